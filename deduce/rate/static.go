package rate

import "deduku/board"

// chainHint is a hint of the first chain engine, with what decides which of them is applied.
type chainHint struct {
	rating float64 // zero where there is none
	nodes  int
	search search
	source board.Candidate
	kind   uint8 // in the order in which hints of one source are found
	out    [board.ByDigit]board.CellSet
}

// search is one of the searches of the first chain engine: in one digit, in cells of two candidates, in all.
type search uint8

const (
	searchX search = iota
	searchY
	searchXY
)

// The kinds of hint of a source.
const (
	cycle uint8 = iota
	removed
	placed
)

// before reports whether f is applied rather than o. Image of the sorting in section 8.7.
func (f *chainHint) before(o *chainHint) bool {
	switch {
	case o.rating == 0 || f.rating != o.rating:
		return o.rating == 0 || f.rating < o.rating
	case f.nodes != o.nodes:
		return f.nodes < o.nodes
	case f.search != o.search:
		return f.search < o.search
	case f.source != o.source:
		return f.source.Cell < o.source.Cell || f.source.Cell == o.source.Cell && f.source.Digit < o.source.Digit
	}
	return f.kind < o.kind
}

// allows reports whether a hint of this many nodes may precede f.
func (f *chainHint) allows(base float64, nodes int) bool {
	rating := base + added(nodes)
	return f.rating == 0 || rating < f.rating || rating == f.rating && nodes <= f.nodes
}

// staticChains is the first chain engine: cycles and forcing chains. What it finds in one digit is kept until the digit's
// candidates change.
type staticChains struct {
	graph  graph // of one digit, or of cells of two candidates
	chains chainSearch
	cycles cycleSearch
	digit  [board.ByDigit]chainHint
	all    allChains
}

// best is the hint of engine 21 that is applied, of rating zero where there is none. Digits of which candidates have gone since it was
// last asked are taken out of changed. Chains in one digit are chains in all, and what a cycle removes a chain removes, so that
// where all links make no chain there is nothing to find. Twin: plain.chainsAndCycles. Section 8.3.
func (s *staticChains) best(m *marks, changed *board.DigitSet) (best chainHint) {
	s.all.start(m)
	if s.all.none() {
		return best
	}
	for ; *changed != 0; *changed &= *changed - 1 {
		s.inDigit(m, changed.First())
	}
	for d := range s.digit {
		if f := &s.digit[d]; f.rating != 0 && f.before(&best) {
			best = *f
		}
	}
	s.inPairs(m, &best)
	if best.rating == 0 || best.rating >= 7 {
		s.all.search(&best)
	}
	return best
}

// offer makes a chain the best hint where it precedes what is there.
func (f *chainHint) offer(base float64, nodes int, name search, source board.Candidate, kind uint8) {
	x := chainHint{rating: base + added(nodes), nodes: nodes, search: name, source: source, kind: kind}
	if x.before(f) {
		*f = x
	}
}

// inDigit is the X search, of which each digit is on its own: the best chain, then cycles that precede it. A candidate that
// a cycle of n nodes removes is removed by a chain of n+2 nodes at most.
func (s *staticChains) inDigit(m *marks, d board.Digit) {
	best := &s.digit[d]
	best.rating = 0
	s.graph.build(m, links{unit: true}, m.homes[d], board.Digits(d))
	s.chains.start(&s.graph)
	any, shortest := false, 0 // a chain; the fewest nodes of one that removes
	for more := true; more && shortest == 0; {
		nodes := s.chains.nodes + 2
		if any && !best.allows(6.5, nodes-2) {
			break
		}
		var out, in int
		if out, in, more = s.chains.next(); out >= 0 {
			shortest = nodes
			best.offer(6.6, nodes, searchX, s.graph.cand[out], removed)
		}
		if in >= 0 {
			best.offer(6.6, nodes, searchX, s.graph.cand[in], placed)
		}
		any = any || out >= 0 || in >= 0
	}
	if shortest != 0 {
		s.findCycles(m, searchX, shortest-2, best)
	}
}

// findCycles looks for cycles of at least nodes nodes, in one digit or in cells of two candidates, that precede the best
// hint.
func (s *staticChains) findCycles(m *marks, name search, nodes int, best *chainHint) {
	if !best.allows(6.5, nodes) {
		return
	}
	most := nodes
	for best.allows(6.5, most+2) && most < 4*board.Cells {
		most += 2
	}
	s.cycles.graph, s.cycles.marks = &s.graph, m
	for i, x := range s.graph.cand {
		if s.graph.partner[i].n == 0 {
			continue
		}
		if n := s.cycles.from(uint16(i), most); n != 0 {
			f := chainHint{rating: 6.5 + added(n), nodes: n, search: name, source: x, kind: cycle, out: s.cycles.out}
			if f.before(best) {
				*best = f
				most = n - 2 // only a shorter one precedes it
			}
		}
	}
}

// inPairs is the Y search: cycles in cells of two candidates. Cells that no cycle can go through are left out.
func (s *staticChains) inPairs(m *marks, best *chainHint) {
	core := pairCore(m)
	if core.Empty() {
		return
	}
	s.graph.build(m, links{cell: true}, core, board.AllDigits)
	s.findCycles(m, searchY, 4, best)
}

// pairCore is the cells of two candidates that see, for each of the two, another such cell with it.
func pairCore(m *marks) board.CellSet {
	core := m.bivalues()
	for {
		var with [board.ByDigit]board.CellSet
		for d := range with {
			with[d] = m.homes[d].And(core)
		}
		rest := core
		for s := core; !s.Empty(); s = s.Rest() {
			c := s.First()
			for ds := m.cand[c]; ds != 0; ds &= ds - 1 {
				if !with[ds.First()].Meets(c.Peers()) {
					rest = rest.Without(c)
				}
			}
		}
		if rest == core {
			return core
		}
		core = rest
	}
}
