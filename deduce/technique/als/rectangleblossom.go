package als

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/deadly"
)

// RectangleDeathBlossom is an almost unique rectangle with an almost locked set for each of its further candidates.
var RectangleDeathBlossom = &deduce.Technique{
	Name:    "rectangle-death-blossom",
	Title:   "Rectangle Death Blossom",
	Assumes: true,
	Shape:   deduce.ShapeBlossom,
	Doc: "A Death Blossom. Its stem is a rectangle in two boxes that could hold two digits crosswise, in two ways, except for some further candidates: at least one of them is true. For each of them there is a petal: an almost locked set all of whose places for that digit the candidate's cell sees. " +
		"Whichever is true, one petal lacks it and holds all its other digits, so a digit z of all petals can be removed from cells that see all places for it in all of them.",
	Why:  []string{"at least one of {extra} must be {extra.digits}, or {corner} could be filled with {corner.digits} in two ways; then at least one of the petals {petal.each} lacks it and holds {common.digits}"},
	Form: []string{"{corner.slashed} in {corner}, {petal.linked}"},
	Spot: "Take a rectangle that fails as a uniqueness test for two or three further candidates. For each of them look for an almost locked set of which its cell sees all places of the digit. " +
		"All petals must share a further digit. The trap is to leave out a candidate.",
	Example: "7+4.+8.+1.3+2+3..6+74.+9.8.1.3..47+6..+1...+7.+41..8+72+6.+9.+7..6.1.+1.8..3+7542+3+47...8.5+7.41+832.:232 513 527 529 532 547 567 687",
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
		deadly.FindRectangles(v, func(_ *deduce.View, r deadly.Rectangle, _ func(*deduce.Step) bool) bool {
			more = !v.Enough() && b.findBeyond(&r)
			return more
		}, yield)
		return more
	})
}

// findBeyond finds the blossoms of the further candidates of a rectangle.
func (b *blossomer) findBeyond(r *deadly.Rectangle) bool {
	if r.GuardCount() < 2 {
		return true // a uniqueness test
	}
	p := r.Pattern(b.v)
	b.cases = b.cases[:0]
	for ds := r.Extras; ds != 0; ds &= ds - 1 {
		d := ds.First()
		for c := range p.Extra[d].All() {
			b.cases = append(b.cases, board.Candidate{Cell: c, Digit: d})
		}
		if len(b.cases) > maxExtras {
			return true
		}
	}
	b.collect()
	b.show = p.Show
	return b.open(board.AllDigits)
}
