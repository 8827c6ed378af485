package dynamic

import (
	"math/bits"
	"slices"

	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/hint"
)

// multiples finds all hints of engine 24 or 25. Its plain version is engine.hints in plainrate. See
// "Nishio, multiple, and dynamic chains" in deduce/rate/README.md.
func (f *innerFinder) multiples(m *grid.Marks, e Engine) {
	s := &f.multiple
	s.Engine, s.marks = e, m
	s.bound = TooMany
	s.reaches.ordered = true
	f.ready = false
	if e.Dynamic {
		f.begin()
		for i, x := range s.reaches.Cand {
			f.contradictions(i, x)
		}
	} else {
		f.Closures.Fill(m)
	}
	for c, has := range m.Cand[:board.Cells] {
		if n := has.Len(); n > 2 || n == 2 && e.Dynamic {
			f.commonFrom(m, board.Cell(c))
		}
	}
}

// begin makes room for what follows from the candidates of the position, where nothing has been followed on it.
func (f *innerFinder) begin() {
	if !f.ready {
		f.ready = true
		f.multiple.reaches.start(f.marks)
		f.best = slices.Grow(f.best[:0], 2*len(f.multiple.reaches.Cand))[:2*len(f.multiple.reaches.Cand)]
		clear(f.best)
		f.offered = 0
	}
}

// contradictions follows the i-th candidate, x, on and off, and adds the hints of contradictions.
func (f *innerFinder) contradictions(i int, x board.Candidate) {
	for _, on := range [2]bool{true, false} {
		f.follow(uint16(i), on)
		if clash := &f.multiple.propagation.Clash; clash.found && f.marks.Cand[x.Cell].Len() >= 2 {
			f.addMultiple(Hint{Nodes: clash.nodes, Class: ClassContradiction, Source: x, On: on, Target: x, Holds: !on})
		}
	}
}

// follow keeps what follows from the i-th candidate being on or off.
func (f *innerFinder) follow(i uint16, on bool) *reach {
	s := &f.multiple
	x := s.reaches.Cand[i]
	r := &s.reaches.all[0][i]
	if on {
		r = &s.reaches.all[1][i]
	}
	s.propagation.Run(s.marks, s.Mode, grid.IDOf(x.Cell, x.Digit), on, TooMany)
	s.reaches.keep(r, &s.propagation)
	return r
}

// commonFrom adds the hints of what follows from both sides of the candidates of a cell, from all places of their digits in a
// unit, and from all of them.
func (f *innerFinder) commonFrom(m *grid.Marks, c board.Cell) {
	r := &f.multiple.reaches
	for ds := m.Cand[c]; ds != 0; ds &= ds - 1 {
		d := ds.First()
		x := board.Candidate{Cell: c, Digit: d}
		if f.multiple.Dynamic && m.Cand[c].Len() >= 3 {
			i := r.Of(c, d)
			f.common(append(f.sources[:0], &r.all[1][i], &r.all[0][i]), Hint{Class: ClassDouble, Source: x})
		}
		for t := range grid.Places[c] {
			at := &grid.Places[c][t]
			f.group = f.group[:0]
			for spots := m.UnitFrom(at, d); spots != 0; spots &= spots - 1 {
				f.group = append(f.group, grid.IDOf(at.Unit.Cell(spots.First()), d))
			}
			if len(f.group) > 0 {
				f.fromGroup(Hint{Class: ClassUnit, Source: x, Unit: at.Unit})
			}
		}
	}
	f.group = f.group[:0]
	for ds := m.Cand[c]; ds != 0; ds &= ds - 1 {
		f.group = append(f.group, grid.IDOf(c, ds.First()))
	}
	f.fromGroup(Hint{Class: ClassCell, Source: board.Candidate{Cell: c, Digit: m.Cand[c].First()}})
}

// fromGroup adds the hints of what follows from all candidates of the group. In a position that does not change nothing
// follows that is not in the closure, so that no candidate need be followed where the closures have nothing in common.
func (f *innerFinder) fromGroup(h Hint) {
	if !f.multiple.Dynamic && !f.Closures.Common(f.group) {
		return
	}
	f.begin()
	f.sources = f.sources[:0]
	r := &f.multiple.reaches
	for _, x := range f.group {
		source := &r.all[1][r.At(x)]
		if source.bound == 0 {
			f.follow(r.At(x), true)
		}
		f.sources = append(f.sources, source)
	}
	f.common(f.sources, h)
}

