package lesson

import (
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/clue"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// TestRegions has the cue of a step name what one looks for first: the cell or unit of the cases, the base, the units of the sets; lessons,
// practice and hints have it from one place.
func TestRegions(t *testing.T) {
	var text wording.Text
	for l := range everyLesson(t) {
		for i := range l.Scenes {
			s := &l.Scenes[i]
			if s.Step == nil {
				continue
			}
			switch start := clue.Start(text, s.Step); pattern.ShapeOf(s.Step) {
			case deduce.ShapeBlossom:
				if !strings.HasSuffix(start, ", the stem") || strings.Contains(start, "petal") {
					t.Errorf("%s: it begins at %q", l.Technique.Name, start)
				}
			case deduce.ShapeAlmostLockedSets:
				if !strings.HasSuffix(start, ", where one of the sets is") || strings.Contains(start, " and ") {
					t.Errorf("%s: it begins at %q", l.Technique.Name, start)
				}
			}
			var names []string
			switch pattern.ShapeOf(s.Step) {
			case deduce.ShapeForcing:
				for _, base := range pattern.PartsOf(s.Step, deduce.Base) {
					names = append(text.Cells(base.Cells)[:min(1, base.Cells.Len())], "cases")
					if base.Units != 0 {
						names = []string{text.Units(base.Units), "cases"}
					}
				}
			case deduce.ShapeBlossom:
				names = append(text.Cells(pattern.GatherRole(s.Step, deduce.Pivot).Cells), "the stem", "petals")
			case deduce.ShapeExocet:
				names = []string{text.Notation.Unit(pattern.GatherRole(s.Step, deduce.BaseCells).Cells.CommonUnits().First()), "the base"}
			case deduce.ShapeAlmostLockedSets:
				for _, set := range pattern.PartsOf(s.Step, deduce.Set) {
					if set.Cells.Len() > 1 {
						names = append(names, text.Notation.Unit(set.Cells.CommonUnits().First()))
					}
				}
			}
			for _, name := range names {
				if region := clue.Region(text, s.Step); !strings.Contains(region, name) {
					t.Errorf("%s: the cue %q does not name %s", l.Technique.Name, region, name)
				}
			}
		}
	}
}

// TestHintsHelp has something to say of each question but its answer, at least once, and no hint twice.
func TestHintsHelp(t *testing.T) {
	var text wording.Text
	for l := range everyLesson(t) {
		for i := range l.Scenes[:l.first(Seen)] {
			s := &l.Scenes[i]
			hints := s.hints(text)
			if len(hints) == 0 {
				t.Errorf("%s: nothing helps with %q", l.Technique.Name, s.Asked(text))
			}
			for k, hint := range hints {
				if k > 0 && hint == hints[k-1] {
					t.Errorf("%s: %q is said twice", l.Technique.Name, hint)
				}
			}
			if why := s.Because(text); s.About != WhatFollows && (why == "" || strings.Contains(why, "  ") || strings.Contains(why, " .")) {
				t.Errorf("%s: %q is shown with %q", l.Technique.Name, s.Asked(text), why)
			}
		}
	}
}

// TestHintsGrow has no hint name one digit of which the one before has named several; of a single the cell is not told, which is the answer.
func TestHintsGrow(t *testing.T) {
	var text wording.Text
	for l := range everyLesson(t) {
		for i := range l.Scenes {
			s := &l.Scenes[i]
			hints := s.hints(text)
			for k, hint := range hints {
				if k > 0 && strings.Contains(hint, "one of them is ") && (s.About == between || s.About == seenDigits) {
					t.Errorf("%s: after %q it is only said: %s", l.Technique.Name, hints[k-1], hint)
				}
				if s.About == TheStep && pattern.ShapeOf(s.Step) == deduce.ShapeSingle && strings.HasPrefix(hint, "its cell") {
					t.Errorf("%s: the answer is a hint: %s", l.Technique.Name, hint)
				}
			}
		}
	}
}
