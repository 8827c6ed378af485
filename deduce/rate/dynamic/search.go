package dynamic

import (
	"math/bits"
	"slices"

	"deduku/board"
	"deduku/deduce/rate/grid"
)

// Engine is what tells one of the engines of multiple chains from the others.
type Engine struct {
	Mode
	Dynamic bool
	Base    float64
}

// Engines are the producers 24 to 29: multiple chains, dynamic ones, these with rules inside, with chains inside.
var Engines = [...]Engine{
	{Mode: Mode{cells: true}, Base: 8.0},
	{Mode: Mode{cells: true, Removes: true}, Dynamic: true, Base: 8.5},
	{Mode: Mode{cells: true, Removes: true, Level: 1}, Dynamic: true, Base: 9.0},
	{Mode: Mode{cells: true, Removes: true, Level: 2}, Dynamic: true, Base: 9.5},
	{Mode: Mode{cells: true, Removes: true, Level: 3}, Dynamic: true, Base: 10.0},
	{Mode: Mode{cells: true, Removes: true, Level: 4}, Dynamic: true, Base: 10.5},
}

// The classes of hints: of equal nodes the smaller class is applied.
const (
	ClassDouble = 1 + iota
	ClassCell
	ClassUnit
	ClassContradiction
)

// Hint is a hint of an engine of multiple chains.
type Hint struct {
	Nodes  int // zero where there is none
	Class  int
	Source board.Candidate // the first of those that the chains start from
	Unit   board.Unit      // of a hint of class unit
	On     bool            // of a contradiction: what the assumption was
	Target board.Candidate
	Holds  bool // the target is true
}

// Search looks for the best hint of an engine.
type Search struct {
	Engine
	marks       *grid.Marks
	reaches     reaches
	propagation Propagation
	Best        Hint
	bound       int // of nodes
	sources     []*reach
	both        []uint64

	// Of engine 25, whose reaches are kept from step to step.
	Kept      bool       // there are reaches of the step before
	reused    bool       // and some of them still hold
	was       grid.Marks // the position that they were made in
	gone      []uint64   // candidates that have gone since
	remaining []uint64   // candidates that have not
	followTo  int        // the bound up to which assumptions are followed; hints found meanwhile lower bound, not this
	keptOnly  bool       // nothing is followed anew
}

// bounds are the numbers of nodes up to which hints are looked for, one after the other until there is one.
var bounds = [...]int{12, 16, 20, 24, 32, 40, 48, 64, 96, 128, 192, TooMany}

// boundFor is the place of the first bound that is n or more.
func boundFor(n int) int {
	i := 0
	for bounds[i] < n {
		i++
	}
	return i
}

// Find returns the best hint of engine e, 25 or up. The hint has 0 nodes if there is none or if the
// search was stopped. Its plain versions are Engine(25) to Engine(29) in plainrate. See "Nishio,
// multiple, and dynamic chains" in deduce/rate/README.md.
func (s *Search) Find(e Engine, p *grid.Position, lists *InnerLists) *Hint {
	at := s.start(e, p, lists)
	if n := s.leastKept(); n != 0 {
		at = boundFor(n)
	}
	for ; at < len(bounds); at++ {
		s.Best, s.bound, s.followTo = Hint{}, bounds[at], bounds[at]
		s.search()
		if s.Best.Nodes != 0 || lists.Stop() {
			break
		}
	}
	return &s.Best
}

// start makes the search ready for the position, and gives the place of the first bound.
func (s *Search) start(e Engine, p *grid.Position, lists *InnerLists) int {
	s.Engine, s.marks = e, &p.Marks
	s.propagation.Position, s.propagation.Lists = p, lists
	s.reaches.ordered = e.Level > 1
	if e.Level > 0 {
		s.reaches.start(&p.Marks)
		return len(bounds) - 1
	}
	at := boundFor(max(s.Best.Nodes, 12))
	if s.reused = s.Kept && s.update(); s.reused {
		return at
	}
	s.Kept = true
	s.was = p.Marks
	s.reaches.start(&p.Marks)
	s.gone = grid.Zeros(s.gone, s.reaches.Width)
	s.propagation.watch = &watch{&s.reaches.Numbers, nil}
	return at
}

// offer makes h the best hint where it precedes what is there; hints are offered in the order in which they are found.
func (s *Search) offer(h Hint) {
	if s.Best.Nodes == 0 || h.Nodes < s.Best.Nodes || h.Nodes == s.Best.Nodes && h.Class < s.Best.Class {
		s.Best = h
		s.bound = h.Nodes
	}
}

