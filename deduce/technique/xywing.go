package technique

import (
	"deduku/board"
	"deduku/deduce"
)

// XYWing is a pivot with two digits that sees two pincers.
var XYWing = &deduce.Technique{
	Name:    "xy-wing",
	Title:   "XY-Wing",
	Key:     "xy",
	Level:   deduce.Hard,
	Score:   160,
	Most:    true,
	Doc:     "A pivot with digits x and y sees a pincer with x and z and one with y and z. One pincer holds z, so z goes from cells that see both.",
	Why:     []string{"whatever {pivot} is, {pincer#1} or {pincer#2} is {common.digits}"},
	Form:    []string{"{pivot.slashed}/{common.digits} in {pivot},{pincer}"},
	Example: "+4.5.+17.+6.+7.+1.2+6.+5.263.9..+7.+5+27.8.6+9+3+3+1+6+9+524+8+78+49+673.+1.9+3+8+26.+74.+1+5473+8+92+6+6+7+2.+4+9.38:",
	Find:    findXYWings,
}

func findXYWings(v *deduce.View, yield func(*deduce.Step) bool) {
	for pivot := range v.Bivalue().All() {
		xy := v.Candidates(pivot)
		pincers := v.Bivalue().And(pivot.Peers())
		for a := range pincers.All() {
			xz := v.Candidates(a)
			if !(xz & xy).Single() {
				continue
			}
			for b := range pincers.All() {
				// Each wing once: the first pincer has the smaller digit of the pivot.
				if v.Candidates(b) != xz^xy || xz&xy > xy&^xz {
					continue
				}
				z := (xz &^ xy).First()
				out := v.Homes(z).And(a.Peers()).And(b.Peers())
				if !out.Empty() && !yield(xyWing(v, pivot, a, b, z, out)) {
					return
				}
			}
		}
	}
}

func xyWing(v *deduce.View, pivot, a, b board.Cell, z board.Digit, out board.CellSet) *deduce.Step {
	s := v.Draft()
	s.Strike(z, out)
	s.Part(deduce.Part{Role: deduce.Pivot, Cells: board.CellsOf(pivot), Digits: v.Candidates(pivot)})
	s.Part(deduce.Part{Role: deduce.Pincer, Cells: board.CellsOf(a), Digits: v.Candidates(a)})
	s.Part(deduce.Part{Role: deduce.Pincer, Cells: board.CellsOf(b), Digits: v.Candidates(b)})
	s.Part(deduce.Part{Role: deduce.Common, Digits: board.Digits(z)})
	return &s.Step
}
