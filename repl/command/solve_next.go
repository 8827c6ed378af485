package command

import (
	"context"
	"fmt"
	"strings"

	"deduku/repl/answer"
	"deduku/repl/state"
)

// Next is the command next.
var Next = state.Command{
	Name: "next", Args: "[puzzle]", Group: "solve", Summary: "make the step of hint", Changes: true, Run: next, Complete: state.OneOf("puzzle"),
	Results: []answer.Result{answer.Progress{}, answer.Start{}},
	Long:    "'next puzzle' is 'puzzle next'.",
	Short:   "make the step that hint speaks of, up the ladder whatever the method",
}

// next makes the step that hint speaks of.
func next(ctx context.Context, d *state.Desk, args []string) error {
	switch {
	case len(args) == 1 && args[0] == "puzzle":
		return d.Beside(ctx, 1)
	case len(args) > 0:
		return fmt.Errorf("next takes nothing, or 'puzzle', not %q", strings.Join(args, " "))
	}
	step, err := d.Hinted(ctx)
	if err != nil {
		return err
	}
	log := d.Solver.Log()
	if t := d.Teaches(log.Puzzle); t != nil && t == step.Technique && !d.Taught.Warned {
		d.Taught.Warned = true
		return d.Give(d.Progress(), func() error {
			d.Say("the next step is %s, and yours to find; 'hint' helps, 'next' once more makes it", t.Title)
			return nil
		})
	}
	d.Taught.Warned = false
	d.Showing(ctx)
	d.SkipGivens()
	d.Solver.Apply(step)
	if err := d.TellNew(); err != nil {
		return err
	}
	return arrived(d)
}
