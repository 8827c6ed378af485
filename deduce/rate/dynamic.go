package rate

import (
	"math/bits"
	"slices"

	"deduku/board"
)

// engine is what tells one of the engines of multiple chains from the others.
type engine struct {
	mode
	dynamic bool
	base    float64
}

// engines are the producers 24 to 29: multiple chains, dynamic ones, these with rules inside, with chains inside.
var engines = [...]engine{
	{mode: mode{cells: true}, base: 8.0},
	{mode: mode{cells: true, removes: true}, dynamic: true, base: 8.5},
	{mode: mode{cells: true, removes: true, level: 1}, dynamic: true, base: 9.0},
	{mode: mode{cells: true, removes: true, level: 2}, dynamic: true, base: 9.5},
	{mode: mode{cells: true, removes: true, level: 3}, dynamic: true, base: 10.0},
	{mode: mode{cells: true, removes: true, level: 4}, dynamic: true, base: 10.5},
}

// The classes of hints: of equal nodes the smaller class is applied.
const (
	classDouble = 1 + iota
	classCell
	classUnit
	classContradiction
)

// multiHint is a hint of an engine of multiple chains.
type multiHint struct {
	nodes  int // zero where there is none
	class  int
	source board.Candidate // the first of those that the chains start from
	unit   board.Unit      // of a hint of class unit
	on     bool            // of a contradiction: what the assumption was
	target board.Candidate
	holds  bool // the target is true
}

// multipleSearch looks for the best hint of an engine.
type multipleSearch struct {
	engine
	marks       *marks
	reaches     reaches
	propagation propagation
	best        multiHint
	bound       int // of nodes
	sources     []*reach
	both        []uint64

	// Of engine 25, whose reaches are kept from step to step.
	kept      bool     // there are reaches of the step before
	reused    bool     // and some of them still hold
	was       marks    // the position that they were made in
	gone      []uint64 // candidates that have gone since
	remaining []uint64 // candidates that have not
	followTo  int      // the bound up to which assumptions are followed; hints found meanwhile lower bound, not this
	keptOnly  bool     // nothing is followed anew
}

// bounds are the numbers of nodes up to which hints are looked for, one after the other until there is one.
var bounds = [...]int{12, 16, 20, 24, 32, 40, 48, 64, 96, 128, 192, tooMany}

// boundFor is the place of the first bound that is n or more.
func boundFor(n int) int {
	i := 0
	for bounds[i] < n {
		i++
	}
	return i
}

// find is the best hint of engine e, 25 or up, of no nodes where there is none or where nobody waits for one. Twin: plain.Engine(25)
// and up. Section 8.5.
func (s *multipleSearch) find(e engine, p *position, lists *innerLists) *multiHint {
	at := s.start(e, p, lists)
	if n := s.leastKept(); n != 0 {
		at = boundFor(n)
	}
	for ; at < len(bounds); at++ {
		s.best, s.bound, s.followTo = multiHint{}, bounds[at], bounds[at]
		s.search()
		if s.best.nodes != 0 || lists.stop() {
			break
		}
	}
	return &s.best
}

// start makes the search ready for the position, and gives the place of the first bound.
func (s *multipleSearch) start(e engine, p *position, lists *innerLists) int {
	s.engine, s.marks = e, &p.marks
	s.propagation.position, s.propagation.lists = p, lists
	s.reaches.ordered = e.level > 1
	if e.level > 0 {
		s.reaches.start(&p.marks)
		return len(bounds) - 1
	}
	at := boundFor(max(s.best.nodes, 12))
	if s.reused = s.kept && s.update(); s.reused {
		return at
	}
	s.kept = true
	s.was = p.marks
	s.reaches.start(&p.marks)
	s.gone = zeros(s.gone, s.reaches.width)
	s.propagation.watch = &watch{&s.reaches.numbers, nil}
	return at
}

// offer makes h the best hint where it precedes what is there; hints are offered in the order in which they are found.
func (s *multipleSearch) offer(h multiHint) {
	if s.best.nodes == 0 || h.nodes < s.best.nodes || h.nodes == s.best.nodes && h.class < s.best.class {
		s.best = h
		s.bound = h.nodes
	}
}

