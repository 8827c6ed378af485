package static

import (
	"deduku/deduce/rate/grid"
	"math/bits"
)

// spread is what follows from a candidate being on, in a position that does not change on the way, with the number of links
// to each.
type spread struct {
	filled   bool
	on, off  []uint64
	onDepth  []uint8
	offDepth []uint8
}

// spreads are the spreads of the candidates of a graph. They are kept from step to step: one stays the same while no
// candidate that is on in it goes, and none that is off in it gets or loses a strong link.
type spreads struct {
	*Graph
	all      []spread
	words    []uint64
	depths   []uint8
	from, to []uint64
	was      []partners // the strong links for which they hold
	gone     []uint64
	changed  []uint64
}

// start forgets all and makes room.
func (s *spreads) start(g *Graph) {
	s.Graph = g
	n, w := g.N, g.Width
	if cap(s.words) < 2*n*w {
		s.words = make([]uint64, 3*n*w)
	}
	if cap(s.depths) < 2*n*n {
		s.depths = make([]uint8, 3*n*n)
	}
	words, depths := s.words[:cap(s.words)], s.depths[:cap(s.depths)]
	s.all = s.all[:0]
	for range n {
		s.all = append(s.all, spread{
			on: words[:w:w], off: words[w : 2*w : 2*w],
			onDepth: depths[:n:n], offDepth: depths[n : 2*n : 2*n],
		})
		words, depths = words[2*w:], depths[2*n:]
	}
	s.was = append(s.was[:0], g.partner...)
}

// update forgets what no longer holds.
func (s *spreads) update() {
	s.gone, s.changed = grid.Zeros(s.gone, s.Width), grid.Zeros(s.changed, s.Width)
	any := false
	for i := range s.was {
		if s.was[i] != s.partner[i] {
			grid.SetBit(s.changed, uint16(i))
			s.was[i] = s.partner[i]
		}
		if !grid.HasBit(s.Live, uint16(i)) {
			grid.SetBit(s.gone, uint16(i))
		}
	}
	for k := range s.changed {
		any = any || s.changed[k]|s.gone[k] != 0
	}
	if !any {
		return
	}
	for i := range s.all {
		x := &s.all[i]
		if !x.filled {
			continue
		}
		if grid.Meet(x.on, s.gone) || grid.Meet(x.off, s.changed) {
			x.filled = false
			continue
		}
		for k, w := range s.gone {
			x.off[k] &^= w
		}
	}
}

// Of is the spread of a candidate.
func (s *spreads) Of(n uint16) *spread {
	x := &s.all[n]
	if x.filled {
		return x
	}
	x.filled = true
	clear(x.on)
	clear(x.off)
	grid.SetBit(x.on, n)
	x.onDepth[n] = 0
	s.from, s.to = grid.Zeros(s.from, s.Width), grid.Zeros(s.to, s.Width)
	grid.SetBit(s.from, n)
	for level := uint8(1); ; level += 2 {
		clear(s.to)
		for k, w := range s.from {
			for ; w != 0; w &= w - 1 {
				for j, weak := range s.Row(s.weak, k<<6+bits.TrailingZeros64(w)) {
					s.to[j] |= weak
				}
			}
		}
		for k := range s.to {
			s.to[k] &= s.Live[k]
		}
		if !addLevel(s.to, x.off, x.offDepth, level) {
			return x
		}
		clear(s.from)
		for k, w := range s.to {
			for w &= s.linked[k]; w != 0; w &= w - 1 {
				p := &s.partner[k<<6+bits.TrailingZeros64(w)]
				for _, q := range p.At[:p.N] {
					grid.SetBit(s.from, q)
				}
			}
		}
		if !addLevel(s.from, x.on, x.onDepth, level+1) {
			return x
		}
	}
}

// addLevel takes from row what is in all, adds the rest to all and notes its level. It reports false where nothing is left.
func addLevel(row, all []uint64, depth []uint8, level uint8) bool {
	any := false
	for k := range row {
		w := row[k] &^ all[k]
		row[k] = w
		all[k] |= w
		any = any || w != 0
		for ; w != 0; w &= w - 1 {
			depth[k<<6+bits.TrailingZeros64(w)] = level
		}
	}
	return any
}

// Row is what is on, or off, as a row.
func (x *spread) Row(on bool) []uint64 {
	if on {
		return x.on
	}
	return x.off
}

// Depth is the number of nodes that each candidate takes to be on, or off.
func (x *spread) Depth(on bool) []uint8 {
	if on {
		return x.onDepth
	}
	return x.offDepth
}
