package command

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
	atPart(t, teacher, d, "skyscraper", lesson.Wild)
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

// TestWildOwnCases follows the cases of a cell where a Cell Forcing Chain is the next step: what each comes to counts as found, whatever
// technique the step that is made has.
func TestWildOwnCases(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	d, face := onScreen(&now)
	teacher := new(teacher)
	atPart(t, teacher, d, "cell forcing chain", lesson.Wild)
	asked := teacher.course.Lesson.Technique
	before := d.Solver.Log()
	for {
		step := d.Solver.Next()
		if step == nil {
			t.Fatal("the puzzle has no step of the technique")
		}
		if step.Technique == asked {
			break
		}
		before = d.Solver.Log()
	}
	b := *deduce.Resume(before, d.Solving()).Board()
	mine, others := 0, 0
	for c := range b.Open().All() {
		for digit := range b.Candidates(c).All() {
			edits := []coords.Edit{{Candidate: board.Candidate{Cell: c, Digit: digit}, Eliminate: true}}
			d.Solver = deduce.Resume(before, d.Solving())
			if teacher.ownCases(t.Context(), d, edits, d.Settings.Text()) == "" || others == 3 {
				continue
			}
			teacher.found = false
			face.told()
			if _, err := teacher.Fills(t.Context(), d, edits); err != nil {
				t.Fatal(err)
			}
			said := face.told()
			if !strings.Contains(said, "right: ") {
				continue // true, but behind a digit that can be placed
			}
			if !teacher.found {
				t.Errorf("%v does not count: %s", edits, said)
			}
			if strings.Contains(said, "show it, too") {
				others++
			} else {
				mine++
			}
		}
	}
	if others == 0 {
		t.Errorf("nothing that cases show is made by another technique; %d by the lesson's", mine)
	}
}
