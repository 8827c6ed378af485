package study

import (
	"context"
	"errors"
	"strings"

	"deduku/board"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/desk"
)

// openCell says what is known of an open cell, and what is missing.
func openCell(s *desk.Desk, c board.Cell) error {
	left := s.Solver.Board().Candidates(c)
	if err := s.Tell("%s is open: %s left", s.Settings.Notation.Cell(c), wording.Digits(left)); err != nil {
		return err
	}
	return blamed(s, c)
}

// Blame is the command blame.
var Blame = desk.Command{
	Name: "blame", Args: "CELL", Group: "studying", Run: blame, Complete: desk.CompleteOpen,
	Short: "say which step removed each missing candidate of a cell; of an open cell 'why' says the same",
}

// blame shows for each candidate that a cell has lost which step removed it.
func blame(_ context.Context, s *desk.Desk, args []string) error {
	if len(args) == 0 {
		return errors.New("blame takes a cell: blame r3c4")
	}
	c, err := s.TypedCell(args)
	if err != nil {
		return err
	}
	return s.Give(answer.CellOf(s.Solver, c), func() error { return blamed(s, c) })
}

func blamed(s *desk.Desk, c board.Cell) error {
	log := s.Solver.Log()
	text := s.Settings.Text()
	for d := range (board.AllDigits &^ s.Solver.Board().Candidates(c)).All() {
		n := s.Solver.Origin(board.Candidate{Cell: c, Digit: d})
		line := strings.TrimLeft(text.Line(log.Step(n)), " ")
		if err := s.Tell("%d was removed in step %d: %s", d, n, line); err != nil {
			return err
		}
	}
	return nil
}
