package static

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/hint"
)

// AllChains is the search of the first chain engine that uses all links. Once it has found that there are no chains, each
// chain must use a strong link that was not there then, and what follows from the two ends of such links tells of all
// chains.
type AllChains struct {
	Graph   Graph
	Spreads spreads
	chains  chainSearch
	cycles  cycleSearch
	Marks   *grid.Marks

	Kept    bool       // the graph is that of the step before
	Clean   bool       // there were no chains with
	without []partners // these strong links
	news    [][2]uint16

	shortOut []uint8 // of each candidate, the nodes of the shortest chain that removes it, by new links; zero where none
	shortIn  []uint8 // that places it
	targets  []uint16
	sources  []uint64
}

// start makes the search ready for the position.
func (s *AllChains) start(m *grid.Marks) {
	s.Marks = m
	left := 0
	for _, has := range m.Cand[:board.Cells] {
		left += has.Len()
	}
	if s.Kept && 3*left > 2*s.Graph.N {
		s.Graph.update(m)
		s.Spreads.update()
	} else {
		s.Kept, s.Clean = true, false
		s.Graph.Build(m, Links{Cell: true, Unit: true}, board.AllCells, board.AllDigits)
		s.Spreads.start(&s.Graph)
	}
	s.cycles.Graph, s.cycles.marks = &s.Graph, m
}

// none reports whether it is known that there are no chains.
func (s *AllChains) none() bool {
	if !s.Clean {
		return false
	}
	s.news = s.news[:0]
	for i := range s.Graph.partner {
		p := &s.Graph.partner[i]
		for _, n := range p.At[:p.N] {
			if int(n) > i && !s.without[i].has(n) {
				s.news = append(s.news, [2]uint16{uint16(i), n})
			}
		}
	}
	if 4*len(s.news) > s.Graph.N {
		s.Clean = false
		return false
	}
	s.shortOut, s.shortIn = bytes(s.shortOut, s.Graph.N), bytes(s.shortIn, s.Graph.N)
	any := false
	for _, l := range s.news {
		x, y := s.Spreads.Of(l[0]), s.Spreads.Of(l[1])
		any = shorten(s.shortOut, x.off, y.off, x.offDepth, y.offDepth) || any
		any = shorten(s.shortIn, x.on, y.on, x.onDepth, y.onDepth) || any
	}
	if !any {
		s.noted()
	}
	return !any
}

// noted remembers the strong links, which make no chain.
func (s *AllChains) noted() {
	s.Clean = true
	s.without = append(s.without[:0], s.Graph.partner...)
}

func bytes(s []uint8, n int) []uint8 {
	if cap(s) < n {
		return make([]uint8, n, 2*n)
	}
	s = s[:n]
	clear(s)
	return s
}

// shorten notes the chains to what follows from both ends of a strong link. It reports whether there are any.
func shorten(short []uint8, x, y []uint64, xDepth, yDepth []uint8) bool {
	any := false
	for k, w := range x {
		for w &= y[k]; w != 0; w &= w - 1 {
			i := k<<6 + bits.TrailingZeros64(w)
			nodes := xDepth[i] + yDepth[i] + 2
			if short[i] == 0 || nodes < short[i] {
				short[i] = nodes
			}
			any = true
		}
	}
	return any
}

// search looks for the best chain, then for cycles that precede it.
func (s *AllChains) search(best *Hint) {
	if s.Clean {
		s.searchNews(best)
	} else {
		s.searchAll(best)
	}
}

