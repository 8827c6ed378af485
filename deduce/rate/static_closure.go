package rate

import (
	"math/bits"

	"deduku/board"
)

// closures are what follows from each candidate being on, in no order and without counting nodes, by all links of a position
// that may have lost candidates since that outside. A link can be walked both ways: where y follows from x, the opposite of x
// follows from the opposite of y.
type closures struct {
	outside *allChains
	graph   *graph // of the position outside: its numbers and weak links; its strong links are not used
	partner []partners
	linked  []uint64
	live    []uint64
	done    []uint64 // the candidates whose rows are known
	on, off []uint64 // a row for each candidate: what follows

	removed, placed []uint64 // by chains

	built int // the graph that they were made in
	of    [cellRoom]board.DigitSet
}

// start makes the position outside that of the chains given.
func (s *closures) start(outside *allChains) { s.outside, s.graph = outside, &outside.graph }

// fill makes the closures those of m and finds what chains remove and place, unless that was done last.
//
// Outside there may be no chains. A chain inside then uses a strong link that was not there outside: what it removes or
// places follows from both ends of that link, so that only those need be followed.
func (s *closures) fill(m *marks) {
	if s.built == s.graph.built && s.of == m.cand {
		return
	}
	s.built, s.of = s.graph.built, m.cand
	s.link(m)
	g := s.graph
	s.done, s.removed, s.placed = zeros(s.done, g.width), zeros(s.removed, g.width), zeros(s.placed, g.width)
	if n := g.n * g.width; len(s.on) < n {
		s.on, s.off = make([]uint64, n+n/2), make([]uint64, n+n/2)
	}
	for k, w := range s.linked {
		for ; w != 0; w &= w - 1 {
			i := uint16(k<<6 + bits.TrailingZeros64(w))
			p := &s.partner[i]
			for _, n := range p.at[:p.n] {
				if n > i && !(s.outside.clean && s.outside.without[i].has(n)) {
					s.follows(i, n)
				}
			}
		}
	}
}

// follows adds what chains by the strong link between two candidates remove and place.
func (s *closures) follows(i, n uint16) {
	xOn, xOff := s.from(i)
	yOn, yOff := s.from(n)
	for k := range s.removed {
		s.removed[k] |= xOff[k] & yOff[k]
		s.placed[k] |= xOn[k] & yOn[k]
	}
}

// from is what follows from the i-th candidate being on.
func (s *closures) from(i uint16) (on, off []uint64) {
	if !hasBit(s.done, i) {
		s.reach(int(i))
	}
	return s.graph.row(s.on, int(i)), s.graph.row(s.off, int(i))
}

// link finds the strong links of m.
func (s *closures) link(m *marks) {
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
func (s *closures) reach(i int) {
	g := s.graph
	on, off := g.row(s.on, i), g.row(s.off, i)
	clear(on)
	clear(off)
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
func (s *closures) follow(j int, on, off []uint64, from *[12]uint64) {
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

// common reports whether anything follows from all of a group.
func (s *closures) common(group []id) bool {
	g := s.graph
	for _, x := range group {
		s.from(g.at(x))
	}
	for k := range g.width {
		on, off := s.live[k], s.live[k]
		for _, x := range group {
			i := int(g.at(x))*g.width + k
			on &= s.on[i]
			off &= s.off[i]
		}
		if on|off != 0 {
			return true
		}
	}
	return false
}
