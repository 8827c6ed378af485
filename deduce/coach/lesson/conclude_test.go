package lesson

import (
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/wording"
	"deduku/internal/testutil/techniquetest"
)

// TestRightStepOfAnother checks answers that are conclusions of another step of the technique, which has more of them than the
// question asked for: as many as it asked for are a whole answer, and fewer are a part.
func TestRightStepOfAnother(t *testing.T) {
	at := func(col int) board.Candidate { return board.Candidate{Cell: board.CellAt(0, col), Digit: 1} }
	s := &Scene{Step: &deduce.Step{Eliminations: []board.Candidate{at(0), at(1)}}}
	other := deduce.Step{Eliminations: []board.Candidate{at(4), at(5), at(6), at(7)}}
	for given, want := range map[int]Judged{
		1: {Grade: Partly, Why: "one more is missing"},
		2: {Grade: Right},
		3: {Grade: Right},
		4: {Grade: Right},
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

// TestWhyRefused checks the words for an answer that doesn't follow: a wrong removal says which cells of the pattern its cell doesn't see,
// alone and after a right one, and a wrong digit says nothing of the kind.
func TestWhyRefused(t *testing.T) {
	var text wording.Text
	removals, digits := 0, 0
	for _, name := range []string{"skyscraper", "xy-wing"} {
		l := lessonOf(t, techniquetest.Named(t, name), 0)
		for at := range l.Scenes {
			s := &l.Scenes[at]
			if s.About != TheStep {
				continue
			}
			refused := func(want string, edits ...coords.Edit) {
				t.Helper()
				c := Begin(l)
				c.enter(at)
				if judged, err := c.Answer(t.Context(), Answer{Edits: edits}, text); err != nil || judged.Grade != Wrong || judged.Why != want {
					t.Errorf("%s, scene %d: %v is judged %+v (%v)\nwant %s", name, at, edits, judged, err, want)
				}
			}
			right := coords.Edit{Candidate: s.Step.Eliminations[0], Eliminate: true}
			b := s.Board(0)
			for c := range b.Open().All() {
				x := board.Candidate{Cell: c, Digit: right.Digit}
				why := NotSo(s.Step, &b, x, text)
				if why == NothingForces || concludes(s.Step, coords.Edit{Candidate: x, Eliminate: true}) {
					continue
				}
				without := search.Of(&b)
				without[c] &^= 1 << (x.Digit - 1)
				if search.Count(&without, 1) == 0 {
					removals++
					refused(why, coords.Edit{Candidate: x, Eliminate: true})
					refused(why+keeps(text.Conclusion(StepOf([]coords.Edit{right})), 1), right, coords.Edit{Candidate: x, Eliminate: true})
				} else if digits < 4 {
					digits++
					refused(NothingForces, coords.Edit{Candidate: x})
				}
			}
		}
	}
	if removals == 0 || digits == 0 {
		t.Errorf("%d removals and %d digits were tried", removals, digits)
	}
}
