package deduce

import "deduku/board"

// Truth is one of the facts that the rules give: some digit goes in a cell, or some cell of a unit holds a digit. Its
// zero value is the cell truth of r1c1.
type Truth uint16

// NoTruth is none of them.
const NoTruth Truth = board.Truths

// truthSet is a set of truths.
type truthSet [(board.Truths + 63) / 64]uint64

func (s *truthSet) has(t Truth) bool { return s[t/64]>>(t%64)&1 != 0 }
func (s *truthSet) add(t Truth)      { s[t/64] |= 1 << (t % 64) }

// CellTruth says that some digit goes in c.
func CellTruth(c board.Cell) Truth { return Truth(c) }

// UnitTruth says that some cell of u holds d.
func UnitTruth(u board.Unit, d board.Digit) Truth {
	return board.Cells + Truth(u)*board.Side + Truth(d) - 1
}

// Cell is the cell of a cell truth; ok is false for a unit truth.
func (t Truth) Cell() (c board.Cell, ok bool) { return board.Cell(t), t < board.Cells }

// Unit is the unit and digit of a unit truth.
func (t Truth) Unit() (board.Unit, board.Digit) {
	i := t - board.Cells
	return board.Unit(i / board.Side), board.Digit(i%board.Side + 1)
}

// Has reports whether a candidate is one of those of which the truth says that one is true.
func (t Truth) Has(x board.Candidate) bool {
	if c, ok := t.Cell(); ok {
		return x.Cell == c
	}
	u, d := t.Unit()
	return x.Digit == d && u.Cells().Has(x.Cell)
}

// String is the truth in the notation of logs: r3c5, 4r2, 1c7, 6b9.
func (t Truth) String() string { return string(t.Append(nil)) }

// Append appends the truth in the notation of logs.
func (t Truth) Append(b []byte) []byte {
	if c, ok := t.Cell(); ok {
		return board.RC.AppendCell(b, c)
	}
	u, d := t.Unit()
	return append(b, '0'+byte(d), u.Kind(), '1'+byte(u.Index()))
}
