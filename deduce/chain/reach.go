package chain

import "math/bits"

// fillReach notes for each node all that follows in the end if it is true: itself, and what the search comes to from there
// in however many steps. It does so once for a position.
func (g *Graph) fillReach() {
	if g.reaches {
		return
	}
	g.reaches = true
	g.reach = g.cleared(g.reach, len(g.nodes))
	g.done = cleared(g.done, g.width)
	for i := range g.nodes {
		row := g.row(g.reach, i)
		setBit(row, uint16(i))
		clear(g.done)
		for y, ok := first(row, g.done); ok; y, ok = first(row, g.done) {
			if y < i { // all that follows from y is known
				known := g.row(g.reach, y)
				for j, w := range known {
					row[j] |= w
					g.done[j] |= w
				}
			} else {
				join(row, g.row(g.step, y))
				setBit(g.done, uint16(y))
			}
		}
	}
}

// first is the first node in a row that is not in another.
func first(row, done []uint64) (i int, ok bool) {
	for j, w := range row {
		if w &^= done[j]; w != 0 {
			return j<<6 + bits.TrailingZeros64(w), true
		}
	}
	return 0, false
}

// leads reports whether some chain from x, however long, ends where it may conclude something: at x or a later node. Most
// nodes have none, and need no search.
func (g *Graph) leads(x uint16) bool {
	g.seen = cleared(g.seen, g.width)
	strong := g.row(g.strong, int(x))
	each(strong, func(y uint16) { join(g.seen, g.row(g.reach, int(y))) })
	conclude, weak := g.row(g.conclude, int(x)), g.row(g.weak, int(x))
	g.quiet = g.quiet && !meets(g.seen, conclude)
	if g.inCell && has(g.seen, x) {
		return true
	}
	later := ^uint64(0) << (x & 63)
	for j := int(x >> 6); j < g.width; j++ {
		if g.seen[j]&^strong[j]&(conclude[j]|g.loops(weak[j]))&later != 0 {
			return true
		}
		later = ^uint64(0)
	}
	return false
}

// meets reports whether two rows have a node in common.
func meets(a, b []uint64) bool {
	for j, w := range a {
		if w&b[j] != 0 {
			return true
		}
	}
	return false
}
