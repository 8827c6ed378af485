package static

import (
	"deduku/deduce/rate/grid"
	"math/bits"
)

// chainSearch finds the shortest chains from a candidate to its opposite, from all candidates at once.
//
// Links can be walked both ways, so a chain of n nodes from on a to off a meets itself half-way: some candidate x follows
// from a, as its opposite does, and the numbers of links to the two make up the chain. From the sets of what follows from
// each candidate within so many links the shortest chains are read off.
type chainSearch struct {
	*Graph
	on, off       []uint64 // of each candidate, what follows from it being on
	newOn, newOff []uint64 // of these, what the last level added
	meetOn        []uint64 // room for two rows
	meetOff       []uint64
	nodes         int  // of the chains that were last looked for
	grown         bool // the last level added something
}

// start begins the search in a graph.
func (s *chainSearch) start(g *Graph) {
	s.Graph = g
	all := g.N * g.Width
	s.on, s.off = grid.Zeros(s.on, all), grid.Zeros(s.off, all)
	s.newOn, s.newOff = grid.Zeros(s.newOn, all), grid.Zeros(s.newOff, all)
	s.meetOn, s.meetOff = grid.Zeros(s.meetOn, g.Width), grid.Zeros(s.meetOff, g.Width)
	for i := range g.N {
		if grid.HasBit(g.Live, uint16(i)) {
			grid.SetBit(g.Row(s.on, i), uint16(i))
			grid.SetBit(g.Row(s.newOn, i), uint16(i))
		}
	}
	s.nodes = 2
	s.stepOff()
}

// next looks for chains of two nodes more than last time: the first candidates that are removed and placed by one, -1
// where there is none. It reports false when there are no longer chains.
func (s *chainSearch) next() (removed, placed int, more bool) {
	s.nodes += 2
	placed = s.firstPlaced()
	s.grown = false
	if s.nodes%4 == 0 {
		s.stepOn()
	} else {
		s.stepOff()
	}
	removed = s.firstRemoved()
	return removed, placed, s.grown
}

// stepOff adds the candidates that have a weak link to one that was added last.
func (s *chainSearch) stepOff() {
	for i := range s.N {
		from, to, all := s.Row(s.newOn, i), s.Row(s.newOff, i), s.Row(s.off, i)
		clear(to)
		for k, w := range from {
			for ; w != 0; w &= w - 1 {
				weak := s.Row(s.weak, k<<6+bits.TrailingZeros64(w))
				for j := range to {
					to[j] |= weak[j]
				}
			}
		}
		for j := range to {
			to[j] &= s.Live[j] &^ all[j]
			all[j] |= to[j]
			s.grown = s.grown || to[j] != 0
		}
	}
}

// stepOn adds the candidates that have a strong link to one that was added last.
func (s *chainSearch) stepOn() {
	for i := range s.N {
		from, to, all := s.Row(s.newOff, i), s.Row(s.newOn, i), s.Row(s.on, i)
		clear(to)
		for k, w := range from {
			for w &= s.linked[k]; w != 0; w &= w - 1 {
				p := &s.partner[k<<6+bits.TrailingZeros64(w)]
				for _, n := range p.At[:p.N] {
					to[n>>6] |= 1 << (n & 63)
				}
			}
		}
		for j := range to {
			to[j] &^= all[j]
			all[j] |= to[j]
			s.grown = s.grown || to[j] != 0
		}
	}
}

func (s *chainSearch) firstRemoved() int {
	for i := range s.N {
		if s.isRemoved(i) {
			return i
		}
	}
	return -1
}

// isRemoved reports whether the i-th candidate leads to its opposite within the links looked at.
func (s *chainSearch) isRemoved(i int) bool { return grid.Meet(s.Row(s.on, i), s.Row(s.off, i)) }

// firstPlaced takes what follows from a candidate being off from its partners.
func (s *chainSearch) firstPlaced() int {
	for k, w := range s.linked {
		for ; w != 0; w &= w - 1 {
			i := k<<6 + bits.TrailingZeros64(w)
			clear(s.meetOn)
			clear(s.meetOff)
			grid.SetBit(s.meetOff, uint16(i))
			p := &s.partner[i]
			for _, n := range p.At[:p.N] {
				on, off := s.Row(s.on, int(n)), s.Row(s.off, int(n))
				for j := range s.meetOn {
					s.meetOn[j] |= on[j]
					s.meetOff[j] |= off[j]
				}
			}
			for j := range s.meetOn {
				if s.meetOn[j]&s.meetOff[j] != 0 {
					return i
				}
			}
		}
	}
	return -1
}
