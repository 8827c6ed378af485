package plainrate

import "deduku/board"

// engine is one of the chain engines 23 and up.
type engine struct {
	nishio, dynamic, multiple bool
	level                     int // of the rules used inside chains
	limit                     int // at level 4 the level of the dynamic engine inside
}

// clash is a contradiction: the candidate that is on and the same candidate off.
type clash struct{ on, off *chainNode }

// reach is all that follows from an assumption. Quirk: up to a contradiction only, and used even so.
type reach struct {
	on, off *nodes
	clash   *clash
}

// propagate follows the assumption. On nodes precede off nodes, one node at a time.
func (e *engine) propagate(base *Grid, source *chainNode) reach {
	r := reach{on: new(nodes), off: new(nodes)}
	grid := *base
	l := links{grid: &grid, base: base, cell: !e.nishio, unit: true, off: r.off}
	var onQ, offQ []*chainNode
	if source.on {
		r.on.add(source)
		onQ = append(onQ, source)
	} else {
		r.off.add(source)
		offQ = append(offQ, source)
	}
	for {
		switch {
		case len(onQ) > 0:
			p := onQ[0]
			onQ = onQ[1:]
			for _, o := range l.weak(p) {
				if n := r.on.get(o.Candidate); n != nil {
					r.clash = &clash{n, o}
					return r
				}
				if r.off.add(o) {
					offQ = append(offQ, o)
				}
			}
		case len(offQ) > 0:
			p := offQ[0]
			offQ = offQ[1:]
			list := l.strong(p)
			if e.dynamic {
				grid.Cand[p.Cell] = grid.Cand[p.Cell].Without(p.Digit)
			}
			for _, n := range list {
				if o := r.off.get(n.Candidate); o != nil {
					r.clash = &clash{n, o}
					return r
				}
				if r.on.add(n) {
					onQ = append(onQ, n)
				}
			}
		default:
			more := false
			if e.level > 0 {
				for _, o := range e.advanced(&grid, base, r.off) {
					if r.off.add(o) {
						offQ = append(offQ, o)
						more = true
					}
				}
			}
			if !more {
				return r
			}
		}
	}
}

// search is one run of an engine over a position.
type search struct {
	*engine
	g      *Grid
	suffix string
	base   float64
	hints  []*Hint
}

// hints are the sorted hints of an engine.
func (e *engine) hints(g *Grid) []*Hint {
	s := search{engine: e, g: g, base: 8.0}
	switch {
	case e.nishio:
		s.base = 7.5
	case e.dynamic:
		s.base = 8.5 + 0.5*float64(e.level)
		s.suffix = [...]string{"", "+", "+fc", "+mfc", "+dfc"}[e.level]
	}
	// Quirk: only dynamic engines start at cells of two candidates, which also hides the unit chains that begin there.
	for c, has := range g.Cand {
		if n := has.Len(); n > 2 || n == 2 && e.dynamic {
			s.cell(board.Cell(c))
		}
	}
	return sorted(s.hints)
}

func (s *search) cell(c board.Cell) {
	has := s.g.Cand[c]
	var on, off []reach // of each digit: what follows if it is on, if it is off
	for d := range has.All() {
		a := s.propagate(s.g, node(c, d, true, assumed))
		b := s.propagate(s.g, node(c, d, false, assumed))
		on, off = append(on, a), append(off, b)
		if s.dynamic {
			s.contradiction(a.clash, board.Candidate{Cell: c, Digit: d}, false)
			s.contradiction(b.clash, board.Candidate{Cell: c, Digit: d}, true)
		}
		if s.nishio {
			continue
		}
		if s.dynamic && has.Len() >= 3 {
			s.all([]reach{a, b}, "dyn-double", 1, assumed)
		}
		s.unit(c, d, a)
	}
	if s.nishio || !(has.Len() == 2 || s.multiple) {
		return
	}
	technique := "cell-fc"
	if s.dynamic {
		technique = "dyn-cell"
	}
	s.all(on, technique, 5, byCell)
}

func (s *search) contradiction(a *clash, x board.Candidate, holds bool) {
	if a == nil {
		return
	}
	technique := "dyn-contradiction"
	if s.nishio {
		technique = "nishio"
	}
	s.add(technique, 7, x, holds, a.on, a.off)
}

// unit is chains from each place of d in the units in which c is the first place.
func (s *search) unit(c board.Cell, d board.Digit, first reach) {
	for _, t := range boxRowCol {
		u := t.of(c)
		p := s.g.pos(u, d)
		if u.Cell(p.First()) != c || !(p.Len() == 2 || s.multiple && p.Len() > 2) {
			continue
		}
		sets := []reach{first}
		for i := range p.All() {
			if q := u.Cell(i); q != c {
				sets = append(sets, s.propagate(s.g, node(q, d, true, assumed)))
			}
		}
		technique := "region-fc"
		if s.dynamic {
			technique = "dyn-region"
		}
		s.all(sets, technique, 6, by(t))
	}
}

// all concludes what follows from each of the assumptions.
func (s *search) all(sets []reach, technique string, class int, start cause) {
	on, off := sets[0].on, sets[0].off
	for _, r := range sets[1:] {
		on, off = on.and(r.on), off.and(r.off)
	}
	for _, n := range append(on.list, off.list...) {
		ends := make([]*chainNode, len(sets))
		for i, r := range sets {
			if ends[i] = r.off.get(n.Candidate); n.on {
				ends[i] = r.on.get(n.Candidate)
			}
		}
		if h := s.add(technique, class, n.Candidate, n.on, ends...); h != nil {
			h.start = start
		}
	}
}

// add makes the hint, nil if it removes nothing.
func (s *search) add(technique string, class int, x board.Candidate, holds bool, ends ...*chainNode) *Hint {
	h := &Hint{Technique: technique + s.suffix, class: class, ends: ends}
	if h.conclude(s.g, x, holds); !h.worthy() {
		return nil
	}
	h.count(s.base, ends...)
	s.hints = append(s.hints, h)
	return h
}
