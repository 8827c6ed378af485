package rate

import (
	"deduku/board"
	"deduku/deduce"
	ours "deduku/deduce/technique"
)

// Ladder is the rating's own ladder, in the order of its producers. On each position one rung has a step: the one that the
// rating's path takes there.
var Ladder = ladder()

// Own are the techniques that are on no other ladder.
var Own = Ladder.Where(func(t *deduce.Technique) bool { return !ours.Standard.Has(t) })

// Known is the standard ladder and behind it what only the rating knows: the techniques that a log may name.
var Known = append(ours.Standard[:len(ours.Standard):len(ours.Standard)], Own...)

func ladder() (all deduce.Ladder) {
	add := func(from, to kind) {
		for k := from; k <= to; k++ {
			if t := techniques[k]; t != nil && !all.Has(t) {
				all = append(all, deduce.Rung{Technique: t, By: nextOf(k)})
			}
		}
	}
	add(0, kind(uniqueLoop1)-1)
	add(rectangle, dynamicAll-1)
	add(kind(uniqueLoop4)+1, rectangle-1)
	add(dynamicAll, kinds-1)
	return all
}

// next is the step that the path takes on a position.
type next struct {
	rater rater
	found bool
}

// nexts is the step of the position of a view, looked for once for all rungs.
var nexts = deduce.NewIndex(func(v *deduce.View, n *next) {
	n.rater.halt = v.Enough
	n.rater.look(v)
	n.found = n.rater.left > 0 && n.rater.first()
})

// nextOf finds the step of the path where it is of a kind. Singles of all units are one.
func nextOf(k kind) func(v *deduce.View, yield func(*deduce.Step) bool) {
	return func(v *deduce.View, yield func(*deduce.Step) bool) {
		n := nexts.Of(v)
		if !n.found {
			return
		}
		found := n.rater.kind()
		if found == kind(hiddenSingleLine) {
			found = kind(hiddenSingleBox)
		}
		if found == k {
			d := v.Draft()
			n.rater.tell(d)
			yield(&d.Step)
		}
	}
}

// look makes the position that of a view.
func (r *rater) look(v *deduce.View) {
	var digits board.Grid
	for c := range board.Cell(board.Cells) {
		digits[c] = v.Digit(c)
	}
	r.start(&digits)
	for c := range v.Open().All() {
		for out := r.cand[c] &^ v.Candidates(c); out != 0; out &= out - 1 {
			r.remove(c, out.First())
		}
	}
}
