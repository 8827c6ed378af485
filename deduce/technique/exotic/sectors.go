package exotic

import (
	"deduku/board"
	"deduku/deduce"
)

// sectors are cells, and digits of units that cover all their candidates. A digit of a unit can be used only once. Where
// there are as many of these as cells, each is used exactly once, and by these cells: nothing else of the unit can hold it.
type sectors struct {
	cells  board.CellSet
	covers [board.Units]board.DigitSet
	also   [board.Units]board.DigitSet // covers that could stand for as many others of the same digit
}

// cover adds a digit of a unit to the covers, or to those that could stand for others.
func (x *sectors) cover(u board.Unit, d board.Digit, counts bool) {
	if counts {
		x.covers[u] = x.covers[u].With(d)
	} else {
		x.also[u] = x.also[u].With(d)
	}
}

// tell drafts the step of a set whose covers are as many as its cells; nil where it eliminates nothing.
func (x *sectors) tell(v *deduce.View) *deduce.Draft {
	s := v.Draft()
	for d := board.Digit(1); d <= 9; d++ {
		var out board.CellSet
		for u := range x.covers {
			if (x.covers[u] | x.also[u]).Has(d) {
				out = out.Union(v.Cells(board.Unit(u), d))
			}
		}
		s.Eliminate(d, out.Minus(x.cells))
	}
	if !s.Concludes() {
		return nil
	}
	s.Part(deduce.Part{Role: deduce.Set, Cells: x.cells, Digits: v.Union(x.cells)})
	for u, digits := range x.covers {
		if digits != 0 {
			s.Part(deduce.Part{Role: deduce.Cover, Units: board.UnitsOf(board.Unit(u)), Digits: digits})
		}
	}
	for u, digits := range x.also {
		if digits &^= x.covers[u]; digits != 0 {
			s.Part(deduce.Part{Role: deduce.CoverToo, Units: board.UnitsOf(board.Unit(u)), Digits: digits})
		}
	}
	return s
}
