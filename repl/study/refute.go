package study

import (
	"cmp"
	"context"
	"errors"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/reply"
)

// whyNot looks for a refutation of a candidate with the techniques that are on.
func whyNot(ctx context.Context, s *desk.Desk, args []string) error {
	x, of, err := s.Target(args)
	if err != nil {
		return err
	}
	if of != desk.ADigit {
		return errors.New("why not takes a candidate: why not r4c7=5")
	}
	log := s.Solver.Log()
	if held := s.Solver.Board().Digit(x.Cell); held == x.Digit {
		return answer.No("%s is on the board", s.Settings.Notation.Placement(x))
	}
	if n := s.Solver.Origin(x); n > 0 {
		return giveNeeds(s, &log, x, n, false)
	}
	assumed := deduce.Step{Kind: deduce.Premise, Placements: []board.Candidate{x}}
	refutation, err := coach.Refute(ctx, &log, &assumed, s.Ladder(log.Puzzle))
	switch {
	case errors.As(err, new(*deduce.RefusedError)):
		return errors.New(s.Word(err))
	case err != nil:
		return err
	case refutation == nil:
		return answer.No("there is no refutation of %s with the techniques that are on", s.Settings.Notation.Placement(x))
	}
	return s.Give(answer.Refutation{Suppose: x.String(), Steps: answer.Picked(refutation.Log, refutation.Steps)}, func() error {
		return cmp.Or(s.Tell("suppose %s:", s.Settings.Notation.Placement(x)), tellRefutation(s, refutation))
	})
}

// tellRefutation shows the steps of a refutation.
func tellRefutation(s *desk.Desk, r *coach.Refutation) error {
	text := s.Settings.Text()
	for _, k := range r.Steps {
		if err := s.Show(reply.StepLine{Words: text, Label: "  ", Step: r.Log.Step(k)}); err != nil {
			return err
		}
	}
	s.Say("%s to a contradiction", wording.Count(len(r.Steps), "step", "steps"))
	return nil
}
