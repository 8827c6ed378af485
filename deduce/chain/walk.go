package chain

import (
	"math/bits"

	"deduku/board"
)

// walk reaches what follows if x is false, a level after the other, until hit, which is called with each level from the
// second on, has enough.
func (g *Graph) walk(x uint16, half int, hit func(k int, reached []uint64) bool) {
	g.seen = append(g.seen[:0], g.row(g.strong, int(x))...)
	g.levels = append(g.levels[:0], g.seen...)
	for k := 2; k <= half && g.next() && hit(k, g.levels[len(g.levels)-g.width:]); k++ {
	}
}

// walkFrom reaches what follows if a candidate is true, a level after the other.
func (g *Graph) walkFrom(x board.Candidate, level func(reached []uint64) bool) {
	g.seen = append(g.seen[:0], g.row(g.allowing, candidate(x.Cell, x.Digit))...)
	g.levels = append(g.levels[:0], g.seen...)
	first := g.levels
	clear(first)
	for j, w := range g.seen {
		for ; w != 0; w &= w - 1 {
			join(first, g.row(g.strong, j<<6+bits.TrailingZeros64(w)))
		}
	}
	copy(g.seen, first)
	for level(g.levels[len(g.levels)-g.width:]) && g.next() {
	}
}

// next adds another level and reports whether anything is new there.
func (g *Graph) next() bool {
	last := len(g.levels) - g.width
	g.levels = append(g.levels, g.seen...)
	next := g.levels[last+g.width:]
	clear(next)
	for j, w := range g.levels[last : last+g.width] {
		for ; w != 0; w &= w - 1 {
			join(next, g.row(g.step, j<<6+bits.TrailingZeros64(w)))
		}
	}
	any := uint64(0)
	for j := range next {
		next[j] &^= g.seen[j]
		g.seen[j] |= next[j]
		any |= next[j]
	}
	return any != 0
}
