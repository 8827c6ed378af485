package search

import (
	"testing"

	"deduku/internal/testutil/boardtest"
)

// TestConflict damages one given of puzzles so that no solution is left: the givens that are named have none, and whichever of them
// is left out, the rest have one.
func TestConflict(t *testing.T) {
	t.Parallel()
	tried := 0
	for i, puzzle := range boardtest.First(t, "mixed.txt", 200) {
		for c, d := range puzzle {
			if d != 0 {
				puzzle[c] = d%9 + 1
				break
			}
		}
		if p := OfGrid(puzzle); i%5 > 0 || Count(&p, 1) > 0 {
			continue
		}
		tried++
		conflict, err := Conflict(t.Context(), puzzle)
		if err != nil {
			t.Fatal(err)
		}
		if p := OfGrid(conflict); Count(&p, 1) > 0 || conflict.Len() == 0 {
			t.Errorf("%v: %v has a solution", puzzle, conflict)
		}
		for c, d := range conflict {
			if d == 0 {
				continue
			}
			if puzzle[c] != d {
				t.Errorf("%v: r%dc%d isn't a given", puzzle, c/9+1, c%9+1)
			}
			without := conflict
			without[c] = 0
			if p := OfGrid(without); Count(&p, 1) == 0 {
				t.Errorf("%v: %v has no solution without r%dc%d either", puzzle, conflict, c/9+1, c%9+1)
			}
		}
	}
	if tried == 0 {
		t.Error("no puzzle was tried")
	}
}
