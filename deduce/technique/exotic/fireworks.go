package exotic

import (
	"deduku/board"
	"deduku/deduce"
)

// A firework is a digit that in a row and a column that cross goes, but for the box where they cross, to one cell of
// each at most, the wings. Where neither wing has it, both lines have it in the box, so where they cross. So the digit
// is in the cross cell or in a wing (shye, forum.enjoysudoku.com, 2021).

// TripleFirework is three digits with the same cross cell and wings.
var TripleFirework = &deduce.Technique{
	Name:  "triple-firework",
	Title: "Triple Firework",
	Shape: deduce.ShapeFireworks,
	Doc: "A row and a column cross in a box. Each of three digits has, outside the box, at most one place in the row and one in the column, the same cells for all three (the wings). " +
		"So each of them is where the lines cross or in a wing. Three digits take up these three cells, and nothing else can be there.",
	Why:     []string{"each of {base.digits} must be in one of {base.cells}, by {base.units}"},
	Form:    []string{"{base.digits} in {base.cells} ({base.units})"},
	Spot:    "In a row and a column that cross, look for digits that are nearly confined to the box where they cross: one place in the row outside it, one in the column. Three of them with the same two outer places form the firework. The trap is a placed digit: it must be open in the row and in the column.",
	Example: "....7.8..8.5....97...5+8.....1..9..+7..2.+7.5.3.7....3...2...6+79.......4..246...87..:114 124 125 549 914",
	Find:    findTripleFireworks,
}

// QuadrupleFirework is two pairs of digits with the same wings and opposite cross cells.
var QuadrupleFirework = &deduce.Technique{
	Name:  "quadruple-firework",
	Title: "Quadruple Firework",
	Shape: deduce.ShapeFireworks,
	Doc: "Two rows and two columns cross in four cells. Each of two digits is, by one of the rows and one of the columns, in the cell where these cross or in one of two others, the wings; " +
		"each of two more digits likewise, by the other row and column, in the opposite cell or in the same wings. Four digits take up the four cells: other digits can be removed from these.",
	Why:     []string{"each of {base.digits} must be in one of {base.cells}, by {base.units}"},
	Form:    []string{"{base.digits} in {base.cells} ({base.units})"},
	Spot:    "Look for a rectangle of four cells in four boxes. Two digits are nearly confined to the box of one corner in its row and column, but for the neighbouring corners; two others to the box of the opposite corner. The trap is a second place outside the box that is no corner.",
	Example: ".4.2..+9.8+8+71+35+9+24+62.+98..7.+3..8+1...97..+76+9.3...957....+1.......6.7.4+91+6.+32.....31+7.:245 265 272 276 292 441 446 456 475 476 495 558 571 572 576 579 592 611 642 691 867 872",
	Find:    findQuadrupleFireworks,
}

// firework is the digits that are in one of three cells: where a row and a column cross, and the wings.
type firework struct {
	cross, inRow, inCol board.Cell
	digits              board.DigitSet
}

func (f *firework) cells() board.CellSet { return board.CellsOf(f.cross, f.inRow, f.inCol) }

// show adds the lines that prove it.
func (f *firework) show(s *deduce.Draft, digits board.DigitSet) {
	lines := board.UnitsOf(board.Row(f.cross.Row()), board.Column(f.cross.Col()))
	s.Part(deduce.Part{Role: deduce.Base, Units: lines, Cells: f.cells(), Digits: digits})
}

// narrow is, for each line and each of the three boxes that it crosses, the digits that have at most one place in the line
// outside the box.
type narrow struct {
	lines [board.Lines][board.BoxSide]board.DigitSet
	built uint64 // the last position in which they were looked at
}

var narrowLines = deduce.NewIndex(func(v *deduce.View, x *narrow) {
	for u := range x.lines {
		if x.built >= v.ChangedAt(board.Unit(u)) {
			continue
		}
		line := [board.BoxSide]board.DigitSet{}
		for d := board.Digit(1); d <= 9; d++ {
			spots := v.Spots(board.Unit(u), d)
			if n := spots.Len(); n == 0 || n > board.BoxSide+1 {
				continue
			}
			for i := range line {
				if outside := spots &^ (0b111 << (3 * i)); outside&(outside-1) == 0 {
					line[i] = line[i].With(d)
				}
			}
		}
		x.lines[u] = line
	}
	x.built = v.Position()
})

// at is the digits that the row and the column of a cell both bind so.
func (x *narrow) at(c board.Cell) board.DigitSet {
	return x.lines[c.Row()][c.Col()/3] & x.lines[board.Side+c.Col()][c.Row()/3]
}

