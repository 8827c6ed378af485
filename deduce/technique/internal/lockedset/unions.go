package lockedset

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce"
)

// Unions are what the sets of open cells of a unit can hold together. A set is a number; its bit i stands for
// the cell i of cells.
type Unions struct {
	open   int                    // how many cells are open
	cells  [board.Side]board.Cell // these, in reading order
	spots  board.SpotSet          // their places in the unit
	Broken bool                   // there are cells with fewer digits than they are
	Digits [512]board.DigitSet    // of each set
	AtMost [board.ByDigit]Family  // the sets, but that of all cells, with at least as many digits as cells and at most so many more
}

// Family is some sets of cells of a unit; bit i stands for the set that is i as a number.
type Family [8]uint64

// unionsIndex are the unions of each unit, built when they are first asked for, and again where the unit has changed.
type unionsIndex struct {
	v     *deduce.View
	units [board.Units]Unions
	built [board.Units]uint64 // the position for which they were
}

var UnionsByUnit = deduce.NewIndex(func(v *deduce.View, x *unionsIndex) { x.v = v })

// Of is the unions of u.
func (x *unionsIndex) Of(u board.Unit) *Unions {
	if x.built[u] < x.v.ChangedAt(u) {
		x.built[u] = x.v.Position()
		x.units[u].build(x.v, u)
	}
	return &x.units[u]
}

func (t *Unions) build(v *deduce.View, u board.Unit) {
	t.open, t.spots = 0, 0
	for cells := v.Open().And(u.Cells()); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		t.cells[t.open] = c
		t.spots |= 1 << u.Spot(c)
		// The sets with this cell are those without it, each and this cell.
		bit, digits := 1<<t.open, v.Candidates(c)
		without, with := t.Digits[:bit], t.Digits[bit:2*bit]
		for set, union := range without {
			with[set] = union | digits
		}
		t.open++
	}
	t.Broken = false
	sets := 1 << t.open
	for j := range t.Words() {
		var excess [32]uint64 // the sets by how many digits more than cells they have; those with fewer stand at the end
		for i, digits := range t.Digits[64*j : min(64*j+64, sets-1)] {
			excess[(digits.Len()-bits.OnesCount(uint(64*j+i)))&31] |= 1 << i
		}
		for _, sets := range excess[16:] {
			t.Broken = t.Broken || sets != 0
		}
		if j == 0 {
			excess[0] &^= 1 // the set of no cells
		}
		t.AtMost[0][j] = excess[0]
		for e := 1; e < len(t.AtMost); e++ {
			t.AtMost[e][j] = t.AtMost[e-1][j] | excess[e]
		}
	}
}

// Words is how many words of a family can have sets.
func (t *Unions) Words() int { return (1<<t.open + 63) / 64 }

// Number is the set of those of some places of the unit that are open.
func (t *Unions) Number(at board.SpotSet) (set int) {
	for at &= t.spots; at != 0; at &= at - 1 {
		set |= 1 << (t.spots & (at&-at - 1)).Len()
	}
	return set
}

// Members are the cells of a set.
func (t *Unions) Members(set int) (cells board.CellSet) {
	for ; set != 0; set &= set - 1 {
		cells = cells.With(t.cells[bits.TrailingZeros(uint(set))])
	}
	return cells
}

// places are where the cells of a set are in the unit.
func (t *Unions) places(set int) (at board.SpotSet) {
	for spots := t.spots; set != 0; set >>= 1 {
		if set&1 != 0 {
			at |= spots & -spots
		}
		spots &= spots - 1
	}
	return at
}
