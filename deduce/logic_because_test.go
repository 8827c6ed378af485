package deduce_test

import (
	"context"
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// removers are, of each candidate that is gone, the number of the step that removed it.
type removers [board.Cells][board.ByDigit]int

// note takes in step n, made on a board.
func (r *removers) note(n int, step *deduce.Step, before *board.Board) {
	gone := func(c board.Cell, d board.Digit) {
		if r[c][d] == 0 && before.Candidates(c).Has(d) {
			r[c][d] = n
		}
	}
	for _, x := range step.Placements {
		for d := range board.AllDigits.Without(x.Digit).All() {
			gone(x.Cell, d)
		}
		for c := range x.Cell.Peers().All() {
			gone(c, x.Digit)
		}
	}
	for _, x := range step.Eliminations {
		gone(x.Cell, x.Digit)
	}
}

// of adds to numbers those of the steps that removed what a truth misses.
func (r *removers) of(truth deduce.Truth, before *board.Board, numbers []int) []int {
	if c, ok := truth.Cell(); ok {
		for d := range (board.AllDigits &^ before.Candidates(c)).All() {
			numbers = append(numbers, r[c][d])
		}
		return numbers
	}
	u, d := truth.Unit()
	for c := range u.Cells().All() {
		if !before.Candidates(c).Has(d) {
			numbers = append(numbers, r[c][d])
		}
	}
	return numbers
}

// TestBecauseOfLogic holds the steps of techniques to naming each step that removed what their truths miss, once, in order, and
// no other.
func TestBecauseOfLogic(t *testing.T) {
	looked := 0
	for _, puzzle := range boardtest.First(t, "top1465.txt", 40) {
		s := deduce.New(puzzle, deduce.Options{Ladder: technique.Everything.Ladder(), Guess: deduce.NoGuess})
		if err := s.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		log := s.Log()
		var by removers
		for n, before := range log.Boards {
			step := log.Step(n)
			truths := slices.Collect(step.Truths())
			if step.Kind == deduce.Logic && len(truths) > 1 && (step.Argument == nil || step.Argument.Symmetry == nil) {
				var want []int
				for _, truth := range truths {
					want = by.of(truth, before, want)
				}
				if step.Argument != nil {
					for c := range step.Argument.Deadly.All() {
						want = by.of(deduce.CellTruth(c), before, want)
					}
				}
				slices.Sort(want)
				if want = slices.Compact(want); !slices.Equal(step.Because, want) {
					t.Fatalf("%v: step %d, %s, rests on %v, want %v", puzzle, n, step.Technique.Title, step.Because, want)
				}
				looked++
			}
			for k := range step.Because {
				if k > 0 && step.Because[k-1] >= step.Because[k] || step.Because[k] >= n {
					t.Fatalf("%v: step %d, %v, rests on %v", puzzle, n, step.Kind, step.Because)
				}
			}
			by.note(n, step, before)
		}
	}
	if looked < 200 {
		t.Errorf("only %d steps were looked at", looked)
	}
}
