package plainrate

import (
	"deduku/board"
)

// Grid is a position as the rating sees it: a filled cell has no candidates.
type Grid struct {
	Value board.Grid
	Cand  [board.Cells]board.DigitSet
}

// newGrid is the position at the start: each given removes its digit from its peers.
func newGrid(g board.Grid) *Grid {
	p := &Grid{Value: g}
	for c, d := range g {
		if d == 0 {
			p.Cand[c] = board.AllDigits
		}
	}
	for c, d := range g {
		if d != 0 {
			p.clear(board.Cell(c), d)
		}
	}
	return p
}

// clear removes d from the peers of c.
func (g *Grid) clear(c board.Cell, d board.Digit) {
	for p := range c.Peers().All() {
		g.Cand[p] = g.Cand[p].Without(d)
	}
}

func (g *Grid) has(c board.Cell, d board.Digit) bool { return g.Cand[c].Has(d) }

func (g *Grid) place(c board.Cell, d board.Digit) {
	g.Value[c] = d
	g.Cand[c] = 0
	g.clear(c, d)
}

// pos is the places of u that have candidate d.
func (g *Grid) pos(u board.Unit, d board.Digit) board.SpotSet {
	var s board.SpotSet
	for i := range board.Side {
		if g.has(u.Cell(i), d) {
			s |= 1 << i
		}
	}
	return s
}

// open is the number of empty cells of u.
func (g *Grid) open(u board.Unit) int {
	n := 0
	for i := range board.Side {
		if g.Value[u.Cell(i)] == 0 {
			n++
		}
	}
	return n
}

func (g *Grid) full() bool {
	for _, d := range g.Value {
		if d == 0 {
			return false
		}
	}
	return true
}

// kind is a type of unit.
type kind int

const (
	box kind = iota
	row
	col
)

// The two orders of types that producers use.
var (
	boxColRow = [board.UnitKinds]kind{box, col, row}
	boxRowCol = [board.UnitKinds]kind{box, row, col}
)

func (k kind) unit(i int) board.Unit {
	switch k {
	case box:
		return board.Box(i)
	case row:
		return board.Row(i)
	}
	return board.Column(i)
}

// of is the unit of this type that holds c.
func (k kind) of(c board.Cell) board.Unit {
	switch k {
	case box:
		return k.unit(c.Box())
	case row:
		return k.unit(c.Row())
	}
	return k.unit(c.Col())
}

// combos are the subsets of 0 to n-1 with k members, as binary numbers in ascending order. Of nothing there is no
// subset, not even the empty one.
func combos(k, n int) []board.SpotSet {
	if n == 0 {
		return nil
	}
	var all []board.SpotSet
	for s := range board.SpotSet(1) << n {
		if s.Len() == k {
			all = append(all, s)
		}
	}
	return all
}

// set is digits or places: tuple works for both.
type set interface {
	~uint16
	Len() int
}

// tuple is the union of the sets, zero unless each has two members or more and the union has k.
func tuple[S set](k int, sets ...S) S { return union(k, 2, sets) }

// tupleLight is tuple for sets of one member or more.
func tupleLight[S set](k int, sets ...S) S { return union(k, 1, sets) }

func union[S set](k, least int, sets []S) S {
	var all S
	for _, s := range sets {
		if s.Len() < least {
			return 0
		}
		all |= s
	}
	if all.Len() != k {
		return 0
	}
	return all
}
