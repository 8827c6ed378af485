package wording

import (
	"slices"
	"strings"

	"deduku/board"
)

// Units writes the units of a set, each kind named once: rows 2 and 7.
func (t Text) Units(s board.UnitSet) string { return string(t.appendUnits(nil, s)) }

func (t Text) appendUnits(b []byte, s board.UnitSet) []byte {
	if s != 0 && s&(s-1) == 0 { // as most are
		return t.appendUnit(b, s.First())
	}
	from := len(b)
	for _, kind := range [...]struct {
		all       board.UnitSet
		one, many string
	}{{board.AllRows, "row ", "rows "}, {board.AllColumns, "column ", "columns "}, {board.AllBoxes, "box ", "boxes "}} {
		of, more := s&kind.all, s&^(kind.all|(kind.all-1))
		if of == 0 {
			continue
		}
		b = item(b, from, more != 0)
		name := kind.many
		if of&(of-1) == 0 {
			name = kind.one
		}
		b = append(b, name...)
		first := len(b)
		for u := range of.All() {
			b = t.Notation.AppendLabel(item(b, first, of>>u > 1), u)
		}
	}
	return b
}

// appendUnit writes one unit: row 2.
func (t Text) appendUnit(b []byte, u board.Unit) []byte {
	switch u.Kind() {
	case 'r':
		b = append(b, "row "...)
	case 'c':
		b = append(b, "column "...)
	default:
		b = append(b, "box "...)
	}
	return t.Notation.AppendLabel(b, u)
}

// item parts an item from those before it, which begin at from: by a comma, or by "and" where no more follow.
func item(b []byte, from int, more bool) []byte {
	switch {
	case len(b) == from:
	case more:
		b = append(b, ", "...)
	default:
		b = append(b, " and "...)
	}
	return b
}

// Digits writes the digits of a set: 3, 7, 9.
func Digits(s board.DigitSet) string { return string(appendDigits(nil, s)) }

func appendDigits(b []byte, s board.DigitSet) []byte {
	from := len(b)
	for d := range s.All() {
		b = append(item(b, from, true), '0'+byte(d))
	}
	return b
}

// Eliminations writes candidates that are removed, grouped by cell, and cells together that lose the same digits:
// r2c3 <> 46, r4c3, r5c3 <> 7.
func (t Text) Eliminations(xs []board.Candidate) string {
	var b strings.Builder
	for _, x := range Together(xs) {
		separate(&b)
		b.WriteString(t.cellList(x.Cells) + " <> " + JoinDigits(x.Digits, ""))
	}
	return b.String()
}

// cellList writes cells so that they can be typed, with commas: where there are many, those of a row or column together,
// in a notation that can.
func (t Text) cellList(cells board.CellSet) string { return string(t.appendCellList(nil, cells)) }

func (t Text) appendCellList(b []byte, cells board.CellSet) []byte {
	if cells.Len() <= LongList || t.Notation == board.XY {
		return t.Notation.AppendCells(b, cells)
	}
	return append(b, strings.Join(t.compactGroups(cells), ", ")...)
}

// Removed is digits that are removed from the same cells.
type Removed struct {
	Cells  board.CellSet
	Digits board.DigitSet
}

// Together gathers eliminations cell by cell, and the cells that lose the same digits; the first cell comes first.
func Together(xs []board.Candidate) (out []Removed) {
	var digits [board.Cells]board.DigitSet
	var cells board.CellSet
	for _, x := range xs {
		digits[x.Cell] = digits[x.Cell].With(x.Digit)
		cells = cells.With(x.Cell)
	}
	for c := range cells.All() {
		i := slices.IndexFunc(out, func(x Removed) bool { return x.Digits == digits[c] })
		if i < 0 {
			i, out = len(out), append(out, Removed{Digits: digits[c]})
		}
		out[i].Cells = out[i].Cells.With(c)
	}
	return out
}

// separate puts a comma between the items of a list.
func separate(b *strings.Builder) {
	if b.Len() > 0 {
		b.WriteString(", ")
	}
}

// Places are the cells of units where digits can go.
func Places(units board.UnitSet, digits board.DigitSet, b *board.Board) board.CellSet {
	var all board.CellSet
	for u := range units.All() {
		for d := range digits.All() {
			all = all.Union(b.CellsFor(d).And(u.Cells()))
		}
	}
	return all
}
