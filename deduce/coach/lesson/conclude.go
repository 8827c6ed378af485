package lesson

import (
	"cmp"
	"context"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
)

// What was typed as conclusions of a step is judged as in practice.

// judgeStep judges an answer on a board as practice does. What is right by another technique says which, and is asked for again.
func (c *Course) judgeStep(ctx context.Context, s *Scene, a Answer, t wording.Text) (Judged, error) {
	solver, err := coach.At(s.Shown[0].Position, nil)
	if err != nil {
		return Judged{}, err
	}
	edits, absent := entered(solver.Board(), a.Edits, t)
	if len(edits) == 0 {
		return Judged{Grade: NoAnswer, Why: absent}, nil
	}
	judged, err := c.judgeEdits(ctx, s, solver, asRemovals(edits, s.Step, solver.Board()), t)
	if err == nil && absent != "" {
		judged = judged.with(absent)
	}
	return judged, err
}

// judgeEdits is judgeStep of what can be entered on the board of a solver.
func (c *Course) judgeEdits(ctx context.Context, s *Scene, solver *deduce.Solver, edits []coords.Edit, t wording.Text) (Judged, error) {
	answer, err := c.round.Judge(ctx, solver, edits, technique.Everything.Ladder())
	if err == nil && answer.Verdict == coach.Unjustified { // a digit is worth what it removes from its cell
		answer, err = c.round.Judge(ctx, solver, removing(edits, solver.Board()), technique.Everything.Ladder())
	}
	if err != nil {
		return Judged{}, err
	}
	switch answer.Verdict {
	case coach.Right, coach.Partly:
		if len(s.Step.Placements) > 0 && coach.Behind(answer.Steps, edits) {
			return Judged{Grade: Beside, Why: beside(answer.Steps, edits, s.Step, t)}, nil
		}
		return c.rightStep(s, edits, &answer, t), nil
	}
	right, extra := divided(s.Step, edits)
	if len(extra) > 0 && !coach.Behind(answer.Steps, extra) && inEachCase(s.Step, solver.Board(), StepOf(extra)) != nil {
		return c.byCases(ctx, s, solver, right, extra, t)
	}
	switch answer.Verdict {
	case coach.Weaker, coach.Other:
		if len(right) == 0 || len(extra) == 0 {
			return Judged{Grade: Beside, Why: beside(answer.Steps, edits, s.Step, t)}, nil
		}
		also, err := coach.GivingAll(ctx, solver, technique.Everything.Ladder(), extra)
		if err != nil || len(also) == 0 {
			return Judged{}, err
		}
		if answer, err = c.round.Judge(ctx, solver, right, technique.Everything.Ladder()); err != nil {
			return Judged{}, err
		}
		return c.rightStep(s, right, &answer, t).with(besides(extra, also, s.Step.Technique, t)), nil
	}
	kept := keeps(t.Conclusion(StepOf(right)), len(right))
	if len(right) > 0 {
		if _, err := c.round.Judge(ctx, solver, right, technique.Everything.Ladder()); err != nil {
			return Judged{}, err
		}
	}
	for _, e := range edits {
		if e.Eliminate && !concludes(s.Step, e) {
			return Judged{Grade: Wrong, Why: NotSo(s.Step, solver.Board(), e.Candidate, t) + kept}, nil
		}
	}
	return Judged{Grade: Wrong, Why: NothingForces + kept}, nil
}

// byCases is what edits are worth of which some are conclusions of the step and the others, which it does not tell, are what each of its cases
// comes to by singles.
func (c *Course) byCases(ctx context.Context, s *Scene, solver *deduce.Solver, right, extra []coords.Edit, t wording.Text) (Judged, error) {
	if len(right) == 0 {
		by := *s.Step
		by.Argument, by.Eliminations, by.Placements = nil, StepOf(extra).Eliminations, StepOf(extra).Placements
		return Judged{Grade: Right, As: t.Conclusion(StepOf(extra)), By: &by}, nil
	}
	answer, err := c.round.Judge(ctx, solver, right, technique.Everything.Ladder())
	if err != nil {
		return Judged{}, err
	}
	return c.rightStep(s, right, &answer, t).with(trueOf(extra, "true, too, by the same cases", t)), nil
}

// rightStep is what edits are worth that are conclusions, or some of them, of a step of the technique that is asked for.
func (c *Course) rightStep(s *Scene, edits []coords.Edit, answer *coach.Answer, t wording.Text) Judged {
	c.soFar = c.soFar.and(Answer{Edits: edits})
	if _, extra := divided(s.Step, c.soFar.Edits); len(extra) == 0 { // another step of the technique may have no more, but so many were asked for
		return s.graded(0, s.missing(c.soFar.Edits), nil)
	}
	wanted, _ := s.wanted()
	wanted = min(wanted, answer.Of) // the question said how many; another step of the technique may have more
	if answer.Verdict == coach.Partly && answer.Given < wanted {
		return s.graded(0, wanted-answer.Given, nil)
	}
	by := &answer.Steps[0]
	typed, _ := divided(by, c.soFar.Edits)
	if len(typed) == 0 {
		typed = edits
	}
	return Judged{Grade: Right, As: t.Conclusion(StepOf(typed)), By: by}
}

// entered is edits without the removals of candidates that an open cell lacks, and why the first of these is none. Nothing is left where
// something else can't be entered, and why is of that then.
func entered(b *board.Board, edits []coords.Edit, t wording.Text) (left []coords.Edit, absent string) {
	for _, e := range edits {
		switch why := notEntered(b, e.Candidate, t); {
		case why == "":
			left = append(left, e)
		case !e.Eliminate || b.Digit(e.Cell) != 0:
			return nil, why
		default:
			absent = cmp.Or(absent, why)
		}
	}
	return left, absent
}

// notEntered says why something can't be an answer on a board: its cell is filled, or it is no candidate; empty where it can.
func notEntered(b *board.Board, x board.Candidate, t wording.Text) string {
	switch {
	case b.Digit(x.Cell) != 0:
		return t.Notation.Cell(x.Cell) + " is filled: it is " + b.Digit(x.Cell).String()
	case !b.Has(x):
		return whyNoCandidate(b, x.Cell, x.Digit, t)
	}
	return ""
}