// common adds a hint for each node that follows from all sources: on nodes before off nodes, in the
// order in which they follow from the first source. Its plain version is search.all in plainrate.
// See "Nishio, multiple, and dynamic chains" in deduce/rate/README.md.
func (f *innerFinder) common(sources []*reach, h Hint) {
	r := &f.multiple.reaches
	for _, on := range []bool{true, false} {
		f.targets = f.targets[:0]
		for k, w := range sources[0].row(on) {
			for _, x := range sources[1:] {
				w &= x.row(on)[k]
			}
			for ; w != 0; w &= w - 1 {
				f.targets = append(f.targets, uint16(k<<6+bits.TrailingZeros64(w)))
			}
		}
		rank := sources[0].ranks(on)
		slices.SortFunc(f.targets, func(a, b uint16) int { return int(rank[a]) - int(rank[b]) })
		for _, t := range f.targets {
			h.Target, h.Holds = r.Cand[t], on
			if on && f.marks.Cand[h.Target.Cell].Single() {
				continue
			}
			h.Nodes = 0
			for _, x := range sources {
				h.Nodes += int(x.counts(on)[t])
			}
			f.addMultiple(h)
		}
	}
}

// addMultiple adds a hint, unless one that removes the same comes before it in the order of hints: of those only the first
// is used. Equal hints are offered in their order.
func (f *innerFinder) addMultiple(m Hint) {
	f.offered++
	best := f.bestOf(m.Target, m.Holds)
	if *best == 0 {
		h := f.room.hint()
		h.removesAt(m.Target.Cell, f.marks.RuledOut(m.Target, m.Holds))
		f.hints = append(f.hints, h)
		*best = uint16(len(f.hints))
	} else if h := f.hints[*best-1]; m.Nodes > h.Nodes || m.Nodes == h.Nodes && m.Class >= h.Class {
		return
	}
	h := f.hints[*best-1]
	h.Nodes, h.Class, h.order, h.From = m.Nodes, m.Class, f.offered, m
	h.Dynamic, h.Rating = f.multiple.Dynamic, f.multiple.Base+hint.Added(m.Nodes)
}

// bestOf is where the best hint stands that comes to x being on or off. In a cell of two candidates one is on where the other
// is off.
func (f *innerFinder) bestOf(x board.Candidate, on bool) *uint16 {
	if others := f.marks.Cand[x.Cell].Without(x.Digit); on && others.Single() {
		x.Digit, on = others.First(), false
	}
	i := 2 * f.multiple.reaches.Of(x.Cell, x.Digit)
	if on {
		i++
	}
	return &f.best[i]
}

// describe makes the details of a hint, which was found on m.
func (f *innerFinder) describe(h *InnerHint, m *grid.Marks) {
	f.room.begin()
	d := describing{f: f, h: h, m: m, p: &f.multiple.propagation, mode: innerMultiple.Mode}
	if h.Dynamic {
		d.mode = innerDynamic.Mode
	}
	x := &h.From
	switch s := x.Source; x.Class {
	case ClassContradiction:
		d.run(s.Cell, s.Digit, x.On, Assumed)
	case ClassDouble:
		d.run(s.Cell, s.Digit, true, Assumed)
		d.run(s.Cell, s.Digit, false, Assumed)
	case ClassCell:
		for ds := m.Cand[s.Cell]; ds != 0; ds &= ds - 1 {
			d.run(s.Cell, ds.First(), true, ByCell)
		}
	case ClassUnit:
		why := byCol
		switch x.Unit.Kind() {
		case 'b':
			why = ByBox
		case 'r':
			why = byRow
		}
		for spots := m.Pos[x.Unit][s.Digit]; spots != 0; spots &= spots - 1 {
			d.run(x.Unit.Cell(spots.First()), s.Digit, true, why)
		}
	}
	for _, e := range d.ends {
		h.Detail.mix(e.id.Candidate(), e.on)
	}
	h.Detail.known, h.Detail.Links = true, f.room.end()
}

// describing is the work on the details of a hint.
type describing struct {
	f    *innerFinder
	h    *InnerHint
	m    *grid.Marks
	p    *Propagation
	mode Mode
	ends []chainEnd
}

// chainEnd is what a chain comes to.
type chainEnd struct {
	id grid.ID
	on bool
}

// run adds the chains from a candidate to what the hint concludes.
func (d *describing) run(c board.Cell, digit board.Digit, on bool, start Cause) {
	d.p.Run(d.m, d.mode, grid.IDOf(c, digit), on, TooMany)
	x := &d.h.From
	if x.Class == ClassContradiction {
		d.follow(start, ref{d.p.Clash.On, true})
		d.follow(start, ref{d.p.Clash.Off, false})
		return
	}
	d.follow(start, d.p.NodeOf(grid.IDOf(x.Target.Cell, x.Target.Digit), x.Holds))
}

// follow adds the chain to an end.
func (d *describing) follow(start Cause, end ref) {
	detail := &d.h.Detail
	for _, a := range d.p.ancestorsOf(end) {
		y := d.p.id(a)
		detail.mix(y.Candidate(), a.On)
		if !a.On {
			continue
		}
		why := d.p.Ons[a.I].Cause
		if why == Assumed {
			why = start
		}
		d.f.room.link(y.Candidate(), why)
	}
	detail.close()
	d.ends = append(d.ends, chainEnd{d.p.id(end), end.On})
}
