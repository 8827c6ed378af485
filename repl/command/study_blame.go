package command

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// openCell says what is known of an open cell, and what is missing.
func openCell(d *state.Desk, c board.Cell) error {
	left := d.Solver.Board().Candidates(c)
	said := fmt.Sprintf("%s is open: %s left", d.Settings.Notation.Cell(c), wording.Digits(left))
	if left == 0 {
		said = d.Emptied(c)
	}
	if err := d.Tell("%s", said); err != nil {
		return err
	}
	return blamed(d, c)
}

// Blame is the command blame.
var Blame = state.Command{
	Name: "blame", Args: "CELL", Group: "study", Parent: "why", Run: blame, Complete: state.CompleteOpen,
	Results: []answer.Result{answer.Cell{}},
	Short:   "say which step removed each missing candidate of a cell; of an open cell 'why' says the same",
}

// blame shows for each candidate that a cell has lost which step removed it.
func blame(_ context.Context, d *state.Desk, args []string) error {
	if len(args) == 0 {
		return errors.New("blame takes a cell: blame r3c4")
	}
	c, err := d.TypedCell(args)
	if err != nil {
		return err
	}
	return d.Give(answer.CellOf(d.Solver, c), func() error { return blamed(d, c) })
}

func blamed(d *state.Desk, c board.Cell) error {
	log := d.Solver.Log()
	text := d.Settings.Text()
	for digit := range (board.AllDigits &^ d.Solver.Board().Candidates(c)).All() {
		n := d.Solver.Origin(board.Candidate{Cell: c, Digit: digit})
		line := strings.TrimLeft(text.Line(log.Step(n)), " ")
		if err := d.Tell("%d was removed in step %d: %s", digit, n, line); err != nil {
			return err
		}
	}
	return nil
}
