package rate

import (
	"math/bits"

	"deduku/board"
)

// innerClosures finds what chain engines remove when they are used inside chains, by the position that they are asked in:
// many chains lead to the same one.
type innerClosures struct {
	graph *graph // of the position outside
	cache [5]map[[cellRoom]board.DigitSet]*[cellRoom]board.DigitSet

	partner []partners
	linked  []uint64
	live    []uint64
	on, off []uint64 // a row for each candidate: what follows
	done    []uint64
	dynamic *dynamicClosure
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
	s.link(m)
	g := s.graph
	s.on, s.off, s.done = zeros(s.on, g.n*g.width), zeros(s.off, g.n*g.width), zeros(s.done, g.width)
	for k, w := range s.live {
		for ; w != 0; w &= w - 1 {
			i := k<<6 + bits.TrailingZeros64(w)
			s.reach(i)
			if x := g.cand[i]; hasBit(g.row(s.off, i), uint16(i)) && !m.cand[x.Cell].Single() {
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

// link finds the strong links of a position inside.
func (s *innerClosures) link(m *marks) {
	g := s.graph
	s.live, s.linked = zeros(s.live, g.width), zeros(s.linked, g.width)
	if cap(s.partner) < g.n {
		s.partner = make([]partners, g.n, board.Candidates)
	}
	s.partner = s.partner[:g.n]
	for c, has := range m.cand[:board.Cells] {
		for ds := has; ds != 0; ds &= ds - 1 {
			d := ds.First()
			i := g.of(board.Cell(c), d)
			setBit(s.live, i)
			p := &s.partner[i]
			p.n = 0
			if rest := has.Without(d); rest.Single() {
				p.add(g.of(board.Cell(c), rest.First()))
			}
			at := &spotsOf[c]
			for k := range 3 {
				if rest := m.pos[at.unit[k]&31][d&15] &^ at.spot[k]; rest.Single() {
					p.add(g.at(unitCells[at.unit[k]&31][rest.First()&15] | id(d)))
				}
			}
			if p.n > 0 {
				setBit(s.linked, i)
			}
		}
	}
}

// reach finds what follows from the i-th candidate being on. What follows from others that it reaches may be known.
func (s *innerClosures) reach(i int) {
	g := s.graph
	on, off := g.row(s.on, i), g.row(s.off, i)
	setBit(on, uint16(i))
	var from [12]uint64 // on, and not yet followed
	from[i>>6] = 1 << (i & 63)
	for more := true; more; {
		more = false
		for k := range on {
			for from[k] != 0 {
				w := from[k]
				from[k] &= w - 1
				j := k<<6 + bits.TrailingZeros64(w)
				if j == i || !hasBit(s.done, uint16(j)) {
					s.follow(j, on, off, &from)
					more = true
					continue
				}
				for l, v := range g.row(s.on, j) {
					on[l] |= v
					from[l] &^= v
				}
				for l, v := range g.row(s.off, j) {
					off[l] |= v
				}
			}
		}
	}
	setBit(s.done, uint16(i))
}

// follow adds what the j-th candidate switches off, and what that switches on, to be followed too.
func (s *innerClosures) follow(j int, on, off []uint64, from *[12]uint64) {
	g := s.graph
	for l, v := range g.row(g.weak, j) {
		v &= s.live[l] &^ off[l]
		off[l] |= v
		for v &= s.linked[l]; v != 0; v &= v - 1 {
			p := &s.partner[l<<6+bits.TrailingZeros64(v)]
			for _, n := range p.at[:p.n] {
				if !hasBit(on, n) {
					setBit(on, n)
					from[n>>6] |= 1 << (n & 63)
				}
			}
		}
	}
}

// isPlaced reports whether the i-th candidate follows from its opposite: what follows from its partners together contradicts
// itself, or has it on.
func (s *innerClosures) isPlaced(i int) bool {
	g := s.graph
	p := &s.partner[i]
	for _, a := range p.at[:p.n] {
		if hasBit(g.row(s.on, int(a)), uint16(i)) {
			return true
		}
		for _, b := range p.at[:p.n] {
			if meet(g.row(s.off, int(a)), g.row(s.on, int(b))) {
				return true
			}
		}
	}
	return false
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
