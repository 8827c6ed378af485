package teller

import (
	"strings"

	"deduku/board"
	"deduku/deduce/render/wording"
)

// List names cells: r1c1, r2c3 and r4c5.
func (t *Teller) List(cells board.CellSet) string { return wording.And(t.InLines(cells)) }

// OrList names cells to choose from.
func (t *Teller) OrList(cells board.CellSet) string { return wording.Or(t.InLines(cells)) }

// Unit names a unit.
func (t *Teller) Unit(u board.Unit) string { return t.Notation.Unit(u) }

// Listed is cells with what they can hold together, as almost locked sets are written: r2c1 r2c8 (1 2 9). Of more than
// three, those of a line are written together: r3c258,r4c1 (1 2 4 5 9).
func (t *Teller) Listed(cells board.CellSet) string {
	names := strings.Join(t.Cells(cells), " ")
	if cells.Len() > 3 {
		names = t.CompactCells(cells)
	}
	return names + " " + inBrackets(t.Union(cells))
}

// inBrackets writes digits as candidates: (1 2 9).
func inBrackets(digits board.DigitSet) string { return "(" + wording.JoinDigits(digits, " ") + ")" }

// EachHeld writes cells, each with its candidates: r8c2 (2 3), r8c6 (3 8) and r8c9 (2 8).
func (t *Teller) EachHeld(cells board.CellSet) string {
	var all []string
	for c := range cells.All() {
		all = append(all, t.Notation.Cell(c)+" "+inBrackets(t.Board.Candidates(c)))
	}
	return wording.And(all)
}

// EachOrAll is eachHeld; of many cells only their names.
func (t *Teller) EachOrAll(cells board.CellSet) string {
	if cells.Len() > 4 {
		return t.CompactCells(cells)
	}
	return t.EachHeld(cells)
}

// SetNamed introduces an almost locked set: A = r2c1 r2c8 (1 2 9).
func (t *Teller) SetNamed(letter string, cells board.CellSet) string {
	return letter + " = " + t.Listed(cells)
}

// PlaceWord is place or places.
func PlaceWord(cells board.CellSet) string {
	if cells.Rest().Empty() {
		return "place"
	}
	return "places"
}
