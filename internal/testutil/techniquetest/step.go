package techniquetest

import (
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// WellFormed holds a step to what every step is: it concludes something new, and can be told.
func WellFormed(t *testing.T, b *board.Board, step *deduce.Step) {
	t.Helper()
	seen := map[board.Candidate]bool{}
	for _, x := range append(slices.Clone(step.Placements), step.Eliminations...) {
		if !b.Has(x) || b.Digit(x.Cell) != 0 || seen[x] {
			t.Errorf("%v is no candidate, or concluded twice:\n%s", x, Told(step))
		}
		seen[x] = true
	}
	if len(seen) == 0 {
		t.Errorf("a step without conclusion:\n%s", Told(step))
	}
	if len(slices.Collect(step.Truths())) == 0 && (step.Argument == nil || step.Argument.Symmetry == nil) {
		t.Errorf("a step without truths:\n%s", Told(step))
	}
	if (wording.Text{}).Reason(step) == "" {
		t.Errorf("no wording fits:\n%s", Told(step))
	}
	if step.Assumes() != step.Technique.Assumes {
		t.Errorf("the step assumes one solution: %v, its technique: %v:\n%s", step.Assumes(), step.Technique.Assumes, Told(step))
	}
}

// Agrees compares a step with the solution and reports whether they agree.
func Agrees(t *testing.T, solution board.Grid, step *deduce.Step) bool {
	t.Helper()
	agrees := true
	for _, x := range step.Placements {
		if solution[x.Cell] != x.Digit {
			agrees = false
			t.Errorf("%v is wrong:\n%s", x, Told(step))
		}
	}
	for _, x := range step.Eliminations {
		if solution[x.Cell] == x.Digit {
			agrees = false
			t.Errorf("%v is right and was eliminated:\n%s", x, Told(step))
		}
	}
	return agrees
}
