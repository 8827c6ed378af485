package pattern

import (
	"deduku/board"
	"deduku/deduce"
)

// CrossPlaces is where the digits of a part that names places in cross lines are or can be: what is placed already takes up room, too.
func (p *Pattern) CrossPlaces(of *deduce.Part) board.CellSet {
	cells := of.Cells
	for u := range p.Role(deduce.CrossLine).Units.All() { // of the part are only those where the digit is open
		for c := range u.Cells().All() {
			if d := p.Board.Digit(c); d != 0 && of.Digits.Has(d) {
				cells = cells.With(c)
			}
		}
	}
	return cells
}

// TwoLines is as few lines as have all of some cells, two at most; none where that is not enough.
func TwoLines(cells board.CellSet) board.UnitSet {
	if cells.Empty() {
		return 0
	}
	for u := range board.Unit(board.Lines) {
		if cells.Minus(u.Cells()).Empty() {
			return board.UnitsOf(u)
		}
	}
	for u := range board.Unit(board.Lines) {
		for w := range u {
			if cells.Minus(u.Cells()).Minus(w.Cells()).Empty() {
				return board.UnitsOf(u, w)
			}
		}
	}
	return 0
}
