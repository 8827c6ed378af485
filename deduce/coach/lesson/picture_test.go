package lesson

import (
	"reflect"
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach/lesson/looks"
	"deduku/deduce/coach/lesson/scene"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique/exotic"
)

// TestNamedIsMarked draws the questions on the way to a step: what was named or supposed so far has a mark that the legend explains, and the
// drawing is the same whatever the answer is.
func TestNamedIsMarked(t *testing.T) {
	marked := map[scene.Says]int{}
	words := map[scene.Says]string{scene.HasSet: "almost locked set A", scene.IsStem: "stem", scene.IsPetal: "petal ", scene.IsExocet: "base", scene.Supposes: "taken to be", scene.IsCase: "taken to be", scene.IsSo: "follows"}
	for l := range everyLesson(t) {
		for i := range l.Scenes[:l.First(scene.Seen)] {
			s := &l.Scenes[i]
			if s.About == scene.WhatFollows {
				continue
			}
			pic := s.Picture(0, board.RC)
			for _, lead := range s.Leads {
				word := words[lead.Says]
				if word == "" || lead.Says == scene.IsSo && !slices.ContainsFunc(s.Said(), func(l scene.Lead) bool { return l.Says == scene.Supposes || l.Says == scene.IsCase }) {
					continue
				}
				if lead.Says == scene.IsSo && slices.ContainsFunc(s.Leads, func(l scene.Lead) bool { return l.Says == scene.IsCase || l.Says == scene.Supposes }) {
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
		s := &l.Scenes[l.First(scene.Alike)]
		for i, miss := range s.Misses {
			x, base := miss.Candidate, pattern.GatherRole(s.Shown[i].Step, deduce.BaseCells)
			targets := pattern.GatherRole(s.Shown[i].Step, deduce.Target)
			if !miss.Is || x.Digit == 0 || !base.Cells.Union(targets.Cells).Has(x.Cell) {
				continue
			}
			pic := s.Picture(i, text.Notation)
			if n++; len(pic.Jobs(x.Cell, x.Digit)) == 0 {
				t.Errorf("seed %d: %v has no mark on board %s", seed, x, scene.LetterOf(i))
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
		for i := l.First(scene.Alike); i < l.First(scene.Find); i++ {
			for k := range l.Scenes[i].Shown {
				n++
				b := l.Scenes[i].Board(k)
				if bare := looks.Bare(&b); !bare.Empty() {
					t.Errorf("%s: %v of board %s has a single candidate", l.Technique.Name, bare, scene.LetterOf(k))
				}
			}
		}
	}
	if n == 0 {
		t.Error("no boards look alike")
	}
}