// search goes through the assumptions and groups in the reference's order. Its plain versions are
// engine.hints and search.cell in plainrate. All three follow the main loop in
// deduce/rate/README.md, "Nishio, multiple, and dynamic chains", step by step.
func (s *Search) search() {
	for i, x := range s.reaches.Cand {
		if !s.marks.Cand[x.Cell].Has(x.Digit) {
			continue
		}
		if s.propagation.Lists.Stop() {
			return
		}
		s.assume(i, x, true)
		s.assume(i, x, false)
		if s.marks.Cand[x.Cell].Len() >= 3 {
			s.sources = append(s.sources[:0], &s.reaches.all[1][i], &s.reaches.all[0][i])
			s.common(Hint{Class: ClassDouble, Source: x})
		}
	}
	for c, has := range s.marks.Cand[:board.Cells] {
		n := has.Len()
		if n < 2 {
			continue
		}
		s.sources = s.sources[:0]
		for ds := has; ds != 0; ds &= ds - 1 {
			s.sources = append(s.sources, &s.reaches.all[1][s.reaches.Of(board.Cell(c), ds.First())])
		}
		s.common(Hint{Class: ClassCell, Source: board.Candidate{Cell: board.Cell(c), Digit: has.First()}})
		for ds := has; ds != 0; ds &= ds - 1 {
			for t := range grid.Places[c] {
				s.unit(board.Cell(c), ds.First(), &grid.Places[c][t])
			}
		}
	}
}

// unit looks at chains from all places of d in a unit of which c is the first.
func (s *Search) unit(c board.Cell, d board.Digit, at *grid.Place) {
	spots := s.marks.UnitFrom(at, d)
	if spots == 0 {
		return
	}
	s.sources = s.sources[:0]
	for ; spots != 0; spots &= spots - 1 {
		s.sources = append(s.sources, &s.reaches.all[1][s.reaches.Of(at.Unit.Cell(spots.First()), d)])
	}
	s.common(Hint{Class: ClassUnit, Source: board.Candidate{Cell: c, Digit: d}, Unit: at.Unit})
}

// assume follows the assumption that the i-th candidate, x, is on or off.
func (s *Search) assume(i int, x board.Candidate, on bool) {
	side := 0
	if on {
		side = 1
	}
	r := &s.reaches.all[side][i]
	if s.Level > 0 || r.bound < s.bound && !s.keptOnly {
		bound := s.followTo
		if s.Level > 0 {
			bound = s.bound
		}
		p := &s.propagation
		if p.watch != nil {
			clear(r.depends)
			p.watch.row = r.depends
		}
		p.Run(s.marks, s.Mode, grid.IDOf(x.Cell, x.Digit), on, bound)
		s.reaches.keep(r, p)
	}
	if r.bound > 0 && r.clash <= s.bound && r.clash != TooMany {
		s.offer(Hint{Nodes: r.clash, Class: ClassContradiction, Source: x, On: on, Target: x, Holds: !on})
	}
}

// common looks for what follows from all sources: h with the target that has the fewest nodes.
func (s *Search) common(h Hint) {
	if s.keptOnly && slices.ContainsFunc(s.sources, func(x *reach) bool { return x.bound == 0 }) {
		return
	}
	if s.Best.Nodes != 0 && s.Best.Class <= h.Class {
		h.Nodes = s.Best.Nodes // to be beaten
	} else {
		h.Nodes = s.bound + 1
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
				x := s.reaches.Cand[t]
				if n > h.Nodes || n == h.Nodes && (found.Nodes == 0 || found.Nodes != n || found.Holds != on) || on && s.marks.Cand[x.Cell].Single() {
					continue
				}
				if n == h.Nodes {
					ties++
					continue
				}
				ties = 0
				h.Nodes = n
				found = h
				found.Target, found.Holds = x, on
			}
		}
	}
	if found.Target.Digit == 0 {
		return
	}
	if ties > 0 && !s.keptOnly {
		s.firstOf(&found)
	}
	s.offer(found)
}

// firstOf makes the target of h, of those with the same number of nodes, the one that is found first: that comes first in
// what follows from the first source.
func (s *Search) firstOf(h *Hint) {
	p := &s.propagation
	watch := p.watch
	p.watch = nil
	p.Run(s.marks, s.Mode, grid.IDOf(h.Source.Cell, h.Source.Digit), true, h.Nodes)
	p.watch = watch
	n := p.nOff
	if h.Holds {
		n = p.NOn
	}
	for i := range n {
		x := p.id(ref{i, h.Holds})
		t := s.reaches.At(x)
		n := TooMany
		if !slices.ContainsFunc(s.sources, func(r *reach) bool { return !grid.HasBit(r.row(h.Holds), t) }) {
			n = s.reaches.total(s.sources, int(t), h.Holds)
		}
		if n == h.Nodes && !(h.Holds && s.marks.Cand[x.Cell()].Single()) {
			h.Target = x.Candidate()
			return
		}
	}
}
