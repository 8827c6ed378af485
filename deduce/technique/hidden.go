package technique

import (
	"deduku/board"
	"deduku/deduce"
)

// HiddenPair is two digits of a unit with two places.
var HiddenPair = &deduce.Technique{
	Name:    "hidden-pair",
	Title:   "Hidden Pair",
	Key:     "h2",
	Level:   deduce.Medium,
	Score:   70,
	Doc:     "Two digits have only the same two places in a unit. Other digits go from these.",
	Why:     hiddenWhy,
	Form:    hiddenForm,
	Example: "8+4..7.5+62.+7+52.69+4+8+9+26+85+4+73+1+6..+49+5+3+2753+276+1+8+9+4+794+3+2+8+6+15.69+5+82.+7+3.+57...28.+2....+7.+5.:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findHidden(v, 2, yield) },
}

// HiddenTriple is three digits of a unit with three places.
var HiddenTriple = &deduce.Technique{
	Name:    "hidden-triple",
	Title:   "Hidden Triple",
	Key:     "h3",
	Level:   deduce.Medium,
	Score:   100,
	Doc:     "Three digits have only three places together in a unit. Other digits go from these.",
	Why:     hiddenWhy,
	Form:    hiddenForm,
	Example: "+924+16+8+7+53+65+8+3+9+7+2+413+17542....+3.8+7+5+964...+21+9...+7+8+96+3+451+2....8+6.......+53.2.87..21...:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findHidden(v, 3, yield) },
}

// HiddenQuadruple is four digits of a unit with four places.
var HiddenQuadruple = &deduce.Technique{
	Name:    "hidden-quadruple",
	Title:   "Hidden Quadruple",
	Key:     "h4",
	Level:   deduce.Hard,
	Score:   150,
	Doc:     "Four digits have only four places together in a unit. Other digits go from these.",
	Why:     hiddenWhy,
	Form:    hiddenForm,
	Example: "3+5+49..8+72.69....5..+2+8.5.6..2...4......3...5....5..97...4273.+9+86......+2+3+7837.9.4+1+5:124 125 126 134 136",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findHidden(v, 4, yield) },
}

var (
	hiddenWhy  = []string{"{base.digits} must go in {base.cells}, the only places in {base.units}"}
	hiddenForm = []string{"{base.digits} in {base.cells}"}
)

// findHidden finds k digits with k places together in a unit and strikes all other digits there.
func findHidden(v *deduce.View, k int, yield func(*deduce.Step) bool) {
	for u := range board.Unit(board.Units) {
		var fit board.DigitSet
		for d := board.Digit(1); d <= 9; d++ {
			if n := v.Spots(u, d).Len(); n >= 2 && n <= k {
				fit = fit.With(d)
			}
		}
		if fit.Len() >= k && !growHidden(v, u, fit, k, 0, 0, k, yield) {
			return
		}
	}
}

// growHidden adds need more of the digits to set, whose places together are spots.
func growHidden(v *deduce.View, u board.Unit, digits board.DigitSet, k int, set board.DigitSet, spots board.SpotSet, need int, yield func(*deduce.Step) bool) bool {
	if need == 0 {
		return spots.Len() != k || yieldHidden(v, u, set, spots, yield)
	}
	for ; digits != 0; digits &= digits - 1 {
		d := digits.First()
		with := spots | v.Spots(u, d)
		if with.Len() <= k && !growHidden(v, u, digits&(digits-1), k, set.With(d), with, need-1, yield) {
			return false
		}
	}
	return true
}

func yieldHidden(v *deduce.View, u board.Unit, set board.DigitSet, spots board.SpotSet, yield func(*deduce.Step) bool) bool {
	var cells board.CellSet
	for i := range spots.All() {
		cells = cells.With(u.Cell(i))
	}
	if v.Union(cells)&^set == 0 {
		return true
	}
	s := v.Draft()
	for d := range (board.AllDigits &^ set).All() {
		s.Strike(d, v.Homes(d).And(cells))
	}
	s.Part(deduce.Part{Role: deduce.Base, Units: board.UnitsOf(u), Cells: cells, Digits: set})
	return yield(&s.Step)
}
