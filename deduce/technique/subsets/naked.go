package subsets

import (
	"deduku/board"
	"deduku/deduce"
)

// NakedPair is two cells of a unit with two digits.
var NakedPair = &deduce.Technique{
	Name:    "naked-pair",
	Title:   "Naked Pair",
	Shape:   deduce.ShapeNakedSet,
	Doc:     "Two cells of a unit have only the same two digits. The digits can be removed from the rest of the unit.",
	Why:     nakedWhy,
	Form:    nakedForm,
	Spot:    "Look in each row, column and box for two cells with the same two candidates. The trap is a third candidate in one of them, or two cells that share no unit: then nothing can be removed.",
	Example: ".26+5....+7..+5.2.9.+6.8..+6..5+2+6+52...+7+9+48319+7+4+26+5.+9.65+2+83+1..3+286+5+19+5+197+436+2+8+2+6+81+9+5+473:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findNaked(v, 2, yield) },
}

// NakedTriple is three cells of a unit with three digits.
var NakedTriple = &deduce.Technique{
	Name:    "naked-triple",
	Title:   "Naked Triple",
	Shape:   deduce.ShapeNakedSet,
	Doc:     "Three cells of a unit have only three digits together. The digits can be removed from the rest of the unit.",
	Why:     nakedWhy,
	Form:    nakedForm,
	Spot:    "In each row, column and box look at the cells with two or three candidates: do three of them have only three digits together? The trap is to look for all three digits in each: two of them are enough.",
	Example: "+83+2.5+1.9.+9+46+8..+5+1+2751....+38+4+7+3+185+9+2+66+8+9.4.1+531+25....+8.+3+14+5..+86+95+6+7+398+2+41+298.+1.3+7+5:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findNaked(v, 3, yield) },
}

// NakedQuadruple is four cells of a unit with four digits.
var NakedQuadruple = &deduce.Technique{
	Name:    "naked-quadruple",
	Title:   "Naked Quadruple",
	Shape:   deduce.ShapeNakedSet,
	Doc:     "Four cells of a unit have only four digits together. The digits can be removed from the rest of the unit.",
	Why:     nakedWhy,
	Form:    nakedForm,
	Spot:    "In a row, column or box with many open cells look at those with few candidates: do four of them have only four digits together? Often the other cells show a hidden pair or triple first. The trap is a fifth digit in one of the four.",
	Example: "7.4.6.8..25..4...1.....7.....+28...5..6..251.7+5..1..28......3.6.9.........25...4..:686 696 775 785 795",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findNaked(v, 4, yield) },
}

// LockedPair is a naked pair in a line and a box at once.
var LockedPair = &deduce.Technique{
	Name:    "locked-pair",
	Title:   "Locked Pair",
	Shape:   deduce.ShapeNakedSet,
	Doc:     "Two cells in one line and one box have only the same two digits. The digits can be removed from the rest of both.",
	Why:     nakedWhy,
	Form:    nakedForm,
	Spot:    "Look where a line and a box cross for two cells with the same two candidates, then clear the rest of the line and of the box. The trap is to clear only one of them.",
	Example: ".+2.....3....5.2.....7.312....21..5+74.1475..+2.7+5.2+4..1.+4+7+1+3+6+598+22+95+8+17+643+638+9+24+7+51:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findLockedSubset(v, 2, yield) },
}

// LockedTriple is a naked triple in a line and a box at once.
var LockedTriple = &deduce.Technique{
	Name:    "locked-triple",
	Title:   "Locked Triple",
	Shape:   deduce.ShapeNakedSet,
	Doc:     "The three cells that a line and a box share have only three digits together. The digits can be removed from the rest of both.",
	Why:     nakedWhy,
	Form:    nakedForm,
	Spot:    "Look where a line and a box cross for three open cells with only three digits together, then clear the rest of the line and of the box. The trap is to clear only one of them.",
	Example: ".9..62+4...+4...5.2.....4.+5...2..5.3...6.8...5+2........4.3.+5...488+1437+62+9+5.59....6+3:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findLockedSubset(v, 3, yield) },
}

var (
	nakedWhy  = []string{"{set} must hold {set.digits}, so nothing else in {within} can"}
	nakedForm = []string{"{set.digits} in {set}"}
)

// findNaked finds k cells of a unit with k digits together and eliminates the digits from the rest of that unit.
func findNaked(v *deduce.View, k int, yield func(*deduce.Step) bool) {
	few := v.CellsUpTo(k)
	fresh := v.Changed().And(few)
	for u := range board.Unit(board.Units) {
		if !fresh.Meets(u.Cells()) {
			continue
		}
		fit := few.And(u.Cells())
		if fit.Len() < k {
			continue
		}
		n := nakedSearch{v, k, board.UnitsOf(u), fresh, yield}
		if !n.grow(fit, board.CellSet{}, 0, k) {
			return
		}
	}
}

// findLockedSubset is findNaked for sets that lie in a line and a box, eliminating from both.
func findLockedSubset(v *deduce.View, k int, yield func(*deduce.Step) bool) {
	few := v.CellsUpTo(k)
	fresh := v.Changed().And(few)
	for box := board.Unit(board.Lines); box < board.Units; box++ {
		if !fresh.Meets(box.Cells()) {
			continue
		}
		cells := few.And(box.Cells())
		if cells.Len() < k {
			continue
		}
		corner := box.Cell(0)
		for i := range 3 {
			for _, line := range [2]board.Unit{board.Row(corner.Row() + i), board.Column(corner.Col() + i)} {
				fit := cells.And(line.Cells())
				if fit.Len() < k {
					continue
				}
				n := nakedSearch{v, k, board.UnitsOf(line, box), fresh, yield}
				if !n.grow(fit, board.CellSet{}, 0, k) {
					return
				}
			}
		}
	}
}

// nakedSearch looks for k cells with k digits together, all of which lie in some units.
type nakedSearch struct {
	*deduce.View
	k     int
	units board.UnitSet
	fresh board.CellSet // a set rests on its cells alone, so one of them must be fresh
	yield func(*deduce.Step) bool
}

// grow adds need more of the cells, none of which has a single candidate, to set, whose digits together are
// digits. It reports whether to go on.
func (n *nakedSearch) grow(cells, set board.CellSet, digits board.DigitSet, need int) bool {
	for isFresh := set.Meets(n.fresh); !cells.Empty() && (isFresh || cells.Meets(n.fresh)); cells = cells.Rest() {
		c := cells.First()
		with := digits | n.Candidates(c)
		switch size := with.Len(); {
		case size > n.k:
		case need > 1:
			if !n.grow(cells.Rest(), set.With(c), with, need-1) {
				return false
			}
		case size == n.k && !n.report(set.With(c), with):
			return false
		}
	}
	return true
}

// report yields the step of a naked set that eliminates something in each of the units.
func (n *nakedSearch) report(set board.CellSet, digits board.DigitSet) bool {
	var rest board.CellSet
	for units := n.units; units != 0; units &= units - 1 {
		others := units.First().Cells().Minus(set)
		if n.Union(others)&digits == 0 {
			return true
		}
		rest = rest.Union(others)
	}
	s := n.Draft()
	for left := digits; left != 0; left &= left - 1 {
		s.Eliminate(left.First(), n.CellsFor(left.First()).And(rest))
	}
	s.Part(deduce.Part{Role: deduce.Set, Cells: set, Digits: digits})
	s.Part(deduce.Part{Role: deduce.Within, Units: n.units})
	return n.yield(&s.Step)
}
