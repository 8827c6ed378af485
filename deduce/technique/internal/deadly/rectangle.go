package deadly

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce"
)

// Rectangle is four open cells in two rows, two columns and two boxes that could hold two digits crosswise: each
// has at least one of the two, and lacks the other at most for reasons of logic, not for a digit that stands in
// the way; one of them has the two alone.
type Rectangle struct {
	Corners [4]board.Cell // corner i^1 is in the row of corner i, i^2 in its column, i^3 opposite to it
	Pair    board.DigitSet
	Guarded uint8 // bit i stands for corner i: it has other digits too
	Extras  board.DigitSet
}

// The shapes of two guarded corners.
const (
	Diagonal = 1<<0b1001 | 1<<0b0110
	InLine   = 1<<0b0011 | 1<<0b1100 | 1<<0b0101 | 1<<0b1010
)

// GuardCount is the number of guarded corners.
func (r Rectangle) GuardCount() int { return bits.OnesCount8(r.Guarded) }

// Shaped reports whether its guards have one of these shapes.
func (r Rectangle) Shaped(shapes uint16) bool { return shapes>>r.Guarded&1 != 0 }

// Cells are the four corners.
func (r Rectangle) Cells() board.CellSet {
	return board.CellsOf(r.Corners[0], r.Corners[1], r.Corners[2], r.Corners[3])
}

// Pattern is the rectangle as a deadly pattern.
func (r Rectangle) Pattern(v *deduce.View) Pattern {
	p := Pattern{Cells: r.Cells(), Digits: r.Pair}
	for ds := r.Extras; ds != 0; ds &= ds - 1 {
		d := ds.First()
		p.Extra[d] = v.CellsFor(d).And(p.Cells)
	}
	return p
}

// A rectangleFinder yields what follows from one rectangle.
type rectangleFinder func(v *deduce.View, r Rectangle, yield func(*deduce.Step) bool) bool

// FindRectangles has find look at every rectangle, each once.
func FindRectangles(v *deduce.View, find rectangleFinder, yield func(*deduce.Step) bool) {
	for _, r := range *rectangles.Of(v) {
		if !find(v, r, yield) {
			return
		}
	}
}

// rectangles are the rectangles of a position.
var rectangles = deduce.NewIndex(listRectangles)

func listRectangles(v *deduce.View, all *[]Rectangle) {
	*all = (*all)[:0]
	for floor := v.Bivalue(); !floor.Empty(); floor = floor.Rest() {
		c := floor.First()
		pair := v.Candidates(c)
		a := pair.First()
		homes := v.CellsFor(a).Union(v.CellsFor(pair.Without(a).First()))
		inCol := homes.And(board.Column(c.Col()).Cells()).Without(c)
		for inRow := homes.And(board.Row(c.Row()).Cells()).Without(c); !inRow.Empty(); inRow = inRow.Rest() {
			x := inRow.First()
			for ys := InTwoBoxes(c, x, inCol); !ys.Empty(); ys = ys.Rest() {
				y := ys.First()
				opposite := board.CellAt(y.Row(), x.Col())
				if !homes.Has(opposite) {
					continue
				}
				r := Rectangle{Corners: [4]board.Cell{c, x, y, opposite}, Pair: pair}
				if r.look(v) {
					*all = append(*all, r)
				}
			}
		}
	}
}

// InTwoBoxes are, of the neighbours ys of a corner in one line, those that lie with it and its neighbour x in the other line in two
// boxes: either x is in the box of the corner or they are.
func InTwoBoxes(corner, x board.Cell, ys board.CellSet) board.CellSet {
	box := board.Box(corner.Box()).Cells()
	if box.Has(x) {
		return ys.Minus(box)
	}
	return ys.And(box)
}

// look says which corners are guards; it reports whether the rectangle is one and not found already from an earlier corner.
func (r *Rectangle) look(v *deduce.View) bool {
	for i, c := range r.Corners {
		digits := v.Candidates(c)
		if digits == r.Pair && c < r.Corners[0] {
			return false
		}
		if missing := r.Pair &^ digits; missing != 0 && !couldHold(v, c, missing.First()) {
			return false
		}
		if extras := digits &^ r.Pair; extras != 0 {
			r.Guarded |= 1 << i
			r.Extras |= extras
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
