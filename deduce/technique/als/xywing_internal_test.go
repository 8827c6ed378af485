package als

import (
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/chains"
	"deduku/deduce/technique/subsets"
	"deduku/internal/testutil/boardtest"
)

// TestMayWing holds what the doors say of ALS-XY-Wings to the search for them, on the way through hard puzzles: where there
// may be none, there is none.
func TestMayWing(t *testing.T) {
	ladder := deduce.Ladder{}
	for _, technique := range []*deduce.Technique{
		deduce.FullHouse, deduce.NakedSingle, deduce.HiddenSingle, subsets.Pointing, subsets.Claiming, subsets.NakedPair,
		subsets.NakedTriple, subsets.HiddenPair, chains.DiscontinuousNiceLoop, chains.AIC, XZ, XYWing,
	} {
		ladder = append(ladder, deduce.Rung{Technique: technique})
	}
	v := deduce.NewView(t.Context(), new(board.Board))
	var none, some int
	// Puzzles around a tridagon have most of the positions without a wing.
	for _, puzzle := range slices.Concat(boardtest.First(t, "top1465.txt", 300), boardtest.First(t, "tridagon.txt", 50)) {
		s := deduce.New(puzzle, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
		for s.Next() != nil {
			if v.Look(s.Board()); !v.Settled() {
				continue
			}
			found := false
			findFreshXYWing(v, board.AllCells, func(*deduce.Step) bool { found = true; return false })
			may := chainDoors.Of(v).mayWing()
			if found && !may {
				t.Fatalf("%v: an ALS-XY-Wing, of which the doors say nothing", s.Board().Grid())
			}
			if found {
				some++
			}
			if !may {
				none++
			}
		}
	}
	if none < 50 || some < 50 {
		t.Errorf("%d positions with wings, %d where there may be none: too few to tell", some, none)
	}
}
