package chain

import (
	"cmp"
	"math/bits"
	"slices"
)

// Find is a chain that was found: its ends, its length and how much it removes.
type Find struct {
	From, To uint16
	Half     int16 // half its links, rounded up: the strong ones
	Variant  int16 // of a loop: how many shortest ones with the same ends come before it
	Removed  int16 // how many candidates it removes
	Shape    Shape
}

// Shape is how the ends of a chain are related.
type Shape uint8

// The shapes.
const (
	Open   Shape = iota // two ends, one of which is true
	Proved              // one end, which is true
	Loop                // two ends of which exactly one is true
)

const (
	maxVariants = 1000    // of the shortest loops with the same ends
	maxTries    = 1 << 17 // steps of the search for the ways of all loops; puzzles take some thousands
	maxFinds    = 1 << 16 // chains; boards eliminated at will have the most
)

// Search is all shortest chains that remove something, of two strong links up to half. Shorter chains come first; of
// equal ones, those that remove more. Chains with the same ends count once, but loops of different nodes each. It ends
// early where stop says so.
func (g *Graph) Search(half int, stop func() bool) []Find {
	g.finds, g.tries, g.quiet = g.finds[:0], 0, true
	g.fillReach()
	g.fillConclude()
	for x := range uint16(len(g.nodes)) {
		if stop() || len(g.finds) > maxFinds {
			g.quiet = false
			break
		}
		if g.leads(x) {
			g.from(x, half)
		}
	}
	slices.SortStableFunc(g.finds, func(a, b Find) int {
		return cmp.Or(cmp.Compare(a.Half, b.Half), cmp.Compare(b.Removed, a.Removed))
	})
	return g.finds
}

// from finds the chains that begin at x; those that begin at a later node and end at x are the same.
func (g *Graph) from(x uint16, half int) {
	conclude, weak := g.row(g.conclude, int(x)), g.row(g.weak, int(x))
	g.walk(x, half, func(k int, reached []uint64) bool {
		for j := int(x >> 6); j < g.width; j++ {
			later := reached[j]
			if j == int(x>>6) {
				later &= ^uint64(0) << (x & 63)
			}
			w := later & (conclude[j] | g.loops(weak[j]))
			if j == int(x>>6) {
				w |= later & (1 << (x & 63))
			}
			for ; w != 0; w &= w - 1 {
				g.note(x, uint16(j<<6+bits.TrailingZeros64(w)), k)
			}
		}
		return true
	})
}

// loops is the weak links of a node where loops are looked for.
func (g *Graph) loops(weak uint64) uint64 {
	if g.inCell {
		return weak
	}
	return 0
}

// note adds the chains from x to y, which are reached at level k.
func (g *Graph) note(x, y uint16, k int) {
	f := Find{From: x, To: y, Half: int16(k)}
	switch {
	case x == y:
		f.Shape = Proved
		if !g.inCell || !g.nodes[x].Cells.Rest().Empty() {
			return
		}
	case g.inCell && has(g.row(g.weak, int(x)), y):
		g.noteLoops(f)
		r := g.common(x, y)
		if f.Removed = int16(r.Len()); f.Removed > 0 && g.nodes[x].Digit == g.nodes[y].Digit {
			g.finds = append(g.finds, f)
		}
		return
	}
	r := g.common(x, y)
	if f.Removed = int16(r.Len()); f.Removed > 0 {
		g.finds = append(g.finds, f)
	}
}

// noteLoops adds the loops with the ends of f.
func (g *Graph) noteLoops(f Find) {
	f.Shape = Loop
	g.paths(f.From, f.To, int(f.Half), func(path []uint16) bool {
		r := g.around(path)
		if f.Removed = int16(r.Len()); f.Removed > 0 {
			g.finds = append(g.finds, f)
		}
		f.Variant++
		return f.Variant < maxVariants
	})
}