// eachFirework goes through the cross cells and wings that have at least n digits. It reports whether to go on.
func eachFirework(v *deduce.View, n int, use func(*firework) bool) bool {
	x := narrowLines.Of(v)
	for cells := v.Open(); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		if digits := x.at(c); digits.Len() >= n && !growFirework(v, c, digits, n, use) {
			return false
		}
	}
	return true
}

// growFirework goes through the pairs of wings of a cross cell.
func growFirework(v *deduce.View, c board.Cell, digits board.DigitSet, n int, use func(*firework) bool) bool {
	box := board.Box(c.Box()).Cells()
	row, col := board.Row(c.Row()), board.Column(c.Col())
	for as := v.Open().And(row.Cells()).Minus(box); !as.Empty(); as = as.Rest() {
		inRow := boundTo(v, row, as.First(), box, digits)
		if inRow.Len() < n {
			continue
		}
		for bs := v.Open().And(col.Cells()).Minus(box); !bs.Empty(); bs = bs.Rest() {
			digits := boundTo(v, col, bs.First(), box, inRow)
			if digits.Len() >= n && !use(&firework{c, as.First(), bs.First(), digits}) {
				return false
			}
		}
	}
	return true
}

// boundTo is those of the digits that have no place in a line outside a box but c.
func boundTo(v *deduce.View, line board.Unit, c board.Cell, box board.CellSet, digits board.DigitSet) (bound board.DigitSet) {
	outside := box.With(c)
	for ; digits != 0; digits &= digits - 1 {
		if v.Cells(line, digits.First()).Within(outside) {
			bound |= digits & -digits
		}
	}
	return bound
}

func findTripleFireworks(v *deduce.View, yield func(*deduce.Step) bool) {
	eachFirework(v, 3, func(f *firework) bool {
		if f.digits.Len() != 3 { // more than three have no room
			return true
		}
		s := v.Draft()
		for cells := f.cells(); !cells.Empty(); cells = cells.Rest() {
			s.EliminateAll(cells.First(), v.Candidates(cells.First())&^f.digits)
		}
		if !s.Concludes() {
			return true
		}
		f.show(s, f.digits)
		return yield(&s.Step)
	})
}

func findQuadrupleFireworks(v *deduce.View, yield func(*deduce.Step) bool) {
	x := narrowLines.Of(v)
	eachFirework(v, 2, func(f *firework) bool {
		g := opposite(v, x, f)
		// Each pair of pairs is met twice, once from each cross cell.
		return g.cross < f.cross || g.digits.Len() < 2 || !v.Open().Has(g.cross) || yieldQuadruple(v, f, &g, yield)
	})
}

// opposite is the firework with the same wings as f and the opposite cross cell.
func opposite(v *deduce.View, x *narrow, f *firework) firework {
	g := firework{cross: board.CellAt(f.inCol.Row(), f.inRow.Col()), inRow: f.inCol, inCol: f.inRow}
	box := board.Box(g.cross.Box()).Cells()
	g.digits = boundTo(v, board.Row(g.cross.Row()), g.inRow, box, x.at(g.cross))
	g.digits = boundTo(v, board.Column(g.cross.Col()), g.inCol, box, g.digits)
	return g
}

// yieldQuadruple yields each choice of two digits of f and two of g.
func yieldQuadruple(v *deduce.View, f, g *firework, yield func(*deduce.Step) bool) bool {
	cells := f.cells().With(g.cross)
	for ps := range pairsOf(f.digits) {
		for qs := range pairsOf(g.digits &^ ps) {
			s := v.Draft()
			for rest := cells; !rest.Empty(); rest = rest.Rest() {
				c := rest.First()
				keep := ps | qs
				switch c {
				case f.cross:
					keep = ps
				case g.cross:
					keep = qs
				}
				s.EliminateAll(c, v.Candidates(c)&^keep)
			}
			if !s.Concludes() {
				continue
			}
			f.show(s, ps)
			g.show(s, qs)
			if !yield(&s.Step) {
				return false
			}
		}
	}
	return true
}

// pairsOf are the pairs of some digits.
func pairsOf(digits board.DigitSet) func(func(board.DigitSet) bool) {
	return func(yield func(board.DigitSet) bool) {
		for as := digits; as != 0; as &= as - 1 {
			for bs := as & (as - 1); bs != 0; bs &= bs - 1 {
				if !yield(as&-as | bs&-bs) {
					return
				}
			}
		}
	}
}
