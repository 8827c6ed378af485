package uniqueness

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/deadly"
)

// Test1 is a rectangle of two digits with one corner that has others.
var Test1 = &deduce.Technique{
	Name:    "uniqueness-test-1",
	Title:   "Uniqueness Test 1",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Four cells in two rows, two columns and two boxes have the same two candidates. If they held only these, the two digits could swap, which makes two solutions. So the one cell that has other candidates holds one of those.",
	Why:     []string{"with {corner.digits} alone, {corner} could be filled in two ways, so {extra} is something else"},
	Form:    rectangleForm,
	Spot:    spotRectangle + tailDeadly1 + trapFour,
	Example: "67.+8+53.+4+1+3+1.79+4..8+4.+8+6+12.+7+3+84+39+2+571+6+56+1+38+74+9+2.+2.1+463+8+5...+5.+8+12+4+28.47+1.+391.4+2.+9+8.7:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		deadly.FindRectangles(v, findUnique1, yield)
	},
}

// Test2 is a rectangle of two digits with one further digit in two corners of a line.
var Test2 = &deduce.Technique{
	Name:    "uniqueness-test-2",
	Title:   "Uniqueness Test 2",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Four cells in two rows, two columns and two boxes could hold the same two digits and swap them, which makes two solutions, except for one further digit in two of them in a line. At least one of the two holds it, so it can be removed from cells that see both.",
	Why:     sameExtraWhy,
	Form:    rectangleForm,
	Spot:    spotRectangle + tailDeadly2,
	Example: "..+5..+1........+5..1.+9+1.23+54...+9+3.+2.+15+1.2.+56+93.+5+371+4+9.+8....+537+16+9+75+6+9+18.+2.91+3+2+6+4.+5.:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		deadly.FindRectangles(v, findUnique2, yield)
	},
}

// Test3 is a rectangle of two digits whose further digits are part of a subset.
var Test3 = &deduce.Technique{
	Name:    "uniqueness-test-3",
	Title:   "Uniqueness Test 3",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Four cells in two rows, two columns and two boxes could hold the same two digits and swap them, which makes two solutions, except for further digits in two of them in a line. At least one of the two holds one of those and, whichever it is, makes a naked subset with other cells of their unit: its digits can be removed from the rest of the unit.",
	Why:     []string{"at least one of {extra.candidates} is true, or {corner} could be filled with {corner.digits} in two ways; with {set} that uses up {set.digits}"},
	Form:    rectangleForm,
	Spot:    spotRectangle + tailDeadly3,
	Example: "9+7+2+83+16+4+53+6+8+457+1+92+14+5+62+98+3+78+9+7+1..5.35+16...9.+4+23+4...+7..+6+8+12..+3.9+45...6+2..+72....4.6:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		deadly.FindRectangles(v, findUnique3, yield)
	},
}

// Test4 is a rectangle of two digits, one of which two corners of a unit must hold.
var Test4 = &deduce.Technique{
	Name:    "uniqueness-test-4",
	Title:   "Uniqueness Test 4",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Four cells in two rows, two columns and two boxes must not hold two digits alone: these could be swapped, which makes two solutions. Two of the cells in a line have only these two digits, the other two have more. If one of the two digits has no other place in a unit of these other two, one of them holds it, and if the other held the second digit, all four would hold the two. So the second digit can be removed from both.",
	Why:     []string{"{base.digits} in {base} must be in {extra}; if these held only {corner.digits}, {corner} could be filled in two ways"},
	Form:    rectangleForm,
	Spot:    spotRectangle + tailDeadly4,
	Example: "+84+2+59+3+7+6+16+5+917+2.4.7+136+8+4...+5+6.+21+7...2+7.+8+3+9..6+9+3.4+65...1+87+3+5+6.9.32+594+16..+4+9672+81..:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		deadly.FindRectangles(v, findUnique4, yield)
	},
}

