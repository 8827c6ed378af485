package practice

import (
	"context"
	"fmt"
	"strings"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/reply"
)

// Open implements [Exercise].
func (p *Round) Open(d *desk.Desk) bool { return p.Practice.Open(d.Solver.Board()) }

// Show implements [Exercise].
func (p *Round) Show(ctx context.Context, d *desk.Desk) {
	if p.Shown || !p.Open(d) {
		return
	}
	if step, ok := p.Goal(ctx, d); ok {
		enterDiary(d, step.Technique, coach.Seen)
	}
	p.Practice.Show(d.Solver.Board())
}

// Answer implements [Exercise]: it judges and counts edits. What is right is logged as the step that it is; of what is not
// nothing stays on the board.
func (p *Round) Answer(ctx context.Context, d *desk.Desk, edits []format.Edit) error {
	log := d.Solver.Log()
	if err := d.Enter(deduce.Resume(log, d.Solving()), edits); err != nil {
		return err
	}
	goal, _ := p.Goal(ctx, d)
	judged, err := p.Judge(ctx, d.Solver, edits, d.Ladder(log.Puzzle))
	if err != nil {
		return err
	}
	if judged.Verdict == coach.Right {
		goal.Technique = judged.By
	}
	return p.take(ctx, d, &judged, whyNot(&judged, edits), goal.Technique)
}

// More implements [Exercise]: it completes what was answered so far.
func (p *Round) More(ctx context.Context, d *desk.Desk) (done bool, err error) {
	rest, err := p.Rest(ctx, d.Solver)
	if err != nil || rest.Steps == nil {
		return false, err
	}
	rest.Verdict = coach.Right
	return true, p.take(ctx, d, &rest, "", rest.By)
}

// take counts an answer that was judged, as one about a technique, tells it, and logs its steps where it is right.
func (p *Round) take(ctx context.Context, d *desk.Desk, judged *coach.Answer, why string, about *deduce.Technique) error {
	p.Count(judged.Verdict)
	if !p.Shown && judged.Verdict != coach.Partly {
		enterDiary(d, about, judged.Verdict)
	}
	f := answer.Judged{Verdict: judged.Verdict, Why: why, Steps: answer.Listed(judged.Steps), Given: judged.Given, Of: judged.Of, Score: answer.Score(p.Score)}
	if judged.Verdict == coach.Partly {
		f.Steps = answer.Listed(nil) // which would tell the rest
	}
	if err := p.tellAnswer(d, judged, why); err != nil {
		return err
	}
	if p.Shown {
		d.Hush("the answer was shown before, so this does not count")
	}
	if p.Answered {
		d.SkipGivens()
		if err := coach.Make(ctx, d.Solver, judged.Steps); err != nil {
			return err
		}
		d.Found = nil
		if err := d.TellNew(); err != nil {
			return err
		}
		if err := d.Release(false); err != nil {
			return err
		}
	}
	f.After = d.Progress()
	return d.Give(f, nil)
}

// whyNot says of an answer that no step says it. What cannot be removed may be the solution, which is not given away.
func whyNot(judged *coach.Answer, edits []format.Edit) string {
	const unjustified = "nothing forces that here"
	switch {
	case judged.Verdict == coach.Unjustified:
		return unjustified
	case judged.Verdict != coach.Wrong:
		return ""
	case judged.Solution.Digit == 0:
		return "no solution is left"
	}
	for _, e := range edits {
		if e.Cell == judged.Solution.Cell && e.Eliminate {
			return unjustified
		}
	}
	return "that is not in the solution"
}

// tellAnswer says what an answer is worth, and which steps of other techniques give it or why none does.
func (p *Round) tellAnswer(d *desk.Desk, judged *coach.Answer, why string) error {
	var line string
	var lines []reply.Part
	switch judged.Verdict {
	case coach.Right:
		return d.Tell("right: %s", judged.By.Title)
	case coach.Partly:
		return d.Tell("right so far: %s; go on, or 'more' tells the rest", partOf(judged))
	case coach.Weaker:
		line = fmt.Sprintf("right, but weaker: %s; look for: %s", judged.By.Title, p.Name)
	case coach.Other:
		line = fmt.Sprintf("right, but by %s; look for: %s", judged.By.Title, p.Name)
	case coach.Wrong:
		line = "wrong: " + why
		if strings.HasPrefix(why, "nothing") {
			line = "not so: " + why
		}
	default:
		line = "not so: " + why
	}
	for i := range judged.Steps {
		lines = append(lines, d.WholeLine(0, &judged.Steps[i]))
	}
	return d.ShowAll(append([]reply.Part{reply.Told{Text: line}}, lines...)...)
}

// partOf says how much of a step an answer has.
func partOf(judged *coach.Answer) string {
	step := &judged.Steps[0]
	one, several := "conclusion", "conclusions"
	switch {
	case len(step.Placements) == 0:
		one, several = "removal", "removals"
	case len(step.Eliminations) == 0:
		one, several = "digit", "digits"
	}
	return fmt.Sprintf("%d of %s", judged.Given, wording.Count(judged.Of, one, several))
}
