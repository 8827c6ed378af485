package coach_test

import (
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/technique"
	"deduku/deduce/technique/fish"
)

// TestMakeTyped logs of a step what was typed of it and no more, and nothing of what no step gives.
func TestMakeTyped(t *testing.T) {
	lesson, err := coach.Teach(t.Context(), fish.XWing)
	if err != nil {
		t.Fatal(err)
	}
	x := lesson.Step.Eliminations[0]
	edit := coords.Edit{Candidate: x, Eliminate: true, Column: 3}
	log := lesson.Example.Log()
	before := len(log.Steps)
	made, _, err := coach.MakeTyped(t.Context(), lesson.Example, deduce.LadderOf(fish.XWing), []coords.Edit{edit})
	if err != nil || len(made) != 1 || made[0].Technique != fish.XWing {
		t.Fatalf("made %v, error %v", made, err)
	}
	log = lesson.Example.Log()
	if last := log.Last(); len(log.Steps) != before+1 || len(last.Eliminations) != 1 || last.Eliminations[0] != x {
		t.Errorf("the log ends with %+v", log.Last())
	}
	b := lesson.Example.Board()
	c := b.Open().First()
	for d := range b.Candidates(c).All() {
		guess := coords.Edit{Candidate: board.Candidate{Cell: c, Digit: d}}
		if made, _, err := coach.MakeTyped(t.Context(), lesson.Example, technique.Everything.Ladder()[:1], []coords.Edit{guess}); err != nil || made != nil {
			t.Errorf("%v is made by %v, error %v", guess, made, err)
		}
	}
	if log := lesson.Example.Log(); len(log.Steps) != before+1 {
		t.Errorf("the log has %d steps", len(log.Steps))
	}
}

// TestMakeTypedBehind logs a digit that is a single behind one more step together with that step, and other digits not.
func TestMakeTypedBehind(t *testing.T) {
	behind := 0
	for _, rung := range technique.Standard[3:20] {
		tech := rung.Technique
		taught, err := coach.Teach(t.Context(), tech)
		if err != nil {
			t.Fatal(err)
		}
		ladder := deduce.LadderOf(deduce.FullHouse, deduce.NakedSingle, deduce.HiddenSingle, tech)
		was := *taught.Example.Board()
		after := was
		for _, x := range taught.Step.Eliminations {
			after.Eliminate(x.Cell, x.Digit)
		}
		for c := range after.Open().All() {
			for d := range after.Candidates(c).All() {
				if alone(&was, c, d) || !alone(&after, c, d) {
					continue
				}
				on := deduce.Resume(taught.Example.Log(), deduce.Options{})
				made, _, err := coach.MakeTyped(t.Context(), on, ladder, []coords.Edit{{Candidate: board.Candidate{Cell: c, Digit: d}}})
				if err != nil {
					t.Fatal(err)
				}
				if len(made) != 2 || made[0].Technique != tech || on.Board().Digit(c) != d {
					t.Errorf("%d in %v is a single behind %s, and made by %v", d, c, tech.Title, made)
				}
				behind++
			}
		}
	}
	if behind < 10 {
		t.Errorf("only %d digits were tried", behind)
	}
}

// alone reports whether a digit is alone in a cell, or the cell is its only place in a unit.
func alone(b *board.Board, c board.Cell, d board.Digit) bool {
	for _, u := range c.Units() {
		if b.Candidates(c).Has(d) && b.Spots(u, d).Single() {
			return true
		}
	}
	return b.Candidates(c) == board.Digits(d)
}

// TestMakeTypedRuledOut logs nothing of a removal that only a digit rules out which can be placed, and says that; the digit itself it logs.
func TestMakeTypedRuledOut(t *testing.T) {
	taught, err := coach.Teach(t.Context(), deduce.HiddenSingle)
	if err != nil {
		t.Fatal(err)
	}
	on := taught.Example
	placed := taught.Step.Placements[0]
	ladder := deduce.LadderOf(deduce.FullHouse, deduce.NakedSingle, deduce.HiddenSingle, fish.XWing)
	log := on.Log()
	before, tried := len(log.Steps), 0
	for c := range placed.Cell.Peers().And(on.Board().Open()).All() {
		x := board.Candidate{Cell: c, Digit: placed.Digit}
		if !on.Board().Has(x) {
			continue
		}
		tried++
		made, behind, err := coach.MakeTyped(t.Context(), on, ladder, []coords.Edit{{Candidate: x, Eliminate: true}})
		if log := on.Log(); err != nil || made != nil || !behind || len(log.Steps) != before {
			t.Errorf("%v removed: made %v, behind a digit: %v, error %v", x, made, behind, err)
		}
	}
	if tried == 0 {
		t.Fatal("the digit rules nothing out")
	}
	made, behind, err := coach.MakeTyped(t.Context(), on, ladder, []coords.Edit{{Candidate: placed}})
	if err != nil || behind || len(made) != 1 || on.Board().Digit(placed.Cell) != placed.Digit {
		t.Errorf("%v placed: made %v, behind a digit: %v, error %v", placed, made, behind, err)
	}
}
