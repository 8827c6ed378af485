package deduce

import "deduku/board"

// pool holds the pending deductions in the order in which they were noticed: cells with one candidate
// left, and digits with one place left in a unit. An entry whose cell has been filled since is stale and
// is passed over when its turn comes.
//
// A cell comes down to one candidate once, and so does a digit in a unit, as long as nothing is taken
// back; taking back restores a snapshot. So the arrays never overflow.
type pool struct {
	cells              [board.Cells]board.Cell
	places             [board.Units * 9]Truth
	firstCell, endCell uint8
	firstPlace         uint8
	endPlace           uint8
}

func (p *pool) addCell(c board.Cell) {
	p.cells[p.endCell] = c
	p.endCell++
}

func (p *pool) addPlace(u board.Unit, d board.Digit) {
	p.places[p.endPlace] = UnitTruth(u, d)
	p.endPlace++
}

// next takes the oldest pending deduction of b: positive before negative.
func (p *pool) next(b *board.Board) (Truth, bool) {
	for p.firstCell < p.endCell {
		c := p.cells[p.firstCell]
		p.firstCell++
		if b.Digit(c) == 0 {
			return CellTruth(c), true
		}
	}
	for p.firstPlace < p.endPlace {
		t := p.places[p.firstPlace]
		p.firstPlace++
		if b.Digit(placeOf(b, t)) == 0 {
			return t, true
		}
	}
	return 0, false
}

// placeOf is the one place that is left for a unit truth on b.
func placeOf(b *board.Board, t Truth) board.Cell {
	u, d := t.Unit()
	return u.Cell(b.Spots(u, d).First())
}
