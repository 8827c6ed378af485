package tale

import (
	"strings"

	"deduku/board"
	"deduku/deduce/render/wording"
)

// list names cells: r1c1, r2c3 and r4c5.
func (t *teller) list(cells board.CellSet) string { return wording.And(t.InLines(cells)) }

// orList names cells to choose from.
func (t *teller) orList(cells board.CellSet) string { return wording.Or(t.InLines(cells)) }

// unit names a unit.
func (t *teller) unit(u board.Unit) string { return t.Notation.Unit(u) }

// listed is cells with what they can hold together, as almost locked sets are written: r2c1 r2c8 (1 2 9). Of more than
// three, those of a line are written together: r3c258,r4c1 (1 2 4 5 9).
func (t *teller) listed(cells board.CellSet) string {
	names := strings.Join(t.Cells(cells), " ")
	if cells.Len() > 3 {
		names = t.CompactCells(cells)
	}
	return names + " " + inBrackets(t.Union(cells))
}

// inBrackets writes digits as candidates: (1 2 9).
func inBrackets(digits board.DigitSet) string { return "(" + wording.JoinDigits(digits, " ") + ")" }
