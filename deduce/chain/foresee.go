package chain

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// forcingTruths is the truths that have forcing chains, as far as can be told from all that each candidate leads to, however
// far it is: there are none in most positions.
func (g *Graph) forcingTruths(stop func() bool) (truths []deduce.Truth) {
	f := &g.forcer
	g.fillReach()
	g.fillAfter()
	for x := range f.n {
		if stop() {
			return nil
		}
		g.foresee(x)
	}
	f.wanted = slices.Grow(f.wanted[:0], f.n)[:f.n]
	clear(f.wanted)
	for t := range deduce.NoTruth {
		members := g.members(t)
		if !f.meet(members) {
			continue
		}
		truths = append(truths, t)
		for _, x := range members {
			f.wanted[x] = true
		}
	}
	return truths
}

// fillAfter notes for each node what is false in the end if it is true.
func (g *Graph) fillAfter() {
	f := &g.forcer
	f.after = cleared(f.after, len(g.nodes)*f.width)
	for i := range g.nodes {
		row := f.row(f.after, i)
		clear(g.done)
		for y, ok := first(g.row(g.reach, i), g.done); ok; y, ok = first(g.row(g.reach, i), g.done) {
			if y < i {
				join(row, f.row(f.after, y))
				join(g.done, g.row(g.reach, y))
			} else {
				join(row, f.row(f.forbids, y))
				setBit(g.done, uint16(y))
			}
		}
	}
}

// foresee notes what is false in the end if candidate x is true.
func (g *Graph) foresee(x int) {
	f := &g.forcer
	at := f.candidates[x]
	if i := g.numbers[at.Cell][at.Digit]; i > 0 && g.inCell { // a node forbids its rivals
		copy(f.row(f.off, x), f.row(f.after, int(i-1)))
		return
	}
	at, off := g.oppose(x)
	g.seen = cleared(g.seen, g.width)
	each(g.row(g.allowing, candidate(at.Cell, at.Digit)), func(y uint16) { join(g.seen, g.row(g.strong, int(y))) })
	clear(g.done)
	for y, ok := first(g.seen, g.done); ok; y, ok = first(g.seen, g.done) {
		join(off, f.row(f.after, y))
		join(g.done, g.row(g.reach, y))
	}
}

// oppose notes that the rivals of candidate x are false if it is true, and returns it with the row of what is.
func (g *Graph) oppose(x int) (at board.Candidate, off []uint64) {
	f := &g.forcer
	at, off = f.candidates[x], f.row(f.off, x)
	for y := range g.view.Rivals(at) {
		setBit(off, f.numbers[y.Cell][y.Digit])
	}
	return at, off
}
