package rate

import (
	"math/bits"

	"deduku/board"
)

// staticMultiple is engine 24: chains from all candidates of a cell, or all places of a digit in a unit, in a position that
// does not change on the way. It is asked where the first chain engine found nothing, so that no candidate leads to a
// contradiction, and chains are as short as links allow.
type staticMultiple struct {
	*allChains
	order propagation // tells which of several is found first
	best  multiHint
	group []uint16
	both  []uint64
}

// find is the best hint of engine 24, of no nodes where there is none. Twin: plain.Engine(24). Section 8.5.
func (s *staticMultiple) find(all *allChains) *multiHint {
	s.allChains = all
	s.best = multiHint{}
	s.cells()
	s.units()
	return &s.best
}

// cells are the groups of cells of three candidates or more.
func (s *staticMultiple) cells() {
	for c, has := range s.marks.cand[:board.Cells] {
		if has.Len() < 3 {
			continue
		}
		s.group = s.group[:0]
		for ds := has; ds != 0; ds &= ds - 1 {
			s.group = append(s.group, s.graph.of(board.Cell(c), ds.First()))
		}
		s.common(multiHint{class: classCell, source: board.Candidate{Cell: board.Cell(c), Digit: has.First()}})
	}
}

// units are the groups of units whose first place is in a cell of three candidates or more.
func (s *staticMultiple) units() {
	for c, has := range s.marks.cand[:board.Cells] {
		if has.Len() < 3 {
			continue
		}
		for ds := has; ds != 0; ds &= ds - 1 {
			d := ds.First()
			for t := range places[c] {
				at := &places[c][t]
				spots := s.marks.unitFrom(at, d)
				if spots == 0 {
					continue
				}
				s.group = s.group[:0]
				for ; spots != 0; spots &= spots - 1 {
					s.group = append(s.group, s.graph.of(at.unit.Cell(spots.First()), d))
				}
				s.common(multiHint{class: classUnit, source: board.Candidate{Cell: board.Cell(c), Digit: d}, unit: at.unit})
			}
		}
	}
}

// common looks for the target that the fewest nodes lead to from all of the group.
func (s *staticMultiple) common(h multiHint) {
	found, ties := multiHint{}, 0
	for _, on := range [2]bool{true, false} {
		s.both = append(s.both[:0], s.spreads.of(s.group[0]).row(on)...)
		for _, x := range s.group[1:] {
			for k, w := range s.spreads.of(x).row(on) {
				s.both[k] &= w
			}
		}
		for k, w := range s.both {
			for ; w != 0; w &= w - 1 {
				t := k<<6 + bits.TrailingZeros64(w)
				n := len(s.group)
				for _, x := range s.group {
					n += int(s.spreads.of(x).depth(on)[t])
				}
				switch {
				case s.best.nodes != 0 && n >= s.best.nodes, found.nodes != 0 && n > found.nodes:
				case n == found.nodes && found.holds == on:
					ties++
				case n != found.nodes:
					ties, found = 0, h
					found.nodes, found.target, found.holds = n, s.graph.cand[t], on
				}
			}
		}
	}
	if found.nodes == 0 {
		return
	}
	if ties > 0 {
		s.firstOf(&found)
	}
	s.best = found
}

// firstOf makes the target of h, of those with the same number of nodes, the one that is found first: that comes first in
// what follows from the first of the group.
func (s *staticMultiple) firstOf(h *multiHint) {
	x := s.graph.cand[s.group[0]]
	s.order.run(s.marks, engines[0].mode, idOf(x.Cell, x.Digit), true, tooMany)
	n := s.order.nOff
	if h.holds {
		n = s.order.nOn
	}
	for i := range n {
		t := s.graph.at(s.order.id(ref{i, h.holds}))
		nodes := len(s.group)
		for _, x := range s.group {
			y := s.spreads.of(x)
			if !hasBit(y.row(h.holds), t) {
				nodes = -1
				break
			}
			nodes += int(y.depth(h.holds)[t])
		}
		if nodes == h.nodes {
			h.target = s.graph.cand[t]
			return
		}
	}
}
