package command

import (
	"cmp"
	"context"
	"fmt"

	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/coach/lesson"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Open implements [Exercise].
func (p *Round) Open(d *state.Desk) bool { return p.Practice.Open(d.Solver.Board()) }

// Show implements [Exercise].
func (p *Round) Show(ctx context.Context, d *state.Desk) {
	if p.Shown || !p.Open(d) {
		return
	}
	if step, ok := p.Goal(ctx, d); ok {
		enter(d, step.Technique, coach.Seen)
	}
	p.Practice.Show(d.Solver.Board())
}

// Answer implements [Exercise]: it judges and counts edits. What is right is logged as the step that it is; of what is not
// nothing stays on the board.
func (p *Round) Answer(ctx context.Context, d *state.Desk, edits []coords.Edit) error {
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
	why := ""
	if judged.Verdict == coach.Wrong { // what is false and what is only not forced get the same words, or practice would be an oracle
		judged.Verdict = coach.Unjustified
	}
	if judged.Verdict == coach.Unjustified {
		why = whyNoGoal(d, &goal, edits)
	} else if judged.Verdict != coach.Right && coach.Behind(judged.Steps, edits) {
		why = "as a digit can be placed that rules it out"
	}
	return p.take(ctx, d, &judged, why, goal.Technique)
}

// More implements [Exercise]: it completes what was answered so far.
func (p *Round) More(ctx context.Context, d *state.Desk) (done bool, err error) {
	rest, err := p.Rest(ctx, d.Solver)
	if err != nil || rest.Steps == nil {
		return false, err
	}
	rest.Verdict = coach.Right
	return true, p.take(ctx, d, &rest, "", rest.By)
}

// take counts an answer that was judged, as one about a technique, tells it, and logs its steps where it is right.
func (p *Round) take(ctx context.Context, d *state.Desk, judged *coach.Answer, why string, about *deduce.Technique) error {
	p.Count(judged.Verdict)
	if !p.Shown && judged.Verdict != coach.Partly {
		enter(d, about, judged.Verdict)
	}
	f := answer.Judged{Verdict: judged.Verdict, Why: why, Steps: answer.Listed(judged.Steps), Given: judged.Given, Of: judged.Of, Score: answer.Score(p.Score)}
	if judged.Verdict != coach.Right {
		f.Steps = answer.Listed(nil) // which would tell more than was typed
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

// whyNot says of an answer that no step says it: what of the pattern to be found it sees and what not, of the first edit that touches
// that at all.
func whyNoGoal(d *state.Desk, goal *deduce.Step, edits []coords.Edit) string {
	why := ""
	for _, e := range edits {
		if e.Eliminate && goal.Technique != nil && (why == "" || why == lesson.NothingForces) {
			why = lesson.NotSo(goal, d.Solver.Board(), e.Candidate, d.Settings.Text())
		}
	}
	return cmp.Or(why, lesson.NothingForces)
}

// tellAnswer says what an answer is worth, and by which other technique it follows or why by none. It tells no more of a step than was
// typed.
func (p *Round) tellAnswer(d *state.Desk, judged *coach.Answer, why string) error {
	if why != "" && (judged.Verdict == coach.Weaker || judged.Verdict == coach.Other) {
		return d.Tell("true, %s; look for: %s", why, p.Name)
	}
	switch judged.Verdict {
	case coach.Right:
		return d.Tell("right: %s", judged.By.Title)
	case coach.Partly:
		return d.Tell("right so far: %s; go on, or 'more' tells the rest", partOf(judged))
	case coach.Weaker:
		return d.Tell("right, but weaker: %s; look for: %s", judged.By.Title, p.Name)
	case coach.Other:
		return d.Tell("right, but by %s; look for: %s", judged.By.Title, p.Name)
	}
	return d.Tell("%s", lesson.Refusal(why))
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
