package rate

import (
	"math/bits"

	"deduku/board"
)

// innerClosures finds what chain engines remove when they are used inside chains, by the position that they are asked in:
// many chains lead to the same one.
type innerClosures struct {
	closures
	cache   [5]map[[cellRoom]board.DigitSet]*[cellRoom]board.DigitSet
	dynamic *dynamicClosure
}

// start empties the cache; chains and position are those outside.
func (s *innerClosures) start(outside *allChains, p *position) {
	s.closures.start(outside)
	if s.dynamic == nil {
		s.dynamic = new(dynamicClosure)
	}
	s.dynamic.start(s.graph, p)
	for level := range s.cache {
		clear(s.cache[level])
	}
}

func (s *innerClosures) find(m *marks, level int) *[cellRoom]board.DigitSet {
	if s.cache[level] == nil {
		s.cache[level] = map[[cellRoom]board.DigitSet]*[cellRoom]board.DigitSet{}
	}
	if out := s.cache[level][m.cand]; out != nil {
		return out
	}
	out := new([cellRoom]board.DigitSet)
	if level == 4 {
		s.dynamic.find(m, out)
	} else {
		s.static(m, out)
		if level == 3 && *out == [cellRoom]board.DigitSet{} {
			s.multiple(m, out)
		}
	}
	s.cache[level][m.cand] = out
	return out
}

// static is what chains of the first chain engine remove. Cycles remove nothing besides.
func (s *innerClosures) static(m *marks, out *[cellRoom]board.DigitSet) {
	s.fill(m)
	for k := range s.live {
		for w := s.removed[k]; w != 0; w &= w - 1 {
			if x := s.graph.cand[k<<6+bits.TrailingZeros64(w)]; !m.cand[x.Cell].Single() {
				out[x.Cell] = out[x.Cell].With(x.Digit)
			}
		}
		for w := s.placed[k]; w != 0; w &= w - 1 {
			x := s.graph.cand[k<<6+bits.TrailingZeros64(w)]
			out[x.Cell] |= m.cand[x.Cell].Without(x.Digit)
		}
	}
}

// multiple is what chains from all candidates of a cell, or all places of a digit in a unit, remove, where static found
// nothing.
func (s *innerClosures) multiple(m *marks, out *[cellRoom]board.DigitSet) {
	g := s.graph
	group := make([]uint16, 0, board.Side)
	for c, has := range m.cand[:board.Cells] {
		if has.Len() < 3 {
			continue
		}
		group = group[:0]
		for ds := has; ds != 0; ds &= ds - 1 {
			group = append(group, g.of(board.Cell(c), ds.First()))
		}
		s.common(m, group, out)
		for ds := has; ds != 0; ds &= ds - 1 {
			for k := range 3 {
				at := &places[c][k]
				spots := m.unitFrom(at, ds.First())
				if spots == 0 {
					continue
				}
				group = group[:0]
				for ; spots != 0; spots &= spots - 1 {
					group = append(group, g.of(at.unit.Cell(spots.First()), ds.First()))
				}
				s.common(m, group, out)
			}
		}
	}
}

// common removes what all candidates of the group rule out.
func (s *innerClosures) common(m *marks, group []uint16, out *[cellRoom]board.DigitSet) {
	g := s.graph
	for _, i := range group {
		s.from(i)
	}
	for k := range g.width {
		on, off := ^uint64(0), ^uint64(0)
		for _, i := range group {
			on &= s.on[int(i)*g.width+k]
			off &= s.off[int(i)*g.width+k]
		}
		for ; on != 0; on &= on - 1 {
			x := g.cand[k<<6+bits.TrailingZeros64(on)]
			out[x.Cell] |= m.cand[x.Cell].Without(x.Digit)
		}
		for ; off != 0; off &= off - 1 {
			x := g.cand[k<<6+bits.TrailingZeros64(off)]
			out[x.Cell] = out[x.Cell].With(x.Digit)
		}
	}
}
