package dynamic

import (
	"slices"

	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/static"
)

// cycleHop is a candidate that is on, as one that is off before it makes it; a cycle may lead through it.
type cycleHop struct {
	cand, off uint16
	parent    int // the number of the node before those; negative for the source
	depth     int
}

// cyclesFrom adds the cycles from a candidate. Its plain version is static.cycles in plainrate.
// Both follow cycleSearch in deduce/rate/README.md, "Cycles and forcing chains", step by step.
func (f *innerFinder) cyclesFrom(a uint16) {
	f.ahead(a, true)
	grid.SetBit(f.met[1], a)
	f.hops = append(f.hops[:0], cycleHop{cand: a, parent: -1})
	for i := 0; i < len(f.hops); i++ {
		p := f.hops[i]
		f.next = f.weakFrom(p.cand, f.next[:0])
		for _, o := range f.next {
			if f.passed(i, o) {
				continue
			}
			f.then = f.strongFrom(o, f.then[:0])
			for _, n := range f.then {
				if n == a && p.depth+2 >= 4 {
					f.cycle(i, o)
				}
				if !grid.HasBit(f.met[1], n) {
					grid.SetBit(f.met[1], n)
					f.hops = append(f.hops, cycleHop{n, o, i, p.depth + 2})
				}
			}
		}
	}
}

// passed reports whether o is off on the way to the i-th hop.
func (f *innerFinder) passed(i int, o uint16) bool {
	for k := i; f.hops[k].parent >= 0; k = f.hops[k].parent {
		if f.hops[k].off == o {
			return true
		}
	}
	return false
}

// cycle adds the hint of the cycle that goes through the i-th hop and o back to the source. Its
// plain versions are static.cycleHint and, for the reversed cycle, reversed in plainrate. See
// "Cycles and forcing chains" and "Parents of a rule" in deduce/rate/README.md.
func (f *innerFinder) cycle(i int, o uint16) {
	f.path = append(f.path[:0], pathNode{cand: f.hops[0].cand, on: true}, pathNode{cand: o})
	for ; f.hops[i].parent >= 0; i = f.hops[i].parent {
		f.path = append(f.path, pathNode{cand: f.hops[i].cand, on: true}, pathNode{cand: f.hops[i].off})
	}
	h := f.cycleRemoves()
	if h == nil {
		return
	}
	h.Cycle, h.Nodes = true, len(f.path)
	f.describeCycle(&h.Detail)
	base := 6.5
	if f.search == static.SearchXY {
		base = 7.0
	}
	f.add(h, base)
}

// cycleRemoves is a hint that removes what the cycle in path removes, nil where that is nothing: candidates outside its cells
// that see an on node and an off node of their digit.
func (f *innerFinder) cycleRemoves() *InnerHint {
	cand := f.Closures.Graph.Cand
	var inCycle board.CellSet
	for _, n := range f.path {
		inCycle = inCycle.With(cand[n.cand].Cell)
	}
	var seen [2][board.ByDigit]board.CellSet // by nodes that are off, on
	for _, n := range f.path {
		x, side := cand[n.cand], 0
		if n.on {
			side = 1
		}
		seen[side][x.Digit] = seen[side][x.Digit].Union(x.Cell.Peers())
	}
	any := false
	out := &seen[0]
	for d := range out {
		out[d] = out[d].And(seen[1][d]).And(f.marks.Homes[d]).Minus(inCycle)
		any = any || !out[d].Empty()
	}
	if !any {
		return nil
	}
	h := f.room.hint()
	for _, n := range f.path {
		if x := cand[n.cand]; n.on {
			for s := x.Cell.Peers().And(out[x.Digit]); !s.Empty(); s = s.Rest() {
				h.remove(s.First(), x.Digit)
				out[x.Digit] = out[x.Digit].Without(s.First())
			}
		}
	}
	h.hashed()
	return h
}

// remove adds a candidate to what h removes.
func (h *InnerHint) remove(c board.Cell, d board.Digit) {
	i := slices.Index(h.Cells, c)
	if i < 0 {
		i = len(h.Cells)
		h.Cells, h.Out = append(h.Cells, c), append(h.Out, 0)
	}
	h.Out[i] = h.Out[i].With(d)
}

// describeCycle makes the details of the cycle in path: its nodes, then those of the reversed cycle, of which each has the
// cause of the node that it came from.
func (f *innerFinder) describeCycle(d *innerDetail) {
	cand := f.Closures.Graph.Cand
	f.room.begin()
	for i, n := range f.path {
		d.mix(cand[n.cand], n.on)
		if n.on {
			f.room.link(cand[n.cand], f.strongCause(f.path[i+1].cand, n.cand))
		}
	}
	d.close()
	source := f.path[0].cand
	d.mix(cand[source], false)
	for i, from := len(f.path)-1, source; i > 0; i-- {
		n := f.path[i]
		d.mix(cand[n.cand], !n.on)
		if !n.on {
			f.room.link(cand[n.cand], f.weakCause(from, n.cand))
		}
		from = n.cand
	}
	d.close()
	d.mix(cand[source], true)
	d.mix(cand[source], false)
	d.known, d.Links = true, f.room.end()
}
