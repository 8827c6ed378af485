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

// Cell is where the symmetry moves c.
func (s *Symmetry) Cell(c board.Cell) board.Cell {
	row, col := c.Row(), c.Col()
	switch s.Map {
	case HalfTurn:
		return board.CellAt(8-row, 8-col)
	case QuarterTurn:
		return board.CellAt(col, 8-row)
	case Diagonal:
		return board.CellAt(col, row)
	case AntiDiagonal:
		return board.CellAt(8-col, 8-row)
	}
	return c
}

// Image is what x becomes.
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

// symmetric appends to dst the numbers of the steps that concluded what the conclusions of step are images of.
func (s *Solver) symmetric(dst []int, step *Step) []int {
	symmetry := step.Argument.Symmetry
	for _, x := range step.Placements {
		for y := symmetry.Image(x); y != x; y = symmetry.Image(y) {
			if s.board.Digit(y.Cell) == y.Digit {
				dst = append(dst, s.placed(y))
				break
			}
		}
	}
	for _, x := range step.Eliminations {
		if symmetry.Cell(x.Cell) == x.Cell {
			continue
		}
		for y := symmetry.Image(x); y != x; y = symmetry.Image(y) {
			if !s.board.Has(y) {
				dst = append(dst, int(s.by[y.Cell][y.Digit]))
				break
			}
		}
	}
	return dst
}

// placed is the number of the step in force that placed x.
func (s *Solver) placed(x board.Candidate) int {
	for n := len(s.log.Steps); n > 0; n-- {
		for _, y := range s.log.Step(n).Placements {
			if x == y {
				return n
			}
		}
	}
	return 0
}
