package chain

import (
	"math/bits"

	"deduku/deduce"
)

// paths calls yield with the ways of k strong links from x to y, node by node, that take nothing for both true and
// false: the nodes at odd places are true if x is false, those at even places false. The levels are those of a walk from
// x.
func (g *Graph) paths(x, y uint16, k int, yield func(path []uint16) bool) {
	for len(g.pathRoom) < 2*k {
		g.pathRoom = append(g.pathRoom, 0)
	}
	path := g.pathRoom[:2*k]
	path[0], path[2*k-1] = x, y
	g.back(path, k, yield)
}

// back completes a path whose last nodes, from the true one of level k on, are known. It reports whether to go on.
func (g *Graph) back(path []uint16, k int, yield func(path []uint16) bool) bool {
	at := path[2*k-1]
	if k == 1 {
		return yield(path)
	}
	if g.tries++; g.tries > maxTries {
		return false
	}
	level := g.row(g.levels, k-2)
	for j, w := range g.row(g.strong, int(at)) {
		for ; w != 0; w &= w - 1 {
			b := uint16(j<<6 + bits.TrailingZeros64(w))
			if b == path[0] || trueLater(path, k, b) {
				continue
			}
			path[2*k-2] = b
			for i, v := range g.row(g.weak, int(b)) {
				for v &= level[i]; v != 0; v &= v - 1 {
					a := uint16(i<<6 + bits.TrailingZeros64(v))
					if a == path[0] || falseLater(path, k, a) {
						continue
					}
					path[2*k-3] = a
					if !g.back(path, k-1, yield) {
						return false
					}
				}
			}
		}
	}
	return true
}

// trueLater reports whether a path from level k on takes a node for true.
func trueLater(path []uint16, k int, b uint16) bool {
	for i := 2*k - 1; i < len(path); i += 2 {
		if path[i] == b {
			return true
		}
	}
	return false
}

// falseLater reports whether a path from level k on takes a node for false.
func falseLater(path []uint16, k int, a uint16) bool {
	for i := 2*k - 2; i < len(path); i += 2 {
		if path[i] == a {
			return true
		}
	}
	return false
}

// Path is a chain that was found, node by node, and the candidates that it removes. It is nil where the chain takes a
// node for both true and false, or cannot be found again. It is good until the next call.
func (g *Graph) Path(f *Find) (path []uint16, r Removals) {
	before := f.Variant
	return g.Way(f, func([]uint16) bool {
		before--
		return before < 0
	})
}

// Way is the first wanted one of the shortest ways of a chain that was found, and the candidates that it removes; nil
// for none. It is good until the next call.
func (g *Graph) Way(f *Find, wanted func(path []uint16) bool) (path []uint16, r Removals) {
	g.tries = 0
	g.walk(f.From, int(f.Half), func(k int, _ []uint64) bool {
		if k < int(f.Half) {
			return true
		}
		g.paths(f.From, f.To, k, func(p []uint16) bool {
			if wanted(p) {
				path = p
			}
			return path == nil
		})
		return false
	})
	switch {
	case path == nil:
	case f.Shape == Loop:
		r = g.around(path)
	default:
		r = g.common(f.From, f.To)
	}
	return path, r
}

// Needs reports whether there is no chain as short with the ends of f in a graph of fewer links. A loop has to have a
// link of its own too, which its path tells.
func (g *Graph) Needs(f *Find, fewer *Graph) bool {
	fewer.End()
	x, ok := fewer.number(g.nodes[f.From])
	y, ok2 := fewer.number(g.nodes[f.To])
	if !ok || !ok2 {
		return true
	}
	if f.Shape == Loop {
		return g.foreign(f, fewer)
	}
	needs := true
	fewer.walk(x, int(f.Half), func(_ int, reached []uint64) bool {
		needs = !has(reached, y)
		return needs
	})
	return needs
}

// foreign reports whether a chain has a strong link that another graph has not.
func (g *Graph) foreign(f *Find, fewer *Graph) bool {
	path, _ := g.Path(f)
	for i := 0; i < len(path); i += 2 {
		a, ok := fewer.number(g.nodes[path[i]])
		b, ok2 := fewer.number(g.nodes[path[i+1]])
		if !ok || !ok2 || !has(fewer.row(fewer.strong, int(a)), b) {
			return true
		}
	}
	return false
}

// number is the number of a node; ok is false where g has it not.
func (g *Graph) number(n deduce.Node) (i uint16, ok bool) {
	if n.Cells.Rest().Empty() {
		i = g.numbers[n.Cells.First()][n.Digit]
		return i - 1, i > 0
	}
	for _, i := range g.groups[n.Digit] {
		if g.nodes[i].Cells == n.Cells {
			return i, true
		}
	}
	return 0, false
}