// search goes over the assumptions and groups in the order of the reference. Twin: the methods hints and cell of
// plain.engine and plain.search. Image of the loop in section 8.5.
func (s *multipleSearch) search() {
	for i, x := range s.reaches.cand {
		if !s.marks.cand[x.Cell].Has(x.Digit) {
			continue
		}
		if s.propagation.lists.stop() {
			return
		}
		s.assume(i, x, true)
		s.assume(i, x, false)
		if s.marks.cand[x.Cell].Len() >= 3 {
			s.sources = append(s.sources[:0], &s.reaches.all[1][i], &s.reaches.all[0][i])
			s.common(multiHint{class: classDouble, source: x})
		}
	}
	for c, has := range s.marks.cand[:board.Cells] {
		n := has.Len()
		if n < 2 {
			continue
		}
		s.sources = s.sources[:0]
		for ds := has; ds != 0; ds &= ds - 1 {
			s.sources = append(s.sources, &s.reaches.all[1][s.reaches.of(board.Cell(c), ds.First())])
		}
		s.common(multiHint{class: classCell, source: board.Candidate{Cell: board.Cell(c), Digit: has.First()}})
		for ds := has; ds != 0; ds &= ds - 1 {
			for t := range places[c] {
				s.unit(board.Cell(c), ds.First(), &places[c][t])
			}
		}
	}
}

// unit looks at chains from all places of d in a unit of which c is the first.
func (s *multipleSearch) unit(c board.Cell, d board.Digit, at *place) {
	spots := s.marks.unitFrom(at, d)
	if spots == 0 {
		return
	}
	s.sources = s.sources[:0]
	for ; spots != 0; spots &= spots - 1 {
		s.sources = append(s.sources, &s.reaches.all[1][s.reaches.of(at.unit.Cell(spots.First()), d)])
	}
	s.common(multiHint{class: classUnit, source: board.Candidate{Cell: c, Digit: d}, unit: at.unit})
}

// assume follows the assumption that the i-th candidate, x, is on or off.
func (s *multipleSearch) assume(i int, x board.Candidate, on bool) {
	side := 0
	if on {
		side = 1
	}
	r := &s.reaches.all[side][i]
	if s.level > 0 || r.bound < s.bound && !s.keptOnly {
		bound := s.followTo
		if s.level > 0 {
			bound = s.bound
		}
		p := &s.propagation
		if p.watch != nil {
			clear(r.depends)
			p.watch.row = r.depends
		}
		p.run(s.marks, s.mode, idOf(x.Cell, x.Digit), on, bound)
		s.reaches.keep(r, p)
	}
	if r.bound > 0 && r.clash <= s.bound && r.clash != tooMany {
		s.offer(multiHint{nodes: r.clash, class: classContradiction, source: x, on: on, target: x, holds: !on})
	}
}

// common looks for what follows from all sources: h with the target that has the fewest nodes.
func (s *multipleSearch) common(h multiHint) {
	if s.keptOnly && slices.ContainsFunc(s.sources, func(x *reach) bool { return x.bound == 0 }) {
		return
	}
	if s.best.nodes != 0 && s.best.class <= h.class {
		h.nodes = s.best.nodes // to be beaten
	} else {
		h.nodes = s.bound + 1
	}
	ties, found := 0, h
	for _, on := range []bool{true, false} {
		s.both = append(s.both[:0], s.sources[0].row(on)...)
		for _, x := range s.sources[1:] {
			for k, w := range x.row(on) {
				s.both[k] &= w
			}
		}
		for k, w := range s.both {
			for ; w != 0; w &= w - 1 {
				t := k<<6 + bits.TrailingZeros64(w)
				n := s.reaches.total(s.sources, t, on)
				x := s.reaches.cand[t]
				if n > h.nodes || n == h.nodes && (found.nodes == 0 || found.nodes != n || found.holds != on) || on && s.marks.cand[x.Cell].Single() {
					continue
				}
				if n == h.nodes {
					ties++
					continue
				}
				ties = 0
				h.nodes = n
				found = h
				found.target, found.holds = x, on
			}
		}
	}
	if found.target.Digit == 0 {
		return
	}
	if ties > 0 && !s.keptOnly {
		s.firstOf(&found)
	}
	s.offer(found)
}

// firstOf makes the target of h, of those with the same number of nodes, the one that is found first: that comes first in
// what follows from the first source.
func (s *multipleSearch) firstOf(h *multiHint) {
	p := &s.propagation
	watch := p.watch
	p.watch = nil
	p.run(s.marks, s.mode, idOf(h.source.Cell, h.source.Digit), true, h.nodes)
	p.watch = watch
	n := p.nOff
	if h.holds {
		n = p.nOn
	}
	for i := range n {
		x := p.id(ref{i, h.holds})
		t := s.reaches.at(x)
		n := tooMany
		if !slices.ContainsFunc(s.sources, func(r *reach) bool { return !hasBit(r.row(h.holds), t) }) {
			n = s.reaches.total(s.sources, int(t), h.holds)
		}
		if n == h.nodes && !(h.holds && s.marks.cand[x.cell()].Single()) {
			h.target = x.candidate()
			return
		}
	}
}
