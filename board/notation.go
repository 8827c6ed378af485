package board

import (
	"fmt"
	"strings"
)

// Notation is a way to write and to read the names of cells.
type Notation uint8

// The notations: row and column (r4c7), the pair column, row ((7,4)), letter of the row and column (D7).
const (
	RC Notation = iota
	XY
	A1
)

var notationNames = []string{RC: "rc", XY: "xy", A1: "a1"}

// String is the name of the notation: rc, xy or a1.
func (n Notation) String() string { return notationNames[n] }

// Notations are the names of the notations.
func Notations() []string { return notationNames }

// Cell writes a cell.
func (n Notation) Cell(c Cell) string {
	switch n {
	case XY:
		return fmt.Sprintf("(%d,%d)", c.Col()+1, c.Row()+1)
	case A1:
		return string([]byte{byte('A' + c.Row()), byte('1' + c.Col())})
	}
	return c.String()
}

// Cells writes the cells of a set in reading order, with commas.
func (n Notation) Cells(s CellSet) string {
	var b strings.Builder
	for c := range s.All() {
		if b.Len() > 0 {
			b.WriteString(", ")
		}
		b.WriteString(n.Cell(c))
	}
	return b.String()
}

// Unit writes a unit in words: row 4, column 7, box 6; in a1 notation row D.
func (n Notation) Unit(u Unit) string {
	switch kind := u.Kind(); {
	case kind == 'r' && n == A1:
		return "row " + string(rune('A'+u.Index()))
	case kind == 'r':
		return fmt.Sprintf("row %d", u.Index()+1)
	case kind == 'c':
		return fmt.Sprintf("column %d", u.Index()+1)
	}
	return fmt.Sprintf("box %d", u.Index()+1)
}

// Placement writes that a cell holds a digit: r4c7 = 5.
func (n Notation) Placement(x Candidate) string { return n.Cell(x.Cell) + " = " + x.Digit.String() }
