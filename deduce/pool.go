package deduce

import "deduku/board"

// pool holds the pending deductions in the order in which they were noticed: units with one open cell left,
// cells with one candidate left, and digits with one place left in a unit. An entry whose cell has been filled
// since is stale and is passed over when its turn comes.
//
// Each of these comes about once as long as nothing is taken back; taking back restores a snapshot. So the
// arrays never overflow.
type pool struct {
	filled               [board.Units]uint8 // how many of a unit's cells are filled
	houses               [board.Units]board.Unit
	cells                [board.Cells]board.Cell
	places               [board.Units * 9]Truth
	firstHouse, endHouse uint8
	firstCell, endCell   uint8
	firstPlace, endPlace uint8
}

// noticed says which of the pending deductions a solver makes.
type noticed struct{ houses, cells, places bool }

// fill counts a filled cell in its units.
func (p *pool) fill(c board.Cell) {
	for units := c.UnitSet(); units != 0; units &= units - 1 {
		u := units.First()
		p.filled[u]++
		if p.filled[u] == 8 {
			p.houses[p.endHouse] = u
			p.endHouse++
		}
	}
}

func (p *pool) addCell(c board.Cell) {
	p.cells[p.endCell] = c
	p.endCell++
}

func (p *pool) addPlace(u board.Unit, d board.Digit) {
	p.places[p.endPlace] = UnitTruth(u, d)
	p.endPlace++
}

// next takes the oldest pending deduction of b that is on: full houses first, then positive, then negative
// ones. The unit is that of a full house.
func (p *pool) next(b *board.Board, on noticed) (t Truth, house board.UnitSet, ok bool) {
	for on.houses && p.firstHouse < p.endHouse {
		u := p.houses[p.firstHouse]
		p.firstHouse++
		for i := range 9 {
			if c := u.Cell(i); b.Digit(c) == 0 && b.Candidates(c).Single() {
				return CellTruth(c), board.UnitsOf(u), true
			}
		}
	}
	for on.cells && p.firstCell < p.endCell {
		c := p.cells[p.firstCell]
		p.firstCell++
		if b.Digit(c) == 0 {
			return CellTruth(c), 0, true
		}
	}
	for on.places && p.firstPlace < p.endPlace {
		t := p.places[p.firstPlace]
		p.firstPlace++
		if b.Digit(placeOf(b, t)) == 0 {
			return t, 0, true
		}
	}
	return 0, 0, false
}

// placeOf is the one place that is left for a unit truth on b.
func placeOf(b *board.Board, t Truth) board.Cell {
	u, d := t.Unit()
	return u.Cell(b.Spots(u, d).First())
}
