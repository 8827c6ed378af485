package rate

import (
	"math/bits"
	"slices"

	"deduku/board"
)

// multiples is engine 24 or 25: all hints. Twin: the method hints of plain.engine. Section 8.5.
func (f *innerFinder) multiples(m *marks, e engine) {
	s := &f.multiple
	s.engine, s.marks = e, m
	s.bound = tooMany
	s.reaches.ordered = true
	f.ready = false
	if e.dynamic {
		f.begin()
		for i, x := range s.reaches.cand {
			f.contradictions(i, x)
		}
	} else {
		f.closures.fill(m)
	}
	for c, has := range m.cand[:board.Cells] {
		if n := has.Len(); n > 2 || n == 2 && e.dynamic {
			f.commonFrom(m, board.Cell(c))
		}
	}
}

// begin makes room for what follows from the candidates of the position, where nothing has been followed on it.
func (f *innerFinder) begin() {
	if !f.ready {
		f.ready = true
		f.multiple.reaches.start(f.marks)
		f.best = slices.Grow(f.best[:0], 2*len(f.multiple.reaches.cand))[:2*len(f.multiple.reaches.cand)]
		clear(f.best)
		f.offered = 0
	}
}

// contradictions follows the i-th candidate, x, on and off, and adds the hints of contradictions.
func (f *innerFinder) contradictions(i int, x board.Candidate) {
	for _, on := range [2]bool{true, false} {
		f.follow(uint16(i), on)
		if clash := &f.multiple.propagation.clash; clash.found && f.marks.cand[x.Cell].Len() >= 2 {
			f.addMultiple(multiHint{nodes: clash.nodes, class: classContradiction, source: x, on: on, target: x, holds: !on})
		}
	}
}

// follow keeps what follows from the i-th candidate being on or off.
func (f *innerFinder) follow(i uint16, on bool) *reach {
	s := &f.multiple
	x := s.reaches.cand[i]
	r := &s.reaches.all[0][i]
	if on {
		r = &s.reaches.all[1][i]
	}
	s.propagation.run(s.marks, s.mode, idOf(x.Cell, x.Digit), on, tooMany)
	s.reaches.keep(r, &s.propagation)
	return r
}

// commonFrom adds the hints of what follows from both sides of the candidates of a cell, from all places of their digits in a
// unit, and from all of them.
func (f *innerFinder) commonFrom(m *marks, c board.Cell) {
	r := &f.multiple.reaches
	for ds := m.cand[c]; ds != 0; ds &= ds - 1 {
		d := ds.First()
		x := board.Candidate{Cell: c, Digit: d}
		if f.multiple.dynamic && m.cand[c].Len() >= 3 {
			i := r.of(c, d)
			f.common(append(f.sources[:0], &r.all[1][i], &r.all[0][i]), multiHint{class: classDouble, source: x})
		}
		for t := range places[c] {
			at := &places[c][t]
			f.group = f.group[:0]
			for spots := m.unitFrom(at, d); spots != 0; spots &= spots - 1 {
				f.group = append(f.group, idOf(at.unit.Cell(spots.First()), d))
			}
			if len(f.group) > 0 {
				f.fromGroup(multiHint{class: classUnit, source: x, unit: at.unit})
			}
		}
	}
	f.group = f.group[:0]
	for ds := m.cand[c]; ds != 0; ds &= ds - 1 {
		f.group = append(f.group, idOf(c, ds.First()))
	}
	f.fromGroup(multiHint{class: classCell, source: board.Candidate{Cell: c, Digit: m.cand[c].First()}})
}

// fromGroup adds the hints of what follows from all candidates of the group. In a position that does not change nothing
// follows that is not in the closure, so that no candidate need be followed where the closures have nothing in common.
func (f *innerFinder) fromGroup(h multiHint) {
	if !f.multiple.dynamic && !f.closures.common(f.group) {
		return
	}
	f.begin()
	f.sources = f.sources[:0]
	r := &f.multiple.reaches
	for _, x := range f.group {
		source := &r.all[1][r.at(x)]
		if source.bound == 0 {
			f.follow(r.at(x), true)
		}
		f.sources = append(f.sources, source)
	}
	f.common(f.sources, h)
}

