package picture_test

import (
	"slices"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/picture"
	"deduku/deduce/technique"
)

// TestRays draws the hidden singles of a puzzle: a line ends in each cell that a blocker rules out, not in the farthest one alone.
func TestRays(t *testing.T) {
	puzzle, err := format.Parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
	if err != nil {
		t.Fatal(err)
	}
	solver := deduce.New(puzzle.Givens, deduce.Options{Ladder: technique.Everything.Ladder(), Guess: deduce.NoGuess})
	several := 0
	for range 30 {
		before := *solver.Board()
		step := solver.Next()
		if step == nil {
			break
		}
		u := pattern.GatherRole(step, deduce.LastPlace).Units
		if pattern.ShapeOf(step) != deduce.ShapeSingle || u == 0 {
			continue
		}
		pic := picture.Draw(&before, step, board.RC)
		for _, h := range pattern.Hatching(&before, step.Placements[0], u.First()) {
			if h.Cells.Len() > 1 {
				several++
			}
			for c := range h.Cells.All() {
				if !slices.Contains(pic.Rays, picture.Ray{From: h.Blocker, To: c}) {
					t.Errorf("%v: no line from %v to %v", step.Placements, h.Blocker, c)
				}
			}
		}
	}
	if several == 0 {
		t.Error("no blocker rules out several cells")
	}
}
