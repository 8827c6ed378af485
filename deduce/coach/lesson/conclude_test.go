package lesson

import (
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/coach/lesson/scene"
	"deduku/deduce/render/wording"
)

// TestRightStepOfAnother checks answers that are conclusions of another step of the technique, which has more of them than the
// question asked for: as many as it asked for are a whole answer, and fewer are a part.
func TestRightStepOfAnother(t *testing.T) {
	at := func(col int) board.Candidate { return board.Candidate{Cell: board.CellAt(0, col), Digit: 1} }
	s := &scene.Scene{Step: &deduce.Step{Eliminations: []board.Candidate{at(0), at(1)}}}
	other := deduce.Step{Eliminations: []board.Candidate{at(4), at(5), at(6), at(7)}}
	for given, want := range map[int]scene.Judged{
		1: {Grade: scene.Partly, Why: "one more is missing"},
		2: {Grade: scene.Right},
		3: {Grade: scene.Right},
		4: {Grade: scene.Right},
	} {
		var edits []coords.Edit
		for _, x := range other.Eliminations[:given] {
			edits = append(edits, coords.Edit{Candidate: x, Eliminate: true})
		}
		answer := &coach.Answer{Verdict: coach.Partly, Given: given, Of: 4, Steps: []deduce.Step{other}}
		if given == 4 {
			answer.Verdict = coach.Right
		}
		got := new(Course).rightStep(s, edits, answer, wording.Text{})
		if got.Grade != want.Grade || got.Why != want.Why {
			t.Errorf("%d of 4 after a question for 2: %+v, want %+v", given, got, want)
		}
	}
}
