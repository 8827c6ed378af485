package rate

import (
	"math/bits"

	"deduku/board"
)

// marks are the candidates in three views. A filled cell has none. There is more room than is used, so that an index of so
// many bits is never out of range: that saves looking in the loops that count.
type marks struct {
	cand  [cellRoom]board.DigitSet
	pos   [unitRoom][digitRoom]board.SpotSet
	homes [digitRoom]board.CellSet
}

// unitFrom is the places of d in a unit, where the one given is the first of several; none otherwise. So each unit is looked
// at once, from the first of its cells that has the digit.
func (m *marks) unitFrom(at *place, d board.Digit) board.SpotSet {
	spots := m.pos[at.unit][d]
	if spots&(at.spot-1) != 0 || spots.Single() {
		return 0
	}
	return spots
}

// ruledOut is what goes from the cell of x where x holds: the others; where it does not: x.
func (m *marks) ruledOut(x board.Candidate, holds bool) board.DigitSet {
	if holds {
		return m.cand[x.Cell].Without(x.Digit)
	}
	return board.Digits(x.Digit)
}

// bivalues are the cells of two candidates.
func (m *marks) bivalues() board.CellSet {
	var s board.CellSet
	for c, has := range m.cand[:board.Cells] {
		if has.Len() == 2 {
			s = s.With(board.Cell(c))
		}
	}
	return s
}

const (
	cellRoom  = 128
	unitRoom  = 32
	digitRoom = 16
)

// position is the board as the rating sees it.
type position struct {
	marks
	value  board.Grid
	empty  int                  // empty cells
	open   [board.Units]uint8   // empty cells of each unit
	placed [board.ByDigit]uint8 // cells that hold the digit

	naked     board.CellSet // cells of one candidate
	hidden    unitDigits    // units and digits of one place
	lastCells unitDigits    // all digits of the units with one empty cell

	changes changes
}

// changes are what a step has touched.
type changes struct {
	cells  board.CellSet
	units  board.UnitSet
	digits board.DigitSet
}

// unitDigits is a set of units and digits, in the order in which singles are looked for: boxes, columns, rows.
type unitDigits [4]uint64

func (s *unitDigits) add(i uint16)    { s[i>>6] |= 1 << (i & 63) }
func (s *unitDigits) remove(i uint16) { s[i>>6] &^= 1 << (i & 63) }

// first is the first member of s less the members of without, -1 where there is none.
func (s *unitDigits) first(without *unitDigits) int {
	for i := range s {
		if w := s[i] &^ without[i]; w != 0 {
			return i<<6 + bits.TrailingZeros64(w)
		}
	}
	return -1
}

// firstIn is the first member of s that is in t, too.
func (s *unitDigits) firstIn(t *unitDigits) int {
	for i := range s {
		if w := s[i] & t[i]; w != 0 {
			return i<<6 + bits.TrailingZeros64(w)
		}
	}
	return -1
}

// unitDigit is the number of the unit's first digit in a set of units and digits.
var unitDigit = func() (t [board.Units]uint16) {
	for i, u := range boxColRow {
		t[u] = uint16(board.Side * i)
	}
	return t
}()

// boxColRow is the units in the order in which singles and sets are looked for, boxRowCol as chains follow them.
var boxColRow, boxRowCol = func() (bcr, brc [board.Units]board.Unit) {
	for i := range board.Side {
		bcr[i], bcr[board.Side+i], bcr[board.Lines+i] = board.Box(i), board.Column(i), board.Row(i)
		brc[i], brc[board.Side+i], brc[board.Lines+i] = board.Box(i), board.Row(i), board.Column(i)
	}
	return bcr, brc
}()

// orderedUnits is units in the order of boxColRow: bit i stands for boxColRow[i].
type orderedUnits uint32

// reordered is the units of s as orderedUnits.
func reordered(s board.UnitSet) orderedUnits {
	const nine = 1<<board.Side - 1
	return orderedUnits(s>>board.Lines&nine | s>>board.Side&nine<<board.Side | s&nine<<board.Lines)
}

