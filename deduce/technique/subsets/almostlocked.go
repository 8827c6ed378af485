package subsets

import (
	"deduku/board"
	"deduku/deduce"
)

// AlmostLockedPair is a cell of a line and one of a box that hold the same two digits.
var AlmostLockedPair = &deduce.Technique{
	Name:    "almost-locked-pair",
	Title:   "Almost Locked Pair",
	Shape:   deduce.ShapeAlmostLocked,
	Doc:     "A line and a box cross in three cells. Outside the line the box has a cell with only two digits; outside the box the line has only one cell for these (or line and box exchanged). So the shared cells hold just one of the two, and that cell of the line holds the other: its other candidates can be removed, and both digits from the rest of the box.",
	Why:     almostLockedWhy,
	Form:    almostLockedForm,
	Spot:    spotAlmostLocked,
	Example: "8.+64+5.+3+7+1.+4.+6..5+8+2......469+75+4+3981+2+6+26+8+17+49+3+531+9+265+84+7....+46+2+13+6.+1...75+44....1+6+9+8:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findAlmostLocked(v, 2, yield) },
}

// AlmostLockedTriple is two cells of a line and two of a box that hold the same three digits.
var AlmostLockedTriple = &deduce.Technique{
	Name:    "almost-locked-triple",
	Title:   "Almost Locked Triple",
	Shape:   deduce.ShapeAlmostLocked,
	Doc:     "A line and a box cross in three cells. Outside the line the box has two cells with only three digits; outside the box the line has only two cells for these (or line and box exchanged). So the shared cells hold just one of the three, and those cells of the line hold the others: their other candidates can be removed, and the three digits from the rest of the box.",
	Why:     almostLockedWhy,
	Form:    almostLockedForm,
	Spot:    spotAlmostLocked,
	Example: "+84+2+59+3+7+6+16+5+917+2.4.7+136+8+4...+5+6.+21+7...2+7.+8+3+9..6+9+3.4+65...1+87+3+5+6.9.32+594+16..+4+9672+81..:349 849 868 869",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findAlmostLocked(v, 3, yield) },
}

// AlmostLockedQuadruple is three cells of a line and three of a box that hold the same four digits.
var AlmostLockedQuadruple = &deduce.Technique{
	Name:    "almost-locked-quadruple",
	Title:   "Almost Locked Quadruple",
	Shape:   deduce.ShapeAlmostLocked,
	Doc:     "A line and a box cross in three cells. Outside the line the box has three cells with only four digits; outside the box the line has only three cells for these (or line and box exchanged). So the shared cells hold just one of the four, and those cells of the line hold the others: their other candidates can be removed, and the four digits from the rest of the box.",
	Why:     almostLockedWhy,
	Form:    almostLockedForm,
	Spot:    spotAlmostLocked,
	Example: "....6...9.7.2+9........+71.8..1+5.2....4....7.5272..59....41......5.+79...2669.7....5:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findAlmostLocked(v, 4, yield) },
}

const spotAlmostLocked = "Where a line and a box cross, look in one of them, off the crossing, for a few cells with one digit more than cells; then count the places of these digits in the other, off the crossing: as few as the cells. " +
	"The trap is to count places in the cells that both share."

var (
	almostLockedWhy  = []string{"in {cover} all but one of {base.digits} are in {set}, so where it crosses {base} there is room for one, and the rest must be in {fin}"}
	almostLockedForm = []string{"{set.digits} in {set} and {fin} ({cover.units}, {base.units})"}
)

// findAlmostLocked finds k-1 cells of one unit, all outside another, that have k digits together, where only k-1
// cells of the other outside the one have any of these.
func findAlmostLocked(v *deduce.View, k int, yield func(*deduce.Step) bool) {
	fresh := v.Changed()
	a := almostLocked{v: v, k: k, yield: yield}
	for line := range board.Unit(board.Lines) {
		for i := range board.BoxSide {
			box := board.Box(line.Cell(board.BoxSide * i).Box())
			shared := line.Cells().And(box.Cells())
			l, b := line.Cells().Minus(shared), box.Cells().Minus(shared)
			if !l.Union(b).Meets(fresh) || !shared.Meets(v.Open()) { // no set rests on what is shared
				continue
			}
			a.u, a.cells, a.w, a.others = line, l, box, b
			if !a.find(fresh) {
				return
			}
			a.u, a.cells, a.w, a.others = box, b, line, l
			if !a.find(fresh) {
				return
			}
		}
	}
}

// almostLocked is the search for sets of k digits in the cells of unit u outside unit w; others are those of w outside u.
type almostLocked struct {
	v             *deduce.View
	u, w          board.Unit
	cells, others board.CellSet
	k             int
	yield         func(*deduce.Step) bool
}

// find looks for the sets of which a cell or an other is fresh.
func (a *almostLocked) find(fresh board.CellSet) bool {
	fit := a.v.CellsUpTo(a.k).And(a.cells)
	return !fit.Union(a.others).Meets(fresh) || a.grow(fit, board.CellSet{}, 0, a.k-1)
}

// grow adds need more of the cells to a set that has some digits.
func (a *almostLocked) grow(cells, set board.CellSet, digits board.DigitSet, need int) bool {
	for ; !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		with := digits | a.v.Candidates(c)
		switch size := with.Len(); {
		case size > a.k:
		case need > 1:
			if !a.grow(cells.Rest(), set.With(c), with, need-1) {
				return false
			}
		case size == a.k && !a.tell(set.With(c), with):
			return false
		}
	}
	return true
}

// tell yields the step of a set, if there is one.
func (a *almostLocked) tell(set board.CellSet, digits board.DigitSet) bool {
	v, u, w := a.v, a.u, a.w
	var homes board.CellSet
	for ds := digits; ds != 0; ds &= ds - 1 {
		if v.Spots(w, ds.First()) == 0 {
			return true // already placed
		}
		homes = homes.Union(v.CellsFor(ds.First()))
	}
	fins, rest := homes.And(a.others), homes.And(a.cells).Minus(set)
	if fins.Len() != digits.Len()-1 || rest.Empty() && v.Union(fins)&^digits == 0 {
		return true
	}
	s := v.Draft()
	for d := board.Digit(1); d <= 9; d++ {
		if digits.Has(d) {
			s.Eliminate(d, v.CellsFor(d).And(rest))
		} else {
			s.Eliminate(d, v.CellsFor(d).And(fins))
		}
	}
	s.Part(deduce.Part{Role: deduce.Set, Cells: set, Digits: digits})
	s.Part(deduce.Part{Role: deduce.Base, Units: board.UnitsOf(w), Cells: homes.And(w.Cells()), Digits: digits})
	s.Part(deduce.Part{Role: deduce.Cover, Units: board.UnitsOf(u)})
	s.Part(deduce.Part{Role: deduce.Fin, Cells: fins, Digits: digits})
	return a.yield(&s.Step)
}
