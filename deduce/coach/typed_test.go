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
	made, err := coach.MakeTyped(t.Context(), lesson.Example, deduce.LadderOf(fish.XWing), []coords.Edit{edit})
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
		if made, err := coach.MakeTyped(t.Context(), lesson.Example, technique.Everything.Ladder()[:1], []coords.Edit{guess}); err != nil || made != nil {
			t.Errorf("%v is made by %v, error %v", guess, made, err)
		}
	}
	if log := lesson.Example.Log(); len(log.Steps) != before+1 {
		t.Errorf("the log has %d steps", len(log.Steps))
	}
}
