package subsets

import (
	"deduku/board"
	"deduku/deduce"
)

// HiddenPair is two digits of a unit with two places.
var HiddenPair = &deduce.Technique{
	Name:    "hidden-pair",
	Title:   "Hidden Pair",
	Shape:   deduce.ShapeHiddenSet,
	Doc:     "Two digits have only the same two places in a unit. Other digits can be removed from these.",
	Why:     hiddenWhy,
	Form:    hiddenForm,
	Spot:    "In each row, column and box count the places of each digit. Two digits with the same two places form the pair. " + spotHiddenTrap,
	Example: "8+4..7.5+62.+7+52.69+4+8+9+26+85+4+73+1+6..+49+5+3+2753+276+1+8+9+4+794+3+2+8+6+15.69+5+82.+7+3.+57...28.+2....+7.+5.:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findHidden(v, 2, yield) },
}

// HiddenTriple is three digits of a unit with three places.
var HiddenTriple = &deduce.Technique{
	Name:    "hidden-triple",
	Title:   "Hidden Triple",
	Shape:   deduce.ShapeHiddenSet,
	Doc:     "Three digits have only three places together in a unit. Other digits can be removed from these.",
	Why:     hiddenWhy,
	Form:    hiddenForm,
	Spot:    "In a row, column or box with many open cells look for digits with two or three places: three of them with only three places together form the triple; none needs all three. " + spotHiddenTrap,
	Example: "+31+87+4+2...4+57+6+39.+1.+2+6+9+8+15.+4.+843.+7+1...+1+26.+98+47.+7+95.6+4.8+1+57+24+8+31+69+9.+4+1+26...6.+1+957..4:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findHidden(v, 3, yield) },
}

// HiddenQuadruple is four digits of a unit with four places.
var HiddenQuadruple = &deduce.Technique{
	Name:    "hidden-quadruple",
	Title:   "Hidden Quadruple",
	Shape:   deduce.ShapeHiddenSet,
	Doc:     "Four digits have only four places together in a unit. Other digits can be removed from these.",
	Why:     hiddenWhy,
	Form:    hiddenForm,
	Spot:    "In a row, column or box with most cells open look for digits with few places: four of them with only four places together form the quadruple. Often the other cells show a naked subset first. " + spotHiddenTrap,
	Example: "+1+6....+85.78.+5+1+6...5+4983...631+5.7.6.8+4+7+83+6....+9+26+18+5+347631.4+8....+5+7..1....94.+5+3...:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findHidden(v, 4, yield) },
}

const spotHiddenTrap = "The trap is the crowd of other candidates in these cells: it is just what can be removed."

var (
	hiddenWhy  = []string{"{base.digits} must be in {base.cells}, the only places in {base.units}"}
	hiddenForm = []string{"{base.digits} in {base.cells}"}
)

// findHidden finds k digits with k places together in a unit and eliminates all other digits there.
func findHidden(v *deduce.View, k int, yield func(*deduce.Step) bool) {
	silent := v.Silent()
	for u := range board.Unit(board.Units) {
		if v.ChangedAt(u) <= silent {
			continue
		}
		fit := v.DigitsUpTo(u, k)
		if fit.Len() < k {
			continue
		}
		h := hiddenSearch{v, k, u, yield}
		if !h.grow(fit, 0, 0, k) {
			return
		}
	}
}

// hiddenSearch looks for k digits with k places together in a unit.
type hiddenSearch struct {
	*deduce.View
	k     int
	unit  board.Unit
	yield func(*deduce.Step) bool
}

// grow adds need more of the digits to set, whose places together are spots. It reports whether to go on.
func (h *hiddenSearch) grow(digits, set board.DigitSet, spots board.SpotSet, need int) bool {
	for ; digits != 0; digits &= digits - 1 {
		d := digits.First()
		with := spots | h.Spots(h.unit, d)
		switch size := with.Len(); {
		case size > h.k:
		case need > 1:
			if !h.grow(digits&(digits-1), set.With(d), with, need-1) {
				return false
			}
		case size == h.k && !h.report(set.With(d), with):
			return false
		}
	}
	return true
}

// report yields the step of a hidden set that eliminates something.
func (h *hiddenSearch) report(set board.DigitSet, spots board.SpotSet) bool {
	cells := h.unit.CellsAt(spots)
	others := h.Union(cells) &^ set
	if others == 0 {
		return true
	}
	s := h.Draft()
	for ; others != 0; others &= others - 1 {
		s.Eliminate(others.First(), h.CellsFor(others.First()).And(cells))
	}
	s.Part(deduce.Part{Role: deduce.Base, Units: board.UnitsOf(h.unit), Cells: cells, Digits: set})
	return h.yield(&s.Step)
}
