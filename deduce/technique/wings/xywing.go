package wings

import (
	"deduku/board"
	"deduku/deduce"
)

// XYWing is a pivot with two digits that sees two pincers.
var XYWing = &deduce.Technique{
	Name:    "xy-wing",
	Title:   "XY-Wing",
	Shape:   deduce.ShapeWing,
	Doc:     "A pivot with digits x and y sees a pincer with x and z and one with y and z. At least one pincer holds z, so z can be removed from cells that see both.",
	Why:     []string{"whatever {pivot} is, {pincer#1} or {pincer#2} is {common.digits}"},
	Form:    []string{"{pivot.slashed}/{common.digits} in {pivot+pincer}"},
	Spot:    spotXYWing,
	Example: "+4.5.+17.+6.+7.+1.2+6.+5.263.9..+7.+5+27.8.6+9+3+3+1+6+9+524+8+78+49+673.+1.9+3+8+26.+74.+1+5473+8+92+6+6+7+2.+4+9.38:",
	Find:    findXYWings,
}

const spotXYWing = "Start from a cell with two candidates, the pivot, and look at other such cells that it sees. Two of them must share a different digit with it each, and their other digit must be the same. " +
	"The trap is two cells that share the same digit with the pivot."

func findXYWings(v *deduce.View, yield func(*deduce.Step) bool) {
	fresh := v.Changed() // a wing rests on its own cells, and at least one must have changed
	for pivots := v.Bivalue(); !pivots.Empty(); pivots = pivots.Rest() {
		pivot := pivots.First()
		pincers := v.Bivalue().And(pivot.Peers())
		if !pincers.With(pivot).Meets(fresh) {
			continue
		}
		xy := v.Candidates(pivot)
		for as := pincers; !as.Empty(); as = as.Rest() {
			a := as.First()
			xz := v.Candidates(a)
			// Each wing once: the first pincer has the smaller digit of the pivot.
			if x := xz & xy; !x.Single() || x > xy&^x {
				continue
			}
			z := (xz &^ xy).First()
			targets := v.CellsFor(z).And(a.Peers())
			for bs := pincers; !bs.Empty(); bs = bs.Rest() {
				b := bs.First()
				if v.Candidates(b) != xz^xy {
					continue
				}
				out := targets.And(b.Peers())
				if !out.Empty() && !yield(wing(v, pivot, a, b, z, out)) {
					return
				}
			}
		}
	}
}

// wing is the step of a pivot with two pincers, one of which holds z.
func wing(v *deduce.View, pivot, a, b board.Cell, z board.Digit, out board.CellSet) *deduce.Step {
	s := v.Draft()
	s.Eliminate(z, out)
	s.Part(deduce.Part{Role: deduce.Pivot, Cells: board.CellsOf(pivot), Digits: v.Candidates(pivot)})
	s.Part(deduce.Part{Role: deduce.Pincer, Cells: board.CellsOf(a), Digits: v.Candidates(a)})
	s.Part(deduce.Part{Role: deduce.Pincer, Cells: board.CellsOf(b), Digits: v.Candidates(b)})
	s.Part(deduce.Part{Role: deduce.Common, Digits: board.Digits(z)})
	return &s.Step
}
