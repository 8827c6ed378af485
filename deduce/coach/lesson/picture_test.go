package lesson

import (
	"reflect"
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique/exotic"
)

// TestNamedIsMarked draws the questions on the way to a step: what was named or supposed so far has a mark that the legend explains, and the
// drawing is the same whatever the answer is.
func TestNamedIsMarked(t *testing.T) {
	marked := map[Says]int{}
	words := map[Says]string{hasSet: "almost locked set A", isStem: "stem", isPetal: "petal ", isExocet: "base", supposes: "taken to be", isCase: "taken to be", isSo: "follows"}
	for l := range everyLesson(t) {
		for i := range l.Scenes[:l.first(Seen)] {
			s := &l.Scenes[i]
			if s.About == WhatFollows {
				continue
			}
			pic := s.Picture(0, board.RC)
			for _, lead := range s.Leads {
				word := words[lead.Says]
				if word == "" || lead.Says == isSo && !slices.ContainsFunc(s.said(), func(l Lead) bool { return l.Says == supposes || l.Says == isCase }) {
					continue
				}
				if lead.Says == isSo && slices.ContainsFunc(s.Leads, func(l Lead) bool { return l.Says == isCase || l.Says == supposes }) {
					continue // a new case, in which it is not so
				}
				marked[lead.Says]++
				if !slices.ContainsFunc(pic.Used(), func(m picture.Mark) bool {
					return slices.ContainsFunc(pic.Roles[m], func(noun string) bool { return len(noun) >= len(word) && noun[:len(word)] == word })
				}) {
					t.Errorf("%s, scene %d: nothing is marked as %q", l.Technique.Name, i, word)
				}
			}
			blank := *s
			blank.Cells, blank.Units, blank.Digits = board.CellSet{}, 0, 0
			if other := blank.Picture(0, board.RC); !reflect.DeepEqual(pic, other) {
				t.Errorf("%s, scene %d: the drawing tells the answer", l.Technique.Name, i)
			}
		}
	}
	for says := range words {
		if marked[says] == 0 {
			t.Errorf("no lead of kind %d was drawn", says)
		}
	}
}

// TestTooManyIsMarked has the candidate too many of an exocet's look-alike bear a mark as the others of its cell do, where these have one.
func TestTooManyIsMarked(t *testing.T) {
	var text wording.Text
	n := 0
	for seed := range uint64(4) {
		l := lessonOf(t, exotic.JuniorExocet, seed)
		s := &l.Scenes[l.first(Alike)]
		for i, miss := range s.Misses {
			x, base := miss.Candidate, pattern.GatherRole(s.Shown[i].Step, deduce.BaseCells)
			targets := pattern.GatherRole(s.Shown[i].Step, deduce.Target)
			if !miss.Is || x.Digit == 0 || !base.Cells.Union(targets.Cells).Has(x.Cell) {
				continue
			}
			pic := s.Picture(i, text.Notation)
			if n++; len(pic.Jobs(x.Cell, x.Digit)) == 0 {
				t.Errorf("seed %d: %v has no mark on board %s", seed, x, LetterOf(i))
			}
		}
	}
	if n == 0 {
		t.Error("no exocet has a candidate too many in its base or targets")
	}
}

// TestNothingBareBeside has no look-alike with a cell that has a single candidate, which would be seen first.
func TestNothingBareBeside(t *testing.T) {
	n := 0
	for l := range everyLesson(t) {
		if l.Technique.Shape == deduce.ShapeSingle {
			continue
		}
		for i := l.first(Alike); i < l.first(Find); i++ {
			for k := range l.Scenes[i].Shown {
				n++
				b := l.Scenes[i].Board(k)
				if bare := Bare(&b); !bare.Empty() {
					t.Errorf("%s: %v of board %s has a single candidate", l.Technique.Name, bare, LetterOf(k))
				}
			}
		}
	}
	if n == 0 {
		t.Error("no boards look alike")
	}
}
