package render

import (
	"fmt"
	"strings"

	"deduku/board"
)

// Notation is a way to write coordinates.
type Notation uint8

// The notations: row and column (r4c7), the pair column, row ((7,4)), letter and digit (D7).
const (
	RC Notation = iota
	XY
	A1
)

var notationNames = []string{RC: "rc", XY: "xy", A1: "a1"}

// String is the name that the notation setting uses.
func (n Notation) String() string { return notationNames[n] }

// Notations are the names of the notations.
func Notations() []string { return notationNames }

// Cell writes a cell.
func (n Notation) Cell(c board.Cell) string {
	switch n {
	case XY:
		return fmt.Sprintf("(%d,%d)", c.Col()+1, c.Row()+1)
	case A1:
		return string([]byte{byte('A' + c.Row()), byte('1' + c.Col())})
	}
	return c.String()
}

// Cells writes the cells of a set in reading order.
func (n Notation) Cells(s board.CellSet) string {
	var b strings.Builder
	for c := range s.All() {
		separate(&b)
		b.WriteString(n.Cell(c))
	}
	return b.String()
}

// Unit writes a unit in words: row 4, column 7, box 6; in a1 notation row D.
func (n Notation) Unit(u board.Unit) string {
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

// Units writes the units of a set, each kind named once: rows 2 and 7.
func (n Notation) Units(s board.UnitSet) string {
	var kinds []string
	for _, kind := range []struct {
		all       board.UnitSet
		one, many string
	}{{0x1ff, "row ", "rows "}, {0x1ff << 9, "column ", "columns "}, {0x1ff << 18, "box ", "boxes "}} {
		var numbers []string
		for u := range (s & kind.all).All() {
			_, number, _ := strings.Cut(n.Unit(u), " ")
			numbers = append(numbers, number)
		}
		switch len(numbers) {
		case 0:
		case 1:
			kinds = append(kinds, kind.one+numbers[0])
		default:
			kinds = append(kinds, kind.many+and(numbers))
		}
	}
	return and(kinds)
}

// and joins the items of a list: 2, 5 and 7.
func and(items []string) string {
	last := len(items) - 1
	if last < 1 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:last], ", ") + " and " + items[last]
}

// Digits writes the digits of a set: 3, 7, 9.
func Digits(s board.DigitSet) string {
	var b strings.Builder
	for d := range s.All() {
		separate(&b)
		b.WriteString(d.String())
	}
	return b.String()
}

// Placement writes that a cell holds a digit: r4c7 = 5.
func (n Notation) Placement(x board.Candidate) string {
	return n.Cell(x.Cell) + " = " + x.Digit.String()
}

// Eliminations writes what is struck, a digit at a time: r3c4, r5c4 <> 4, r6c1 <> 7.
func (n Notation) Eliminations(xs []board.Candidate) string {
	var b strings.Builder
	for d := board.Digit(1); d <= 9; d++ {
		var cells board.CellSet
		for _, x := range xs {
			if x.Digit == d {
				cells = cells.With(x.Cell)
			}
		}
		if !cells.Empty() {
			separate(&b)
			b.WriteString(n.Cells(cells) + " <> " + d.String())
		}
	}
	return b.String()
}

// separate puts a comma between the items of a list.
func separate(b *strings.Builder) {
	if b.Len() > 0 {
		b.WriteString(", ")
	}
}
