package board

import (
	"fmt"
	"strings"
)

// Symmetry is a map of the board onto itself: with a cell, its images have a part in something, such as which cells are given.
type Symmetry uint8

// The symmetries. HalfTurn and QuarterTurn turn the board around its centre; the others mirror it in the
// axis they are named after, so that Horizontal swaps row 1 with row 9 and Vertical column 1 with column
// 9. Diagonal is the axis from r1c1 to r9c9, AntiDiagonal the one from r1c9 to r9c1.
const (
	NoSymmetry Symmetry = iota
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
	return NoSymmetry, fmt.Errorf("unknown symmetry %q; there are %s", name, strings.Join(symmetryNames[:], ", "))
}

// lastLine is the number of the last row and column.
const lastLine = Side - 1

// Image is where the symmetry moves c; for QuarterTurn, by one quarter, clockwise.
func (s Symmetry) Image(c Cell) Cell {
	row, col := c.Row(), c.Col()
	switch s {
	case HalfTurn:
		return CellAt(lastLine-row, lastLine-col)
	case QuarterTurn:
		return CellAt(col, lastLine-row)
	case Horizontal:
		return CellAt(lastLine-row, col)
	case Vertical:
		return CellAt(row, lastLine-col)
	case Diagonal:
		return CellAt(col, row)
	case AntiDiagonal:
		return CellAt(lastLine-col, lastLine-row)
	}
	return c
}

// Orbit is c and its images: the cells that must be given when c is.
func (s Symmetry) Orbit(c Cell) CellSet {
	orbit := CellsOf(c)
	for x := s.Image(c); x != c; x = s.Image(x) {
		orbit = orbit.With(x)
	}
	return orbit
}

// Orbits are the orbits of all cells, in the order of their first cells.
func (s Symmetry) Orbits() []CellSet {
	var out []CellSet
	for c := range Cell(Cells) {
		if o := s.Orbit(c); o.First() == c {
			out = append(out, o)
		}
	}
	return out
}
