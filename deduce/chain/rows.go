package chain

import (
	"math/bits"
	"slices"

	"deduku/board"
)

// row is one of the rows.
func (g *Graph) row(r rows, i int) []uint64 { return r[i*g.width : (i+1)*g.width : (i+1)*g.width] }

// cleared is room for n words, empty.
func cleared(r rows, n int) rows {
	r = slices.Grow(r[:0], n)[:n]
	clear(r)
	return r
}

// cleared is room for n empty rows.
func (g *Graph) cleared(r rows, n int) rows { return cleared(r, n*g.width) }

func setBit(row []uint64, i uint16)   { row[i>>6] |= 1 << (i & 63) }
func has(row []uint64, i uint16) bool { return row[i>>6]>>(i&63)&1 != 0 }

// join adds a row to another of the same width.
func join(to, from []uint64) {
	from = from[:len(to)]
	for i := range to {
		to[i] |= from[i]
	}
}

// unite makes a row the union of those of a list. Most graphs have rows of a few words, which are kept at hand meanwhile.
func (g *Graph) unite(to []uint64, r rows, list []uint16) {
	switch g.width {
	case 1:
		var a uint64
		for _, i := range list {
			a |= r[i]
		}
		to[0] = a
	case 2:
		var a, b uint64
		for _, i := range list {
			row := (*[2]uint64)(r[2*int(i):])
			a, b = a|row[0], b|row[1]
		}
		*(*[2]uint64)(to) = [2]uint64{a, b}
	case 3:
		var a, b, c uint64
		for _, i := range list {
			row := (*[3]uint64)(r[3*int(i):])
			a, b, c = a|row[0], b|row[1], c|row[2]
		}
		*(*[3]uint64)(to) = [3]uint64{a, b, c}
	case 4:
		var a, b, c, d uint64
		for _, i := range list {
			row := (*[4]uint64)(r[4*int(i):])
			a, b, c, d = a|row[0], b|row[1], c|row[2], d|row[3]
		}
		*(*[4]uint64)(to) = [4]uint64{a, b, c, d}
	default:
		clear(to)
		for _, i := range list {
			join(to, g.row(r, int(i)))
		}
	}
}

// appendNodes appends the nodes of a row to a list.
func appendNodes(to []uint16, row []uint64) []uint16 {
	for j, w := range row {
		for ; w != 0; w &= w - 1 {
			to = append(to, uint16(j<<6+bits.TrailingZeros64(w)))
		}
	}
	return to
}

// each calls f with the nodes of a row.
func each(row []uint64, f func(i uint16)) {
	for j, w := range row {
		for ; w != 0; w &= w - 1 {
			f(uint16(j<<6 + bits.TrailingZeros64(w)))
		}
	}
}

// fillStrong notes the strong links of each node, once for a position.
func (g *Graph) fillStrong() {
	if g.linked {
		return
	}
	g.linked = true
	n := len(g.nodes)
	g.width = (n + 63) / 64
	g.strong = g.cleared(g.strong, n)
	for i := range g.links {
		l := &g.links[i]
		setBit(g.row(g.strong, int(l.a)), l.b)
		setBit(g.row(g.strong, int(l.b)), l.a)
	}
}

// fillRows fills the tables from the list of links.
func (g *Graph) fillRows() {
	g.fileLinks()
	g.fillStrong()
	g.fillForbidden()
	n := len(g.nodes)
	g.allowing = g.cleared(g.allowing, board.Candidates)
	for i := range g.nodes {
		column, bit := g.allowing[i>>6:], uint64(1)<<(i&63)
		for _, x := range g.forbidden(i) {
			column[int(x)*g.width] |= bit
		}
	}
	g.weak, g.step = g.cleared(g.weak, n), g.cleared(g.step, n)
	for i := range g.nodes {
		g.fillWeak(i)
		g.listRoom = appendNodes(g.listRoom[:0], g.row(g.weak, i))
		g.unite(g.row(g.step, i), g.strong, g.listRoom)
	}
}

// fillConclude notes which nodes forbid what others forbid too.
func (g *Graph) fillConclude() {
	g.conclude = g.cleared(g.conclude, len(g.nodes))
	for i := range g.nodes {
		g.unite(g.row(g.conclude, i), g.allowing, g.forbidden(i))
	}
}

// candidate is the number of a candidate in rows.
func candidate(c board.Cell, d board.Digit) int { return int(c)*board.Side + int(d) - 1 }

// forbidden is the candidates, by number, that cannot be true along with a node.
func (g *Graph) forbidden(i int) []uint16 { return g.forbids[g.forbidsFrom[i]:g.forbidsFrom[i+1]] }

// fillForbidden lists them for each node.
func (g *Graph) fillForbidden() {
	g.forbids, g.forbidsFrom = g.forbids[:0], append(g.forbidsFrom[:0], 0)
	for i := range g.nodes {
		node := &g.nodes[i]
		for cells := g.view.CellsFor(node.Digit).And(node.Cells.SeenByAll()); !cells.Empty(); cells = cells.Rest() {
			g.forbids = append(g.forbids, uint16(candidate(cells.First(), node.Digit)))
		}
		if c := node.Cells.First(); g.inCell && node.Cells.Rest().Empty() {
			for ds := g.view.Candidates(c).Without(node.Digit); ds != 0; ds &= ds - 1 {
				g.forbids = append(g.forbids, uint16(candidate(c, ds.First())))
			}
		}
		g.forbidsFrom = append(g.forbidsFrom, int32(len(g.forbids)))
	}
}

// fillWeak notes the nodes that forbid all cells of a node.
func (g *Graph) fillWeak(i int) {
	node, row := &g.nodes[i], g.row(g.weak, i)
	copy(row, g.row(g.allowing, candidate(node.Cells.First(), node.Digit)))
	for cells := node.Cells.Rest(); !cells.Empty(); cells = cells.Rest() {
		for j, w := range g.row(g.allowing, candidate(cells.First(), node.Digit)) {
			row[j] &= w
		}
	}
}
