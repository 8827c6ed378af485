package deduce_test

import (
	"context"
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/deduce/technique/fish"
	"deduku/deduce/technique/singledigit"
	"deduku/deduce/technique/subsets"
	"deduku/internal/testutil/boardtest"
)

// pointed is a puzzle that singles do not solve.
const pointed = "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57"

// TestApplyNames applies steps of a technique that is not on the solver's ladder: the log names it from then on,
// once, and a log that was taken before does not.
func TestApplyNames(t *testing.T) {
	names := func(l deduce.Log) (all []string) {
		for _, tech := range l.Techniques {
			all = append(all, tech.Name)
		}
		return all
	}
	for _, puzzle := range boardtest.Puzzles(t, "top1465.txt") {
		s := deduce.New(puzzle, deduce.Options{Guess: deduce.NoGuess})
		if err := s.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		var found []deduce.Step
		s.Find(context.Background(), subsets.Pointing, func(step deduce.Step) bool {
			found = append(found, step)
			return true
		})
		if len(found) < 2 {
			continue
		}
		before := s.Log()
		for _, step := range found[:2] {
			s.Apply(step)
		}
		if got, want := names(s.Log()), []string{"naked-single", "hidden-single", "pointing"}; !slices.Equal(got, want) {
			t.Errorf("the log names %v, want %v", got, want)
		}
		if got, want := names(before), []string{"naked-single", "hidden-single"}; !slices.Equal(got, want) {
			t.Errorf("the log taken before names %v now, want %v", got, want)
		}
		return
	}
	t.Error("no puzzle has two steps to apply")
}

// TestApplyShares lets two solvers with one ladder apply steps of techniques that are not on it: each log names its own.
func TestApplyShares(t *testing.T) {
	ladder := make(deduce.Ladder, 0, 10)
	ladder = append(ladder, deduce.Classic...)
	puzzle := boardtest.Grid(t, pointed)
	var logs []deduce.Log
	for _, tech := range []*deduce.Technique{singledigit.Skyscraper, fish.XWing} {
		s := deduce.New(puzzle, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
		open := s.Board().Open().First()
		s.Apply(deduce.Step{
			Kind: deduce.Logic, Technique: tech,
			Eliminations: []board.Candidate{{Cell: open, Digit: s.Board().Candidates(open).First()}},
		})
		logs = append(logs, s.Log())
	}
	for i, want := range []*deduce.Technique{singledigit.Skyscraper, fish.XWing} {
		if got := logs[i].Techniques; got[len(got)-1].Name != want.Name {
			t.Errorf("log %d names %s, want %s", i, got[len(got)-1].Name, want.Name)
		}
	}
}

// TestForeseeStuck foresees a step after the log came to its end for want of techniques.
func TestForeseeStuck(t *testing.T) {
	s := deduce.New(boardtest.Grid(t, pointed), deduce.Options{Guess: deduce.NoGuess})
	if err := s.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	if _, ok := s.Foresee(context.Background()); ok {
		t.Error("a stuck solver foresees a step with the techniques that it has")
	}
	s.Use(deduce.Options{Ladder: technique.Standard, Guess: deduce.NoGuess})
	step, ok := s.Foresee(context.Background())
	if !ok || step.Kind != deduce.Logic {
		t.Fatalf("foresees %v, %v with all techniques", step.Kind, ok)
	}
	n := len(s.Log().Steps)
	s.Apply(step)
	if log := s.Log(); len(log.Steps) != n || log.Last().Kind != deduce.Logic {
		t.Errorf("%d steps, the last %v; want it instead of the end", len(log.Steps), log.Last().Kind)
	}
}

// TestForeseeEnds foresees nothing where the next step is no deduction.
func TestForeseeEnds(t *testing.T) {
	for _, test := range []struct {
		name, puzzle string
		stop         deduce.Kind // the first step of this kind is the last
	}{
		{"after a conflict", "1.......8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3", deduce.Conflict},
		{"after the solution", sparse, deduce.Solved},
		{"after it was found to have none", "12345678.........9...............................................................", deduce.Unsolvable},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := deduce.New(boardtest.Grid(t, test.puzzle), deduce.Options{Guess: deduce.Fewest})
			for step := s.Next(); step != nil && step.Kind != test.stop; step = s.Next() {
			}
			if log := s.Log(); log.Last().Kind != test.stop {
				t.Fatalf("it ends with %v", log.Last().Kind)
			}
			if step, ok := s.Foresee(context.Background()); ok {
				t.Errorf("foresees %v", step)
			}
		})
	}
}

// TestForeseeIsNext compares what is foreseen with the next step, all along a log, and holds Foresee to changing nothing.
func TestForeseeIsNext(t *testing.T) {
	s := deduce.New(boardtest.Grid(t, pointed), deduce.Options{Ladder: technique.Everything.Ladder(), Guess: deduce.NoGuess})
	for {
		before := *s.Board()
		foreseen, ok := s.Foresee(context.Background())
		if *s.Board() != before {
			t.Fatal("Foresee changed the board")
		}
		next := s.Next()
		if next == nil {
			return
		}
		deduction := next.Kind.Deduces()
		if ok != deduction || ok && (foreseen.Kind != next.Kind || foreseen.Technique != next.Technique ||
			!slices.Equal(foreseen.Placements, next.Placements) || !slices.Equal(foreseen.Eliminations, next.Eliminations) ||
			!slices.Equal(foreseen.Because, next.Because)) {
			t.Fatalf("foreseen %+v, %v\nnext %+v", foreseen, ok, *next)
		}
	}
}

// TestWithoutKeepsPremises clears a cell of a log with guesses behind it: the other premises stay, also one that was
// made after the guess was taken back, and the steps behind the guess go.
func TestWithoutKeepsPremises(t *testing.T) {
	s := takenBack(t)
	cells := s.Board().Open()
	first, second := cells.First(), cells.Rest().First()
	held := board.Candidate{Cell: first, Digit: s.Board().Candidates(first).First()}
	denied := board.Candidate{Cell: second, Digit: s.Board().Candidates(second).Without(held.Digit).First()}
	if err := s.Deny(denied); err != nil {
		t.Fatal(err)
	}
	if err := s.Suppose(held); err != nil {
		t.Fatal(err)
	}
	log, err := s.Without(held.Cell)
	if err != nil {
		t.Fatal(err)
	}
	premises := log.Premises()
	if len(premises) != 1 || len(premises[0].Eliminations) != 1 || premises[0].Eliminations[0] != denied {
		t.Fatalf("%d premises are left, want the one against %v", len(premises), denied)
	}
	for _, step := range log.Steps {
		if step.Kind == deduce.Guess || step.Kind == deduce.Backtrack {
			t.Errorf("a %v is left", step.Kind)
		}
	}
	if left := deduce.Resume(log, deduce.Options{}); left.Board().Has(denied) || left.Board().Digit(held.Cell) != 0 {
		t.Error("the board that is left does not fit the log")
	}
}

// takenBack is a solver whose last step took back its only open guess.
func takenBack(t *testing.T) *deduce.Solver {
	t.Helper()
	for seed := range uint64(50) {
		s := deduce.New(boardtest.Grid(t, pointed), deduce.Options{Guess: deduce.Random, Seed: seed})
		for step := s.Next(); step != nil; step = s.Next() {
			if step.Kind == deduce.Backtrack && s.Guesses() == 0 {
				return s
			}
		}
	}
	t.Fatal("no guess was taken back")
	return nil
}
