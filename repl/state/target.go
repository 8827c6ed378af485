package state

import (
	"errors"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/board/puzzle"
	"deduku/repl/answer"
)

// What a target names.
type targetKind int

const (
	ACell targetKind = iota
	ADigit
	anElimination
)

// Target reads a cell, a cell with its digit, or an eliminated candidate: r4c7, r4c7=5, r4c7<>3. Of a cell alone the
// digit is the one that it holds, zero for none. Of the others the candidate is what is asked about.
func (d *Desk) Target(args []string) (board.Candidate, targetKind, error) {
	text := strings.Join(args, " ")
	if text == "" {
		return board.Candidate{}, 0, errors.New("why takes a cell or a candidate: why r4c7, why r4c7<>3, why not r4c7=5")
	}
	if c, err := coords.ParseCell(text, d.Settings.Notation); err == nil {
		return board.Candidate{Cell: c, Digit: d.Solver.Board().Digit(c)}, ACell, nil
	}
	edits, err := coords.Assignments(text, d.Settings.Notation)
	if err != nil {
		return board.Candidate{}, 0, Placed(err, text)
	}
	if len(edits) != 1 {
		return board.Candidate{}, 0, fmt.Errorf("%q names %d candidates; one at a time", text, len(edits))
	}
	x := edits[0].Candidate
	if edits[0].Eliminate {
		return x, anElimination, nil
	}
	return x, ADigit, nil
}

// LongCells is the length from which a line that is neither is likelier a board than a list of cells.
const LongCells = 60

// TypedCell is the cell that words name.
func (d *Desk) TypedCell(words []string) (board.Cell, error) {
	text := strings.Join(words, " ")
	c, err := coords.ParseCell(text, d.Settings.Notation)
	if err != nil {
		return 0, Placed(err, text)
	}
	return c, nil
}

// Placed is an error of a text that was typed, saying where in it.
func Placed(err error, text string) error {
	var at *puzzle.SyntaxError
	switch {
	case !errors.As(err, &at) || at.File != "":
		return err
	case at.Line > 1:
		return answer.No("line %d, column %d: %s", at.Line, at.Column, at.Msg)
	case len(text) < LongCells:
		return fmt.Errorf("%q, column %d: %s", text, at.Column, at.Msg)
	}
	return answer.No("column %d: %s", at.Column, at.Msg)
}
