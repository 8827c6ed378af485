package deduce_test

import (
	"context"
	"testing"

	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/technique"
	"deduku/deduce/technique/fish"
)

// Puzzles on which a technique that assumes one solution applies.
const (
	single  = "6...7.........42...4.68..59....5...2.749.....2....6.8.9...3...835.729............"
	several = "6...7.........42.....68..59....5...2.749.....2....6.8.9...3...835.729............" // a given less
	none    = "66..7.........42...4.68..59....5...2.749.....2....6.8.9...3...835.729............"
)

// TestLaddersFor gives what assumes one solution to puzzles that have one, and to no other: on several it would "solve" them
// without a guess.
func TestLaddersFor(t *testing.T) {
	ladders := deduce.Guard(technique.Standard, search.Single)
	for _, test := range []struct {
		name, puzzle string
		assumes      bool
		ends         deduce.Kind
	}{
		{"one solution", single, true, deduce.Solved},
		{"several", several, false, deduce.Stuck},
		{"none", none, false, deduce.Unsolvable},
	} {
		puzzle, err := jsonl.ReadGrid(test.puzzle)
		if err != nil {
			t.Fatal(err)
		}
		ladder := ladders.For(puzzle)
		solver := deduce.New(puzzle, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
		if err := solver.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		log := solver.Log()
		assumed := false
		for i := range log.Steps {
			assumed = assumed || log.Steps[i].Technique != nil && log.Steps[i].Technique.Assumes
		}
		if got := log.Last().Kind; assumed != test.assumes || got != test.ends {
			t.Errorf("%s: ends %v and assumes one solution: %v; want %v, %v", test.name, got, assumed, test.ends, test.assumes)
		}
	}
}

// TestLaddersAsk checks that a ladder asks about a puzzle only if the answer makes a difference.
func TestLaddersAsk(t *testing.T) {
	asked := 0
	single := func() bool { asked++; return true }
	if ladder := deduce.Guard(deduce.LadderOf(fish.XWing), nil).Knowing(single); len(ladder) != 1 || asked > 0 {
		t.Errorf("of X-Wing alone %d are left, after %d questions", len(ladder), asked)
	}
	if ladder := deduce.Guard(technique.Standard, search.Single).Knowing(single); len(ladder) != len(technique.Standard) || asked != 1 {
		t.Errorf("of %d techniques %d are left, after %d questions", len(technique.Standard), len(ladder), asked)
	}
}
