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
	s.reaches.start(m)
	for i := range s.reaches.cand {
		f.follow(m, i, true)
		if s.dynamic {
			f.follow(m, i, false)
		}
	}
	for c, has := range m.cand[:board.Cells] {
		if n := has.Len(); n > 2 || n == 2 && s.dynamic {
			f.commonFrom(m, board.Cell(c))
		}
	}
}

// follow keeps what follows from the i-th candidate being on or off, and adds the hint of a contradiction.
func (f *innerFinder) follow(m *marks, i int, on bool) {
	s := &f.multiple
	x := s.reaches.cand[i]
	s.propagation.run(m, s.mode, idOf(x.Cell, x.Digit), on, tooMany)
	side, place := 1, uint32(2*i)
	if !on {
		side, place = 0, place+1
	}
	s.reaches.keep(&s.reaches.all[side][i], &s.propagation)
	if clash := &s.propagation.clash; s.dynamic && clash.found && m.cand[x.Cell].Len() >= 2 {
		f.addMultiple(multiHint{nodes: clash.nodes, class: classContradiction, source: x, on: on, target: x, holds: !on}, place)
	}
}

// commonFrom adds the hints of what follows from both sides of the candidates of a cell, from all places of their digits in a
// unit, and from all of them.
func (f *innerFinder) commonFrom(m *marks, c board.Cell) {
	s := &f.multiple
	var all []*reach
	for ds := m.cand[c]; ds != 0; ds &= ds - 1 {
		d := ds.First()
		i := s.reaches.of(c, d)
		on, off := &s.reaches.all[1][i], &s.reaches.all[0][i]
		all = append(all, on)
		x := board.Candidate{Cell: c, Digit: d}
		if s.dynamic && m.cand[c].Len() >= 3 {
			f.common([]*reach{on, off}, multiHint{class: classDouble, source: x})
		}
		for t := range places[c] {
			at := &places[c][t]
			var sources []*reach
			for spots := m.unitFrom(at, d); spots != 0; spots &= spots - 1 {
				sources = append(sources, &s.reaches.all[1][s.reaches.of(at.unit.Cell(spots.First()), d)])
			}
			if len(sources) > 0 {
				f.common(sources, multiHint{class: classUnit, source: x, unit: at.unit})
			}
		}
	}
	f.common(all, multiHint{class: classCell, source: board.Candidate{Cell: c, Digit: m.cand[c].First()}})
}

// common adds a hint for each node that follows from all sources: on nodes before off nodes, in the order in which they
// follow from the first. Twin: the method all of plain.search. Section 8.5.
func (f *innerFinder) common(sources []*reach, h multiHint) {
	r := &f.multiple.reaches
	for _, on := range []bool{true, false} {
		both := slices.Clone(sources[0].row(on))
		for _, x := range sources[1:] {
			for k, w := range x.row(on) {
				both[k] &= w
			}
		}
		var targets []uint16
		for k, w := range both {
			for ; w != 0; w &= w - 1 {
				targets = append(targets, uint16(k<<6+bits.TrailingZeros64(w)))
			}
		}
		rank := sources[0].ranks(on)
		slices.SortFunc(targets, func(a, b uint16) int { return int(rank[a]) - int(rank[b]) })
		for _, t := range targets {
			h.target, h.holds = r.cand[t], on
			if on && f.marks.cand[h.target.Cell].Single() {
				continue
			}
			h.nodes = 0
			for _, x := range sources {
				h.nodes += int(x.counts(on)[t])
			}
			f.addMultiple(h, uint32(len(f.hints)))
		}
	}
}

func (f *innerFinder) addMultiple(m multiHint, place uint32) {
	h := &innerHint{nodes: m.nodes, class: m.class, order: place, from: m, dynamic: f.multiple.dynamic, rating: f.multiple.base + added(m.nodes)}
	h.cells, h.out = []board.Cell{m.target.Cell}, []board.DigitSet{f.marks.ruledOut(m.target, m.holds)}
	f.hints = append(f.hints, h)
}

// describe makes the details of a hint, which was found on m.
func (f *innerFinder) describe(h *innerHint, m *marks) {
	h.detail = new(innerDetail)
	d := describing{h: h, m: m, p: &f.multiple.propagation, mode: innerMultiple.mode}
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
}

// describing is the work on the details of a hint.
type describing struct {
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
	detail := d.h.detail
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
		detail.link(y.candidate(), why)
	}
	detail.close()
	d.ends = append(d.ends, chainEnd{d.p.id(end), end.on})
}
