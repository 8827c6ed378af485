package coach_test

import (
	"context"
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/technique"
)

// sameStep are examples that an easier technique always tells as well. Type 4 of a loop, of an extended rectangle and of a BUG is
// type 3 seen from the other side where the extra candidates are of two digits: but for the two cells, the open cells of the unit
// hold all its digits but the one that has its places in the two, one digit more than they are cells; with one of the two they make a
// naked subset. (Were the extra candidates of one digit, type 2 would remove it elsewhere.) A rectangle leaves such subsets to type 4.
var sameStep = map[string]string{
	"bug-type-4":                  "bug-type-3",
	"unique-loop-4":               "unique-loop-3",
	"extended-unique-rectangle-4": "extended-unique-rectangle-3",
	"bug-lite-4":                  "bug-lite-3",
}

// TestExamplesNeedTheirTechnique holds what 'teach' shows to steps that nothing easy makes: no technique before it, up to the
// level hard, removes or places all the same. A fish may be another pattern of its digit.
func TestExamplesNeedTheirTechnique(t *testing.T) {
	for i, rung := range technique.Standard {
		lesson, err := coach.Teach(context.Background(), rung.Technique)
		if err != nil {
			t.Fatal(err)
		}
		want := append(slices.Clone(lesson.Step.Eliminations), lesson.Step.Placements...)
		v := deduce.NewView(context.Background(), lesson.Example.Board())
		for _, before := range technique.Standard[:i] {
			if technique.GradeOf(before.Technique).Level > deduce.Hard || !technique.Everything.Has(before.Technique) ||
				rung.Shape == deduce.ShapeFish && ofOneDigit(before.Shape) || sameStep[rung.Name] == before.Name {
				continue
			}
			v.Find(before.Technique, func(other *deduce.Step) bool {
				got := comesTo(other, lesson.Example.Board())
				more := slices.ContainsFunc(want, func(x board.Candidate) bool { return !slices.Contains(got, x) })
				if !more {
					t.Errorf("%s: %s makes the same step", rung.Name, before.Name)
				}
				return more
			})
		}
	}
}

// comesTo is what a step concludes, with what its placements remove.
func comesTo(s *deduce.Step, b *board.Board) []board.Candidate {
	out := append(slices.Clone(s.Eliminations), s.Placements...)
	for _, x := range s.Placements {
		for c := range x.Cell.Peers().All() {
			out = append(out, board.Candidate{Cell: c, Digit: x.Digit})
		}
		for d := range b.Candidates(x.Cell).Without(x.Digit).All() {
			out = append(out, board.Candidate{Cell: x.Cell, Digit: d})
		}
	}
	return out
}

// ofOneDigit reports whether patterns of a shape have one digit, as fish have.
func ofOneDigit(s deduce.Shape) bool {
	switch s {
	case deduce.ShapeFish, deduce.ShapeTurbot, deduce.ShapeEmptyRectangle, deduce.ShapeColors, deduce.ShapeMultiColors:
		return true
	}
	return false
}
