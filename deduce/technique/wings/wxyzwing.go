package wings

import (
	"deduku/board"
	"deduku/deduce"
)

// WXYZWing is a pivot with three or four digits that sees three pincers.
var WXYZWing = &deduce.Technique{
	Name:    "wxyz-wing",
	Title:   "WXYZ-Wing",
	Shape:   deduce.ShapeWing,
	Doc:     "A pivot with digits w, x, y and maybe z sees three pincers, which have z and a different one of w, x and y each. At least one of the cells holds z, so z can be removed from cells that see all its places there.",
	Why:     []string{"whatever {pivot} is, at least one of {common.cells} is {common.digits}"},
	Form:    []string{"{pivot+pincer.slashed} in {pivot+pincer}"},
	Spot:    spotWXYZWing,
	Example: "58+1+93+2+7.....+5..+9219.....+3..76.2...+3..4.+3..8......9.5...+9.4+51.7+33..+8.+9......6.+3...:253 289 299 438 439 583 593 638 639 835 836 843 866",
	Find:    findWXYZWings,
}

const spotWXYZWing = "Start from a cell with three or four candidates, the pivot, and look at cells with two candidates that it sees. Each of three shares another digit with the pivot; their other digit is the same in all, the one to remove. " +
	"The trap is a pivot that can hold this digit, too: then the removed candidate must see it as well."

func findWXYZWings(v *deduce.View, yield func(*deduce.Step) bool) {
	fresh := v.Changed() // a wing rests on its own cells, and at least one must have changed
	for pivots := v.CellsUpTo(4).Minus(v.Bivalue()); !pivots.Empty(); pivots = pivots.Rest() {
		pivot := pivots.First()
		pincers := v.Bivalue().And(pivot.Peers())
		if pincers.Len() < 3 || !pincers.With(pivot).Meets(fresh) {
			continue
		}
		have := v.Candidates(pivot)
		for z := board.Digit(1); z <= 9; z++ {
			others := have.Without(z)
			if others.Len() != 3 {
				continue
			}
			targets := v.CellsFor(z)
			if have.Has(z) {
				targets = targets.And(pivot.Peers())
			}
			if !growWXYZ(v, pivot, z, others, pincers.And(v.CellsFor(z)), board.CellSet{}, targets, yield) {
				return
			}
		}
	}
}

// growWXYZ adds a pincer for each of the others to those chosen; targets are the places of z that all of these see.
func growWXYZ(v *deduce.View, pivot board.Cell, z board.Digit, others board.DigitSet, pincers, chosen, targets board.CellSet, yield func(*deduce.Step) bool) bool {
	if targets.Empty() {
		return true
	}
	if others == 0 {
		if chosen.With(pivot).CommonUnits() != 0 {
			return true // a naked quadruple
		}
		return yield(wxyzWing(v, pivot, z, chosen, targets))
	}
	for cells := pincers.And(v.CellsFor(others.First())); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		if !growWXYZ(v, pivot, z, others&(others-1), pincers, chosen.With(c), targets.And(c.Peers()), yield) {
			return false
		}
	}
	return true
}

func wxyzWing(v *deduce.View, pivot board.Cell, z board.Digit, pincers, out board.CellSet) *deduce.Step {
	s := v.Draft()
	s.Eliminate(z, out)
	ends := pincers.With(pivot).And(v.CellsFor(z))
	s.Part(deduce.Part{Role: deduce.Pivot, Cells: board.CellsOf(pivot), Digits: v.Candidates(pivot)})
	for ; !pincers.Empty(); pincers = pincers.Rest() {
		c := pincers.First()
		s.Part(deduce.Part{Role: deduce.Pincer, Cells: board.CellsOf(c), Digits: v.Candidates(c)})
	}
	s.Part(deduce.Part{Role: deduce.Common, Cells: ends, Digits: board.Digits(z)})
	return &s.Step
}
