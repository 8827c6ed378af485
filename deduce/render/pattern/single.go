package pattern

import "deduku/board"

// Sighted is how the cell of a naked single sees each other digit, each once; digits that it lost otherwise are missing.
func Sighted(b *board.Board, x board.Candidate) (out []Sight) {
	missing := board.AllDigits.Without(x.Digit)
	for _, u := range x.Cell.Units() {
		s := Sight{Unit: u}
		for c := range u.Cells().All() {
			if d := b.Digit(c); missing.Has(d) {
				s.Digits, s.Cells, missing = s.Digits.With(d), s.Cells.With(c), missing.Without(d)
			}
		}
		if s.Digits != 0 {
			out = append(out, s)
		}
	}
	return out
}

// Sight is placed digits that a cell sees in a unit, one place of each digit.
type Sight struct {
	Unit   board.Unit
	Digits board.DigitSet
	Cells  board.CellSet
}

// Hatched is open cells of a unit that a placed digit rules out, and the unit by which it sees them.
type Hatched struct {
	Blocker board.Cell
	Unit    board.Unit
	Cells   board.CellSet
}

// Hatching is the placed digits that rule a digit out of the other open cells of a unit, those that rule out most first.
func Hatching(b *board.Board, x board.Candidate, u board.Unit) (out []Hatched) {
	rest := b.Open().And(u.Cells()).Without(x.Cell).Minus(b.CellsFor(x.Digit))
	var placed board.CellSet
	for c := range board.Cell(board.Cells) {
		if b.Digit(c) == x.Digit {
			placed = placed.With(c)
		}
	}
	for !rest.Empty() {
		var best Hatched
		for c := range placed.All() {
			for _, v := range c.Units() {
				if cells := rest.And(v.Cells()); cells.Len() > best.Cells.Len() {
					best = Hatched{c, v, cells}
				}
			}
		}
		if best.Cells.Empty() {
			return out
		}
		out, rest = append(out, best), rest.Minus(best.Cells)
	}
	return out
}
