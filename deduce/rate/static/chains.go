package static

import (
	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/hint"
)

// Hint is a hint of the first chain engine, with what decides which of them is applied.
type Hint struct {
	Rating float64 // zero where there is none
	Nodes  int
	Search Search
	Source board.Candidate
	Kind   uint8 // in the order in which hints of one source are found
	Out    [board.ByDigit]board.CellSet
}

// Search is one of the searches of the first chain engine: in one digit, in cells of two candidates, in all.
type Search uint8

const (
	SearchX Search = iota
	SearchY
	SearchXY
)

// The kinds of hint of a source.
const (
	Cycle uint8 = iota
	Removed
	Placed
)

// before reports whether f is applied rather than o. See "The tie-break order" in
// deduce/rate/README.md.
func (f *Hint) before(o *Hint) bool {
	switch {
	case o.Rating == 0 || f.Rating != o.Rating:
		return o.Rating == 0 || f.Rating < o.Rating
	case f.Nodes != o.Nodes:
		return f.Nodes < o.Nodes
	case f.Search != o.Search:
		return f.Search < o.Search
	case f.Source != o.Source:
		return f.Source.Cell < o.Source.Cell || f.Source.Cell == o.Source.Cell && f.Source.Digit < o.Source.Digit
	}
	return f.Kind < o.Kind
}

// allows reports whether a hint of this many nodes may precede f.
func (f *Hint) allows(base float64, nodes int) bool {
	rating := base + hint.Added(nodes)
	return f.Rating == 0 || rating < f.Rating || rating == f.Rating && nodes <= f.Nodes
}

// Chains is the first chain engine: cycles and forcing chains. What it finds in one digit is kept until the digit's
// candidates change.
type Chains struct {
	graph  Graph // of one digit, or of cells of two candidates
	chains chainSearch
	cycles cycleSearch
	digit  [board.ByDigit]Hint
	All    AllChains
}

// Best returns the hint that engine 21 applies, with rating 0 if there is none. changed holds the
// digits that have lost candidates since the last call; Best clears it. A chain in one digit is
// also a chain of the search with all links, and a chain can remove what a cycle removes, so if
// that search finds no chain, there is nothing to find. Its plain version is chainsAndCycles in
// plainrate. See "Cycles and forcing chains" in deduce/rate/README.md.
func (s *Chains) Best(m *grid.Marks, changed *board.DigitSet) (best Hint) {
	s.All.start(m)
	if s.All.none() {
		return best
	}
	for ; *changed != 0; *changed &= *changed - 1 {
		s.inDigit(m, changed.First())
	}
	for d := range s.digit {
		if f := &s.digit[d]; f.Rating != 0 && f.before(&best) {
			best = *f
		}
	}
	s.inPairs(m, &best)
	if best.Rating == 0 || best.Rating >= 7 {
		s.All.search(&best)
	}
	return best
}

// offer makes a chain the best hint where it precedes what is there.
func (f *Hint) offer(base float64, nodes int, name Search, source board.Candidate, kind uint8) {
	x := Hint{Rating: base + hint.Added(nodes), Nodes: nodes, Search: name, Source: source, Kind: kind}
	if x.before(f) {
		*f = x
	}
}

// inDigit is the X search, of which each digit is on its own: the best chain, then cycles that precede it. A candidate that
// a cycle of n nodes removes is removed by a chain of n+2 nodes at most.
func (s *Chains) inDigit(m *grid.Marks, d board.Digit) {
	best := &s.digit[d]
	best.Rating = 0
	s.graph.Build(m, Links{Unit: true}, m.Homes[d], board.Digits(d))
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
			best.offer(6.6, nodes, SearchX, s.graph.Cand[out], Removed)
		}
		if in >= 0 {
			best.offer(6.6, nodes, SearchX, s.graph.Cand[in], Placed)
		}
		any = any || out >= 0 || in >= 0
	}
	if shortest != 0 {
		s.findCycles(m, SearchX, shortest-2, best)
	}
}

// findCycles looks for cycles of at least nodes nodes, in one digit or in cells of two candidates, that precede the best
// hint.
func (s *Chains) findCycles(m *grid.Marks, name Search, nodes int, best *Hint) {
	if !best.allows(6.5, nodes) {
		return
	}
	most := nodes
	for best.allows(6.5, most+2) && most < 4*board.Cells {
		most += 2
	}
	s.cycles.Graph, s.cycles.marks = &s.graph, m
	for i, x := range s.graph.Cand {
		if s.graph.partner[i].N == 0 {
			continue
		}
		if n := s.cycles.from(uint16(i), most); n != 0 {
			f := Hint{Rating: 6.5 + hint.Added(n), Nodes: n, Search: name, Source: x, Kind: Cycle, Out: s.cycles.out}
			if f.before(best) {
				*best = f
				most = n - 2 // only a shorter one precedes it
			}
		}
	}
}

// inPairs is the Y search: cycles in cells of two candidates. Cells that no cycle can go through are left out.
func (s *Chains) inPairs(m *grid.Marks, best *Hint) {
	core := PairCore(m)
	if core.Empty() {
		return
	}
	s.graph.Build(m, Links{Cell: true}, core, board.AllDigits)
	s.findCycles(m, SearchY, 4, best)
}

// PairCore is the cells of two candidates that see, for each of the two, another such cell with it.
func PairCore(m *grid.Marks) board.CellSet {
	core := m.Bivalues()
	for {
		var with [board.ByDigit]board.CellSet
		for d := range with {
			with[d] = m.Homes[d].And(core)
		}
		rest := core
		for s := core; !s.Empty(); s = s.Rest() {
			c := s.First()
			for ds := m.Cand[c]; ds != 0; ds &= ds - 1 {
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
