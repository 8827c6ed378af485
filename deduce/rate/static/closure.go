package static

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce/rate/grid"
)

// Closures are what follows from each candidate being on, in no order and without counting nodes, by all links of a position
// that may have lost candidates since that outside. A link can be walked both ways: where y follows from x, the opposite of x
// follows from the opposite of y.
type Closures struct {
	outside *AllChains
	Graph   *Graph // of the position outside: its numbers and weak links; its strong links are not used
	Partner []partners
	Linked  []uint64
	Live    []uint64
	done    []uint64 // the candidates whose rows are known
	On, Off []uint64 // a row for each candidate: what follows

	Removed, Placed []uint64 // by chains

	built int // the graph that they were made in
	of    [grid.CellRoom]board.DigitSet
}

// Start makes the position outside that of the chains given.
func (s *Closures) Start(outside *AllChains) { s.outside, s.Graph = outside, &outside.Graph }

// Fill makes the closures those of m and finds what chains remove and place, unless that was done last.
//
// Outside there may be no chains. A chain inside then uses a strong link that was not there outside: what it removes or
// places follows from both ends of that link, so that only those need be followed.
func (s *Closures) Fill(m *grid.Marks) {
	if s.built == s.Graph.built && s.of == m.Cand {
		return
	}
	s.built, s.of = s.Graph.built, m.Cand
	s.link(m)
	g := s.Graph
	s.done, s.Removed, s.Placed = grid.Zeros(s.done, g.Width), grid.Zeros(s.Removed, g.Width), grid.Zeros(s.Placed, g.Width)
	if n := g.N * g.Width; len(s.On) < n {
		s.On, s.Off = make([]uint64, n+n/2), make([]uint64, n+n/2)
	}
	for k, w := range s.Linked {
		for ; w != 0; w &= w - 1 {
			i := uint16(k<<6 + bits.TrailingZeros64(w))
			p := &s.Partner[i]
			for _, n := range p.At[:p.N] {
				if n > i && !(s.outside.Clean && s.outside.without[i].has(n)) {
					s.follows(i, n)
				}
			}
		}
	}
}

// follows adds what chains by the strong link between two candidates remove and place.
func (s *Closures) follows(i, n uint16) {
	xOn, xOff := s.From(i)
	yOn, yOff := s.From(n)
	for k := range s.Removed {
		s.Removed[k] |= xOff[k] & yOff[k]
		s.Placed[k] |= xOn[k] & yOn[k]
	}
}

// From is what follows from the i-th candidate being on.
func (s *Closures) From(i uint16) (on, off []uint64) {
	if !grid.HasBit(s.done, i) {
		s.reach(int(i))
	}
	return s.Graph.Row(s.On, int(i)), s.Graph.Row(s.Off, int(i))
}

// link finds the strong links of m.
func (s *Closures) link(m *grid.Marks) {
	g := s.Graph
	s.Live, s.Linked = grid.Zeros(s.Live, g.Width), grid.Zeros(s.Linked, g.Width)
	if cap(s.Partner) < g.N {
		s.Partner = make([]partners, g.N, board.Candidates)
	}
	s.Partner = s.Partner[:g.N]
	for c, has := range m.Cand[:board.Cells] {
		for ds := has; ds != 0; ds &= ds - 1 {
			d := ds.First()
			i := g.Of(board.Cell(c), d)
			grid.SetBit(s.Live, i)
			p := &s.Partner[i]
			p.N = 0
			if rest := has.Without(d); rest.Single() {
				p.add(g.Of(board.Cell(c), rest.First()))
			}
			at := &grid.SpotsOf[c]
			for k := range 3 {
				if rest := m.Pos[at.Unit[k]&31][d&15] &^ at.Spot[k]; rest.Single() {
					p.add(g.At(grid.UnitCells[at.Unit[k]&31][rest.First()&15] | grid.ID(d)))
				}
			}
			if p.N > 0 {
				grid.SetBit(s.Linked, i)
			}
		}
	}
}

// reach finds what follows from the i-th candidate being on. What follows from others that it reaches may be known.
func (s *Closures) reach(i int) {
	g := s.Graph
	on, off := g.Row(s.On, i), g.Row(s.Off, i)
	clear(on)
	clear(off)
	grid.SetBit(on, uint16(i))
	var from [12]uint64 // on, and not yet followed
	from[i>>6] = 1 << (i & 63)
	for more := true; more; {
		more = false
		for k := range on {
			for from[k] != 0 {
				w := from[k]
				from[k] &= w - 1
				j := k<<6 + bits.TrailingZeros64(w)
				if j == i || !grid.HasBit(s.done, uint16(j)) {
					s.follow(j, on, off, &from)
					more = true
					continue
				}
				for l, v := range g.Row(s.On, j) {
					on[l] |= v
					from[l] &^= v
				}
				for l, v := range g.Row(s.Off, j) {
					off[l] |= v
				}
			}
		}
	}
	grid.SetBit(s.done, uint16(i))
}

// follow adds what the j-th candidate switches off, and what that switches on, to be followed too.
func (s *Closures) follow(j int, on, off []uint64, from *[12]uint64) {
	g := s.Graph
	for l, v := range g.Row(g.weak, j) {
		v &= s.Live[l] &^ off[l]
		off[l] |= v
		for v &= s.Linked[l]; v != 0; v &= v - 1 {
			p := &s.Partner[l<<6+bits.TrailingZeros64(v)]
			for _, n := range p.At[:p.N] {
				if !grid.HasBit(on, n) {
					grid.SetBit(on, n)
					from[n>>6] |= 1 << (n & 63)
				}
			}
		}
	}
}

// Common reports whether anything follows from all of a group.
func (s *Closures) Common(group []grid.ID) bool {
	g := s.Graph
	for _, x := range group {
		s.From(g.At(x))
	}
	for k := range g.Width {
		on, off := s.Live[k], s.Live[k]
		for _, x := range group {
			i := int(g.At(x))*g.Width + k
			on &= s.On[i]
			off &= s.Off[i]
		}
		if on|off != 0 {
			return true
		}
	}
	return false
}
