package technique

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce"
)

// unions are what the sets of open cells of a unit can hold together. A set is a number; its bit i stands for
// the cell i of cells.
type unions struct {
	open   int                 // how many cells are open
	cells  [9]board.Cell       // these, in reading order
	spots  board.SpotSet       // their places in the unit
	broken bool                // there are cells with fewer digits than they are
	digits [512]board.DigitSet // of each set
	atMost [10]family          // the sets, but that of all cells, with at least as many digits as cells and at most so many more
}

// family is some sets of cells of a unit; bit i stands for the set that is i as a number.
type family [8]uint64

// unionsIndex are the unions of each unit, built when they are first asked for, and again where the unit has changed.
type unionsIndex struct {
	v     *deduce.View
	units [board.Units]unions
	built [board.Units]uint64 // the position for which they were
}

var unionsByUnit = deduce.NewIndex(func(v *deduce.View, x *unionsIndex) { x.v = v })

// of is the unions of u.
func (x *unionsIndex) of(u board.Unit) *unions {
	if x.built[u] < x.v.ChangedAt(u) {
		x.built[u] = x.v.Position()
		x.units[u].build(x.v, u)
	}
	return &x.units[u]
}

func (t *unions) build(v *deduce.View, u board.Unit) {
	t.open, t.spots = 0, 0
	for cells := v.Open().And(u.Cells()); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		t.cells[t.open] = c
		t.spots |= 1 << u.Spot(c)
		// The sets with this cell are those without it, each and this cell.
		bit, digits := 1<<t.open, v.Candidates(c)
		without, with := t.digits[:bit], t.digits[bit:2*bit]
		for set, union := range without {
			with[set] = union | digits
		}
		t.open++
	}
	t.broken = false
	sets := 1 << t.open
	for j := range t.words() {
		var excess [32]uint64 // the sets by how many digits more than cells they have; those with fewer stand at the end
		for i, digits := range t.digits[64*j : min(64*j+64, sets-1)] {
			excess[(digits.Len()-bits.OnesCount(uint(64*j+i)))&31] |= 1 << i
		}
		for _, sets := range excess[16:] {
			t.broken = t.broken || sets != 0
		}
		if j == 0 {
			excess[0] &^= 1 // the set of no cells
		}
		t.atMost[0][j] = excess[0]
		for e := 1; e < len(t.atMost); e++ {
			t.atMost[e][j] = t.atMost[e-1][j] | excess[e]
		}
	}
}

// words is how many words of a family can have sets.
func (t *unions) words() int { return (1<<t.open + 63) / 64 }

// number is the set of those of some places of the unit that are open.
func (t *unions) number(at board.SpotSet) (set int) {
	for at &= t.spots; at != 0; at &= at - 1 {
		set |= 1 << (t.spots & (at&-at - 1)).Len()
	}
	return set
}

// members are the cells of a set.
func (t *unions) members(set int) (cells board.CellSet) {
	for ; set != 0; set &= set - 1 {
		cells = cells.With(t.cells[bits.TrailingZeros(uint(set))])
	}
	return cells
}

// places are where the cells of a set are in the unit.
func (t *unions) places(set int) (at board.SpotSet) {
	for spots := t.spots; set != 0; set >>= 1 {
		if set&1 != 0 {
			at |= spots & -spots
		}
		spots &= spots - 1
	}
	return at
}
