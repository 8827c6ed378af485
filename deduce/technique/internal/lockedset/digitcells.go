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
	x.set(n, u, at)
	around = u.Cells()
	if at.Single() {
		c := u.Cell(at.First())
		for units := c.UnitSet() &^ board.UnitsOf(u); units != 0; units &= units - 1 {
			w := units.First()
			x.set(n, w, 1<<w.Spot(c))
			around = around.Union(w.Cells())
		}
		return around
	}
	if w, there, ok := crossing(u, at); ok {
		x.set(n, w, there)
		around = around.Union(w.Cells())
	}
	return around
}

// set records that the DigitCells of number n are at some places of a unit.
func (x *digitIndex) set(n uint32, u board.Unit, at board.SpotSet) {
	x.numbers[u][at] = x.round | n
	x.within[u] = append(x.within[u], inUnit{uint16(n), at})
}

// crossing is the other unit that has all of some places of a unit, two or more, and where they are there; ok is false where none has.
func crossing(u board.Unit, at board.SpotSet) (w board.Unit, there board.SpotSet, ok bool) {
	const n = board.BoxSide
	line := int(lineIn[at])
	if line == noLine || line >= n && u < board.Lines {
		return 0, 0, false
	}
	if u >= board.Lines {
		band, stack := int(u-board.Lines)/n, int(u-board.Lines)%n
		if line < n { // a row of the box
			return board.Row(n*band + line), at >> (n * line) << (n * stack), true
		}
		column := at >> (line - n)
		return board.Column(n*stack + line - n), (column | column>>2 | column>>4) & 0b111 << (n * band), true
	}
	at >>= n * line // three places of the line
	if i := int(u); i < board.Side {
		return board.Box(i/n*n + line), at << (n * (i % n)), true
	}
	i := int(u) - board.Side
	return board.Box(line*n + i/n), (at&1 | at&0b10<<2 | at&0b100<<4) << (i % n), true
}
