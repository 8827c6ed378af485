package uniqueness

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/deadly"
)

// ExtendedRectangle1 is an extended unique rectangle with one guard.
var ExtendedRectangle1 = &deduce.Technique{
	Name:    "extended-unique-rectangle-1",
	Title:   "Extended Unique Rectangle Type 1",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Two parallel lines have three pairs of cells side by side, a pair in each of three boxes, with the same three candidates. If these six cells held only these, the lines could swap them, which makes two solutions. So the one cell that has other candidates holds one of those.",
	Why:     oneGuardWhy,
	Form:    rectangleForm,
	Spot:    spotTwoLines + tailDeadly1 + trapTwoLines,
	Example: ".6.+7319..3..+6+8+4+7.+187+1...4+36.....+32.4.+3...8+61+99.....+37.1+53.4.8+6+7+6+483+5+7+192...+816+5+43:262",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findExtendedRectangles(v, deadly.OneGuard, yield) },
}

// ExtendedRectangle2 is an extended unique rectangle whose guards have one digit in common.
var ExtendedRectangle2 = &deduce.Technique{
	Name:    "extended-unique-rectangle-2",
	Title:   "Extended Unique Rectangle Type 2",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Two parallel lines have three pairs of cells side by side, a pair in each of three boxes, with the same three candidates. If these six cells held only these, the lines could swap them, which makes two solutions. So at least one of the cells that have the same further digit holds it, and it can be removed from cells that see them all.",
	Why:     sameExtraWhy,
	Form:    rectangleForm,
	Spot:    spotTwoLines + tailDeadly2,
	Example: ".+4.+9+2.+7.+3+9+3.+7+4.+2.1.+72..3.4+9.+9+7.+3..2+4+2...+943.+7+45+3+21+7+8+96...47+2+9+38+72+4+38+9..+53+89...+4+7+2:531 534 631 634",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findExtendedRectangles(v, deadly.EqualGuards, yield)
	},
}

// ExtendedRectangle3 is an extended unique rectangle whose two guards are part of a naked subset.
var ExtendedRectangle3 = &deduce.Technique{
	Name:    "extended-unique-rectangle-3",
	Title:   "Extended Unique Rectangle Type 3",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Two parallel lines have three pairs of cells side by side, a pair in each of three boxes, with the same three candidates. If these six cells held only these, the lines could swap them, which makes two solutions. If two cells of a unit have other candidates, at least one of the two holds one of these and, whichever it is, makes a naked subset with other cells of the unit: its digits can be removed from the rest of the unit.",
	Why:     subsetGuardsWhy,
	Form:    rectangleForm,
	Spot:    spotTwoLines + tailDeadly3,
	Example: "+14.3.....+3..+4+2.+178+2+8.+9+1.+45+37..65.+8..5..+89.....1+8+7+4+32.+5...1.43..8+2+1+5+3..+46+4.+32..+5..:613 913 615 616 943 653 773 696",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findExtendedRectangles(v, deadly.SubsetGuards, yield)
	},
}

// ExtendedRectangle4 is an extended unique rectangle whose two guards are the places of one of the three digits.
var ExtendedRectangle4 = &deduce.Technique{
	Name:    "extended-unique-rectangle-4",
	Title:   "Extended Unique Rectangle Type 4",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Two parallel lines have three pairs of cells side by side, a pair in each of three boxes, with the same three candidates. If these six cells held only these, the lines could swap them, which makes two solutions. If two cells of a unit have other candidates, and one of the three digits has no other place in the unit, one of the two holds it and the other a further digit. So the rest of the three digits can be removed from both.",
	Why:     conjugateGuardsWhy,
	Form:    rectangleForm,
	Spot:    spotTwoLines + tailDeadly4,
	Example: "..+6+2+3+7+9+41..+1+5+8+6+72+3+2+73+1+94+6+5+8...+6+235+1+9+36+5+9+7+1+2+8+412+9+8+4+5+3+67...+41.83..+3.76+8+1+9..+18+3+5.4+7.:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findExtendedRectangles(v, deadly.ConjugateGuards, yield)
	},
}

const trapTwoLines = "The trap is a pair whose cells are not side by side in one box."

const spotTwoLines = "Look at two rows or two columns of three boxes side by side for a pair of cells in each box that have the same three candidates, "

// fewestInSix is the number of cells with only the three digits that an extended rectangle has at least. Guards
// of type 2 are seen by one cell, which sees three in its line and a fourth in its box. It is two or more of all.
var fewestInSix = [...]int{deadly.OneGuard: 5, deadly.EqualGuards: 2, deadly.SubsetGuards: 4, deadly.ConjugateGuards: 4}

func findExtendedRectangles(v *deduce.View, kind deadly.GuardType, yield func(*deduce.Step) bool) {
	for _, e := range extendedIndex.Of(v).list {
		if int(e.clean) < fewestInSix[kind] {
			continue
		}
		if e.v, e.yield = v, yield; !e.grow(0, board.CellSet{}, deadly.GuardsOf(kind)) {
			return
		}
	}
}

