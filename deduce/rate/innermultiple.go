package rate

import (
	"math/bits"
	"slices"

	"deduku/board"
)

// multiples is engine 24 or 25: all hints.
func (f *innerFinder) multiples(m *marks, e engine) {
	s := &f.multiple
	s.engine, s.marks = e, m
	s.bound = tooMany
	s.reaches.ordered = true
	s.reaches.start(m)
	for i, x := range s.reaches.cand {
		for _, on := range []bool{true, false} {
			if !on && !s.dynamic {
				continue
			}
			s.propagation.run(m, s.mode, idOf(x.Cell, x.Digit), on, tooMany)
			side := 0
			if on {
				side = 1
			}
			s.reaches.keep(&s.reaches.all[side][i], &s.propagation)
			if clash := &s.propagation.clash; s.dynamic && clash.found && m.cand[x.Cell].Len() >= 2 {
				h := multi{nodes: clash.nodes, class: classContradiction, source: x, on: on, target: x, holds: !on}
				f.addMultiple(h, uint32(2*i+1-side))
			}
		}
	}
	for c, has := range m.cand[:board.Cells] {
		n := has.Len()
		if n < 2 || n == 2 && !s.dynamic {
			continue
		}
		var all []*reach
		for ds := has; ds != 0; ds &= ds - 1 {
			d := ds.First()
			i := s.reaches.of(board.Cell(c), d)
			on, off := &s.reaches.all[1][i], &s.reaches.all[0][i]
			all = append(all, on)
			x := board.Candidate{Cell: board.Cell(c), Digit: d}
			if s.dynamic && n >= 3 {
				f.common([]*reach{on, off}, multi{class: classDouble, source: x})
			}
			for t := range places[c] {
				at := &places[c][t]
				spots := m.unitFrom(at, d)
				if spots == 0 {
					continue
				}
				var sources []*reach
				for ; spots != 0; spots &= spots - 1 {
					sources = append(sources, &s.reaches.all[1][s.reaches.of(at.unit.Cell(spots.First()), d)])
				}
				f.common(sources, multi{class: classUnit, source: x, unit: at.unit})
			}
		}
		f.common(all, multi{class: classCell, source: board.Candidate{Cell: board.Cell(c), Digit: has.First()}})
	}
}

// common adds a hint for each node that follows from all sources: on nodes before off nodes, in the order in which they
// follow from the first.
func (f *innerFinder) common(sources []*reach, h multi) {
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

func (f *innerFinder) addMultiple(m multi, place uint32) {
	h := &innerHint{nodes: m.nodes, class: m.class, place: place, from: m, dynamic: f.multiple.dynamic, rating: f.multiple.base + added(m.nodes)}
	h.cells, h.out = []board.Cell{m.target.Cell}, []board.DigitSet{f.marks.ruledOut(m.target, m.holds)}
	f.hints = append(f.hints, h)
}

// describe makes the details of a hint, which was found on m.
func (f *innerFinder) describe(h *innerHint, m *marks) {
	h.detail = new(innerDetail)
	x := &h.from
	p := &f.multiple.propagation
	e := innerMultiple
	if h.dynamic {
		e = innerDynamic
	}
	var ends []ref
	var said []id
	// follow adds the chains to ends.
	follow := func(start cause, targets ...ref) {
		for _, t := range targets {
			for _, a := range p.ancestorsOf(t) {
				y := p.id(a)
				h.detail.mix(y.cell(), y.digit(), a.on)
				if !a.on {
					continue
				}
				why := p.ons[a.i].cause
				if why == assumed {
					why = start
				}
				h.detail.links = append(h.detail.links, innerLink{y.cell(), y.digit(), why})
			}
			h.detail.mix(board.Cells, 0, false)
			ends = append(ends, t)
			said = append(said, p.id(t))
		}
	}
	run := func(c board.Cell, d board.Digit, on bool, start cause) {
		p.run(m, e.mode, idOf(c, d), on, tooMany)
		if x.class == classContradiction {
			follow(start, ref{p.clash.on, true}, ref{p.clash.off, false})
			return
		}
		follow(start, p.place(idOf(x.target.Cell, x.target.Digit), x.holds))
	}
	switch s := x.source; x.class {
	case classContradiction:
		run(s.Cell, s.Digit, x.on, assumed)
	case classDouble:
		run(s.Cell, s.Digit, true, assumed)
		run(s.Cell, s.Digit, false, assumed)
	case classCell:
		for ds := m.cand[s.Cell]; ds != 0; ds &= ds - 1 {
			run(s.Cell, ds.First(), true, byCell)
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
			run(x.unit.Cell(spots.First()), s.Digit, true, why)
		}
	}
	for i, n := range ends {
		h.detail.mix(said[i].cell(), said[i].digit(), n.on)
	}
}