// Test5 is a rectangle of two digits with one further digit in two opposite corners or in three.
var Test5 = &deduce.Technique{
	Name:    "uniqueness-test-5",
	Title:   "Uniqueness Test 5",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Four cells in two rows, two columns and two boxes could hold the same two digits and swap them, which makes two solutions, except for one further digit in two opposite cells or in three. At least one of these holds it, so it can be removed from cells that see them all.",
	Why:     sameExtraWhy,
	Form:    rectangleForm,
	Spot:    spotRectangle + tailDeadly2,
	Example: "+6..734.+593+7+9.2+54.+6.5+4..+9..72+43..+7+9.+5+5.79....4.965+4.+7..+9+3.+4+5+16+7.4612+7+85+9+3+7.+5+39+6.+4.:137 138 217 837 838 845",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		deadly.FindRectangles(v, findUnique5, yield)
	},
}

// Test6 is a rectangle of two digits, one of which makes an X-Wing in it.
var Test6 = &deduce.Technique{
	Name:    "uniqueness-test-6",
	Title:   "Uniqueness Test 6",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Four cells in two rows, two columns and two boxes could hold the same two digits and swap them, which makes two solutions, but for further digits in two opposite cells. If one of the two digits has no other place in both rows or in both columns, both of these cells hold it or neither. If both did, all four would hold the two digits. So it can be removed from both.",
	Why:     []string{"{base.digits} in {base} must be in {corner}; if {extra} held it, all four could be filled with {corner.digits} in two ways"},
	Form:    rectangleForm,
	Spot:    spotDeadly6,
	Example: "+2.+6.+5.+8+1+3+5+4.+3.1+7+62+1.3.+2.+54+9+4..+53.+12+7+71+2...+6+356+3+57+1+2+4+9+8+9+6+1+2753+8+4+32+7+14+8+9+5+68+5+4..+3+2+71:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		deadly.FindRectangles(v, findUnique6, yield)
	},
}

// HiddenRectangle is a rectangle of two digits, one of which can go nowhere else in the lines of a corner.
var HiddenRectangle = &deduce.Technique{
	Name:    "hidden-rectangle",
	Title:   "Hidden Rectangle",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Four open cells in two rows, two columns and two boxes must not hold two digits alone: these could be swapped, which makes two solutions. One of the cells has only two digits. If one of these has no other place in the row and in the column of the cell diagonally across, the other digit can be removed from that cell: with it, all four would hold the two.",
	Why:     []string{"{base.digits} in {base} must be in {base.cells}; with {eliminated}, all four could be filled with {corner.digits} in two ways"},
	Form:    rectangleForm,
	Spot:    spotHiddenRectangle,
	Example: "7+43+2.+5+1.6.+6+21+73+5+4..+5..4+6+32+72.+4+53+7....+3.6284+7..7+6+4+1+9+2+3.32+7.5+1..46..+3.+47+5+24.57+6+2.1+3:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		deadly.FindRectangles(v, findHiddenRectangle, yield)
	},
}

const spotHiddenRectangle = "Look for a cell with two candidates that is the corner of a rectangle of open cells in two boxes. Go to the corner diagonally across and follow its row and its column: if one of the two digits has no place there " +
	"but the corners, the other digit can be removed from that corner. The trap is to remove the digit that has just these places."

const spotDeadly6 = "Look for a rectangle in two boxes with the same two candidates and more in two opposite corners. If one of the two digits has no other places in both rows, or both columns, it can be removed from these corners. " +
	"The trap is a third place in one of the lines."

const trapFour = "The trap is a rectangle that lies in four boxes: there the digits could not swap."

const spotRectangle = "Look for the same two candidates at the four corners of a rectangle that lies in two boxes, "

var (
	sameExtraWhy  = []string{"at least one of {extra} must be {extra.digits}, or {corner} could be filled with {corner.digits} in two ways"}
	rectangleForm = []string{"{corner.slashed} in {corner}"}
)

func findUnique1(v *deduce.View, r deadly.Rectangle, yield func(*deduce.Step) bool) bool {
	if r.GuardCount() != 1 {
		return true
	}
	p := r.Pattern(v)
	return deadly.YieldOneGuard(v, &p, yield)
}

func findUnique2(v *deduce.View, r deadly.Rectangle, yield func(*deduce.Step) bool) bool {
	if !r.Shaped(deadly.InLine) || !r.Extras.Single() {
		return true
	}
	p := r.Pattern(v)
	return deadly.YieldSameExtra(v, &p, yield)
}

