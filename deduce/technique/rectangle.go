package technique

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce"
)

// rectangle is four open cells in two rows, two columns and two boxes that could hold two digits crosswise: each
// has at least one of the two, and lacks the other at most for reasons of logic, not for a digit that stands in
// the way; one of them has the two alone.
type rectangle struct {
	corners [4]board.Cell // corner i^1 is in the row of corner i, i^2 in its column, i^3 opposite to it
	pair    board.DigitSet
	roof    uint8 // bit i stands for corner i: it has other digits too
	extras  board.DigitSet
}

// The shapes of two roof corners.
const (
	diagonal = 1<<0b1001 | 1<<0b0110
	inLine   = 1<<0b0011 | 1<<0b1100 | 1<<0b0101 | 1<<0b1010
)

// roofs is the number of roof corners.
func (r rectangle) roofs() int { return bits.OnesCount8(r.roof) }

// shaped reports whether the roof is one of these shapes.
func (r rectangle) shaped(shapes uint16) bool { return shapes>>r.roof&1 != 0 }

// cells are the four corners.
func (r rectangle) cells() board.CellSet {
	return board.CellsOf(r.corners[0], r.corners[1], r.corners[2], r.corners[3])
}

// deadly is the rectangle as a deadly pattern.
func (r rectangle) deadly(v *deduce.View) deadly {
	p := deadly{cells: r.cells(), digits: r.pair}
	for ds := r.extras; ds != 0; ds &= ds - 1 {
		d := ds.First()
		p.extra[d] = v.Homes(d).And(p.cells)
	}
	return p
}

// A rectangleFinder yields what follows from one rectangle.
type rectangleFinder func(v *deduce.View, r rectangle, yield func(*deduce.Step) bool) bool

// findRectangles has find look at every rectangle, each once.
func findRectangles(v *deduce.View, find rectangleFinder, yield func(*deduce.Step) bool) {
	for _, r := range *rectangles.Of(v) {
		if !find(v, r, yield) {
			return
		}
	}
}

// rectangles are the rectangles of a position.
var rectangles = deduce.NewIndex(listRectangles)

func listRectangles(v *deduce.View, all *[]rectangle) {
	*all = (*all)[:0]
	for floor := v.Bivalue(); !floor.Empty(); floor = floor.Rest() {
		c := floor.First()
		pair := v.Candidates(c)
		a := pair.First()
		homes := v.Homes(a).Union(v.Homes(pair.Without(a).First()))
		inCol := homes.And(board.Column(c.Col()).Cells()).Without(c)
		for inRow := homes.And(board.Row(c.Row()).Cells()).Without(c); !inRow.Empty(); inRow = inRow.Rest() {
			x := inRow.First()
			for ys := inTwoBoxes(c, x, inCol); !ys.Empty(); ys = ys.Rest() {
				y := ys.First()
				opposite := board.CellAt(y.Row(), x.Col())
				if !homes.Has(opposite) {
					continue
				}
				r := rectangle{corners: [4]board.Cell{c, x, y, opposite}, pair: pair}
				if r.look(v) {
					*all = append(*all, r)
				}
			}
		}
	}
}

// inTwoBoxes are, of the neighbours ys of a corner in one line, those that lie with it and its neighbour x in the other line in two
// boxes: either x is in the box of the corner or they are.
func inTwoBoxes(corner, x board.Cell, ys board.CellSet) board.CellSet {
	box := board.Box(corner.Box()).Cells()
	if box.Has(x) {
		return ys.Minus(box)
	}
	return ys.And(box)
}

// look sets the roof; it reports whether the rectangle is one and not found already from an earlier corner.
func (r *rectangle) look(v *deduce.View) bool {
	for i, c := range r.corners {
		digits := v.Candidates(c)
		if digits == r.pair && c < r.corners[0] {
			return false
		}
		if missing := r.pair &^ digits; missing != 0 && !couldHold(v, c, missing.First()) {
			return false
		}
		if extras := digits &^ r.pair; extras != 0 {
			r.roof |= 1 << i
			r.extras |= extras
		}
	}
	return true
}

// couldHold reports whether no cell that c sees holds d. (A unit that has d offers no place for it.)
func couldHold(v *deduce.View, c board.Cell, d board.Digit) bool {
	for _, u := range c.Units() {
		if v.Spots(u, d) == 0 {
			return false
		}
	}
	return true
}
