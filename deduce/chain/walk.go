package chain

import (
	"math/bits"
)

// walk reaches what follows if x is false, a level after the other, until hit, which is called with each level from the
// second on, has enough.
func (g *Graph) walk(x uint16, half int, hit func(k int, reached []uint64) bool) {
	g.seen = append(g.seen[:0], g.row(g.strong, int(x))...)
	g.levels = append(g.levels[:0], g.seen...)
	for k := 2; k <= half && g.next() && hit(k, g.levels[len(g.levels)-g.width:]); k++ {
	}
}

// walkFrom reaches what follows from a literal, a level after the other.
func (g *Graph) walkFrom(l Literal, level func(reached []uint64) bool) {
	g.seen = append(g.seen[:0], g.row(g.allowing, candidate(l.Cell, l.Digit))...)
	if !l.True {
		clear(g.seen) // it makes nothing false but itself
		if x := g.numbers[l.Cell][l.Digit]; x > 0 {
			setBit(g.seen, x-1)
		}
	}
	g.levels = append(g.levels[:0], g.seen...)
	first := g.levels
	clear(first)
	each(g.seen, func(x uint16) { join(first, g.row(g.strong, int(x))) })
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
