package lesson

import (
	"slices"
	"strings"
	"testing"

	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
)

// TestChainsFirst has the idea of forcing chains follow a chain before it says of a case that it needs none, so that an end is known by then.
func TestChainsFirst(t *testing.T) {
	var text wording.Text
	n := 0
	for l := range everyLesson(t) {
		if l.Technique.Shape != deduce.ShapeForcing {
			continue
		}
		said := ""
		for i := range l.Scenes[:l.first(Seen)] {
			said += l.Scenes[i].Text(text) + " "
		}
		at := strings.Index(said, "That needs no chain.")
		if at < 0 {
			continue
		}
		if n++; !strings.Contains(said[:at], "So ") || strings.Contains(said[at:], ". Then ") {
			t.Errorf("%s: a case without a chain comes before one with a chain: %s", l.Technique.Name, said)
		}
	}
	if n == 0 {
		t.Error("no case needs no chain")
	}
}

// TestCasesAreDrawn has the drawing of forcing chains mark what each case supposes, and its legend say which mark that is.
func TestCasesAreDrawn(t *testing.T) {
	var text wording.Text
	n := 0
	for l, s := range patternScenes(t) {
		if pattern.ShapeOf(s.Step) != deduce.ShapeForcing {
			continue
		}
		b := s.Board(0)
		pic := picture.Draw(&b, s.Step, text.Notation)
		for _, x := range cases(s.Step, &b) {
			if !x.True { // no candidate has two marks
				continue
			}
			n++
			name := "if " + text.NodeIs(pattern.CandidateNode(x.Supposed), true)
			if !slices.ContainsFunc(pic.Jobs(x.Supposed.Cell, x.Supposed.Digit), func(m picture.Mark) bool {
				return strings.Contains(pic.Word(m), name) && slices.Contains(pic.Used(), m)
			}) {
				t.Errorf("%s: %q is not in the legend", l.Technique.Name, name)
			}
		}
		if said := s.legend(0, text); strings.Contains(said, "base") {
			t.Errorf("%s: the legend says %q", l.Technique.Name, said)
		}
	}
	if n == 0 {
		t.Error("no cases were drawn")
	}
}

// TestSetsByLetters has the reason of a step with almost locked sets say which cells each of them has, by the letters that its explanation
// uses.
func TestSetsByLetters(t *testing.T) {
	var text wording.Text
	n := 0
	for l, s := range patternScenes(t) {
		sets := pattern.PartsOf(s.Step, deduce.Set)
		switch pattern.ShapeOf(s.Step) {
		case deduce.ShapeBlossom:
			sets = pattern.PartsOf(s.Step, deduce.Petal)
		case deduce.ShapeAlmostLockedSets:
			sets = append(sets, pattern.PartsOf(s.Step, deduce.Pivot)...)
		default:
			continue
		}
		for k, letter := range pattern.LettersOf(sets) {
			n++
			want := pattern.LetterOf(letter) + " (" + strings.Join(text.Cells(sets[k].Cells), ", ") + ")"
			if reason := text.Reason(s.Step); !strings.Contains(reason, want) {
				t.Errorf("%s: the reason does not say %s: %s", l.Technique.Name, want, reason)
			}
		}
	}
	if n == 0 {
		t.Error("no step has sets")
	}
}

// TestInTheStem says of a blossom that its digit may be in the stem where the stem can be it, and only there.
func TestInTheStem(t *testing.T) {
	var text wording.Text
	said := map[bool]int{}
	for l, s := range patternScenes(t) {
		if pattern.ShapeOf(s.Step) != deduce.ShapeBlossom || s.About != WhatFollows && s.About != aboutNothing {
			continue
		}
		b := s.Board(0)
		told := s.Text(text)
		if s.Told {
			told = strings.Join(explanation.Step(text, s.Step, &b), " ")
		}
		itself := unionOf(&b, pattern.GatherRole(s.Step, deduce.Pivot).Cells)&pattern.GatherRole(s.Step, deduce.Common).Digits != 0
		if said[itself]++; strings.Contains(told, "in a petal or in the stem each time") != itself {
			t.Errorf("%s: the stem can be the digit: %v; it is told: %s", l.Technique.Name, itself, told)
		}
		if strings.Contains(s.legend(0, text), "restricted common") {
			t.Errorf("%s: a stem and a petal have no restricted common", l.Technique.Name)
		}
	}
	if said[true] == 0 {
		t.Error("no stem can be the digit itself")
	}
}

// TestAllThatIsAsked answers one conclusion less than a board asks for: the rest is missing, though another step of the technique may have
// no more.
func TestAllThatIsAsked(t *testing.T) {
	var text wording.Text
	n := 0
	for l := range everyLesson(t) {
		for at := l.first(Find); at < l.first(Wild); at++ {
			s := &l.Scenes[at]
			wanted, _ := s.wanted()
			if len(s.Step.Placements) > 0 || wanted < 2 {
				continue
			}
			for _, given := range []int{wanted - 1, wanted / 2} {
				n++
				c := Begin(l)
				c.enter(at)
				var edits []coords.Edit
				for _, x := range s.Step.Eliminations[:given] {
					edits = append(edits, coords.Edit{Candidate: x, Eliminate: true})
				}
				if judged, err := c.Answer(t.Context(), Answer{Edits: edits}, text); err != nil || judged.Grade != Partly {
					t.Errorf("%s: %d of %d are judged %+v, error %v", l.Technique.Name, given, wanted, judged, err)
				}
			}
		}
	}
	if n == 0 {
		t.Error("no board asks for several")
	}
}
