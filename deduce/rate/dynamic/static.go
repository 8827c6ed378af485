package dynamic

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/static"
)

// StaticMultiple is engine 24: chains from all candidates of a cell, or all places of a digit in a unit, in a position that
// does not change on the way. It is asked where the first chain engine found nothing, so that no candidate leads to a
// contradiction, and chains are as short as links allow.
type StaticMultiple struct {
	*static.AllChains
	order Propagation // tells which of several is found first
	best  Hint
	group []uint16
	both  []uint64
}

// Find returns the best hint of engine 24, with 0 nodes if there is none. Its plain version is
// Engine(24) in plainrate. See "Nishio, multiple, and dynamic chains" in deduce/rate/README.md.
func (s *StaticMultiple) Find(all *static.AllChains) *Hint {
	s.AllChains = all
	s.best = Hint{}
	s.cells()
	s.units()
	return &s.best
}

// cells are the groups of cells of three candidates or more.
func (s *StaticMultiple) cells() {
	for c, has := range s.Marks.Cand[:board.Cells] {
		if has.Len() < 3 {
			continue
		}
		s.group = s.group[:0]
		for ds := has; ds != 0; ds &= ds - 1 {
			s.group = append(s.group, s.Graph.Of(board.Cell(c), ds.First()))
		}
		s.common(Hint{Class: ClassCell, Source: board.Candidate{Cell: board.Cell(c), Digit: has.First()}})
	}
}

// units are the groups of units whose first place is in a cell of three candidates or more.
func (s *StaticMultiple) units() {
	for c, has := range s.Marks.Cand[:board.Cells] {
		if has.Len() < 3 {
			continue
		}
		for ds := has; ds != 0; ds &= ds - 1 {
			d := ds.First()
			for t := range grid.Places[c] {
				at := &grid.Places[c][t]
				spots := s.Marks.UnitFrom(at, d)
				if spots == 0 {
					continue
				}
				s.group = s.group[:0]
				for ; spots != 0; spots &= spots - 1 {
					s.group = append(s.group, s.Graph.Of(at.Unit.Cell(spots.First()), d))
				}
				s.common(Hint{Class: ClassUnit, Source: board.Candidate{Cell: board.Cell(c), Digit: d}, Unit: at.Unit})
			}
		}
	}
}

// common looks for the target that the fewest nodes lead to from all of the group.
func (s *StaticMultiple) common(h Hint) {
	found, ties := Hint{}, 0
	for _, on := range [2]bool{true, false} {
		s.both = append(s.both[:0], s.Spreads.Of(s.group[0]).Row(on)...)
		for _, x := range s.group[1:] {
			for k, w := range s.Spreads.Of(x).Row(on) {
				s.both[k] &= w
			}
		}
		for k, w := range s.both {
			for ; w != 0; w &= w - 1 {
				t := k<<6 + bits.TrailingZeros64(w)
				n := len(s.group)
				for _, x := range s.group {
					n += int(s.Spreads.Of(x).Depth(on)[t])
				}
				switch {
				case s.best.Nodes != 0 && n >= s.best.Nodes, found.Nodes != 0 && n > found.Nodes:
				case n == found.Nodes && found.Holds == on:
					ties++
				case n != found.Nodes:
					ties, found = 0, h
					found.Nodes, found.Target, found.Holds = n, s.Graph.Cand[t], on
				}
			}
		}
	}
	if found.Nodes == 0 {
		return
	}
	if ties > 0 {
		s.firstOf(&found)
	}
	s.best = found
}

// firstOf makes the target of h, of those with the same number of nodes, the one that is found first: that comes first in
// what follows from the first of the group.
func (s *StaticMultiple) firstOf(h *Hint) {
	x := s.Graph.Cand[s.group[0]]
	s.order.Run(s.Marks, Engines[0].Mode, grid.IDOf(x.Cell, x.Digit), true, TooMany)
	n := s.order.nOff
	if h.Holds {
		n = s.order.NOn
	}
	for i := range n {
		t := s.Graph.At(s.order.id(ref{i, h.Holds}))
		nodes := len(s.group)
		for _, x := range s.group {
			y := s.Spreads.Of(x)
			if !grid.HasBit(y.Row(h.Holds), t) {
				nodes = -1
				break
			}
			nodes += int(y.Depth(h.Holds)[t])
		}
		if nodes == h.Nodes {
			h.Target = s.Graph.Cand[t]
			return
		}
	}
}
