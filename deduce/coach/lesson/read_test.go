package lesson

import (
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce/render/wording"
	"deduku/internal/testutil/techniquetest"
)

// TestSpellings reads removals as people write them.
func TestSpellings(t *testing.T) {
	l := lessonOf(t, techniquetest.Named(t, "x-wing"), 0)
	s := &l.Scenes[l.first(Find)]
	for want, all := range map[string][]string{
		"r4c7<>5":           {"r4c7<>5", "R4C7 <> 5", "r4c7 not 5", "r4c7 is not 5", "r4c7 can't be 5"},
		"r4c7<>5, r4c8<>5":  {"r4c7, r4c8<>5", "r4c7 r4c8<>5", "r4c7 r4c8 <> 5", "r4c7 and r4c8 not 5", "r4c7 & r4c8<>5", "r4c78<>5", "r4c7<>5 r4c8<>5"},
		"r4c7<>5, r1c1<>26": {"r4c7<>5 and r1c1<>26", "r4c7 not 5, r1c1 not 26"},
		"r4c7=5":            {"r4c7=5", "r4c7 = 5"},
	} {
		meant, err := s.Read(want, wording.Text{})
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range all {
			got, err := s.Read(text, wording.Text{})
			if err != nil || !slices.EqualFunc(got.Edits, meant.Edits, func(a, b coords.Edit) bool { return a.Candidate == b.Candidate && a.Eliminate == b.Eliminate }) {
				t.Errorf("%q is read as %v, error %v", text, got.Edits, err)
			}
		}
	}
	for _, text := range []string{"r4c7 r4c8", "ab cd", "not 5", "r4c7 not", "and"} {
		if got, err := s.Read(text, wording.Text{}); err == nil {
			t.Errorf("%q is read as %v", text, got.Edits)
		}
	}
}

// TestAbsent answers what is asked together with a candidate that one of its cells lacks: that is passed over, and said.
func TestAbsent(t *testing.T) {
	n := 0
	for _, name := range []string{"x-wing", "skyscraper", "xy-wing"} {
		l := lessonOf(t, techniquetest.Named(t, name), 0)
		for at := range l.Scenes {
			s := &l.Scenes[at]
			if s.About != WhatFollows && s.About != TheStep {
				continue
			}
			b := s.Board(0)
			x := s.Step.Eliminations[0]
			lacking := (board.AllDigits &^ b.Candidates(x.Cell)).First()
			var edits []coords.Edit
			for _, x := range append(s.Step.Eliminations[:len(s.Step.Eliminations):len(s.Step.Eliminations)], board.Candidate{Cell: x.Cell, Digit: lacking}) {
				edits = append(edits, coords.Edit{Candidate: x, Eliminate: true})
			}
			c := Begin(l)
			for c.At < at {
				c.Next()
			}
			judged, err := c.Answer(t.Context(), Answer{Edits: edits}, wording.Text{})
			if err != nil || judged.Grade != Right || !strings.Contains(judged.Why, "can't be "+lacking.String()) {
				t.Errorf("%s, scene %d: %+v, error %v", name, at, judged, err)
			}
			n++
		}
	}
	if n < 9 {
		t.Errorf("%d scenes were answered", n)
	}
}