// place is a cell's place in one of its units.
type place struct {
	unit board.Unit
	spot board.SpotSet
}

// places are each cell's places in its box, row and column.
var places = func() (t [board.Cells][board.UnitKinds]place) {
	for c := range board.Cell(board.Cells) {
		for i, u := range [board.UnitKinds]board.Unit{board.Box(c.Box()), board.Row(c.Row()), board.Column(c.Col())} {
			t[c][i] = place{u, 1 << u.Spot(c)}
		}
	}
	return t
}()

// set makes the position the puzzle's, each given having removed its digit from its peers. Givens may clash.
func (p *position) set(puzzle *board.Grid) {
	*p = position{value: *puzzle}
	var taken [board.Units]board.DigitSet
	for c, d := range puzzle {
		if d != 0 {
			p.placed[d]++
			for _, at := range &places[c] {
				taken[at.unit] |= board.Digits(d)
			}
		}
	}
	for c, d := range puzzle {
		if d != 0 {
			continue
		}
		p.empty++
		cell := board.Cell(c)
		at := &places[c]
		s := board.AllDigits &^ (taken[at[0].unit] | taken[at[1].unit] | taken[at[2].unit])
		p.cand[c] = s
		if s.Single() {
			p.naked = p.naked.With(cell)
		}
		for _, at := range at {
			p.open[at.unit]++
		}
		for ; s != 0; s &= s - 1 {
			d := s.First()
			p.homes[d] = p.homes[d].With(cell)
			for _, at := range at {
				p.pos[at.unit][d] |= at.spot
			}
		}
	}
	for u := range board.Unit(board.Units) {
		if p.open[u] == 1 {
			p.addLastCell(u)
		}
		for d := board.Digit(1); d <= 9; d++ {
			if p.pos[u][d].Single() {
				p.hidden.add(unitDigit[u] + uint16(d) - 1)
			}
		}
	}
	p.changes = changes{board.AllCells, 1<<board.Units - 1, board.AllDigits}
}

func (p *position) addLastCell(u board.Unit) {
	for i := range uint16(board.Side) {
		p.lastCells.add(unitDigit[u] + i)
	}
}

// remove removes a candidate that is there.
func (p *position) remove(c board.Cell, d board.Digit) {
	s := p.cand[c].Without(d)
	p.cand[c] = s
	if s&(s-1) == 0 {
		if s != 0 {
			p.naked = p.naked.With(c)
		} else {
			p.naked = p.naked.Without(c)
		}
	}
	p.homes[d] = p.homes[d].Without(c)
	for i := range &places[c] {
		at := &places[c][i]
		s := p.pos[at.unit][d] &^ at.spot
		p.pos[at.unit][d] = s
		if s&(s-1) == 0 {
			if n := unitDigit[at.unit] + uint16(d) - 1; s != 0 {
				p.hidden.add(n)
			} else {
				p.hidden.remove(n)
			}
		}
	}
	p.changes.cells = p.changes.cells.With(c)
	p.changes.units |= c.UnitSet()
	p.changes.digits = p.changes.digits.With(d)
}

// fill puts d into the empty cell c, clears the cell's candidates and removes the digit from the peers.
func (p *position) fill(c board.Cell, d board.Digit) {
	p.value[c] = d
	p.empty--
	p.placed[d]++
	for s := p.cand[c]; s != 0; s &= s - 1 {
		p.remove(c, s.First())
	}
	for peers := p.homes[d].And(c.Peers()); !peers.Empty(); peers = peers.Rest() {
		p.remove(peers.First(), d)
	}
	for i := range &places[c] {
		u := places[c][i].unit
		p.open[u]--
		switch p.open[u] {
		case 1:
			p.addLastCell(u)
		case 0:
			for i := range uint16(board.Side) {
				p.lastCells.remove(unitDigit[u] + i)
			}
		}
	}
	// The digit may have had no candidate left to remove, but fish ask how often it is placed, sets how many cells are open.
	p.changes.cells = p.changes.cells.With(c)
	p.changes.units |= c.UnitSet()
	p.changes.digits = p.changes.digits.With(d)
}
