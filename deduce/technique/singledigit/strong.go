package singledigit

import (
	"deduku/board"
	"deduku/deduce"
)

// strongLink is a conjugate pair: the two places of a digit in a unit, in the order of the board.
type strongLink struct {
	ends [2]board.Cell
	unit board.Unit
}

// cells are both places.
func (l *strongLink) cells() board.CellSet { return board.CellsOf(l.ends[0], l.ends[1]) }

// part is the link as a piece of a pattern.
func (l *strongLink) part(d board.Digit) deduce.Part {
	return deduce.Part{Role: deduce.Strong, Units: board.UnitsOf(l.unit), Cells: l.cells(), Digits: board.Digits(d)}
}

// strongLinks are the conjugate pairs of a digit.
type strongLinks struct {
	room [board.Units]strongLink
	n    int
}

// look collects the conjugate pairs of d in the units. Places that share two of the units are one pair: that of
// the line.
func (s *strongLinks) look(v *deduce.View, d board.Digit, units board.UnitSet) {
	s.n = 0
	units &= v.Pairs(d)
	for us := units; us != 0; us &= us - 1 {
		u := us.First()
		cells := v.Cells(u, d)
		if (cells.CommonUnits() & units).First() == u {
			s.room[s.n] = strongLink{ends: [2]board.Cell{cells.First(), cells.Rest().First()}, unit: u}
			s.n++
		}
	}
}

// all are the pairs collected.
func (s *strongLinks) all() []strongLink { return s.room[:s.n] }
