package technique

import (
	"deduku/board"
	"deduku/deduce"
)

// unionTable is the sets of open cells of a unit, less those that are too large and the set of all.
type unionTable struct {
	union  [512]board.DigitSet // the digits of each
	excess [512]int8
	atMost [10]family // the sets of that excess or less
}

// family is some sets of places of a unit; bit i stands for the set that is i as a number.
type family [8]uint64

// avoiding is the sets without a place, for each place.
var avoiding = func() (t [9]family) {
	for i := range t {
		for set := range 512 {
			if set>>i&1 == 0 {
				t[i][set/64] |= 1 << (set % 64)
			}
		}
	}
	return t
}()

// avoid is the sets of f without any of the places.
func (f family) avoid(places board.SpotSet) family {
	for ; places != 0; places &= places - 1 {
		for i, w := range &avoiding[places.First()] {
			f[i] &= w
		}
	}
	return f
}

// build fills the table of u with sets of fewer than n cells.
func (t *unionTable) build(v *deduce.View, u board.Unit, n int) {
	var open board.SpotSet
	var digits [9]board.DigitSet
	for cells := u.Cells().And(v.Open()); !cells.Empty(); cells = cells.Rest() {
		i := u.Spot(cells.First())
		open |= 1 << i
		digits[i] = v.Candidates(cells.First())
	}
	for set := -open & open; set != open; set = (set - open) & open {
		t.union[set] = t.union[set&(set-1)] | digits[set.First()]
		t.excess[set] = int8(t.union[set].Len() - set.Len())
		if e := t.excess[set]; e >= 0 && set.Len() < n {
			t.atMost[e][set/64] |= 1 << (set % 64)
		}
	}
	for e := 1; e < len(t.atMost); e++ {
		for i, w := range &t.atMost[e-1] {
			t.atMost[e][i] |= w
		}
	}
}

// low is the least excess there is.
func (t *unionTable) low() int {
	if t.atMost[0] == (family{}) {
		return 1
	}
	return 0
}

// spotCells is the cells at some places of a unit.
func spotCells(u board.Unit, spots board.SpotSet) board.CellSet {
	var cells board.CellSet
	for ; spots != 0; spots &= spots - 1 {
		cells = cells.With(u.Cell(spots.First()))
	}
	return cells
}

// spotsIn is the places of a unit where cells are.
func spotsIn(u board.Unit, cells board.CellSet) board.SpotSet {
	var spots board.SpotSet
	for cells = cells.And(u.Cells()); !cells.Empty(); cells = cells.Rest() {
		spots |= 1 << u.Spot(cells.First())
	}
	return spots
}
