package generate

import (
	"fmt"
	"strings"

	"deduku/board"
)

// Symmetry says which cells are given together.
type Symmetry uint8

// The symmetries. HalfTurn and QuarterTurn turn the board around its centre; the others mirror it in the
// axis they are named after, so that Horizontal swaps row 1 with row 9 and Vertical column 1 with column
// 9. Diagonal is the axis from r1c1 to r9c9, AntiDiagonal the one from r1c9 to r9c1.
const (
	None Symmetry = iota
	HalfTurn
	QuarterTurn
	Horizontal
	Vertical
	Diagonal
	AntiDiagonal
)

var symmetryNames = [...]string{
	"none", "half-turn", "quarter-turn", "horizontal", "vertical", "diagonal", "anti-diagonal",
}

// SymmetryNames are the names that ParseSymmetry knows.
func SymmetryNames() []string { return append([]string(nil), symmetryNames[:]...) }

// String is the symmetry's name.
func (s Symmetry) String() string {
	if int(s) < len(symmetryNames) {
		return symmetryNames[s]
	}
	return fmt.Sprintf("symmetry %d", uint8(s))
}

// ParseSymmetry is the symmetry with the name given.
func ParseSymmetry(name string) (Symmetry, error) {
	for i, n := range symmetryNames {
		if n == name {
			return Symmetry(i), nil
		}
	}
	return None, fmt.Errorf("unknown symmetry %q; there are %s", name, strings.Join(symmetryNames[:], ", "))
}

// last is the number of the last row and column.
const last = board.Side - 1

// Image is where the symmetry moves c; for QuarterTurn, by one quarter.
func (s Symmetry) Image(c board.Cell) board.Cell {
	row, col := c.Row(), c.Col()
	switch s {
	case HalfTurn:
		return board.CellAt(last-row, last-col)
	case QuarterTurn:
		return board.CellAt(col, last-row)
	case Horizontal:
		return board.CellAt(last-row, col)
	case Vertical:
		return board.CellAt(row, last-col)
	case Diagonal:
		return board.CellAt(col, row)
	case AntiDiagonal:
		return board.CellAt(last-col, last-row)
	}
	return c
}

// Orbit is c and the cells that must be given when c is.
func (s Symmetry) Orbit(c board.Cell) board.CellSet {
	orbit := board.CellsOf(c)
	for x := s.Image(c); x != c; x = s.Image(x) {
		orbit = orbit.With(x)
	}
	return orbit
}

// Orbits are the orbits of all cells, in the order of their first cells.
func (s Symmetry) Orbits() []board.CellSet {
	var out []board.CellSet
	for c := range board.Cell(board.Cells) {
		if o := s.Orbit(c); o.First() == c {
			out = append(out, o)
		}
	}
	return out
}
