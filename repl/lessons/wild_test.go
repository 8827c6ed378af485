package lessons

import (
	"strings"
	"testing"
	"time"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/coach/lesson"
	"deduku/deduce/technique"
)

// TestWildElsewhere types removals on the puzzle of a lesson that none of its techniques gives: where another technique does, they are right
// and made; else, and where they are false, the reply does not say that they are.
func TestWildElsewhere(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	d, face := onScreen(&now)
	teacher := new(teacher)
	for _, args := range [][]string{{"skyscraper"}, {"part"}, {"part"}, {"part"}, {"part"}} {
		if err := teacher.run(t.Context(), d, args); err != nil {
			t.Fatal(err)
		}
	}
	way := teacher.course.Scene().Way
	start := d.Solver.Log()
	puzzle := search.OfGrid(start.Puzzle)
	solution, _ := search.Solve(&puzzle)
	b := *d.Solver.Board()
	right, wrong := 0, 0
	for c := range b.Open().All() {
		for digit := range b.Candidates(c).All() {
			edits := []coords.Edit{{Candidate: board.Candidate{Cell: c, Digit: digit}, Eliminate: true}}
			if isTrue := digit != solution[c]; isTrue && right == 3 || !isTrue && wrong == 3 {
				continue
			}
			d.Solver = deduce.Resume(start, d.Solving())
			if steps, _ := coach.GivingAll(t.Context(), d.Solver, way, edits); steps != nil {
				continue
			}
			steps, _ := coach.GivingAll(t.Context(), d.Solver, technique.Everything.Ladder(), edits)
			if steps != nil && coach.Behind(steps, edits) {
				continue
			}
			face.told()
			if _, err := teacher.Fills(t.Context(), d, edits); err != nil {
				t.Fatal(err)
			}
			said := face.told()
			if steps != nil {
				right++
				if !strings.Contains(said, "right: ") || d.Solver.Board().Candidates(c).Has(digit) {
					t.Errorf("%v is not made: %s", edits, said)
				}
				continue
			}
			wrong++
			if strings.Contains(said, "not so") || !strings.Contains(strings.ToLower(said), lesson.NothingForces) || !d.Solver.Board().Candidates(c).Has(digit) {
				t.Errorf("of %v it is said: %s", edits, said)
			}
		}
	}
	if right == 0 || wrong == 0 {
		t.Errorf("%d removals are given by other techniques, %d by none", right, wrong)
	}
}
