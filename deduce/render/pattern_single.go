package render

import "deduku/board"

// sighted is how the cell of a naked single sees each other digit, each once; digits that it lost otherwise are missing.
func sighted(b *board.Board, x board.Candidate) (out []sight) {
	missing := board.AllDigits.Without(x.Digit)
	for _, u := range x.Cell.Units() {
		s := sight{unit: u}
		for c := range u.Cells().All() {
			if d := b.Digit(c); missing.Has(d) {
				s.digits, s.cells, missing = s.digits.With(d), s.cells.With(c), missing.Without(d)
			}
		}
		if s.digits != 0 {
			out = append(out, s)
		}
	}
	return out
}

// sight is placed digits that a cell sees in a unit, one place of each digit.
type sight struct {
	unit   board.Unit
	digits board.DigitSet
	cells  board.CellSet
}

// hatched is open cells of a unit that a placed digit rules out, and the unit by which it sees them.
type hatched struct {
	blocker board.Cell
	unit    board.Unit
	cells   board.CellSet
}

// hatching is the placed digits that rule a digit out of the other open cells of a unit, those that rule out most first.
func hatching(b *board.Board, x board.Candidate, u board.Unit) (out []hatched) {
	rest := b.Open().And(u.Cells()).Without(x.Cell).Minus(b.Homes(x.Digit))
	var placed board.CellSet
	for c := range board.Cell(board.Cells) {
		if b.Digit(c) == x.Digit {
			placed = placed.With(c)
		}
	}
	for !rest.Empty() {
		var best hatched
		for c := range placed.All() {
			for _, v := range c.Units() {
				if cells := rest.And(v.Cells()); cells.Len() > best.cells.Len() {
					best = hatched{c, v, cells}
				}
			}
		}
		if best.cells.Empty() {
			return out
		}
		out, rest = append(out, best), rest.Minus(best.cells)
	}
	return out
}
