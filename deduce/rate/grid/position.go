package grid

import (
	"math/bits"

	"deduku/board"
)

// Marks are the candidates in three views. A filled cell has none. There is more room than is used, so that an index of so
// many bits is never out of range: that saves looking in the loops that count.
type Marks struct {
	Cand  [CellRoom]board.DigitSet
	Pos   [unitRoom][DigitRoom]board.SpotSet
	Homes [DigitRoom]board.CellSet
}

// UnitFrom is the places of d in a unit, where the one given is the first of several; none otherwise. So each unit is looked
// at once, from the first of its cells that has the digit.
func (m *Marks) UnitFrom(at *Place, d board.Digit) board.SpotSet {
	spots := m.Pos[at.Unit][d]
	if spots&(at.Spot-1) != 0 || spots.Single() {
		return 0
	}
	return spots
}

// RuledOut is what goes from the cell of x where x holds: the others; where it does not: x.
func (m *Marks) RuledOut(x board.Candidate, holds bool) board.DigitSet {
	if holds {
		return m.Cand[x.Cell].Without(x.Digit)
	}
	return board.Digits(x.Digit)
}

// Bivalues are the cells of two candidates.
func (m *Marks) Bivalues() board.CellSet {
	var s board.CellSet
	for c, has := range m.Cand[:board.Cells] {
		if has.Len() == 2 {
			s = s.With(board.Cell(c))
		}
	}
	return s
}

const (
	CellRoom  = 128
	unitRoom  = 32
	DigitRoom = 16
)

// Position is the board as the rating sees it.
type Position struct {
	Marks
	Value  board.Grid
	Empty  int                  // empty cells
	Open   [board.Units]uint8   // empty cells of each unit
	Placed [board.ByDigit]uint8 // cells that hold the digit

	Naked     board.CellSet // cells of one candidate
	Hidden    unitDigits    // units and digits of one place
	LastCells unitDigits    // all digits of the units with one empty cell

	Changes Changes
}

// Changes are what a step has touched.
type Changes struct {
	Cells  board.CellSet
	Units  board.UnitSet
	Digits board.DigitSet
}

// unitDigits is a set of units and digits, in the order in which singles are looked for: boxes, columns, rows.
type unitDigits [4]uint64

func (s *unitDigits) add(i uint16)    { s[i>>6] |= 1 << (i & 63) }
func (s *unitDigits) remove(i uint16) { s[i>>6] &^= 1 << (i & 63) }

// First is the first member of s less the members of without, -1 where there is none.
func (s *unitDigits) First(without *unitDigits) int {
	for i := range s {
		if w := s[i] &^ without[i]; w != 0 {
			return i<<6 + bits.TrailingZeros64(w)
		}
	}
	return -1
}

// FirstIn is the first member of s that is in t, too.
func (s *unitDigits) FirstIn(t *unitDigits) int {
	for i := range s {
		if w := s[i] & t[i]; w != 0 {
			return i<<6 + bits.TrailingZeros64(w)
		}
	}
	return -1
}

// unitDigit is the number of the unit's first digit in a set of units and digits.
var unitDigit = func() (t [board.Units]uint16) {
	for i, u := range BoxColRow {
		t[u] = uint16(board.Side * i)
	}
	return t
}()

// BoxColRow is the units in the order in which singles and sets are looked for, BoxRowCol as chains follow them.
var BoxColRow, BoxRowCol = func() (bcr, brc [board.Units]board.Unit) {
	for i := range board.Side {
		bcr[i], bcr[board.Side+i], bcr[board.Lines+i] = board.Box(i), board.Column(i), board.Row(i)
		brc[i], brc[board.Side+i], brc[board.Lines+i] = board.Box(i), board.Row(i), board.Column(i)
	}
	return bcr, brc
}()

// OrderedUnits is units in the order of BoxColRow: bit i stands for BoxColRow[i].
type OrderedUnits uint32

// Ordered is the units of s as orderedUnits.
func Ordered(s board.UnitSet) OrderedUnits {
	const nine = 1<<board.Side - 1
	return OrderedUnits(s>>board.Lines&nine | s>>board.Side&nine<<board.Side | s&nine<<board.Lines)
}

// Place is a cell's place in one of its units.
type Place struct {
	Unit board.Unit
	Spot board.SpotSet
}