// extended is the search for extended rectangles of three digits in two lines.
type extended struct {
	v     *deduce.View
	three board.DigitSet
	a, b  board.Unit
	fitting
	yield func(*deduce.Step) bool
}

// extendedIndex is where in a position to search for extended rectangles.
var extendedIndex = deduce.NewIndex(func(v *deduce.View, all *extendedSearches) { all.look(v) })

// extendedSearches are the searches of a position, those of each of the triples together. They are kept where nothing has changed.
type extendedSearches struct {
	list   []extended
	fits   [len(deadly.Triples)][2 * board.Side]fitting // by triple and pair of lines
	having [len(deadly.Triples)]linePairs               // that fit
	looked uint64                                       // the last position
}

// fitting is how three digits fit a pair of lines.
type fitting struct {
	at    board.SpotSet // where both lines have cells that fit
	clean int8          // how many cells of the band have no other digits
}

// linePairs is a set of pairs of parallel lines of a chute: number 3n+k is line k of chute n and the next, or line 0 after line 2.
type linePairs uint32

// pairsAt is the pairs that have a line.
func pairsAt(u board.Unit) linePairs {
	chute, k := int(u)/board.BoxSide, int(u)%board.BoxSide
	return 1<<(3*chute+k) | 1<<(3*chute+(k+2)%3)
}

// look goes through the pairs of lines in whose chute something has changed.
func (x *extendedSearches) look(v *deduce.View) {
	var changed linePairs
	for u := range board.Unit(board.Lines) {
		if v.ChangedAt(u) > x.looked {
			changed |= 0b111 << (u - u%board.BoxSide)
		}
	}
	x.looked = v.Position()
	clean := cleanPairs(v, changed)
	x.list = x.list[:0]
	for i := range x.having {
		x.having[i] &^= changed
		for pairs := clean[i]; pairs != 0; pairs &= pairs - 1 {
			if n := bits.TrailingZeros32(uint32(pairs)); x.fit(v, i, n) {
				x.having[i] |= 1 << n
			}
		}
		for pairs := x.having[i]; pairs != 0; pairs &= pairs - 1 {
			n := bits.TrailingZeros32(uint32(pairs))
			a, b := linesOf(n)
			x.list = append(x.list, extended{three: deadly.Triples[i], a: a, b: b, fitting: x.fits[i][n]})
		}
	}
}

// linesOf is the lines of a pair.
func linesOf(pair int) (a, b board.Unit) {
	return board.Unit(pair), board.Unit(pair - pair%3 + (pair+1)%3)
}

// cleanPairs is, for each of the triples, those of some pairs of lines with two or more cells that have no other digits.
func cleanPairs(v *deduce.View, among linePairs) (two [len(deadly.Triples)]linePairs) {
	var one [len(deadly.Triples)]linePairs
	for cells := v.Open(); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		here := (pairsAt(board.Row(c.Row())) | pairsAt(board.Column(c.Col()))) & among
		if here == 0 {
			continue
		}
		for _, i := range deadly.TriplesWith(v.Candidates(c)) {
			two[i] |= one[i] & here
			one[i] |= here
		}
	}
	return two
}

// fit notes how one of the triples fits a pair of lines, and reports whether it does.
func (x *extendedSearches) fit(v *deduce.View, triple, pair int) bool {
	three := deadly.Triples[triple]
	a, b := linesOf(pair)
	at := twoOf(v, a, three) & twoOf(v, b, three)
	if at&0o7 == 0 || at&0o70 == 0 || at&0o700 == 0 {
		return false
	}
	first := a - a%board.BoxSide
	band := first.Cells().Union((first + 1).Cells()).Union((first + 2).Cells())
	x.fits[triple][pair] = fitting{at, int8(deadly.Confined(v, three).And(band).Len())}
	return true
}

// grow adds a pair of cells from the next box.
func (e *extended) grow(box int, cells board.CellSet, g deadly.Guards) bool {
	if box == 3 {
		return e.v.Union(cells)&e.three != e.three || g.Conclude(e.v, deadly.Pattern{Cells: cells, Digits: e.three}, e.yield)
	}
	for fit := e.at & (0o7 << (3 * box)); fit != 0; fit &= fit - 1 {
		x, y := e.a.Cell(fit.First()), e.b.Cell(fit.First())
		next, ok := g.With(e.v, x, e.three)
		if ok {
			next, ok = next.With(e.v, y, e.three)
		}
		if ok && !e.grow(box+1, cells.With(x).With(y), next) {
			return false
		}
	}
	return true
}

// twoOf is the places of u that have two of the three digits or all.
func twoOf(v *deduce.View, u board.Unit, three board.DigitSet) board.SpotSet {
	var one, two board.SpotSet
	for ; three != 0; three &= three - 1 {
		spots := v.Spots(u, three.First())
		two |= one & spots
		one |= spots
	}
	return two
}