// common adds a hint for each node that follows from all sources: on nodes before off nodes, in the order in which they
// follow from the first. Twin: the method all of plain.search. Section 8.5.
func (f *innerFinder) common(sources []*reach, h multiHint) {
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
			h.target, h.holds = r.cand[t], on
			if on && f.marks.cand[h.target.Cell].Single() {
				continue
			}
			h.nodes = 0
			for _, x := range sources {
				h.nodes += int(x.counts(on)[t])
			}
			f.addMultiple(h)
		}
	}
}

// addMultiple adds a hint, unless one that removes the same comes before it in the order of hints: of those only the first
// is used. Equal hints are offered in their order.
func (f *innerFinder) addMultiple(m multiHint) {
	f.offered++
	best := f.bestOf(m.target, m.holds)
	if *best == 0 {
		h := f.room.hint()
		h.removesAt(m.target.Cell, f.marks.ruledOut(m.target, m.holds))
		f.hints = append(f.hints, h)
		*best = uint16(len(f.hints))
	} else if h := f.hints[*best-1]; m.nodes > h.nodes || m.nodes == h.nodes && m.class >= h.class {
		return
	}
	h := f.hints[*best-1]
	h.nodes, h.class, h.order, h.from = m.nodes, m.class, f.offered, m
	h.dynamic, h.rating = f.multiple.dynamic, f.multiple.base+added(m.nodes)
}

// bestOf is where the best hint stands that comes to x being on or off. In a cell of two candidates one is on where the other
// is off.
func (f *innerFinder) bestOf(x board.Candidate, on bool) *uint16 {
	if others := f.marks.cand[x.Cell].Without(x.Digit); on && others.Single() {
		x.Digit, on = others.First(), false
	}
	i := 2 * f.multiple.reaches.of(x.Cell, x.Digit)
	if on {
		i++
	}
	return &f.best[i]
}

// describe makes the details of a hint, which was found on m.
func (f *innerFinder) describe(h *innerHint, m *marks) {
	f.room.begin()
	d := describing{f: f, h: h, m: m, p: &f.multiple.propagation, mode: innerMultiple.mode}
	if h.dynamic {
		d.mode = innerDynamic.mode
	}
	x := &h.from
	switch s := x.source; x.class {
	case classContradiction:
		d.run(s.Cell, s.Digit, x.on, assumed)
	case classDouble:
		d.run(s.Cell, s.Digit, true, assumed)
		d.run(s.Cell, s.Digit, false, assumed)
	case classCell:
		for ds := m.cand[s.Cell]; ds != 0; ds &= ds - 1 {
			d.run(s.Cell, ds.First(), true, byCell)
		}
	case classUnit:
		why := byCol
		switch x.unit.Kind() {
		case 'b':
			why = byBox
		case 'r':
			why = byRow
		}
		for spots := m.pos[x.unit][s.Digit]; spots != 0; spots &= spots - 1 {
			d.run(x.unit.Cell(spots.First()), s.Digit, true, why)
		}
	}
	for _, e := range d.ends {
		h.detail.mix(e.id.candidate(), e.on)
	}
	h.detail.known, h.detail.links = true, f.room.end()
}

// describing is the work on the details of a hint.
type describing struct {
	f    *innerFinder
	h    *innerHint
	m    *marks
	p    *propagation
	mode mode
	ends []chainEnd
}

// chainEnd is what a chain comes to.
type chainEnd struct {
	id id
	on bool
}

// run adds the chains from a candidate to what the hint concludes.
func (d *describing) run(c board.Cell, digit board.Digit, on bool, start cause) {
	d.p.run(d.m, d.mode, idOf(c, digit), on, tooMany)
	x := &d.h.from
	if x.class == classContradiction {
		d.follow(start, ref{d.p.clash.on, true})
		d.follow(start, ref{d.p.clash.off, false})
		return
	}
	d.follow(start, d.p.nodeOf(idOf(x.target.Cell, x.target.Digit), x.holds))
}

// follow adds the chain to an end.
func (d *describing) follow(start cause, end ref) {
	detail := &d.h.detail
	for _, a := range d.p.ancestorsOf(end) {
		y := d.p.id(a)
		detail.mix(y.candidate(), a.on)
		if !a.on {
			continue
		}
		why := d.p.ons[a.i].cause
		if why == assumed {
			why = start
		}
		d.f.room.link(y.candidate(), why)
	}
	detail.close()
	d.ends = append(d.ends, chainEnd{d.p.id(end), end.on})
}
