package command

import (
	"context"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/picture"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Show is the command show.
var Show = state.Command{
	Name: "show", Args: "DIGIT", Group: "look", Summary: "where a digit can go", Run: showMeOr, Complete: state.OneOf("1", "2", "3", "4", "5", "6", "7", "8", "9"),
	Results: []answer.Result{answer.Steps{}, answer.Candidates{}, answer.Learn{}},
	Short:   "draw where a digit is placed and where it can still go: show 5",
	Long:    "Where a row, column or box has two places for it, both are marked. 'show me' is 'hint full'.",
}

func showMeOr(ctx context.Context, d *state.Desk, args []string) error {
	switch {
	case len(args) == 1 && args[0] == "me" && d.Dialog != nil && (d.Dialog.Asks(d) || d.Dialog.Reads(d)):
		_, err := d.Dialog.Tell(ctx, d)
		return err
	case len(args) == 1 && args[0] == "me":
		return showMe(ctx, d)
	case len(args) == 1 && len(args[0]) == 1 && '1' <= args[0][0] && args[0][0] <= '9':
		return showDigit(d, board.Digit(args[0][0]-'0'))
	}
	return fmt.Errorf("show takes 'me' or a digit: show 5; not %q", strings.Join(args, " "))
}

// showMe tells the step to be found, or the next one, in full.
func showMe(ctx context.Context, d *state.Desk) error {
	step, err := d.Hinted(ctx)
	if err != nil {
		return err
	}
	d.Showing(ctx)
	return d.Give(answer.Steps{Steps: answer.Listed([]deduce.Step{step})}, func() error { return d.Show(d.ToldWhole(&step)) })
}

// showDigit draws where a digit is and can go.
func showDigit(d *state.Desk, digit board.Digit) error {
	b := d.Solver.Board()
	return d.Give(answer.CandidatesOf(b), func() error {
		text := d.Settings.Text()
		pic := picture.Filter(b, digit, text.Notation)
		d.Marking.On(&pic)
		if err := d.Show(reply.Drawing{Picture: pic, Candidates: true}); err != nil {
			return err
		}
		if pairs := pic.Pairs(); len(pairs) > 0 {
			return d.Tell("pairs %s", strings.Join(pairs, ", "))
		}
		return nil
	})
}
