package board

import (
	"iter"
	"math/bits"
)

// Unit is 0 to 26: nine rows, nine columns, nine boxes.
type Unit uint8

// Row is the unit of row i, 0 to 8.
func Row(i int) Unit { return Unit(i) }

// Column is the unit of column i, 0 to 8.
func Column(i int) Unit { return Unit(Side + i) }

// Box is the unit of box i, 0 to 8 in reading order.
func Box(i int) Unit { return Unit(Lines + i) }

// Index is the unit's number among those of its kind, 0 to 8.
func (u Unit) Index() int { return int(u) % Side }

// Kind is 'r' for a row, 'c' for a column, 'b' for a box.
func (u Unit) Kind() byte { return "rcb"[u/Side] }

// String is the unit's kind and its number counted from one: r4, c7, b6.
func (u Unit) String() string { return string([]byte{u.Kind(), byte('1' + u.Index())}) }

// Cell is the cell at the spot i of the unit, 0 to 8 in reading order.
func (u Unit) Cell(i int) Cell { return unitSpots[u][i] }

// Cells is the set of the unit's nine cells.
func (u Unit) Cells() CellSet { return unitCells[u] }

// Spot is the place of c in u, 0 to 8; c must be a cell of u.
func (u Unit) Spot(c Cell) int { return int(spotOf[c][u/Side]) }

// UnitSet is a set of units; bit u stands for unit u.
type UnitSet uint32

// UnitsOf is the set of the units given.
func UnitsOf(us ...Unit) UnitSet {
	var s UnitSet
	for _, u := range us {
		s |= 1 << u
	}
	return s
}

// The rows, the columns, the boxes, and all of them.
const (
	AllRows    UnitSet = 1<<Side - 1
	AllColumns         = AllRows << Side
	AllBoxes           = AllRows << Lines
	AllUnits           = AllRows | AllColumns | AllBoxes
)

// Has reports whether u is in s.
func (s UnitSet) Has(u Unit) bool { return s>>u&1 != 0 }

// Len is the number of units in s.
func (s UnitSet) Len() int { return bits.OnesCount32(uint32(s)) }

// First is the first unit of s: rows, then columns, then boxes; s must not be empty.
func (s UnitSet) First() Unit { return Unit(bits.TrailingZeros32(uint32(s))) }

// All yields the units of s: rows, then columns, then boxes.
func (s UnitSet) All() iter.Seq[Unit] {
	return func(yield func(Unit) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// SpotSet is a set of the nine places of a unit; bit i stands for the unit's cell i.
type SpotSet uint16

// AllSpots holds the nine places.
const AllSpots SpotSet = 0x1ff

// Len is the number of places in s.
func (s SpotSet) Len() int { return bits.OnesCount16(uint16(s)) }

// First is the first place in s; s must not be empty.
func (s SpotSet) First() int { return bits.TrailingZeros16(uint16(s)) }

// Single reports whether s has exactly one place.
func (s SpotSet) Single() bool { return s != 0 && s&(s-1) == 0 }

// All yields the places of s, ascending.
func (s SpotSet) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// CellsAt is the cells at some places of u.
func (u Unit) CellsAt(spots SpotSet) (cells CellSet) {
	for ; spots != 0; spots &= spots - 1 {
		cells = cells.With(u.Cell(spots.First()))
	}
	return cells
}

// SpotsOf is the places of u where some cells are; cells outside of it have none.
func (u Unit) SpotsOf(cells CellSet) (spots SpotSet) {
	switch {
	case u < Side:
		return SpotSet(cells.Row(int(u)))
	case u >= Lines:
		row, left := BoxSide*(int(u-Lines)/BoxSide), BoxSide*(int(u-Lines)%BoxSide)
		for i := range BoxSide {
			spots |= SpotSet(cells.Row(row+i)>>left&0o7) << (BoxSide * i)
		}
		return spots
	}
	col := u - Side
	const (
		cellsOfRows = 0o001_001_001_001_001_001_001 // bit 9i: the column's cell in row i, for the first seven rows
		gather      = 0x01_01_01_01_01_01_01 << 8   // takes bit 9i to bit 56+i, and to others, no two to the same one
	)
	spots = SpotSet(cells.lo >> col & cellsOfRows * gather >> 56)
	for row := 7; row < Side; row++ {
		spots |= SpotSet(cells.Row(row)>>col&1) << row
	}
	return spots
}

// Seen is the places of u that c sees.
func (u Unit) Seen(c Cell) SpotSet { return seenSpots[c][u] }

// The tables below follow from one line each: which cells a unit has.

var unitSpots = func() (t [Units][Side]Cell) {
	for i := range Side {
		for j := range Side {
			t[Row(i)][j] = CellAt(i, j)
			t[Column(i)][j] = CellAt(j, i)
			t[Box(i)][j] = CellAt(i/BoxSide*BoxSide+j/BoxSide, i%BoxSide*BoxSide+j%BoxSide)
		}
	}
	return t
}()

var unitCells = func() (t [Units]CellSet) {
	for u := range t {
		t[u] = CellsOf(unitSpots[u][:]...)
	}
	return t
}()

var cellUnits = func() (t [Cells][UnitKinds]Unit) {
	for c := range t {
		x := Cell(c)
		t[c] = [UnitKinds]Unit{Row(x.Row()), Column(x.Col()), Box(x.Box())}
	}
	return t
}()

var cellUnitSets = func() (t [Cells]UnitSet) {
	for c := range t {
		t[c] = UnitsOf(cellUnits[c][:]...)
	}
	return t
}()

var spotOf = func() (t [Cells][UnitKinds]uint8) {
	for u := range unitSpots {
		for i, c := range unitSpots[u] {
			t[c][u/Side] = uint8(i)
		}
	}
	return t
}()

var seenSpots = func() (t [Cells][Units]SpotSet) {
	for c := range t {
		for s := peers[c]; !s.Empty(); s = s.Rest() {
			x := s.First()
			for i, u := range cellUnits[x] {
				t[c][u] |= 1 << spotOf[x][i]
			}
		}
	}
	return t
}()
