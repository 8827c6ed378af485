package rate

import "deduku/board"

// id is a candidate: the cell in the upper bits, the digit in the lower four.
type id uint16

// idRoom is more than the largest id.
const idRoom = cellRoom * digitRoom

func idOf(c board.Cell, d board.Digit) id { return id(c)<<4 | id(d) }

func (x id) cell() board.Cell   { return board.Cell(x >> 4) }
func (x id) digit() board.Digit { return board.Digit(x & 15) }

// candidate is x as others know it.
func (x id) candidate() board.Candidate { return board.Candidate{Cell: x.cell(), Digit: x.digit()} }

// numbers are the candidates of a position, numbered in the order of their cells and digits, so that sets of them are rows
// of few words.
type numbers struct {
	cand     []board.Candidate
	number   [idRoom]uint16
	width    int         // words of a row
	groups   []uint64    // a row for each cell, and for each unit and digit
	groupsOf [][4]uint16 // of each candidate: its cell, its digit in its box, row and column
}

// set numbers the candidates of m.
func (n *numbers) set(m *marks) { n.setIn(m, board.AllCells, board.AllDigits) }

// setIn numbers the candidates among digits in cells.
func (n *numbers) setIn(m *marks, cells board.CellSet, digits board.DigitSet) {
	n.cand, n.groupsOf = n.cand[:0], n.groupsOf[:0]
	for ; !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		for s := m.cand[c] & digits; s != 0; s &= s - 1 {
			x := idOf(c, s.First())
			n.number[x] = uint16(len(n.cand))
			n.cand = append(n.cand, x.candidate())
			n.groupsOf = append(n.groupsOf, groupsOf(x))
		}
	}
	n.width = (len(n.cand) + 63) / 64
	n.groups = zeros(n.groups, groups*n.width)
	for i := range n.groupsOf {
		for _, g := range &n.groupsOf[i] {
			n.groups[int(g)*n.width+i>>6] |= 1 << (i & 63)
		}
	}
}

// groups is the number of groups of candidates: cells, and digits in units.
const groups = board.Truths

// groupsOf are the numbers of the groups of a candidate: its cell's and those of its digit in its box, row and column.
func groupsOf(x id) [4]uint16 {
	c, d := x.cell(), uint16(x.digit())-1
	at := &spotsOf[c]
	return [4]uint16{
		uint16(c),
		board.Cells + board.Side*uint16(at.unit[0]) + d,
		board.Cells + board.Side*uint16(at.unit[1]) + d,
		board.Cells + board.Side*uint16(at.unit[2]) + d,
	}
}

// of is the number of a candidate.
func (n *numbers) of(c board.Cell, d board.Digit) uint16 { return n.number[idOf(c, d)&(idRoom-1)] }

// at is the number of a candidate.
func (n *numbers) at(x id) uint16 { return n.number[x&(idRoom-1)] }

// peersOf are the peers of each cell in its box, the others in its row, the others in its column.
var peersOf = func() (t [cellRoom][board.UnitKinds]board.CellSet) {
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
	unit [4]uint8
	spot [4]board.SpotSet
}

var spotsOf = func() (t [cellRoom]spots) {
	for c := range board.Cell(board.Cells) {
		for k, at := range places[c] {
			t[c].unit[k], t[c].spot[k] = uint8(at.unit), at.spot
		}
	}
	return t
}()

// unitCells are the cells of each unit, as ids without a digit.
var unitCells = func() (t [unitRoom][16]id) {
	for u := range board.Unit(board.Units) {
		for i := range board.Side {
			t[u][i] = idOf(u.Cell(i), 0)
		}
	}
	return t
}()
