package command

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Possible is the command possible.
var Possible = state.Command{
	Name: "possible", Args: "CELL DIGIT", Group: "look", Run: possible,
	Results: []answer.Result{answer.Allowed{}},
	Short:   "say whether a digit may stand in a cell by the rules alone, and which digits it would clash with",
	Long: "Only the digits on the board count, not what was concluded. The cell is r1c3, or as the option 'notation' says:\n" +
		"1,3 is row 1 and column 3, with xy column 1 and row 3. A 0 in it counts from 0: 'possible 0,2,2' is 'possible r1c3 2'.",
}

func possible(_ context.Context, d *state.Desk, args []string) error {
	x, err := typedCandidate(d, strings.Join(args, " "))
	if err != nil {
		return err
	}
	b := d.Solver.Board()
	if _, ok := fromZero(strings.Join(args, " ")); ok {
		d.Hush("counted from 0: %s", d.Settings.Notation.Placement(x))
	}
	f := answer.Allowed{About: x.String(), Clashes: []answer.Clash{}}
	if on := b.Digit(x.Cell); on != 0 && on != x.Digit {
		f.Filled = int(on)
	}
	for c := range x.Cell.Peers().All() {
		if b.Digit(c) == x.Digit {
			f.Clashes = append(f.Clashes, answer.ClashOf(x.Cell, c))
		}
	}
	f.Possible = f.Filled == 0 && len(f.Clashes) == 0
	err = d.Give(f, func() error { return d.Tell("%s", f.Text(x, d.Settings.Text())) })
	if err == nil && !f.Possible {
		return answer.NoInResult
	}
	return err
}

// fromZero returns a cell and a digit, typed in numbers that count from 0, in numbers that count from 1. Numbers count from 0
// if the row or column is 0, as in 0,2,2, or if all three are in brackets, as in (4,4,3): a program writes
// possible(4,4,3).
func fromZero(text string) (counted string, ok bool) {
	n := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" ,()=", r) })
	called := strings.HasPrefix(text, "(") && strings.HasSuffix(text, ")")
	if len(n) != 3 || len(n[0])*len(n[1]) != 1 || n[0] != "0" && n[1] != "0" && !called {
		return text, false
	}
	return fmt.Sprintf("(%c,%c)=%s", n[0][0]+1, n[1][0]+1, n[2]), true
}

// typedCandidate reads a cell and a digit: r1c3 2, r1c3=2, D7=2, or 1,3,2 in the order of the option notation, or 0,2,2 in that
// order, counted from 0.
func typedCandidate(d *state.Desk, text string) (board.Candidate, error) {
	if strings.HasPrefix(text, "(") && strings.HasSuffix(text, ")") && strings.Count(text, ",") < 2 {
		return board.Candidate{}, fmt.Errorf("possible takes a row, a column, and a digit, as possible(0,2,5), not %s", text)
	}
	if text == "" {
		return board.Candidate{}, errors.New("possible takes a cell and a digit: possible r1c3 2")
	}
	if counted, ok := fromZero(text); ok {
		if strings.Contains(counted, ":") { // what comes behind 9
			return board.Candidate{}, fmt.Errorf("%q: with a 0, rows and columns count from 0 to 8", text)
		}
		text = counted
	}
	if at := strings.LastIndexAny(text, ", ="); at > 0 && at == len(text)-2 && '1' <= text[at+1] && text[at+1] <= '9' {
		digit := board.Digit(text[at+1] - '0')
		for _, cell := range []string{text[:at], "(" + text[:at] + ")"} {
			if c, err := coords.ParseCell(strings.TrimSpace(cell), d.Settings.Notation); err == nil {
				return board.Candidate{Cell: c, Digit: digit}, nil
			}
		}
	}
	edits, err := coords.Assignments(text, d.Settings.Notation)
	switch {
	case err != nil:
		return board.Candidate{}, state.Placed(err, text)
	case len(edits) != 1 || edits[0].Eliminate:
		return board.Candidate{}, errors.New("possible takes one cell and one digit: possible r1c3 2")
	}
	return edits[0].Candidate, nil
}
