package ask

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/repl/answer"
	"deduku/repl/desk"
)

// Possible is the command possible.
var Possible = desk.Command{
	Name: "possible", Args: "CELL DIGIT", Group: "look", Run: possible,
	Gives: []answer.Fact{answer.Allowed{}},
	Short: "say whether a digit may stand in a cell by the rules alone, and which digits it would clash with",
	Long:  "Only the digits on the board count, not what was concluded. The cell is r1c3, or as the option 'notation' says.",
}

func possible(_ context.Context, d *desk.Desk, args []string) error {
	x, err := typedCandidate(d, strings.Join(args, " "))
	if err != nil {
		return err
	}
	b := d.Solver.Board()
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

// typedCandidate reads a cell and a digit: r1c3 2, r1c3=2, D7=2, or 1,3,2 in the order of the option notation.
func typedCandidate(d *desk.Desk, text string) (board.Candidate, error) {
	if text == "" {
		return board.Candidate{}, errors.New("possible takes a cell and a digit: possible r1c3 2")
	}
	if at := strings.LastIndexAny(text, ", ="); at > 0 && at == len(text)-2 && '1' <= text[at+1] && text[at+1] <= '9' {
		digit := board.Digit(text[at+1] - '0')
		for _, cell := range []string{text[:at], "(" + text[:at] + ")"} {
			if c, err := coords.ParseCell(strings.TrimSpace(cell), d.Settings.Notation); err == nil {
				return board.Candidate{Cell: c, Digit: digit}, nil
			}
		}
		if strings.HasPrefix(text, "0,") || strings.Contains(text[:at], ",0") {
			return board.Candidate{}, fmt.Errorf("%q: rows and columns count from 1, so the first cell is 1,1", text)
		}
	}
	edits, err := coords.Assignments(text, d.Settings.Notation)
	switch {
	case err != nil:
		return board.Candidate{}, desk.Placed(err, text)
	case len(edits) != 1 || edits[0].Eliminate:
		return board.Candidate{}, errors.New("possible takes one cell and one digit: possible r1c3 2")
	}
	return edits[0].Candidate, nil
}
