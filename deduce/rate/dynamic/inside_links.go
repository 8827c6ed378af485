package dynamic

import (
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/static"
	"math/bits"
)

// uses reports whether the search uses the strong link between two candidates.
func (f *innerFinder) uses(a, b uint16) bool {
	cand := f.Closures.Graph.Cand
	return f.search == static.SearchXY || (cand[a].Cell == cand[b].Cell) == (f.search == static.SearchY)
}

// weakFrom lists the candidates that p switches off on the way to the end, in order: in its cell,
// then in its box, then the others in its row and in its column. It follows weak in
// deduce/rate/README.md, "Links", step by step.
func (f *innerFinder) weakFrom(p uint16, list []uint16) []uint16 {
	g := f.Closures.Graph
	of := &g.GroupsOf[p]
	box := g.Row(g.Groups, int(of[1]))
	for k := range of {
		if k == 0 && f.search == static.SearchX {
			continue
		}
		for j, w := range g.Row(g.Groups, int(of[k])) {
			w &= f.Closures.Live[j] & f.way[0][j]
			if k > 1 {
				w &^= box[j]
			}
			for ; w != 0; w &= w - 1 {
				if n := uint16(j<<6 + bits.TrailingZeros64(w)); n != p {
					list = append(list, n)
				}
			}
		}
	}
	return list
}

// strongFrom lists the candidates that p, off, switches on, on the way to the end, in order. It
// follows strong in deduce/rate/README.md, "Links", step by step.
func (f *innerFinder) strongFrom(p uint16, list []uint16) []uint16 {
	q := &f.Closures.Partner[p]
	for _, n := range q.At[:q.N] {
		if grid.HasBit(f.way[1], n) && f.uses(p, n) {
			list = append(list, n)
		}
	}
	return list
}

// strongCause is why n is on when p is off: the first of cell, box, row and column that has only the two.
func (f *innerFinder) strongCause(p, n uint16) Cause {
	x, y := f.Closures.Graph.Cand[p], f.Closures.Graph.Cand[n]
	if x.Cell == y.Cell {
		return ByCell
	}
	for k := range grid.Places[x.Cell] {
		at := &grid.Places[x.Cell][k]
		if s := f.marks.Pos[at.Unit][x.Digit] &^ at.Spot; s.Single() && at.Unit.Cell(s.First()) == y.Cell {
			return ByBox + Cause(k)
		}
	}
	return Assumed // there is no such link
}

// weakCause is why n is off when p is on.
func (f *innerFinder) weakCause(p, n uint16) Cause {
	x, y := f.Closures.Graph.Cand[p].Cell, f.Closures.Graph.Cand[n].Cell
	switch {
	case x == y:
		return ByCell
	case x.Box() == y.Box():
		return ByBox
	case x.Row() == y.Row():
		return byRow
	}
	return byCol
}
