package technique

import (
	"deduku/board"
	"deduku/deduce"
)

// RectangleDeathBlossom is an almost unique rectangle with an almost locked set for each of its further candidates.
var RectangleDeathBlossom = &deduce.Technique{
	Name:    "rectangle-death-blossom",
	Title:   "Rectangle Death Blossom",
	Assumes: true,
	Shape:   deduce.ShapeBlossom,
	Doc: "A Death Blossom whose stem is a rectangle in two boxes that could hold two digits crosswise, in two ways, but for some further candidates: one of those is true. For each of them there is a petal: an almost locked set all of whose places for that digit the candidate's cell sees. " +
		"Whichever is true, one petal lacks it and holds all its other digits, so a digit z of all petals can be removed from cells that see all places for it in all of them.",
	Why:  []string{"one of {extra} must be {extra.digits}, or {corner} could be filled with {corner.digits} in two ways; then one of the petals {petal.each} lacks it and holds {common.digits}"},
	Form: []string{"{corner.slashed} in {corner}, {petal.linked}"},
	Spot: "Take a rectangle that fails as a uniqueness test for two or three further candidates. For each of them look for an almost locked set of which its cell sees all places of the digit. " +
		"All petals must share a further digit. The trap is to leave out a candidate.",
	Example: "+5+7+2..+3+6+41+9+6+8...23+5+3+14+256+8...+8+3+5+6..1+2+1+9+63+27+4+58.25...+3+6.+2+4+1+6..5.+36+5..+3+2+1.+483.1+4+5.+2+6:",
	Find:    findRectangleBlossoms,
}

// maxExtras is how many further candidates the rectangle has at most.
const maxExtras = 3

func findRectangleBlossoms(v *deduce.View, yield func(*deduce.Step) bool) {
	withBlossomer(v, yield, func(b *blossomer) bool {
		if b.short {
			return false
		}
		more := true
		findRectangles(v, func(_ *deduce.View, r rectangle, _ func(*deduce.Step) bool) bool {
			more = !v.Enough() && b.findBeyond(&r)
			return more
		}, yield)
		return more
	})
}

// findBeyond finds the blossoms of the further candidates of a rectangle.
func (b *blossomer) findBeyond(r *rectangle) bool {
	if r.roofs() < 2 {
		return true // a uniqueness test
	}
	p := r.deadly(b.v)
	b.cases = b.cases[:0]
	for ds := r.extras; ds != 0; ds &= ds - 1 {
		d := ds.First()
		for c := range p.extra[d].All() {
			b.cases = append(b.cases, board.Candidate{Cell: c, Digit: d})
		}
		if len(b.cases) > maxExtras {
			return true
		}
	}
	b.collect()
	b.show = p.show
	return b.open(board.AllDigits)
}
