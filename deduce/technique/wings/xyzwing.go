package wings

import "deduku/deduce"

// XYZWing is a pivot with three digits that sees two pincers.
var XYZWing = &deduce.Technique{
	Name:    "xyz-wing",
	Title:   "XYZ-Wing",
	Shape:   deduce.ShapeWing,
	Doc:     "A cell with three digits x, y and z, the pivot, sees two cells with two of these each, the pincers: one with x and z, one with y and z. Whatever the pivot is, it or a pincer holds z. So z can be removed from cells that see all three of them.",
	Why:     []string{"whatever {pivot} is, it or {pincer#1} or {pincer#2} is {common.digits}"},
	Form:    []string{"{pivot.slashed} in {pivot+pincer}"},
	Spot:    spotXYZWing,
	Example: "+8..71+3+5+242+7+54+6+819+3+1..5+9+2+78+6.8..+2+137+55.+1.+4+72+6+8+7+2..+8+5+41+9+9+58+27+4+6+3+1..7+1+39+8+5231+285+6+94+7:",
	Find:    findXYZWings,
}

const spotXYZWing = "Start from a cell with three candidates, the pivot, and look at cells with two of these three that it sees: two of them with one digit in common, the one to remove. " +
	"The trap is to remove it from a cell that sees the pincers but not the pivot: the pivot can hold that digit, too."

func findXYZWings(v *deduce.View, yield func(*deduce.Step) bool) {
	fresh := v.Changed() // a wing rests on its own cells, and at least one must have changed
	for pivots := v.CellsUpTo(3).Minus(v.Bivalue()); !pivots.Empty(); pivots = pivots.Rest() {
		pivot := pivots.First()
		xyz := v.Candidates(pivot)
		pincers := v.Bivalue().And(pivot.Peers())
		if !pincers.With(pivot).Meets(fresh) {
			continue
		}
		for as := pincers; !as.Empty(); as = as.Rest() {
			a := as.First()
			xz := v.Candidates(a)
			if xz&^xyz != 0 {
				continue
			}
			for bs := as.Rest(); !bs.Empty(); bs = bs.Rest() {
				b := bs.First()
				yz := v.Candidates(b)
				if yz&^xyz != 0 || yz == xz {
					continue
				}
				z := (xz & yz).First()
				out := v.CellsFor(z).And(pivot.Peers()).And(a.Peers()).And(b.Peers())
				if !out.Empty() && !yield(wing(v, pivot, a, b, z, out)) {
					return
				}
			}
		}
	}
}
