package deduce

import (
	"strings"

	"deduku/board"
)

// The maps of a symmetry, as logs name them. A quarter turn is clockwise.
const (
	HalfTurn     = "half-turn"
	QuarterTurn  = "quarter-turn"
	Diagonal     = "diagonal"
	AntiDiagonal = "anti-diagonal"
)

// last is the number of the last row and column.
const last = board.Side - 1

// Cell is where the symmetry moves c.
func (s *Symmetry) Cell(c board.Cell) board.Cell {
	row, col := c.Row(), c.Col()
	switch s.Map {
	case HalfTurn:
		return board.CellAt(last-row, last-col)
	case QuarterTurn:
		return board.CellAt(col, last-row)
	case Diagonal:
		return board.CellAt(col, row)
	case AntiDiagonal:
		return board.CellAt(last-col, last-row)
	}
	return c
}

// Image is the candidate that x is mapped to.
func (s *Symmetry) Image(x board.Candidate) board.Candidate {
	return board.Candidate{Cell: s.Cell(x.Cell), Digit: s.Digits[x.Digit]}
}

// Cycles are the images of the digits, each pair or cycle in parentheses: (19)(28)(37)(46). Digits that stay
// are left out.
func (s *Symmetry) Cycles() string {
	var b strings.Builder
	var done board.DigitSet
	for d := board.Digit(1); d <= 9; d++ {
		if done.Has(d) || s.Digits[d] == d || s.Digits[d] == 0 {
			continue
		}
		b.WriteByte('(')
		for x := d; !done.Has(x); x = s.Digits[x] {
			b.WriteString(x.String())
			done = done.With(x)
		}
		b.WriteByte(')')
	}
	return b.String()
}
