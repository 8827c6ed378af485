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

// TestBecauseNeeded holds singles and conflicts to naming the steps that they rest on and none that is superfluous:
// together they leave their truth with what was concluded, and without any one of them it would have more.
func TestBecauseNeeded(t *testing.T) {
	looked := 0
	for i, puzzle := range boardtest.First(t, "top1465.txt", 20) {
		s := deduce.New(puzzle, deduce.Options{Ladder: technique.Choice{Level: deduce.Medium}.Ladder(), Guess: deduce.Random, Seed: uint64(i)})
		if err := s.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		log := s.Log()
		for n := range log.Steps {
			step := &log.Steps[n]
			for k := range step.Because {
				if k > 0 && step.Because[k-1] >= step.Because[k] || step.Because[k] > n {
					t.Fatalf("%v: step %d, %v, rests on %v", puzzle, n+1, step.Kind, step.Because)
				}
			}
			truths := slices.Collect(step.Truths())
			if step.Kind == deduce.Logic || len(truths) != 1 {
				continue
			}
			want := 1
			if step.Kind == deduce.Conflict {
				want = 0
			}
			if got := left(&log, truths[0], step.Because); got != want {
				t.Fatalf("%v: step %d, %v: its because leave %d candidates", puzzle, n+1, step.Kind, got)
			}
			for k := range step.Because {
				rest := slices.Delete(slices.Clone(step.Because), k, k+1)
				if left(&log, truths[0], rest) == want {
					t.Fatalf("%v: step %d, %v, rests on %v, of which %d is superfluous", puzzle, n+1, step.Kind, step.Because, step.Because[k])
				}
			}
			looked++
		}
	}
	if looked < 1000 {
		t.Errorf("only %d steps were looked at", looked)
	}
}

// left is how many candidates a truth has on a board where only some steps of a log were made.
func left(log *deduce.Log, truth deduce.Truth, steps []int) int {
	var gone [board.Cells]board.DigitSet
	for _, n := range steps {
		step := log.Step(n)
		for _, x := range step.Placements {
			gone[x.Cell] |= board.AllDigits.Without(x.Digit)
			for c := range x.Cell.Peers().All() {
				gone[c] = gone[c].With(x.Digit)
			}
		}
		for _, x := range step.Eliminations {
			gone[x.Cell] = gone[x.Cell].With(x.Digit)
		}
	}
	if c, ok := truth.Cell(); ok {
		return (board.AllDigits &^ gone[c]).Len()
	}
	n := 0
	u, d := truth.Unit()
	for c := range u.Cells().All() {
		if !gone[c].Has(d) {
			n++
		}
	}
	return n
}

// TestAlso holds negative deductions to naming every unit in which their digit has one place, whatever took the others.
func TestAlso(t *testing.T) {
	several := 0
	for i, puzzle := range boardtest.First(t, "top1465.txt", 20) {
		s := deduce.New(puzzle, deduce.Options{Guess: deduce.Random, Seed: uint64(i)})
		if err := s.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		log := s.Log()
		trimmed := log.Trim(len(log.Steps) - 1)
		for _, log := range []*deduce.Log{&log, &trimmed} {
			for n, before := range log.Boards {
				step := log.Step(n)
				if step.Kind != deduce.NegDed1 && step.Kind != deduce.NegDed2 {
					continue
				}
				x := step.Placements[0]
				var want, got board.UnitSet
				for _, u := range x.Cell.Units() {
					if places := before.CellsFor(x.Digit).And(u.Cells()); places == board.CellsOf(x.Cell) {
						want |= board.UnitsOf(u)
					}
				}
				for _, p := range step.Parts {
					got |= p.Units
				}
				if want != got {
					t.Fatalf("%v: step %d names the units %v, not %v", puzzle, n, got, want)
				}
				if want.Len() > 1 {
					several++
				}
			}
		}
	}
	if several < 100 {
		t.Errorf("only %d steps hold in several units", several)
	}
}
