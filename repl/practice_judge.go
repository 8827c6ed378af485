package repl

import (
	"context"
	"fmt"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/repl/answer"
)

// verdict is what an answer is worth.
type verdict string

const (
	judgedRight       verdict = "right"
	judgedWeaker      verdict = "weaker" // by a technique that stands before what was asked for
	judgedOther       verdict = "other"  // by one that stands behind it
	judgedUnjustified verdict = "not justified"
	judgedWrong       verdict = "wrong"
)

// score counts answers.
type score struct {
	Right       int `json:"right"` // by a technique that was asked for
	Other       int `json:"other"` // by another one
	Unjustified int `json:"unjustified"`
	Wrong       int `json:"wrong"`
}

func (c *score) add(v verdict) {
	switch v {
	case judgedRight:
		c.Right++
	case judgedWeaker, judgedOther:
		c.Other++
	case judgedUnjustified:
		c.Unjustified++
	case judgedWrong:
		c.Wrong++
	}
}

func (c score) String() string {
	return fmt.Sprintf("score: %d right, %d by another technique, %d not justified, %d wrong", c.Right, c.Other, c.Unjustified, c.Wrong)
}

// judged is what was typed on a board for practice, judged.
type judged struct {
	Verdict verdict `json:"verdict"`
	by      *deduce.Technique
	Why     string          `json:"why,omitempty"` // where no step says it
	Steps   []answer.Step   `json:"steps"`         // that give it
	Score   score           `json:"score"`         // with this answer
	After   answer.Progress `json:"after"`
}

// answerBy takes edits as an answer: judges and counts them, and leaves them on the board if they are right.
func (s *Session) answerBy(ctx context.Context, edits []format.Edit) error {
	before := s.solver
	s.solver = deduce.Resume(before.Log(), s.solving())
	if err := s.enter(edits); err != nil {
		return err
	}
	a, err := s.judge(ctx, before, edits)
	p := &s.practice
	if err == nil {
		if !p.shown {
			p.score.add(a.Verdict)
		}
		p.answered = a.Verdict == judgedRight
		err = s.tellAnswer(&a)
	}
	if err == nil && p.shown && !s.inJSON() {
		s.talk("the answer was shown before, so this does not count")
	}
	if err == nil && p.answered {
		err = s.tellEntered()
	} else {
		s.solver = before
	}
	if err == nil && s.inJSON() {
		a.Score, a.After, a.Steps = p.score, s.progress(), append([]answer.Step{}, a.Steps...)
		err = s.give(a, nil)
	}
	return err
}

// judge says what edits are worth on the board of a solver.
func (s *Session) judge(ctx context.Context, before *deduce.Solver, edits []format.Edit) (judged, error) {
	why, unique := s.refuted(before.Board(), edits)
	if why != "" {
		return judged{Verdict: judgedWrong, Why: why}, nil
	}
	log := before.Log()
	for _, ladder := range []deduce.Ladder{s.practice.asked, s.ladder(log.Puzzle)} {
		steps, err := justifications(ctx, before, ladder, edits)
		if err != nil {
			return judged{}, err
		}
		if steps != nil {
			v, by := s.practice.worth(steps)
			return judged{Verdict: v, by: by, Steps: answer.Listed(steps)}, nil
		}
	}
	typed := premiseOf(edits...)
	return judged{Verdict: judgedUnjustified, Why: unjustified(s.settings.text().Conclusion(&typed), unique)}, nil
}

// worth is what an answer is worth that these steps give, and the technique that decides it.
func (p *practice) worth(steps []deduce.Step) (verdict, *deduce.Technique) {
	for i := range steps {
		t := steps[i].Technique
		switch {
		case p.asked.Has(t):
		case technique.Standard.Index(t) < technique.Standard.Index(p.asked[0].Technique):
			return judgedWeaker, t
		default:
			return judgedOther, t
		}
	}
	return judgedRight, steps[0].Technique
}

// tellAnswer says what an answer is worth, and which steps give it.
func (s *Session) tellAnswer(a *judged) error {
	var line string
	switch a.Verdict {
	case judgedRight:
		line = "right: " + a.by.Title
	case judgedWeaker:
		line = fmt.Sprintf("right, but weaker: %s; look for: %s", a.by.Title, s.practice.name)
	case judgedOther:
		line = fmt.Sprintf("right, but by %s; look for: %s", a.by.Title, s.practice.name)
	default:
		line = fmt.Sprintf("%s: %s", a.Verdict, a.Why)
	}
	for _, x := range a.Steps {
		line += "\n" + s.wholeLine(x.Step)
	}
	return s.tell("%s", line)
}

// premiseOf is what was typed as one step.
func premiseOf(edits ...format.Edit) deduce.Step {
	step := deduce.Step{Kind: deduce.Premise}
	for _, e := range edits {
		if e.Eliminate {
			step.Eliminations = append(step.Eliminations, e.Candidate)
		} else {
			step.Placements = append(step.Placements, e.Candidate)
		}
	}
	return step
}

// justifications are steps by techniques of a ladder that give all that was typed: one, if one does, else one for
// each, where there are such.
func justifications(ctx context.Context, before *deduce.Solver, ladder deduce.Ladder, edits []format.Edit) ([]deduce.Step, error) {
	all := premiseOf(edits...)
	step, err := justification(ctx, before, ladder, &all)
	if err != nil {
		return nil, err
	}
	if step != nil {
		return []deduce.Step{*step}, nil
	}
	var steps []deduce.Step
	for _, e := range edits {
		one := premiseOf(e)
		step, err := justification(ctx, before, ladder, &one)
		if step == nil || err != nil {
			return nil, err
		}
		steps = append(steps, *step)
	}
	return steps, nil
}

// refuted says why what was typed cannot be so, nothing where it can, and reports whether the board has one solution.
func (s *Session) refuted(b *board.Board, edits []format.Edit) (why string, unique bool) {
	puzzle := search.Of(b)
	solution, _ := search.First(&puzzle)
	unique = search.Count(&puzzle, 2) == 1
	after := *b
	for _, e := range edits {
		one := premiseOf(e)
		if unique && contradicts(&one, solution) {
			held := board.Candidate{Cell: e.Cell, Digit: solution[e.Cell]}
			return "the solution has " + s.settings.notation.Placement(held), unique
		}
		if e.Eliminate {
			after.Eliminate(e.Cell, e.Digit)
		} else {
			after.Place(e.Cell, e.Digit)
		}
	}
	if left := search.Of(&after); search.Count(&left, 1) == 0 {
		return "no solution is left", unique
	}
	return "", unique
}
