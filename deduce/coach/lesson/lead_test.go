package lesson

import (
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique/als"
)

// TestLeads has something said before what follows is asked, in every lesson but those of singles, and no lead that says nothing.
func TestLeads(t *testing.T) {
	var text wording.Text
	for l := range everyLesson(t) {
		var said strings.Builder
		for i := range l.Scenes[:l.first(Seen)] {
			s := &l.Scenes[i]
			b := s.Board(0)
			for k := range s.Leads {
				lead := s.Leads[k].Text(text, s.Step, &b)
				if lead == "" && s.Leads[k].Says != goesThrough {
					t.Errorf("%s: a lead of kind %d says nothing", l.Technique.Name, s.Leads[k].Says)
				}
				said.WriteString(lead + "\n")
			}
			if s.About == WhatFollows && len(s.Leads) == 0 && l.Technique.Shape != deduce.ShapeSingle {
				t.Errorf("%s: %q comes without a reason", l.Technique.Name, s.Text(text))
			}
		}
		checkCases(t, &l.Scenes[0], said.String())
	}
}

// checkCases has every case of a forcing chain named, and the cell or unit that they are cases of.
func checkCases(t *testing.T, s *Scene, said string) {
	t.Helper()
	var text wording.Text
	if pattern.ShapeOf(s.Step) != deduce.ShapeForcing || isConclusion(s.Step, s.Step.Argument.Links[0].From) {
		return
	}
	for _, branch := range pattern.Branches(s.Step.Argument.Links) {
		if named := " case: " + text.NodeIs(branch[0].From, !branch[0].Strong) + "."; !strings.Contains(said, named) {
			t.Errorf("%s: it is not said: %s", s.Step.Technique.Name, named)
		}
	}
	if base := pattern.PartsOf(s.Step, deduce.Base); len(base) > 0 && !strings.Contains(said, "Try each case.") {
		t.Errorf("%s: the cases have no beginning: %s", s.Step.Technique.Name, said)
	}
}

// TestStem has the stem of a death blossom named before a question speaks of what it is.
func TestStem(t *testing.T) {
	var text wording.Text
	for seed := range uint64(3) {
		l := lessonOf(t, als.DeathBlossom, seed)
		stem := pattern.GatherRole(l.Scenes[0].Step, deduce.Pivot).Cells
		if stem.Len() != 1 {
			t.Fatalf("the stem is %v", stem)
		}
		if said := l.Scenes[0].Text(text); !strings.HasPrefix(said, "The stem: "+text.Notation.Cell(stem.First())+".") {
			t.Errorf("the lesson begins with %q", said)
		}
		for i := range l.Scenes[:l.first(Seen)] {
			if s := &l.Scenes[i]; s.About == without && s.Given.Cells.Len() == 1 && strings.Contains(s.Because(text), "as many digits as cells") {
				t.Errorf("of one cell it is said: %q", s.Because(text))
			}
		}
	}
}