// Places are each cell's places in its box, row and column.
var Places = func() (t [board.Cells][board.UnitKinds]Place) {
	for c := range board.Cell(board.Cells) {
		for i, u := range [board.UnitKinds]board.Unit{board.Box(c.Box()), board.Row(c.Row()), board.Column(c.Col())} {
			t[c][i] = Place{u, 1 << u.Spot(c)}
		}
	}
	return t
}()

// Set makes the position the puzzle's, each given having removed its digit from its peers. Givens may clash.
func (p *Position) Set(puzzle *board.Grid) {
	*p = Position{Value: *puzzle}
	var taken [board.Units]board.DigitSet
	for c, d := range puzzle {
		if d != 0 {
			p.Placed[d]++
			for _, at := range &Places[c] {
				taken[at.Unit] |= board.Digits(d)
			}
		}
	}
	for c, d := range puzzle {
		if d != 0 {
			continue
		}
		p.Empty++
		cell := board.Cell(c)
		at := &Places[c]
		s := board.AllDigits &^ (taken[at[0].Unit] | taken[at[1].Unit] | taken[at[2].Unit])
		p.Cand[c] = s
		if s.Single() {
			p.Naked = p.Naked.With(cell)
		}
		for _, at := range at {
			p.Open[at.Unit]++
		}
		for ; s != 0; s &= s - 1 {
			d := s.First()
			p.Homes[d] = p.Homes[d].With(cell)
			for _, at := range at {
				p.Pos[at.Unit][d] |= at.Spot
			}
		}
	}
	for u := range board.Unit(board.Units) {
		if p.Open[u] == 1 {
			p.addLastCell(u)
		}
		for d := board.Digit(1); d <= 9; d++ {
			if p.Pos[u][d].Single() {
				p.Hidden.add(unitDigit[u] + uint16(d) - 1)
			}
		}
	}
	p.Changes = Changes{board.AllCells, 1<<board.Units - 1, board.AllDigits}
}

func (p *Position) addLastCell(u board.Unit) {
	for i := range uint16(board.Side) {
		p.LastCells.add(unitDigit[u] + i)
	}
}

// Remove removes a candidate that is there.
func (p *Position) Remove(c board.Cell, d board.Digit) {
	s := p.Cand[c].Without(d)
	p.Cand[c] = s
	if s&(s-1) == 0 {
		if s != 0 {
			p.Naked = p.Naked.With(c)
		} else {
			p.Naked = p.Naked.Without(c)
		}
	}
	p.Homes[d] = p.Homes[d].Without(c)
	for i := range &Places[c] {
		at := &Places[c][i]
		s := p.Pos[at.Unit][d] &^ at.Spot
		p.Pos[at.Unit][d] = s
		if s&(s-1) == 0 {
			if n := unitDigit[at.Unit] + uint16(d) - 1; s != 0 {
				p.Hidden.add(n)
			} else {
				p.Hidden.remove(n)
			}
		}
	}
	p.Changes.Cells = p.Changes.Cells.With(c)
	p.Changes.Units |= c.UnitSet()
	p.Changes.Digits = p.Changes.Digits.With(d)
}

// Fill puts d into the empty cell c, clears the cell's candidates and removes the digit from the peers.
func (p *Position) Fill(c board.Cell, d board.Digit) {
	p.Value[c] = d
	p.Empty--
	p.Placed[d]++
	for s := p.Cand[c]; s != 0; s &= s - 1 {
		p.Remove(c, s.First())
	}
	for peers := p.Homes[d].And(c.Peers()); !peers.Empty(); peers = peers.Rest() {
		p.Remove(peers.First(), d)
	}
	for i := range &Places[c] {
		u := Places[c][i].Unit
		p.Open[u]--
		switch p.Open[u] {
		case 1:
			p.addLastCell(u)
		case 0:
			for i := range uint16(board.Side) {
				p.LastCells.remove(unitDigit[u] + i)
			}
		}
	}
	// The digit may have had no candidate left to remove, but fish ask how often it is placed, sets how many cells are open.
	p.Changes.Cells = p.Changes.Cells.With(c)
	p.Changes.Units |= c.UnitSet()
	p.Changes.Digits = p.Changes.Digits.With(d)
}
