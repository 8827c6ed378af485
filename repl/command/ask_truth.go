package command

import (
	"context"
	"strings"

	"deduku/board"
	"deduku/board/search"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// truthLimit is how many solutions are counted for each digit.
const truthLimit = 1000

// True is the command true.
var True = state.Command{
	Name: "true", Args: "[CELL]", Group: "solve", Run: truth,
	Results: []answer.Result{answer.Truth{}},
	Short:   "show the digits that each open cell, or one, has in any solution, and in how many",
	Long: "Behind them stand the digits that would each make the puzzle one with exactly one solution. Up to 1000 solutions are\n" +
		"counted for a digit.",
}

// truth counts the solutions that each candidate of the open cells leaves.
func truth(ctx context.Context, d *state.Desk, args []string) error {
	cells := d.Solver.Board().Open()
	if len(args) > 0 {
		c, err := d.TypedCell(args)
		if err != nil {
			return err
		}
		cells = board.CellsOf(c)
	}
	basis := d.Basis()
	all, err := search.CountContext(ctx, &basis, truthLimit)
	switch {
	case err != nil:
		return err
	case all == 0:
		return answer.No("there is no solution")
	}
	f := answer.Truth{Solutions: all, OrMore: all == truthLimit, Cells: []answer.TruthCell{}, Alone: []string{}}
	for c := range cells.All() {
		of := answer.TruthCell{Cell: c.String()}
		for digit := range board.AllDigits.All() {
			with := basis
			if with[c] &= 1 << (digit - 1); with[c] == 0 {
				continue
			}
			n, err := search.CountContext(ctx, &with, truthLimit)
			if err != nil {
				return err
			}
			if n == 0 {
				continue
			}
			of.Digits = append(of.Digits, answer.TruthDigit{Digit: int(digit), Solutions: n, OrMore: n == truthLimit})
			if n == 1 && all > 1 {
				f.Alone = append(f.Alone, board.Candidate{Cell: c, Digit: digit}.String())
			}
		}
		f.Cells = append(f.Cells, of)
	}
	return d.Give(f, func() error { return tellTruth(d, &f, cells) })
}

func tellTruth(d *state.Desk, f *answer.Truth, cells board.CellSet) error {
	return d.Page(func(tell func(string, ...any)) {
		tell("%v", answer.Count{Solutions: f.Solutions, OrMore: f.OrMore})
		for i, c := 0, cells; !c.Empty(); i, c = i+1, c.Rest() {
			if f.Solutions == 1 {
				tell("%s %d", d.Settings.Notation.Cell(c.First()), f.Cells[i].Digits[0].Digit)
				continue
			}
			tell("%s %v", d.Settings.Notation.Cell(c.First()), f.Cells[i])
		}
		if len(f.Alone) > 0 {
			tell("each of these alone leaves one solution: %s", strings.Join(f.Alone, ", "))
		} else if f.Solutions > 1 {
			tell("no single digit leaves one solution")
		}
	})
}
