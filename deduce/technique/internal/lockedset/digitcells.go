package lockedset

import "deduku/board"

// digitIndex numbers the DigitCells of one digit and finds those that see each other. All cells of one lie in a unit,
// and a cell that sees all of them lies in a unit that has them all. So what two of them say of each other can be said
// of their places in a unit.
type digitIndex struct {
	n      uint32                // how many there are
	within [board.Units][]inUnit // those all of whose cells are in each unit
	// By unit and places in it: the number, below that of the round in which it was given.
	numbers [board.Units][512]uint32
	round   uint32 // in the upper half
}

// inUnit is one of the DigitCells, by its number, and its places in a unit.
type inUnit struct {
	number uint16
	spots  board.SpotSet
}

// noLine marks places of a box that are in no row or column of it.
const noLine = 0xff

// lineIn is the first row or column of a box, 0 to 5, that has all of some places.
var lineIn = func() (t [512]uint8) {
	lines := [6]board.SpotSet{0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100}
	for at := range t {
		t[at] = noLine
		for i := len(lines) - 1; i >= 0; i-- {
			if board.SpotSet(at)&^lines[i] == 0 {
				t[at] = uint8(i)
			}
		}
	}
	return t
}()

// begin prepares for another digit.
func (x *digitIndex) begin() {
	for u := range x.within {
		x.within[u] = x.within[u][:0]
	}
	x.n = 0
	if x.round += 1 << 16; x.round == 0 {
		x.numbers = [board.Units][512]uint32{}
		x.round = 1 << 16
	}
}

// find is the number of the DigitCells in some places of a unit; ok is false where they are new.
func (x *digitIndex) find(u board.Unit, at board.SpotSet) (n uint32, ok bool) {
	if n := x.numbers[u][at]; n >= x.round {
		return n - x.round, true
	}
	return x.n, false
}

// add takes in new DigitCells; around are the cells of all units that have them all.
func (x *digitIndex) add(u board.Unit, at board.SpotSet) (around board.CellSet) {
	n := x.n
	x.n++
	x.put(n, u, at)
	around = u.Cells()
	for units := otherUnits(u, at); units != 0; units &= units - 1 {
		w := units.First()
		x.put(n, w, moved(u, at, w))
		around = around.Union(w.Cells())
	}
	return around
}

// put says that the DigitCells of a number are at some places of a unit.
func (x *digitIndex) put(n uint32, u board.Unit, at board.SpotSet) {
	x.numbers[u][at] = x.round | n
	x.within[u] = append(x.within[u], inUnit{uint16(n), at})
}

// otherUnits are the units but u that have all of some places of u.
func otherUnits(u board.Unit, at board.SpotSet) board.UnitSet {
	first := u.Cell(at.First())
	switch line := lineIn[at]; {
	case at.Single():
		return first.UnitSet() &^ board.UnitsOf(u)
	case line == noLine || line >= 3 && u < board.Lines:
		return 0
	case u < board.Lines: // where the line crosses a box
		return board.UnitsOf(board.Box(first.Box()))
	case line < 3:
		return board.UnitsOf(board.Row(first.Row()))
	}
	return board.UnitsOf(board.Column(first.Col()))
}

// moved is where the cells at some places of a unit, all of them in another, are in that.
func moved(u board.Unit, at board.SpotSet, to board.Unit) (there board.SpotSet) {
	for ; at != 0; at &= at - 1 {
		there |= 1 << to.Spot(u.Cell(at.First()))
	}
	return there
}
