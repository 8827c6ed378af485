package change

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/work"
)

// Pencil is the command pencil.
var Pencil = desk.Command{
	Name: "pencil", Args: "[CELL DIGITS | CELL | fill | clear]", Group: "change", Changes: true, Run: pencil, Complete: completePencil,
	Gives: []answer.Fact{answer.Pencil{}},
	Short: "note digits in a cell as a player does, or take them out again: pencil r1c1 35",
	Long: "These notes are your own: they are no candidates, and nothing is concluded from them. 'play' shows them. A digit that\n" +
		"is noted already is taken out. 'pencil r1c1' empties a cell, 'pencil fill' notes all candidates, 'pencil clear' takes\n" +
		"all notes away. Without arguments it lists them. What the board has ruled out since is not shown.",
}

func pencil(_ context.Context, d *desk.Desk, args []string) error {
	b := d.Solver.Board()
	notes := d.Pencil
	switch {
	case len(args) == 0:
		return tellPencil(d, func() error {
			seen := notes.Seen(b)
			if list := seen.In(d.Settings.Notation); len(list) > 0 {
				return d.Tell("%s", strings.Join(list, "\n"))
			}
			d.Say("nothing is noted; 'pencil %s 35' notes two digits, 'pencil fill' all candidates", d.Settings.Notation.Cell(0))
			return nil
		})
	case len(args) == 1 && args[0] == "fill":
		for c := range b.Open().All() {
			notes[c] = b.Candidates(c)
		}
	case len(args) == 1 && args[0] == "clear":
		notes = work.Pencil{}
	default:
		var err error
		if notes, err = noted(d, notes, args); err != nil {
			return err
		}
	}
	d.Pencil = notes
	return tellPencil(d, func() error {
		count := 0
		for _, digits := range notes {
			count += digits.Len()
		}
		d.Say("%s noted", wording.Count(count, "digit is", "digits are"))
		return nil
	})
}

// noted is notes with the digits of a cell noted or taken out, or the cell emptied.
func noted(d *desk.Desk, notes work.Pencil, args []string) (work.Pencil, error) {
	if len(args) > 2 {
		return notes, fmt.Errorf("pencil takes a cell and its digits: pencil %s 35; not %q", d.Settings.Notation.Cell(0), strings.Join(args, " "))
	}
	c, err := d.TypedCell(args[:1])
	if err != nil {
		return notes, err
	}
	b, name := d.Solver.Board(), d.Settings.Notation.Cell(c)
	switch {
	case b.Digit(c) != 0:
		return notes, fmt.Errorf("%s is filled", d.Settings.Notation.Placement(board.Candidate{Cell: c, Digit: b.Digit(c)}))
	case len(args) == 1:
		notes[c] = 0
		return notes, nil
	}
	digits, err := work.ReadDigits(args[1])
	if err != nil {
		return notes, fmt.Errorf("pencil takes digits without spaces, as 35: %w", err)
	}
	for digit := range digits.All() {
		x := board.Candidate{Cell: c, Digit: digit}
		switch {
		case !b.Has(x):
			return notes, errors.New(ruledOut(d, x, name))
		case notes[c].Has(digit):
			notes[c] = notes[c].Without(digit)
		default:
			notes[c] = notes[c].With(digit)
		}
	}
	return notes, nil
}

// ruledOut says why a digit that is no candidate of an open cell cannot be noted there.
func ruledOut(d *desk.Desk, x board.Candidate, name string) string {
	for p := range x.Cell.Peers().All() {
		if d.Solver.Board().Digit(p) == x.Digit {
			return fmt.Sprintf("%s cannot be %v: %s", name, x.Digit, d.Settings.Notation.Placement(board.Candidate{Cell: p, Digit: x.Digit}))
		}
	}
	return fmt.Sprintf("%s cannot be %v: step %d ruled it out", name, x.Digit, d.Solver.Origin(x))
}

// tellPencil hands over what is noted.
func tellPencil(d *desk.Desk, tell func() error) error {
	return d.Give(answer.Pencil{Pencil: d.Pencil.Words()}, tell)
}

func completePencil(d *desk.Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return append([]string{"fill", "clear"}, d.Cells(d.Solver.Board().Open())...)
}