func findUnique3(v *deduce.View, r deadly.Rectangle, yield func(*deduce.Step) bool) bool {
	if !r.Shaped(deadly.InLine) || r.Extras.Single() {
		return true
	}
	p := r.Pattern(v)
	return deadly.YieldGuardSubset(v, &p, yield)
}

func findUnique4(v *deduce.View, r deadly.Rectangle, yield func(*deduce.Step) bool) bool {
	if !r.Shaped(deadly.InLine) {
		return true
	}
	p := r.Pattern(v)
	return deadly.YieldConjugate(v, &p, yield)
}

func findUnique5(v *deduce.View, r deadly.Rectangle, yield func(*deduce.Step) bool) bool {
	if !r.Shaped(deadly.Diagonal) && r.GuardCount() != 3 || !r.Extras.Single() {
		return true
	}
	p := r.Pattern(v)
	return deadly.YieldSameExtra(v, &p, yield)
}

func findUnique6(v *deduce.View, r deadly.Rectangle, yield func(*deduce.Step) bool) bool {
	if !r.Shaped(deadly.Diagonal) {
		return true
	}
	rows := board.UnitsOf(board.Row(r.Corners[0].Row()), board.Row(r.Corners[3].Row()))
	cols := board.UnitsOf(board.Column(r.Corners[0].Col()), board.Column(r.Corners[3].Col()))
	for ds := r.Pair; ds != 0; ds &= ds - 1 {
		d := ds.First()
		base := rows
		if !confines(v, r, rows, d) {
			if base = cols; !confines(v, r, cols, d) {
				continue
			}
		}
		p := r.Pattern(v)
		out := v.CellsFor(d).And(p.Guards())
		if out.Empty() {
			continue
		}
		s := v.Draft()
		s.Eliminate(d, out)
		p.Show(s)
		s.Part(deduce.Part{Role: deduce.Base, Units: base, Cells: v.CellsFor(d).And(p.Cells), Digits: board.Digits(d)})
		if !yield(&s.Step) {
			return false
		}
	}
	return true
}

// findHiddenRectangle leaves two floor corners in a line to the tests 1 to 4, which eliminate as much.
func findHiddenRectangle(v *deduce.View, r deadly.Rectangle, yield func(*deduce.Step) bool) bool {
	if !r.Shaped(deadly.Diagonal) && r.GuardCount() != 3 {
		return true
	}
	for i := range r.Corners {
		// The corner opposite to i; i is a floor corner.
		if r.Guarded>>i&1 == 0 && !yieldHidden(v, r, r.Corners[i^3], yield) {
			return false
		}
	}
	return true
}

// yieldHidden yields the hidden rectangles that eliminate something from c.
func yieldHidden(v *deduce.View, r deadly.Rectangle, c board.Cell, yield func(*deduce.Step) bool) bool {
	base := board.UnitsOf(board.Row(c.Row()), board.Column(c.Col()))
	for ds := r.Pair & v.Candidates(c); ds != 0; ds &= ds - 1 {
		out := ds.First()
		in := r.Pair.Without(out).First()
		if !confines(v, r, base, in) {
			continue
		}
		s := v.Draft()
		s.Eliminate(out, board.CellsOf(c))
		p := r.Pattern(v)
		s.Deadly(p.Cells)
		s.Part(deduce.Part{Role: deduce.Corner, Cells: p.Cells, Digits: r.Pair})
		places := v.Cells(board.Row(c.Row()), in).Union(v.Cells(board.Column(c.Col()), in))
		s.Part(deduce.Part{Role: deduce.Base, Units: base, Cells: places, Digits: board.Digits(in)})
		if !yield(&s.Step) {
			return false
		}
	}
	return true
}

// confines reports whether d can go nowhere in the units but in the rectangle.
func confines(v *deduce.View, r deadly.Rectangle, units board.UnitSet, d board.Digit) bool {
	cells := r.Cells()
	for ; units != 0; units &= units - 1 {
		if !v.Cells(units.First(), d).Within(cells) {
			return false
		}
	}
	return true
}
