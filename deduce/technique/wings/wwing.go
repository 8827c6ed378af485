package wings

import (
	"deduku/board"
	"deduku/deduce"
)

// WWing is two cells with the same two digits, one of which has only two places in a unit that sees both.
var WWing = &deduce.Technique{
	Name:  "w-wing",
	Title: "W-Wing",
	Shape: deduce.ShapeWing,
	Doc:   "Two cells, the pincers, each have both x and z, and nothing else. In some unit x has just two places, one seen by the one cell, one by the other. The pincers cannot both hold x, so at least one of them holds z, and z can be removed from cells that see both.",
	Why:   []string{"{pincer} cannot both be {strong.digits}, which must be in {strong.cells} in {strong.units}, so at least one of them is {common.digits}"},
	Form:  []string{"{pincer.slashed} in {pincer} connected by {strong.digits} in {strong.cells}"},
	Spot: "Look for two cells with the same two candidates that do not see each other. Then look for a unit in which one of the digits has two places, one seen by each. " +
		"The trap is the digit to remove: it is the other one.",
	Example: "7+43+2.+5+1.6.+6+21+73+5+4..+5..4+6+32+72.+4+53+7....+3.6284+7..7+6+4+1+9+2+3.32+7.5+1..46..+3.+47+5+24.57+6+2.1+3:",
	Find:    findWWings,
}

func findWWings(v *deduce.View, yield func(*deduce.Step) bool) {
	for as := v.Bivalue(); !as.Empty(); as = as.Rest() {
		a := as.First()
		xz := v.Candidates(a)
		for bs := alike(v, as.Rest(), xz).Minus(a.Peers()); !bs.Empty(); bs = bs.Rest() {
			b := bs.First()
			seeBoth := a.Peers().And(b.Peers())
			for digits := xz; digits != 0; digits &= digits - 1 {
				z := digits.First()
				out := v.CellsFor(z).And(seeBoth)
				if !out.Empty() && !joinWWings(v, a, b, z, out, yield) {
					return
				}
			}
		}
	}
}

// TwinPair reports whether the two places of a digit in a unit are its two places in an earlier unit too.
func TwinPair(v *deduce.View, u board.Unit, d board.Digit, ends board.CellSet) bool {
	return ends.CommonUnits()&v.Pairs(d)&(1<<u-1) != 0
}

// joinWWings yields the steps of two cells, of which one must hold z, a step for each pair of places of their
// other digit that joins them.
func joinWWings(v *deduce.View, a, b board.Cell, z board.Digit, out board.CellSet, yield func(*deduce.Step) bool) bool {
	x := v.Candidates(a).Without(z).First()
	for units := v.Pairs(x); units != 0; units &= units - 1 {
		u := units.First()
		ends := v.Cells(u, x)
		// No end is seen by both cells and by neither: each sees one.
		if p, q := ends.And(a.Peers()), ends.And(b.Peers()); p.Empty() || q.Empty() || p.Union(q) != ends {
			continue
		}
		if TwinPair(v, u, x, ends) {
			continue
		}
		s := v.Draft()
		s.Eliminate(z, out)
		s.Part(deduce.Part{Role: deduce.Pincer, Cells: board.CellsOf(a, b), Digits: board.Digits(x, z)})
		s.Part(deduce.Part{Role: deduce.Strong, Units: board.UnitsOf(u), Cells: ends, Digits: board.Digits(x)})
		s.Part(deduce.Part{Role: deduce.Common, Digits: board.Digits(z)})
		if !yield(&s.Step) {
			return false
		}
	}
	return true
}
