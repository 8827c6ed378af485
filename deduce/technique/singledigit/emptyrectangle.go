package singledigit

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/templates"
)

// EmptyRectangle is a box that has a digit in one row and one column only, and a conjugate pair.
var EmptyRectangle = &deduce.Technique{
	Name:    "empty-rectangle",
	Title:   "Empty Rectangle",
	Shape:   deduce.ShapeEmptyRectangle,
	Doc:     "In a box all places of a digit are in one row and one column; the box's other cells, a rectangle, are empty of it. A line outside the box has only two places for it: the near end, in that row or column, and the far end. If the digit is not at the far end, it is at the near end, and so in the box it is in the other of the two lines. It is at the far end or there, and can be removed from the cell that sees the far end and that line of the box.",
	Why:     []string{"{strong#2.digits} is in {tip}, or in {bridge} and then in {within} of {strong#1.units}"},
	Form:    []string{"{strong.digits} in {strong#1.units} ({strong#2.cells})"},
	Spot:    spotEmptyRectangle,
	Example: "3.7+5..+4+6+15+1+6..43.2.+2+4+6+31.7+5+46+1.....+3.+5+2.4361..3.1+65.+242.+5+3.+6.4.+6+4+32....91..+45.+236:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findEmptyRectangles(v, false, yield) },
}

// DualEmptyRectangle is two empty rectangles of one box.
var DualEmptyRectangle = &deduce.Technique{
	Name:  "dual-empty-rectangle",
	Title: "Dual Empty Rectangle",
	Shape: deduce.ShapeEmptyRectangle,
	Doc:   "In a box all places of a digit are in one row and one column. Two lines with two places each for the digit lead from these to a far end, or to two. Each makes an Empty Rectangle with the box, so the digit can be removed from two cells.",
	Why:   []string{"{strong#2.digits} is in {tip#1}, or in {bridge#1} and then in {within#1} of {strong#1.units}; likewise it is in {tip#2}, or in {bridge#2} and then in {within#2}"},
	Form:  []string{"{strong.digits} in {strong#1.units} ({strong#2.cells}/{strong#3.cells})"},
	Spot: "When an Empty Rectangle is found, look for a second line with two places that makes one with the same box, mostly by the other line of the box. " +
		"The trap is to mix the two: each far end clears only the cell that goes with it.",
	Example: "+45.+2+9.8319+82.+13+5.+4.1+38+549.2+3+2+148+56+9+7.+9.1.23+4+55.4..92+1+82.+95.+14+8+6.+4.9+2.15+3+1.+5.+4+8+7+2+9:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findEmptyRectangles(v, true, yield) },
}

const spotEmptyRectangle = "Filter one digit and look for a box in which it lies on one row and one column only. Then look for a line with two places for it, one of them on that row or column. " +
	"The trap is a place in the box off both lines."

// emptyRect is one empty rectangle.
type emptyRect struct {
	box, pair   board.Unit
	in          board.CellSet // the places in the box
	line        board.Unit    // of the box, where the digit is if it is not in the tip
	tip, bridge board.Cell    // the ends of the pair; the bridge is on the other line of the box
	out         board.Cell
}

// findEmptyRectangles finds the empty rectangles of each digit and box, or those that are dual. A box with two
// places may have them on two rows and two columns.
func findEmptyRectangles(v *deduce.View, dual bool, yield func(*deduce.Step) bool) {
	var room [24]emptyRect
	for digits := v.ChangedDigits(); digits != 0; digits &= digits - 1 {
		d := digits.First()
		removable := templates.InNone(v, d)
		if removable.Empty() {
			continue
		}
		for b := range board.Side {
			in := v.Cells(board.Box(b), d)
			if n := in.Len(); n < 2 || n > 5 {
				continue
			}
			n := 0
			for k := range board.Side {
				row, col := board.Row(b/3*3+k/3), board.Column(b%3*3+k%3)
				inRow, inCol := in.And(row.Cells()), in.And(col.Cells())
				if inRow.Union(inCol) != in || inRow.Within(inCol) || inCol.Within(inRow) {
					continue
				}
				r := emptyRect{box: board.Box(b), in: in}
				n += r.pairs(v, d, removable, row, col, room[n:])
				n += r.pairs(v, d, removable, col, row, room[n:])
			}
			if !dual && !tellEmptyRectangles(v, d, room[:n], yield) || dual && !tellDualEmptyRectangles(v, d, room[:n], yield) {
				return
			}
		}
	}
}

// pairs finds the rectangles whose pair has its bridge on the line along, so that the box has the digit on the line
// across where it is not in the tip, and returns their number.
func (r emptyRect) pairs(v *deduce.View, d board.Digit, removable board.CellSet, along, across board.Unit, found []emptyRect) (n int) {
	r.line = across
	for bridges := v.Cells(along, d).Minus(r.box.Cells()); !bridges.Empty(); bridges = bridges.Rest() {
		r.bridge = bridges.First()
		r.pair = board.Column(r.bridge.Col())
		if along >= board.Side {
			r.pair = board.Row(r.bridge.Row())
		}
		if !v.Pairs(d).Has(r.pair) {
			continue
		}
		r.tip = v.Cells(r.pair, d).Without(r.bridge).First()
		out := removable.And(across.Cells()).And(r.tip.Peers()).Minus(r.box.Cells())
		if !out.Empty() {
			r.out = out.First()
			found[n] = r
			n++
		}
	}
	return n
}

// tellEmptyRectangles yields the rectangles of a box, one by one.
func tellEmptyRectangles(v *deduce.View, d board.Digit, found []emptyRect, yield func(*deduce.Step) bool) bool {
	for i := range found {
		s := v.Draft()
		s.Eliminate(d, board.CellsOf(found[i].out))
		found[i].addBox(s, d)
		found[i].addPair(s, d)
		if !yield(&s.Step) {
			return false
		}
	}
	return true
}

// tellDualEmptyRectangles yields the rectangles of a box, two by two.
func tellDualEmptyRectangles(v *deduce.View, d board.Digit, found []emptyRect, yield func(*deduce.Step) bool) bool {
	for i := range found {
		for j := range i {
			if found[i].out == found[j].out {
				continue
			}
			s := v.Draft()
			s.Eliminate(d, board.CellsOf(found[j].out, found[i].out))
			found[i].addBox(s, d)
			found[j].addPair(s, d)
			found[i].addPair(s, d)
			if !yield(&s.Step) {
				return false
			}
		}
	}
	return true
}

// addBox adds the box.
func (r *emptyRect) addBox(s *deduce.Draft, d board.Digit) {
	s.Part(deduce.Part{Role: deduce.Strong, Units: board.UnitsOf(r.box), Cells: r.in, Digits: board.Digits(d)})
}

// addPair adds the conjugate pair and how it is used.
func (r *emptyRect) addPair(s *deduce.Draft, d board.Digit) {
	s.Part(deduce.Part{Role: deduce.Strong, Units: board.UnitsOf(r.pair), Cells: board.CellsOf(r.tip, r.bridge), Digits: board.Digits(d)})
	s.Part(deduce.Part{Role: deduce.Tip, Cells: board.CellsOf(r.tip)})
	s.Part(deduce.Part{Role: deduce.Bridge, Cells: board.CellsOf(r.bridge)})
	s.Part(deduce.Part{Role: deduce.Within, Units: board.UnitsOf(r.line)})
}
