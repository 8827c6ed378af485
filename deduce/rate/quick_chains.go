package rate

import (
	"math/bits"

	"deduku/board"
)

// innerClosures finds what chain engines remove when they are used inside chains, by the position that they are asked in:
// many chains lead to the same one.
type innerClosures struct {
	closures // with the graph of the position outside
	cache    [5]map[[cellRoom]board.DigitSet]*[cellRoom]board.DigitSet
	dynamic  *dynamicClosure
}

// start empties the cache; graph and position are those outside.
func (s *innerClosures) start(g *graph, p *position) {
	s.graph = g
	if s.dynamic == nil {
		s.dynamic = new(dynamicClosure)
	}
	s.dynamic.start(g, p)
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
	g := s.graph
	for k, w := range s.live {
		for ; w != 0; w &= w - 1 {
			i := k<<6 + bits.TrailingZeros64(w)
			if x := g.cand[i]; s.isRemoved(i) && !m.cand[x.Cell].Single() {
				out[x.Cell] = out[x.Cell].With(x.Digit)
			}
		}
	}
	for k, w := range s.linked {
		for ; w != 0; w &= w - 1 {
			i := k<<6 + bits.TrailingZeros64(w)
			x := g.cand[i]
			if s.isPlaced(i) {
				out[x.Cell] |= m.cand[x.Cell].Without(x.Digit)
			}
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