// searchNews is search where the shortest chains are known.
func (s *AllChains) searchNews(best *Hint) {
	out, in := shortest(s.shortOut), shortest(s.shortIn)
	for i, n := range s.shortOut {
		if n != 0 && int(n) == out {
			best.offer(7, out, SearchXY, s.Graph.Cand[i], Removed)
			break
		}
	}
	for i, n := range s.shortIn {
		if n != 0 && int(n) == in {
			best.offer(7, in, SearchXY, s.Graph.Cand[i], Placed)
			break
		}
	}
	if out == 0 {
		return
	}
	for nodes := out - 2; nodes <= out; nodes += 2 {
		if !best.allows(7, nodes) {
			return
		}
		s.targets = s.targets[:0]
		for i, n := range s.shortOut {
			if n != 0 && int(n) <= nodes+2 {
				s.targets = append(s.targets, uint16(i))
			}
		}
		s.findCycles(nodes, best)
	}
}

// shortest is the smallest of the numbers that are not zero; zero where all are.
func shortest(short []uint8) int {
	least := 0
	for _, n := range short {
		if n != 0 && (least == 0 || int(n) < least) {
			least = int(n)
		}
	}
	return least
}

// searchAll is search from all candidates at once.
func (s *AllChains) searchAll(best *Hint) {
	s.chains.start(&s.Graph)
	any, shortest, more := false, 0, true
	for more && shortest == 0 {
		nodes := s.chains.nodes + 2
		if (any || !best.allows(7, nodes)) && !best.allows(7, nodes-2) {
			return
		}
		var out, in int
		if out, in, more = s.chains.next(); out >= 0 {
			shortest = nodes
			best.offer(7, nodes, SearchXY, s.Graph.Cand[out], Removed)
		}
		if in >= 0 {
			best.offer(7, nodes, SearchXY, s.Graph.Cand[in], Placed)
		}
		any = any || out >= 0 || in >= 0
	}
	if !any {
		s.noted()
	}
	for nodes := shortest - 2; nodes > 0 && nodes <= shortest; nodes += 2 {
		if !best.allows(7, nodes) {
			return
		}
		if nodes == shortest {
			s.chains.next()
		}
		s.targets = s.targets[:0]
		for i := range s.Graph.N {
			if s.chains.isRemoved(i) {
				s.targets = append(s.targets, uint16(i))
			}
		}
		s.findCycles(nodes, best)
	}
}

// findCycles looks for cycles of this many nodes that precede the best hint. They remove targets, each of which follows to be
// off from a candidate of the cycle whether that is on or off.
func (s *AllChains) findCycles(nodes int, best *Hint) {
	s.sources = grid.Zeros(s.sources, s.Graph.Width)
	for _, z := range s.targets {
		x := s.Spreads.Of(z)
		for k := range s.sources {
			for w := x.on[k] & x.off[k] & s.Graph.linked[k] &^ s.sources[k]; w != 0; w &= w - 1 {
				a := k<<6 + bits.TrailingZeros64(w)
				if int(x.offDepth[a]) < nodes && int(x.onDepth[a]) <= nodes {
					s.sources[k] |= w & -w
				}
			}
		}
	}
	for k, w := range s.sources {
		for ; w != 0; w &= w - 1 {
			a := uint16(k<<6 + bits.TrailingZeros64(w))
			f := Hint{Rating: 7 + hint.Added(nodes), Nodes: nodes, Search: SearchXY, Source: s.Graph.Cand[a], Kind: Cycle}
			if !f.before(best) {
				return
			}
			s.wayBack(a)
			if s.cycles.from(a, nodes) != 0 {
				f.Out = s.cycles.out
				*best = f
				return
			}
		}
	}
}

// wayBack notes the links from each candidate, on, back to a. It is the way from a, off, to the candidate, off.
func (s *AllChains) wayBack(a uint16) {
	s.cycles.back = bytes(s.cycles.back, s.Graph.N)
	back := s.cycles.back
	p := &s.Graph.partner[a]
	for _, b := range p.At[:p.N] {
		x := s.Spreads.Of(b)
		for k, w := range x.off {
			for ; w != 0; w &= w - 1 {
				i := k<<6 + bits.TrailingZeros64(w)
				if n := x.offDepth[i] + 1; back[i] == 0 || n < back[i] {
					back[i] = n
				}
			}
		}
	}
}
