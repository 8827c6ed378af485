package coach_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/technique"
)

// sameStep are examples that an easier technique tells as well: the patterns are the same in other words, or it would take a
// position with so much more to see that it teaches less.
var sameStep = map[string]string{
	"bug-lite-1":                "bug+1",
	"als-xz":                    "w-wing",
	"als-chain":                 "skyscraper turbot-fish simple-colors-trap",
	"siamese-sashimi-jellyfish": "remote-pair",
	"sashimi-leviathan":         "w-wing",
	"finned-mutant-x-wing":      "uniqueness-test-3",
	"avoidable-rectangle-2":     "naked-quadruple",
	"bug-type-4":                "bug-type-3",
	"uniqueness-test-6":         "w-wing",
	"rectangle-death-blossom":   "naked-triple",
}

// TestExamplesNeedTheirTechnique holds what 'teach' shows to steps that nothing easy makes: no technique before it, up to the
// level hard, removes or places all the same. A fish may be another pattern of its digit.
func TestExamplesNeedTheirTechnique(t *testing.T) {
	for i, rung := range technique.Standard {
		lesson, err := coach.Teach(context.Background(), rung.Technique)
		if err != nil {
			t.Fatal(err)
		}
		want := conclusions(lesson.Step)
		v := deduce.NewView(context.Background(), lesson.Example.Board())
		for _, before := range technique.Standard[:i] {
			if technique.GradeOf(before.Technique).Level > deduce.Hard || !technique.Everything.Has(before.Technique) ||
				rung.Shape == deduce.ShapeFish && ofOneDigit(before.Shape) || slices.Contains(strings.Fields(sameStep[rung.Name]), before.Name) {
				continue
			}
			v.Find(before.Technique, func(other *deduce.Step) bool {
				got := conclusions(other)
				more := slices.ContainsFunc(want, func(x board.Candidate) bool { return !slices.Contains(got, x) })
				if !more {
					t.Errorf("%s: %s makes the same step", rung.Name, before.Name)
				}
				return more
			})
		}
	}
}

func conclusions(s *deduce.Step) []board.Candidate {
	return append(slices.Clone(s.Eliminations), s.Placements...)
}

// ofOneDigit reports whether patterns of a shape have one digit, as fish have.
func ofOneDigit(s deduce.Shape) bool {
	switch s {
	case deduce.ShapeFish, deduce.ShapeTurbot, deduce.ShapeEmptyRectangle, deduce.ShapeColors, deduce.ShapeMultiColors:
		return true
	}
	return false
}
