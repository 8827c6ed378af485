package grid

import "deduku/board"

// ID is a candidate: the cell in the upper bits, the digit in the lower four.
type ID uint16

// IDRoom is more than the largest id.
const IDRoom = CellRoom * DigitRoom

// IDOf is the id of a candidate.
func IDOf(c board.Cell, d board.Digit) ID { return ID(c)<<4 | ID(d) }

// Cell is the candidate's cell.
func (x ID) Cell() board.Cell { return board.Cell(x >> 4) }

// Digit is the candidate's digit.
func (x ID) Digit() board.Digit { return board.Digit(x & 15) }

// Candidate is x as others know it.
func (x ID) Candidate() board.Candidate { return board.Candidate{Cell: x.Cell(), Digit: x.Digit()} }

// Numbers are the candidates of a position, numbered in the order of their cells and digits, so that sets of them are rows
// of few words.
type Numbers struct {
	Cand     []board.Candidate
	Number   [IDRoom]uint16
	Width    int         // words of a row
	Groups   []uint64    // a row for each cell, and for each unit and digit
	GroupsOf [][4]uint16 // of each candidate: its cell, its digit in its box, row and column
}

// Set numbers the candidates of m.
func (n *Numbers) Set(m *Marks) { n.SetIn(m, board.AllCells, board.AllDigits) }

// SetIn numbers the candidates among digits in cells.
func (n *Numbers) SetIn(m *Marks, cells board.CellSet, digits board.DigitSet) {
	n.Cand, n.GroupsOf = n.Cand[:0], n.GroupsOf[:0]
	for ; !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		for s := m.Cand[c] & digits; s != 0; s &= s - 1 {
			x := IDOf(c, s.First())
			n.Number[x] = uint16(len(n.Cand))
			n.Cand = append(n.Cand, x.Candidate())
			n.GroupsOf = append(n.GroupsOf, groupsOf(x))
		}
	}
	n.Width = (len(n.Cand) + 63) / 64
	n.Groups = Zeros(n.Groups, groups*n.Width)
	for i := range n.GroupsOf {
		for _, g := range &n.GroupsOf[i] {
			n.Groups[int(g)*n.Width+i>>6] |= 1 << (i & 63)
		}
	}
}

// groups is the number of groups of candidates: cells, and digits in units.
const groups = board.Truths

// groupsOf are the numbers of the groups of a candidate: its cell's and those of its digit in its box, row and column.
func groupsOf(x ID) [4]uint16 {
	c, d := x.Cell(), uint16(x.Digit())-1
	at := &SpotsOf[c]
	return [4]uint16{
		uint16(c),
		board.Cells + board.Side*uint16(at.Unit[0]) + d,
		board.Cells + board.Side*uint16(at.Unit[1]) + d,
		board.Cells + board.Side*uint16(at.Unit[2]) + d,
	}
}

// Of is the number of a candidate.
func (n *Numbers) Of(c board.Cell, d board.Digit) uint16 { return n.Number[IDOf(c, d)&(IDRoom-1)] }

// At is the number of a candidate.
func (n *Numbers) At(x ID) uint16 { return n.Number[x&(IDRoom-1)] }

// PeersOf are the peers of each cell in its box, the others in its row, the others in its column.
var PeersOf = func() (t [CellRoom][board.UnitKinds]board.CellSet) {
	for c := range board.Cell(board.Cells) {
		inBox := board.Box(c.Box()).Cells()
		t[c] = [board.UnitKinds]board.CellSet{
			inBox.Without(c),
			board.Row(c.Row()).Cells().Minus(inBox),
			board.Column(c.Col()).Cells().Minus(inBox),
		}
	}
	return t
}()

// spots are a cell's places in its box, row and column, as indexes of positions of digit 0 and bits there.
type spots struct {
	Unit [4]uint8
	Spot [4]board.SpotSet
}

// SpotsOf are the places of each cell.
var SpotsOf = func() (t [CellRoom]spots) {
	for c := range board.Cell(board.Cells) {
		for k, at := range Places[c] {
			t[c].Unit[k], t[c].Spot[k] = uint8(at.Unit), at.Spot
		}
	}
	return t
}()

// UnitCells are the cells of each unit, as ids without a digit.
var UnitCells = func() (t [unitRoom][16]ID) {
	for u := range board.Unit(board.Units) {
		for i := range board.Side {
			t[u][i] = IDOf(u.Cell(i), 0)
		}
	}
	return t
}()
