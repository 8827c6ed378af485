package quick

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/static"
)

// innerClosures finds what chain engines remove when they are used inside chains, by the position that they are asked in:
// many chains lead to the same one.
type innerClosures struct {
	static.Closures
	cache   [5]map[[grid.CellRoom]board.DigitSet]*[grid.CellRoom]board.DigitSet
	dynamic *dynamicClosure
}

// start empties the cache; chains and position are those outside.
func (s *innerClosures) start(outside *static.AllChains, p *grid.Position) {
	s.Closures.Start(outside)
	if s.dynamic == nil {
		s.dynamic = new(dynamicClosure)
	}
	s.dynamic.start(s.Graph, p)
	for level := range s.cache {
		clear(s.cache[level])
	}
}

func (s *innerClosures) find(m *grid.Marks, level int) *[grid.CellRoom]board.DigitSet {
	if s.cache[level] == nil {
		s.cache[level] = map[[grid.CellRoom]board.DigitSet]*[grid.CellRoom]board.DigitSet{}
	}
	if out := s.cache[level][m.Cand]; out != nil {
		return out
	}
	out := new([grid.CellRoom]board.DigitSet)
	if level == 4 {
		s.dynamic.find(m, out)
	} else {
		s.static(m, out)
		if level == 3 && *out == [grid.CellRoom]board.DigitSet{} {
			s.multiple(m, out)
		}
	}
	s.cache[level][m.Cand] = out
	return out
}

// static is what chains of the first chain engine remove. Cycles remove nothing besides.
func (s *innerClosures) static(m *grid.Marks, out *[grid.CellRoom]board.DigitSet) {
	s.Fill(m)
	for k := range s.Live {
		for w := s.Removed[k]; w != 0; w &= w - 1 {
			if x := s.Graph.Cand[k<<6+bits.TrailingZeros64(w)]; !m.Cand[x.Cell].Single() {
				out[x.Cell] = out[x.Cell].With(x.Digit)
			}
		}
		for w := s.Placed[k]; w != 0; w &= w - 1 {
			x := s.Graph.Cand[k<<6+bits.TrailingZeros64(w)]
			out[x.Cell] |= m.Cand[x.Cell].Without(x.Digit)
		}
	}
}

// multiple is what chains from all candidates of a cell, or all places of a digit in a unit, remove, where static found
// nothing.
func (s *innerClosures) multiple(m *grid.Marks, out *[grid.CellRoom]board.DigitSet) {
	g := s.Graph
	group := make([]uint16, 0, board.Side)
	for c, has := range m.Cand[:board.Cells] {
		if has.Len() < 3 {
			continue
		}
		group = group[:0]
		for ds := has; ds != 0; ds &= ds - 1 {
			group = append(group, g.Of(board.Cell(c), ds.First()))
		}
		s.common(m, group, out)
		for ds := has; ds != 0; ds &= ds - 1 {
			for k := range 3 {
				at := &grid.Places[c][k]
				spots := m.UnitFrom(at, ds.First())
				if spots == 0 {
					continue
				}
				group = group[:0]
				for ; spots != 0; spots &= spots - 1 {
					group = append(group, g.Of(at.Unit.Cell(spots.First()), ds.First()))
				}
				s.common(m, group, out)
			}
		}
	}
}

// common removes what all candidates of the group rule out.
func (s *innerClosures) common(m *grid.Marks, group []uint16, out *[grid.CellRoom]board.DigitSet) {
	g := s.Graph
	for _, i := range group {
		s.From(i)
	}
	for k := range g.Width {
		on, off := ^uint64(0), ^uint64(0)
		for _, i := range group {
			on &= s.On[int(i)*g.Width+k]
			off &= s.Off[int(i)*g.Width+k]
		}
		for ; on != 0; on &= on - 1 {
			x := g.Cand[k<<6+bits.TrailingZeros64(on)]
			out[x.Cell] |= m.Cand[x.Cell].Without(x.Digit)
		}
		for ; off != 0; off &= off - 1 {
			x := g.Cand[k<<6+bits.TrailingZeros64(off)]
			out[x.Cell] = out[x.Cell].With(x.Digit)
		}
	}
}
