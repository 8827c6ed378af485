package command

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Diff is the command diff.
var Diff = state.Command{
	Name: "diff", Args: "M N", Group: "look", Run: difference,
	Results: []answer.Result{answer.Difference{}},
	Short:   "say what changed on the board from after step M to after step N",
}

// difference shows what changed on the board from after one step to after another.
func difference(_ context.Context, d *state.Desk, args []string) error {
	log := d.Ahead()
	if len(args) != 2 {
		return errors.New("diff takes the numbers of two steps: diff 20 31")
	}
	m, err := state.StepNumber(&log, args[0], 0)
	if err != nil {
		return err
	}
	n, err := state.StepNumber(&log, args[1], 0)
	if err != nil {
		return err
	}
	before := deduce.Resume(log.First(m), d.Solving()).Board()
	after := deduce.Resume(log.First(n), d.Solving()).Board()
	f := answer.Difference{From: m, To: n, Cells: []answer.Change{}}
	var lines []string
	for c := range board.Cell(board.Cells) {
		if line := changed(d, c, before, after); line != "" {
			lines = append(lines, line)
			f.Cells = append(f.Cells, answer.ChangeOf(c, before, after))
		}
	}
	return d.Give(f, func() error {
		if len(lines) == 0 {
			d.Say("the boards after %d and after %d are the same", m, n)
			return nil
		}
		return d.Tell("%s", strings.Join(lines, "\n"))
	})
}

// changed says how a cell differs between two boards, empty where it does not.
func changed(d *state.Desk, c board.Cell, before, after *board.Board) string {
	cell := d.Settings.Notation.Cell(c)
	was, is := before.Digit(c), after.Digit(c)
	switch {
	case was == is && before.Candidates(c) == after.Candidates(c):
		return ""
	case is != 0:
		return fmt.Sprintf("%s = %v, was %s", cell, is, wording.Digits(before.Candidates(c)))
	case was != 0:
		return fmt.Sprintf("%s is open with %s, was %v", cell, wording.Digits(after.Candidates(c)), was)
	}
	var gone, back []string
	for digit := range (before.Candidates(c) &^ after.Candidates(c)).All() {
		gone = append(gone, digit.String())
	}
	for digit := range (after.Candidates(c) &^ before.Candidates(c)).All() {
		back = append(back, digit.String())
	}
	var all []string
	if len(gone) > 0 {
		all = append(all, strings.Join(gone, ", ")+" removed")
	}
	if len(back) > 0 {
		all = append(all, strings.Join(back, ", ")+" possible again")
	}
	return cell + ": " + strings.Join(all, "; ")
}
