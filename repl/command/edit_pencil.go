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

// Pencil is the command pencil.
var Pencil = state.Command{
	Name: "pencil", Args: "[CELL... DIGITS [middle] | CELL... | fill | clear]", Group: "change", Changes: true, Run: pencil, Complete: completePencil,
	Results: []answer.Result{answer.Pencil{}},
	Short:   "note digits in cells as a player does, or take them out again: pencil r1c1 35",
	Long: "These notes are your own: they are no candidates, and nothing is concluded from them. 'play' and the page show them. A digit\n" +
		"that all of the cells have already is taken out. 'pencil r1c1' empties a cell, 'pencil fill' notes all candidates, 'pencil clear'\n" +
		"takes all notes away. Without arguments it lists them. What the board has ruled out since is not shown. A page has two kinds, in\n" +
		"the corner and, with 'middle' at the end, in the middle of a cell.",
}

func pencil(_ context.Context, d *state.Desk, args []string) error {
	b := d.Solver.Board()
	switch {
	case len(args) == 0:
		return tellPencil(d, func() error { return listPencil(d, b) })
	case len(args) == 1 && args[0] == "fill":
		for c := range b.Open().All() {
			d.Pencil[c] = b.Candidates(c)
		}
	case len(args) == 1 && args[0] == "clear":
		d.Pencil, d.Middle = state.Pencil{}, state.Pencil{}
	default:
		if err := note(d, args); err != nil {
			return err
		}
	}
	return tellPencil(d, func() error {
		count := 0
		for _, notes := range []*state.Pencil{&d.Pencil, &d.Middle} {
			for _, digits := range notes {
				count += digits.Len()
			}
		}
		d.Say("%s noted", wording.Count(count, "digit is", "digits are"))
		return nil
	})
}

// listPencil lists what is noted.
func listPencil(d *state.Desk, b *board.Board) error {
	n := d.Settings.Notation
	corner, middle := d.Pencil.Seen(b), d.Middle.Seen(b)
	list := corner.In(n)
	for _, text := range middle.In(n) {
		list = append(list, text+" "+inMiddle)
	}
	if len(list) > 0 {
		return d.Tell("%s", strings.Join(list, "\n"))
	}
	d.Say("nothing is noted; 'pencil %s 35' notes two digits, 'pencil fill' all candidates", n.Cell(0))
	return nil
}

// inMiddle is the word for notes in the middle of cells.
const inMiddle = "middle"

// note notes the digits of cells, takes them out, or empties the cells. Of several cells it leaves alone those that are filled, or cannot
// hold the digit.
func note(d *state.Desk, args []string) error {
	notes, words := &d.Pencil, args
	if words[len(words)-1] == inMiddle {
		notes, words = &d.Middle, words[:len(words)-1]
	}
	cells, digits, err := whatToNote(d, words)
	if err != nil {
		return err
	}
	b, n := d.Solver.Board(), d.Settings.Notation
	first, open := cells.First(), cells.And(b.Open())
	switch {
	case open.Empty():
		return fmt.Errorf("%s is filled", n.Placement(board.Candidate{Cell: first, Digit: b.Digit(first)}))
	case digits == 0:
		for c := range open.All() {
			d.Pencil[c], d.Middle[c] = 0, 0
		}
		return nil
	}
	for digit := range digits.All() {
		can := open.And(b.CellsFor(digit))
		if can.Empty() {
			return errors.New(ruledOut(d, board.Candidate{Cell: open.First(), Digit: digit}, n.Cell(open.First())))
		}
		everywhere := true
		for c := range can.All() {
			everywhere = everywhere && notes[c].Has(digit)
		}
		for c := range can.All() {
			if everywhere {
				notes[c] = notes[c].Without(digit)
			} else {
				notes[c] = notes[c].With(digit)
			}
		}
	}
	return nil
}

// whatToNote reads cells and, where they follow, digits.
func whatToNote(d *state.Desk, words []string) (cells board.CellSet, digits board.DigitSet, err error) {
	if len(words) == 0 {
		return cells, 0, fmt.Errorf("pencil takes a cell and its digits: pencil %s 35 %s", d.Settings.Notation.Cell(0), inMiddle)
	}
	for i, word := range words {
		c, err := d.TypedCell([]string{word})
		switch {
		case err == nil:
			cells = cells.With(c)
			continue
		case i == 0:
			return cells, 0, err
		case i < len(words)-1:
			return cells, 0, fmt.Errorf("pencil takes a cell and its digits: pencil %s 35; not %q", d.Settings.Notation.Cell(0), strings.Join(words, " "))
		}
		if digits, err = state.ReadDigits(word); err != nil {
			return cells, 0, fmt.Errorf("pencil takes digits without spaces, as 35: %w", err)
		}
	}
	return cells, digits, nil
}

// ruledOut says why a digit that is no candidate of an open cell cannot be noted there.
func ruledOut(d *state.Desk, x board.Candidate, name string) string {
	for p := range x.Cell.Peers().All() {
		if d.Solver.Board().Digit(p) == x.Digit {
			return fmt.Sprintf("%s cannot be %v: %s", name, x.Digit, d.Settings.Notation.Placement(board.Candidate{Cell: p, Digit: x.Digit}))
		}
	}
	return fmt.Sprintf("%s cannot be %v: step %d ruled it out", name, x.Digit, d.Solver.Origin(x))
}

// tellPencil hands over what is noted.
func tellPencil(d *state.Desk, tell func() error) error {
	return d.Give(answer.Pencil{Pencil: d.Pencil.Words(), Middle: d.Middle.Words()}, tell)
}

func completePencil(d *state.Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return append([]string{"fill", "clear"}, d.Cells(d.Solver.Board().Open())...)
}
