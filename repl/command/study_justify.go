package command

import (
	"context"
	"fmt"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// justify says what a premise typed as step n is worth: the easiest technique that gives it, that it is true
// but takes more, or that it is wrong and why.
func justify(ctx context.Context, d *state.Desk, log *deduce.Log, n int) error {
	premise := log.Step(n)
	before := deduce.Resume(log.First(n-1), d.Solving())
	j, err := coach.Justify(ctx, before, premise, d.Ladder(log.Puzzle), d.PuzzleKnown())
	if err != nil {
		return err
	}
	f := answer.Justification{Premise: answer.Step{N: n, Step: premise}, Verdict: j.Verdict}
	what := d.Settings.Text().Conclusion(premise)
	switch j.Verdict {
	case coach.Justified:
		f.Step = &answer.Step{N: n, Step: j.Step}
		return d.Give(f, func() error {
			return d.ShowAll(reply.Told{Text: fmt.Sprintf("%s is right: %s", what, j.Step.Technique.Title)}, d.WholeLine(0, j.Step))
		})
	case coach.Wrong:
		f.Solution = j.Solution.String()
		if j.Refutation != nil {
			f.Refutation = &answer.Refutation{Suppose: wording.Text{}.Conclusion(premise), Steps: answer.Picked(j.Refutation.Log, j.Refutation.Steps)}
		}
		return d.Give(f, func() error { return tellWrong(d, what, &j) })
	}
	return d.Give(f, func() error { return d.Tell("%s", unjustified(what, j.Verdict == coach.True)) })
}

// tellWrong says why a premise is wrong: a refutation with the techniques that are on, or else the solution.
func tellWrong(d *state.Desk, what string, j *coach.Justification) error {
	err := d.Tell("%s is wrong: the solution has %s", what, d.Settings.Notation.Placement(j.Solution))
	if err != nil || j.Refutation == nil {
		return err
	}
	return tellRefutation(d, j.Refutation)
}

// unjustified says of a premise that no technique that is on gives it; isTrue tells whether it is known to be true.
func unjustified(what string, isTrue bool) string {
	if isTrue {
		return what + " is right, but no technique that is on gives it in one step"
	}
	return "no technique that is on gives " + what
}
