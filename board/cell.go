package board

import (
	"iter"
	"math/bits"
)

// Cell is 0 to 80, row by row.
type Cell uint8

// CellAt is the cell in the row and column given, both 0 to 8.
func CellAt(row, col int) Cell { return Cell(Side*row + col) }

// Row is the cell's row, 0 to 8.
func (c Cell) Row() int { return int(c) / Side }

// Col is the cell's column, 0 to 8.
func (c Cell) Col() int { return int(c) % Side }

// Box is the cell's box, 0 to 8 in reading order.
func (c Cell) Box() int { return c.Row()/BoxSide*BoxSide + c.Col()/BoxSide }

// String is the cell in row and column notation, counted from one: r4c7.
func (c Cell) String() string {
	return string([]byte{'r', byte('1' + c.Row()), 'c', byte('1' + c.Col())})
}

// Peers are the 20 cells that share a row, column or box with c.
func (c Cell) Peers() CellSet { return peers[c] }

// Sees reports whether c and x are different and share a row, column or box.
func (c Cell) Sees(x Cell) bool { return peers[c].Has(x) }

// Units are the row, column and box of c, in this order.
func (c Cell) Units() [UnitKinds]Unit { return cellUnits[c] }

// UnitSet is the set of the row, column and box of c.
func (c Cell) UnitSet() UnitSet { return cellUnitSets[c] }

// Candidate is a digit in a cell.
type Candidate struct {
	Cell  Cell
	Digit Digit
}

// String is the candidate as r4c7=5.
func (x Candidate) String() string { return x.Cell.String() + "=" + x.Digit.String() }

// Excludes reports whether two candidates cannot both be true: they are different digits of one cell, or the same digit of two
// cells that see each other.
func (x Candidate) Excludes(y Candidate) bool {
	if x.Cell == y.Cell {
		return x.Digit != y.Digit
	}
	return x.Digit == y.Digit && x.Cell.Sees(y.Cell)
}

// CellSet is a set of cells. It is comparable; its zero value is empty.
type CellSet struct{ lo, hi uint64 } // cells 0 to 63, cells 64 to 80

// AllCells holds the 81 cells.
var AllCells = CellSet{^uint64(0), 1<<(Cells-64) - 1}

// CellsOf is the set of the cells given.
func CellsOf(cs ...Cell) CellSet {
	var s CellSet
	for _, c := range cs {
		s = s.With(c)
	}
	return s
}

// Has reports whether c is in s.
func (s CellSet) Has(c Cell) bool {
	if c < 64 {
		return s.lo>>c&1 != 0
	}
	return s.hi>>(c-64)&1 != 0
}

// With is s and c.
func (s CellSet) With(c Cell) CellSet { return s.Union(oneCell[c]) }

// Without is s less c.
func (s CellSet) Without(c Cell) CellSet { return s.Minus(oneCell[c]) }

// Union is the cells in s or t.
func (s CellSet) Union(t CellSet) CellSet { return CellSet{s.lo | t.lo, s.hi | t.hi} }

// And is the cells in both s and t.
func (s CellSet) And(t CellSet) CellSet { return CellSet{s.lo & t.lo, s.hi & t.hi} }

// Minus is the cells in s that are not in t.
func (s CellSet) Minus(t CellSet) CellSet { return CellSet{s.lo &^ t.lo, s.hi &^ t.hi} }

// Empty reports whether s has no cell.
func (s CellSet) Empty() bool { return s.lo|s.hi == 0 }

// Len is the number of cells in s.
func (s CellSet) Len() int { return bits.OnesCount64(s.lo) + bits.OnesCount64(s.hi) }

// First is the first cell of s in reading order; s must not be empty.
func (s CellSet) First() Cell {
	if s.lo != 0 {
		return Cell(bits.TrailingZeros64(s.lo))
	}
	return Cell(64 + bits.TrailingZeros64(s.hi))
}

// Rest is s without its first cell.
func (s CellSet) Rest() CellSet {
	if s.lo != 0 {
		s.lo &= s.lo - 1
	} else {
		s.hi &= s.hi - 1
	}
	return s
}

