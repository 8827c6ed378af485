package dynamic

import (
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/static"
)

// pathNode is a candidate on or off that follows from the node before it.
type pathNode struct {
	cand   uint16
	on     bool
	parent int32
}

// chainFrom looks for the chain from a, on or off, to its opposite. Its plain version is
// static.chains in plainrate. Both follow chainSearch in deduce/rate/README.md, "Cycles and forcing
// chains", step by step.
func (f *innerFinder) chainFrom(a uint16, on bool) {
	f.ahead(a, !on)
	if on {
		grid.SetBit(f.met[1], a)
	} else {
		grid.SetBit(f.met[0], a)
	}
	f.walk = append(f.walk[:0], pathNode{cand: a, on: on, parent: -1})
	for i := 0; i < len(f.walk); i++ {
		p := f.walk[i]
		f.next = f.next[:0]
		met := f.met[0]
		if p.on {
			f.next = f.weakFrom(p.cand, f.next)
		} else {
			f.next = f.strongFrom(p.cand, f.next)
			met = f.met[1]
		}
		for _, n := range f.next {
			if grid.HasBit(met, n) {
				continue
			}
			grid.SetBit(met, n)
			f.walk = append(f.walk, pathNode{n, !p.on, int32(i)})
			if n == a {
				f.chain(a, on)
				return
			}
		}
	}
}

// chain adds the hint of the chain that the walk has come to the end of.
func (f *innerFinder) chain(a uint16, on bool) {
	f.path = f.path[:0]
	for k := int32(len(f.walk) - 1); k >= 0; k = f.walk[k].parent {
		f.path = append(f.path, f.walk[k])
	}
	x := f.Closures.Graph.Cand[a]
	h := f.room.hint()
	h.Nodes = len(f.path)
	h.removesAt(x.Cell, f.marks.RuledOut(x, !on))
	f.room.begin()
	for i, n := range f.path {
		y := f.Closures.Graph.Cand[n.cand]
		h.Detail.mix(y, n.on)
		if n.on {
			why := Assumed
			if i+1 < len(f.path) {
				why = f.strongCause(f.path[i+1].cand, n.cand)
			}
			f.room.link(y, why)
		}
	}
	h.Detail.close()
	h.Detail.mix(x, !on)
	h.Detail.known, h.Detail.Links = true, f.room.end()
	base := 7.0
	if f.search == static.SearchX {
		base = 6.6
	}
	f.add(h, base)
}
