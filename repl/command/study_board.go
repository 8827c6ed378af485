package command

import (
	"context"
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Board is the command board.
var Board = state.Command{
	Name: "board", Aliases: []string{"b"}, Args: "[empty | fix | reset | amount]", Group: "look", Summary: "show; empty, fix, reset", Run: show,
	Results: []answer.Result{answer.Board{}},
	Short:   "show the board, empty it, make its digits givens, or go back to them",
}

func show(_ context.Context, d *state.Desk, args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("board takes empty, fix, reset, amount, or nothing, not %q", strings.Join(args, " "))
	}
	return d.TellBoard()
}

// Candidates is the command candidates.
var Candidates = state.Command{
	Name: "candidates", Args: "[N]", Group: "look", Summary: "the pencil marks", Run: candidates,
	Results: []answer.Result{answer.Candidates{}},
	Short:   "show the board with the candidates of each open cell, now or as step N found them, with its pattern",
}

func candidates(_ context.Context, d *state.Desk, args []string) error {
	pic := d.Picture(d.Solver.Board(), nil)
	f := answer.CandidatesOf(d.Solver.Board())
	if len(args) > 0 {
		n, err := state.Number(args, 1, "candidates takes the number of a step")
		if err != nil {
			return err
		}
		log := d.Ahead()
		if err := state.HasStep(&log, n); err != nil {
			return err
		}
		before := deduce.Resume(log.First(n-1), d.Solving())
		pic = d.Picture(before.Board(), log.Step(n))
		f = answer.CandidatesOf(before.Board())
		f.Pattern = answer.PatternOf(n, log.Step(n))
	}
	return d.Give(f, func() error { return d.Show(reply.Drawing{Picture: pic, Candidates: true}) })
}

// Amount is the command amount.
var Amount = state.Command{
	Name: "amount", Aliases: []string{"a"}, Group: "look", Parent: "board", Word: "amount", Run: amount,
	Results: []answer.Result{answer.Amount{}},
	Short:   "say how many cells are solved",
}

func amount(_ context.Context, d *state.Desk, args []string) error {
	f := answer.AmountOf(d.Solver.Board())
	return d.Give(f, func() error { return d.Tell("%v", f) })
}