// Sole is s where it has one cell, else the empty set. Whether it has is often past guessing: there is no branch.
func (s CellSet) Sole() CellSet {
	more := s.lo&(s.lo-1) | s.hi&(s.hi-1)
	none := (more|-more|(s.lo|-s.lo)&(s.hi|-s.hi))>>63 - 1
	return CellSet{s.lo & none, s.hi & none}
}

// Words are the cells as bits: 0 to 63, and 64 to 80 from bit 0 on.
func (s CellSet) Words() (lo, hi uint64) { return s.lo, s.hi }

// CellsOfWords is the set of which [CellSet.Words] are the words. Bits that stand for no cell must be zero.
func CellsOfWords(lo, hi uint64) CellSet { return CellSet{lo, hi} }

// Row is the columns of row r, 0 to 8, whose cells are in s; bit i stands for column i.
func (s CellSet) Row(r int) uint16 {
	if r < 7 {
		return uint16(s.lo >> (Side * r) & 0x1ff)
	}
	if r == 7 {
		return uint16((s.lo>>63 | s.hi<<1) & 0x1ff)
	}
	return uint16(s.hi >> 8 & 0x1ff)
}

// WithRow is s and the cells of row r, 0 to 8, in the columns whose bits are set.
func (s CellSet) WithRow(r int, cols uint16) CellSet {
	if r < 7 {
		s.lo |= uint64(cols) << (Side * r)
	} else {
		both := uint64(cols) << (Side * (r - 7))
		s.lo |= both << 63
		s.hi |= both >> 1
	}
	return s
}

// SeenByAll is the cells that each cell of s sees; all cells where s is empty.
func (s CellSet) SeenByAll() CellSet {
	t := AllCells
	for ; !s.Empty(); s = s.Rest() {
		t = t.And(peers[s.First()])
	}
	return t
}

// SeenByAny is the cells that some cell of s sees.
func (s CellSet) SeenByAny() CellSet {
	var t CellSet
	for ; !s.Empty(); s = s.Rest() {
		t = t.Union(peers[s.First()])
	}
	return t
}

// CommonUnits are the units that hold all cells of s; all units where s is empty.
func (s CellSet) CommonUnits() UnitSet {
	u := UnitSet(1<<Units - 1)
	for ; !s.Empty(); s = s.Rest() {
		u &= cellUnitSets[s.First()]
	}
	return u
}

// Units are the units that hold a cell of s.
func (s CellSet) Units() UnitSet {
	var u UnitSet
	if s.Len() > 8 {
		for band := range BoxSide {
			var in uint16 // the columns of the band that have a cell
			for r := BoxSide * band; r < BoxSide*(band+1); r++ {
				if cols := s.Row(r); cols != 0 {
					u |= 1 << r
					in |= cols
				}
			}
			u |= UnitSet(in) << Side
			for stack := range BoxSide {
				if in>>(BoxSide*stack)&7 != 0 {
					u |= 1 << (Lines + BoxSide*band + stack)
				}
			}
		}
		return u
	}
	for ; !s.Empty(); s = s.Rest() {
		u |= cellUnitSets[s.First()]
	}
	return u
}

// Within reports whether every cell of s is in t.
func (s CellSet) Within(t CellSet) bool { return s.lo&^t.lo|s.hi&^t.hi == 0 }

// Meets reports whether s and t have a cell in common.
func (s CellSet) Meets(t CellSet) bool { return s.lo&t.lo|s.hi&t.hi != 0 }

// All yields the cells of s in reading order.
func (s CellSet) All() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		for ; !s.Empty(); s = s.Rest() {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// oneCell holds the set of each single cell.
var oneCell = func() (t [Cells]CellSet) {
	for c := range t {
		if c < 64 {
			t[c].lo = 1 << c
		} else {
			t[c].hi = 1 << (c - 64)
		}
	}
	return t
}()

// peers holds the cells that each cell sees.
var peers = func() (t [Cells]CellSet) {
	for c := range t {
		for _, u := range cellUnits[c] {
			t[c] = t[c].Union(unitCells[u])
		}
		t[c] = t[c].Without(Cell(c))
	}
	return t
}()
