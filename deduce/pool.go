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
	units                [board.Units]board.Unit
	cells                [board.Cells]board.Cell
	places               [board.Units * board.Side]Truth
	firstUnit, endUnit   uint8
	firstCell, endCell   uint8
	firstPlace, endPlace uint8
}

// poolKind is one of the three lists of a pool.
type poolKind uint8

const (
	lastCells  poolKind = iota // units with one open cell left
	lastDigits                 // cells with one candidate left
	lastPlaces                 // digits with one place left in a unit
)

// pooled is the list of the pool that holds the steps of a rung; ok is false for a rung whose steps are searched for.
func pooled(r *Rung) (kind poolKind, ok bool) {
	if r.Pick != nil || r.By != nil {
		return 0, false
	}
	switch r.Technique {
	case FullHouse:
		return lastCells, true
	case NakedSingle:
		return lastDigits, true
	case HiddenSingle:
		return lastPlaces, true
	}
	return 0, false
}

// fill counts a filled cell in its units.
func (p *pool) fill(c board.Cell) {
	for units := c.UnitSet(); units != 0; units &= units - 1 {
		u := units.First()
		p.filled[u]++
		if p.filled[u] == board.Side-1 {
			p.units[p.endUnit] = u
			p.endUnit++
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

// next takes the oldest pending deduction of a kind on b. The unit is that of a full house.
func (p *pool) next(b *board.Board, kind poolKind) (t Truth, unit board.UnitSet, ok bool) {
	switch kind {
	case lastCells:
		return p.nextUnit(b)
	case lastDigits:
		for p.firstCell < p.endCell {
			c := p.cells[p.firstCell]
			p.firstCell++
			if b.Digit(c) == 0 {
				return CellTruth(c), 0, true
			}
		}
	case lastPlaces:
		for p.firstPlace < p.endPlace {
			t := p.places[p.firstPlace]
			p.firstPlace++
			if b.Digit(placeOf(b, t)) == 0 {
				return t, 0, true
			}
		}
	}
	return 0, 0, false
}

// nextUnit takes the oldest unit with one open cell left.
func (p *pool) nextUnit(b *board.Board) (t Truth, unit board.UnitSet, ok bool) {
	for p.firstUnit < p.endUnit {
		u := p.units[p.firstUnit]
		p.firstUnit++
		for i := range board.Side {
			if c := u.Cell(i); b.Digit(c) == 0 && b.Candidates(c).Single() {
				return CellTruth(c), board.UnitsOf(u), true
			}
		}
	}
	return 0, 0, false
}

// placeOf is the one place that is left for a unit truth on b.
func placeOf(b *board.Board, t Truth) board.Cell {
	u, d := t.Unit()
	return u.Cell(b.Spots(u, d).First())
}
