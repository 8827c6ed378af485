package command

import (
	"cmp"
	"context"
	"errors"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// whyNot looks for a refutation of a candidate with the techniques that are on.
func whyNot(ctx context.Context, d *state.Desk, args []string) error {
	x, of, err := d.Target(args)
	if err != nil {
		return err
	}
	if of != state.ADigit {
		return errors.New("why not takes a candidate: why not r4c7=5")
	}
	log := d.Solver.Log()
	if held := d.Solver.Board().Digit(x.Cell); held == x.Digit {
		return answer.No("%s is on the board", d.Settings.Notation.Placement(x))
	}
	if n := d.Solver.Origin(x); n > 0 {
		return giveNeeds(d, &log, x, n, false)
	}
	assumed := deduce.Step{Kind: deduce.Premise, Placements: []board.Candidate{x}}
	refutation, err := coach.Refute(ctx, &log, &assumed, d.Ladder(log.Puzzle))
	switch {
	case errors.As(err, new(*deduce.RefusedError)):
		return errors.New(d.Word(err))
	case err != nil:
		return err
	case refutation == nil:
		return answer.No("there is no refutation of %s with the techniques that are on", d.Settings.Notation.Placement(x))
	}
	return d.Give(answer.Refutation{Suppose: x.String(), Steps: answer.Picked(refutation.Log, refutation.Steps)}, func() error {
		return cmp.Or(d.Tell("suppose %s:", d.Settings.Notation.Placement(x)), tellRefutation(d, refutation))
	})
}

// tellRefutation shows the steps of a refutation.
func tellRefutation(d *state.Desk, r *coach.Refutation) error {
	text := d.Settings.Text()
	for _, k := range r.Steps {
		if err := d.Show(reply.StepLine{Words: text, Label: "  ", Step: r.Log.Step(k)}); err != nil {
			return err
		}
	}
	d.Say("%s to a contradiction", wording.Count(len(r.Steps), "step", "steps"))
	return nil
}
