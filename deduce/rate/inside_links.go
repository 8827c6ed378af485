package rate

import "math/bits"

// uses reports whether the search uses the strong link between two candidates.
func (f *innerFinder) uses(a, b uint16) bool {
	cand := f.closures.graph.cand
	return f.search == searchXY || (cand[a].Cell == cand[b].Cell) == (f.search == searchY)
}

// weakFrom lists the candidates that p switches off on the way to the end, in order: in its cell, then in its box, the others
// in its row, in its column. Image of weak in section 8.2.
func (f *innerFinder) weakFrom(p uint16, list []uint16) []uint16 {
	g := f.closures.graph
	of := &g.groupsOf[p]
	box := g.row(g.groups, int(of[1]))
	for k := range of {
		if k == 0 && f.search == searchX {
			continue
		}
		for j, w := range g.row(g.groups, int(of[k])) {
			w &= f.closures.live[j] & f.way[0][j]
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

// strongFrom lists the candidates that p, off, switches on on the way to the end, in order. Image of strong in section 8.2.
func (f *innerFinder) strongFrom(p uint16, list []uint16) []uint16 {
	q := &f.closures.partner[p]
	for _, n := range q.at[:q.n] {
		if hasBit(f.way[1], n) && f.uses(p, n) {
			list = append(list, n)
		}
	}
	return list
}

// strongCause is why n is on when p is off: the first of cell, box, row and column that has only the two.
func (f *innerFinder) strongCause(p, n uint16) cause {
	x, y := f.closures.graph.cand[p], f.closures.graph.cand[n]
	if x.Cell == y.Cell {
		return byCell
	}
	for k := range places[x.Cell] {
		at := &places[x.Cell][k]
		if s := f.marks.pos[at.unit][x.Digit] &^ at.spot; s.Single() && at.unit.Cell(s.First()) == y.Cell {
			return byBox + cause(k)
		}
	}
	return assumed // there is no such link
}

// weakCause is why n is off when p is on.
func (f *innerFinder) weakCause(p, n uint16) cause {
	x, y := f.closures.graph.cand[p].Cell, f.closures.graph.cand[n].Cell
	switch {
	case x == y:
		return byCell
	case x.Box() == y.Box():
		return byBox
	case x.Row() == y.Row():
		return byRow
	}
	return byCol
}
