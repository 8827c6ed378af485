package lesson

import (
	"slices"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// Grade is what an answer is worth.
type Grade int

// The grades.
const (
	Wrong  Grade = iota
	Partly       // nothing of it is wrong, and something is missing
	Right
	Beside   // true, by another technique
	NoAnswer // it can't be one: a cell is filled, or has no such candidate
)

// Judged is an answer with its grade, and what there is to say of it from the board.
type Judged struct {
	Grade Grade
	Why   string
	By    *deduce.Step // of a right answer, the step that gives it, where that is another than the scene's own; else nil
	As    string       // the right answer as it was given, where that is another than the scene's own; else empty
}

// judge judges an answer to a question about what is shown. Of [TheStep] and [thePuzzle] a [Course] judges: steps are looked for.
func (s *Scene) judge(a Answer, t wording.Text) Judged {
	switch s.Asks {
	case units:
		return s.judgeUnits(a.Units, t)
	case cells:
		right, wrong := a.Cells.And(s.Cells), a.Cells.Minus(s.Cells)
		return s.graded(wrong.Len(), s.Cells.Minus(a.Cells).Len(), func() string {
			return s.whyNotCells(wrong, t) + keeps(wording.And(t.Cells(right)), right.Len())
		})
	case digits:
		right, wrong := a.Digits&s.Digits, a.Digits&^s.Digits
		return s.graded(wrong.Len(), (s.Digits &^ a.Digits).Len(), func() string { return s.whyNotDigits(wrong, t) + keeps(wording.AndDigits(right), right.Len()) })
	case Letter:
		if a.Letter == s.Letter {
			return Judged{Grade: Right, Why: s.wrongWith(t)}
		}
		return Judged{Grade: Wrong, Why: s.MissText(a.Letter, t)}
	case Conclusions:
		return s.judgeConclusions(a, t)
	}
	return Judged{}
}

// graded is the grade of an answer with so much that is wrong and so much missing.
func (s *Scene) graded(wrong, missing int, why func() string) Judged {
	switch {
	case wrong > 0:
		return Judged{Grade: Wrong, Why: why()}
	case missing == 0:
		return Judged{Grade: Right}
	case missing == 1:
		return Judged{Grade: Partly, Why: "one more is missing"}
	}
	return Judged{Grade: Partly, Why: wording.NumberWord(missing) + " more are missing"}
}

// keeps says that the right part of an answer is kept; nothing of n none.
func keeps(right string, n int) string {
	if n == 0 {
		return ""
	}
	return "; " + right + " " + isAre(n) + " right, and kept"
}

// rightPart returns the right part of an answer to a question.
func (s *Scene) rightPart(a Answer) Answer {
	if s.Asks != Conclusions {
		return Answer{Units: a.Units & s.Units, Cells: a.Cells.And(s.Cells), Digits: a.Digits & s.Digits}
	}
	b := s.Board(0)
	return Answer{Edits: slices.DeleteFunc(asRemovals(a.Edits, s.Step, &b), func(e coords.Edit) bool { return !concludes(s.Step, e) })}
}

// concludes reports whether an edit is among what a step concludes.
func concludes(step *deduce.Step, e coords.Edit) bool {
	if e.Eliminate {
		return slices.Contains(step.Eliminations, e.Candidate)
	}
	return slices.Contains(step.Placements, e.Candidate)
}

// judgeConclusions compares edits with what the step concludes.
func (s *Scene) judgeConclusions(a Answer, t wording.Text) Judged {
	b := s.Board(0)
	edits := asRemovals(a.Edits, s.Step, &b)
	for _, e := range edits {
		if !concludes(s.Step, e) {
			right := s.rightPart(a).Edits
			return Judged{Grade: Wrong, Why: s.whyNotConclusion(&b, e.Candidate, t) + keeps(t.Conclusion(StepOf(right)), len(right))}
		}
	}
	return s.graded(0, s.missing(edits), nil)
}

// How many conclusions a step is asked for: of one with many any few, and of an exocet fewer, of which some follow from others.
const (
	mostConclusions = 6
	ofMany          = 4
	ofExocet        = 3
)

// wanted is how many of its conclusions a step is asked for, any of them, and how many there are.
func (s *Scene) wanted() (n, of int) {
	if of = len(s.Step.Placements); of > 0 {
		return of, of
	}
	of = len(s.Step.Eliminations)
	switch {
	case pattern.ShapeOf(s.Step) == deduce.ShapeExocet:
		return min(of, ofExocet), of
	case of > mostConclusions:
		return ofMany, of
	}
	return of, of
}

// missing returns how many conclusions are missing besides the given ones, which are all right.
func (s *Scene) missing(given []coords.Edit) int {
	wanted, _ := s.wanted()
	placed, removed := edited(given)
	if len(s.Step.Placements) > 0 {
		return wanted - len(placed)
	}
	return max(0, wanted-len(removed))
}

// StepOf is edits as a step that concludes them.
func StepOf(edits []coords.Edit) *deduce.Step {
	placed, removed := edited(edits)
	return &deduce.Step{Placements: placed, Eliminations: removed}
}

// Board is one of the boards of a scene, from 0; of most there is one.
func (s *Scene) Board(i int) board.Board { return boardOf(s.Shown[i].Position) }

// with is a judgement with more to say of the answer.
func (j Judged) with(more string) Judged {
	if j.Why != "" {
		more = j.Why + "; " + more
	}
	j.Why = more
	return j
}
