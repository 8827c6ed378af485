package lesson

import (
	"slices"

	"deduku/board"
	"deduku/deduce/render/wording"
)

// Grade is what an answer is worth.
type Grade int

// The grades.
const (
	Wrong  Grade = iota
	Partly       // nothing of it is wrong, and something is missing
	Right
)

// Judged is an answer with its grade, and what there is to say of it from the board.
type Judged struct {
	Grade Grade
	Why   string
}

// Judge judges an answer to a question about what is shown. Of [TheStep] and [ThePuzzle] a [Course] judges: steps are looked for.
func (s *Scene) Judge(a Answer, t wording.Text) Judged {
	switch s.Asks {
	case Units:
		return s.graded((a.Units &^ s.Units).Len(), (s.Units &^ a.Units).Len(), func() string { return s.whyNotUnits(a.Units&^s.Units, t) })
	case Cells:
		return s.graded(a.Cells.Minus(s.Cells).Len(), s.Cells.Minus(a.Cells).Len(), func() string { return s.whyNotCells(a.Cells.Minus(s.Cells), t) })
	case Digits:
		return s.graded((a.Digits &^ s.Digits).Len(), (s.Digits &^ a.Digits).Len(), func() string { return s.whyNotDigits(a.Digits&^s.Digits, t) })
	case Letter:
		if a.Letter == s.Letter {
			return Judged{Right, ""}
		}
		return Judged{Wrong, s.MissText(a.Letter, t)}
	case Conclusions:
		return s.judgeConclusions(a, t)
	}
	return Judged{}
}

// graded is the grade of an answer with so much that is wrong and so much missing.
func (s *Scene) graded(wrong, missing int, why func() string) Judged {
	switch {
	case wrong > 0:
		return Judged{Wrong, why()}
	case missing == 0:
		return Judged{Right, ""}
	case missing == 1:
		return Judged{Partly, "one more is missing"}
	}
	return Judged{Partly, wording.NumberWord(missing) + " more are missing"}
}

// judgeConclusions compares edits with what the step concludes.
func (s *Scene) judgeConclusions(a Answer, t wording.Text) Judged {
	b := s.Board(0)
	placed, removed := edited(asRemovals(a.Edits, s.Step, &b))
	for _, x := range slices.Concat(placed, removed) {
		if !slices.Contains(s.Step.Placements, x) && slices.Contains(placed, x) ||
			!slices.Contains(s.Step.Eliminations, x) && slices.Contains(removed, x) {
			return Judged{Wrong, NotSo(s.Step, &b, x, t)}
		}
	}
	missing := len(s.Step.Placements) + len(s.Step.Eliminations) - len(placed) - len(removed)
	if len(placed) > 0 && len(placed) == len(s.Step.Placements) {
		missing = 0
	}
	return s.graded(0, missing, nil)
}

// Board is one of the boards of a scene, from 0; of most there is one.
func (s *Scene) Board(i int) board.Board { return boardOf(s.Shown[i].Position) }
