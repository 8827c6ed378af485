package technique

import (
	"deduku/board"
	"deduku/deduce"
)

// NakedPair is two cells of a unit with two digits.
var NakedPair = &deduce.Technique{
	Name:    "naked-pair",
	Title:   "Naked Pair",
	Key:     "n2",
	Level:   deduce.Medium,
	Score:   60,
	Doc:     "Two cells of a unit have only the same two digits. The digits go from the rest of the unit.",
	Why:     nakedWhy,
	Form:    nakedForm,
	Example: ".26+5....+7..+5.2.9.+6.8..+6..5+2+6+52...+7+9+48319+7+4+26+5.+9.65+2+83+1..3+286+5+19+5+197+436+2+8+2+6+81+9+5+473:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findNaked(v, 2, yield) },
}

// NakedTriple is three cells of a unit with three digits.
var NakedTriple = &deduce.Technique{
	Name:    "naked-triple",
	Title:   "Naked Triple",
	Key:     "n3",
	Level:   deduce.Medium,
	Score:   80,
	Doc:     "Three cells of a unit have only three digits together. The digits go from the rest of the unit.",
	Why:     nakedWhy,
	Form:    nakedForm,
	Example: "+8+1+27+56.4.+45+72..8+6+1+39+6+841+7+252+65.+17...+1.+3...6+5.+9.86.+5.1.6.1..2.7.7.4.+6..9.+5.+9.+7...+6:859",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findNaked(v, 3, yield) },
}

// NakedQuadruple is four cells of a unit with four digits.
var NakedQuadruple = &deduce.Technique{
	Name:    "naked-quadruple",
	Title:   "Naked Quadruple",
	Key:     "n4",
	Level:   deduce.Hard,
	Score:   120,
	Doc:     "Four cells of a unit have only four digits together. The digits go from the rest of the unit.",
	Why:     nakedWhy,
	Form:    nakedForm,
	Example: "7.4.6.8..25..4...1.....7.....+28...5..6..251.7+5..1..28......3.6.9.........25...4..:686 696 775 785 795",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findNaked(v, 4, yield) },
}

// LockedPair is a naked pair in a line and a box at once.
var LockedPair = &deduce.Technique{
	Name:    "locked-pair",
	Title:   "Locked Pair",
	Key:     "l2",
	Level:   deduce.Medium,
	Score:   40,
	Doc:     "Two cells in one line and one box have only the same two digits. The digits go from the rest of both.",
	Why:     nakedWhy,
	Form:    nakedForm,
	Example: ".+2.....3....5.2.....7.312....21..5+74.1475..+2.7+5.2+4..1.+4+7+1+3+6+598+22+95+8+17+643+638+9+24+7+51:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findLockedSubset(v, 2, yield) },
}

// LockedTriple is a naked triple in a line and a box at once.
var LockedTriple = &deduce.Technique{
	Name:    "locked-triple",
	Title:   "Locked Triple",
	Key:     "l3",
	Level:   deduce.Medium,
	Score:   60,
	Doc:     "The three cells that a line and a box share have only three digits together. The digits go from the rest of both.",
	Why:     nakedWhy,
	Form:    nakedForm,
	Example: ".9..62+4...+4...5.2.....4.+5...2..5.3...6.8...5+2........4.3.+5...488+1437+62+9+5.59....6+3:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findLockedSubset(v, 3, yield) },
}

var (
	nakedWhy  = []string{"{set} must hold {set.digits}, so nothing else in {within} can"}
	nakedForm = []string{"{set.digits} in {set}"}
)

// findNaked finds k cells of a unit with k digits together and strikes the digits from the rest of that unit.
func findNaked(v *deduce.View, k int, yield func(*deduce.Step) bool) {
	for u := range board.Unit(board.Units) {
		open := v.Open().And(u.Cells())
		if open.Len() <= k {
			continue
		}
		more := eachNaked(v, open, k, func(set board.CellSet, digits board.DigitSet) bool {
			return yieldNaked(v, set, digits, board.UnitsOf(u), yield)
		})
		if !more {
			return
		}
	}
}

// findLockedSubset is findNaked for sets that lie in a line and a box, striking from both.
func findLockedSubset(v *deduce.View, k int, yield func(*deduce.Step) bool) {
	for line := range board.Unit(18) {
		for box := board.Unit(18); box < board.Units; box++ {
			cells := v.Open().And(line.Cells()).And(box.Cells())
			if cells.Len() < k {
				continue
			}
			more := eachNaked(v, cells, k, func(set board.CellSet, digits board.DigitSet) bool {
				if !hits(v, line, set, digits) || !hits(v, box, set, digits) {
					return true // a naked subset of one unit
				}
				return yieldNaked(v, set, digits, board.UnitsOf(line, box), yield)
			})
			if !more {
				return
			}
		}
	}
}

// hits reports whether a set strikes any of its digits from the rest of a unit.
func hits(v *deduce.View, u board.Unit, set board.CellSet, digits board.DigitSet) bool {
	return v.Union(u.Cells().Minus(set))&digits != 0
}

// eachNaked yields the sets of k of the cells, none with a single candidate, that have k digits together.
func eachNaked(v *deduce.View, cells board.CellSet, k int, yield func(board.CellSet, board.DigitSet) bool) bool {
	var fit board.CellSet
	for ; !cells.Empty(); cells = cells.Rest() {
		if n := v.Candidates(cells.First()).Len(); n >= 2 && n <= k {
			fit = fit.With(cells.First())
		}
	}
	if fit.Len() < k {
		return true
	}
	return growNaked(v, fit, k, board.CellSet{}, 0, k, yield)
}

// growNaked adds need more of the cells to set, whose digits together are digits.
func growNaked(v *deduce.View, cells board.CellSet, k int, set board.CellSet, digits board.DigitSet, need int, yield func(board.CellSet, board.DigitSet) bool) bool {
	if need == 0 {
		return digits.Len() != k || yield(set, digits)
	}
	for ; !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		with := digits | v.Candidates(c)
		if with.Len() <= k && !growNaked(v, cells.Rest(), k, set.With(c), with, need-1, yield) {
			return false
		}
	}
	return true
}

// yieldNaked yields the step of a naked set that strikes something in the units it lies in.
func yieldNaked(v *deduce.View, set board.CellSet, digits board.DigitSet, units board.UnitSet, yield func(*deduce.Step) bool) bool {
	var rest board.CellSet
	for u := range units.All() {
		rest = rest.Union(u.Cells())
	}
	rest = rest.And(v.Open()).Minus(set)
	if v.Union(rest)&digits == 0 {
		return true
	}
	s := v.Draft()
	for d := range digits.All() {
		s.Strike(d, v.Homes(d).And(rest))
	}
	s.Part(deduce.Part{Role: deduce.Set, Cells: set, Digits: digits})
	s.Part(deduce.Part{Role: deduce.Within, Units: units})
	return yield(&s.Step)
}
