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

// reach is what follows from an assumption, of what rests on no more nodes than were asked for.
type reach struct {
	on, off           []uint64 // rows of candidates
	onCount, offCount []uint16 // of each candidate in them, the nodes that it rests on
	onRank, offRank   []uint16 // its place in the order in which it was found
	onNest, offNest   []int32  // of those that rest on chains inside the chains, where these are listed; zero of others
}

// reaches are the two reaches of each candidate: if it is on, if it is off.
type reaches struct {
	numbers
	all   [2][]reach
	words []uint64
	count []uint16
	nest  []int32
	met   []uint64
	nests []nest // lists of chains, each behind a number of them
}

// nest is a chain inside chains.
type nest struct {
	chains uint64 // equal for equal chains
	nodes  int
}

// numbers are the candidates of a position, numbered in the order of their cells and digits.
type numbers struct {
	cand   []board.Candidate
	number [board.Cells][10]uint16
	width  int // words of a row of candidates
}

func (n *numbers) set(m *marks) {
	n.cand = n.cand[:0]
	for c, s := range m.cand {
		for ; s != 0; s &= s - 1 {
			n.number[c][s.First()] = uint16(len(n.cand))
			n.cand = append(n.cand, board.Candidate{Cell: board.Cell(c), Digit: s.First()})
		}
	}
	n.width = (len(n.cand) + 63) / 64
}

// start makes room for the candidates of the position.
func (r *reaches) start(m *marks) {
	r.set(m)
	n, w := len(r.cand), r.width
	if cap(r.words) < 4*n*w {
		r.words = make([]uint64, 6*n*w)
	}
	if cap(r.count) < 8*n*n {
		r.count = make([]uint16, 10*n*n)
		r.nest = make([]int32, 5*n*n)
	}
	r.nests = append(r.nests[:0], nest{})
	words, count, nest := r.words[:cap(r.words)], r.count[:cap(r.count)], r.nest[:cap(r.nest)]
	for side := range r.all {
		r.all[side] = r.all[side][:0]
		for range n {
			r.all[side] = append(r.all[side], reach{words[:w:w], words[w : 2*w : 2*w], count[:n:n], count[n : 2*n : 2*n], count[2*n : 3*n : 3*n], count[3*n : 4*n : 4*n], nest[:n:n], nest[n : 2*n : 2*n]})
			words, count, nest = words[2*w:], count[4*n:], nest[2*n:]
		}
	}
}

// keep makes x what the propagation has reached.
func (r *reaches) keep(x *reach, p *propagation) {
	clear(x.on)
	clear(x.off)
	nodes := p.nodes
	if p.clash.found {
		nodes = nodes[:len(nodes)-1]
	}
	for i := range nodes {
		n := &nodes[i]
		if n.count == tooMany {
			continue
		}
		k := r.number[n.cell][n.digit]
		if n.on {
			setBit(x.on, k)
			x.onCount[k], x.onRank[k], x.onNest[k] = n.count, uint16(i), r.keepNest(p, i)
		} else {
			setBit(x.off, k)
			x.offCount[k], x.offRank[k], x.offNest[k] = n.count, uint16(i), r.keepNest(p, i)
		}
	}
}

// keepNest lists the chains inside what the i-th node rests on, and gives the place of the list.
func (r *reaches) keepNest(p *propagation, i int) int32 {
	if len(p.inside) == 0 {
		return 0
	}
	p.nests = p.nests[:0]
	p.addNests(i)
	if len(p.nests) == 0 {
		return 0
	}
	at := len(r.nests)
	r.nests = append(r.nests, nest{nodes: len(p.nests)})
	r.nests = append(r.nests, p.nests...)
	return int32(at)
}

// nestAt is the list at i.
func (r *reaches) nestAt(i int32) []nest {
	return r.nests[i+1 : int(i)+1+r.nests[i].nodes]
}

// total is the number of nodes of a hint: of the chains from the sources to the t-th candidate, those of equal chains inside
// them counted once.
func (r *reaches) total(sources []*reach, t int, on bool) int {
	n, nested := 0, 0
	for _, x := range sources {
		n += int(x.counts(on)[t])
		if x.nest(on)[t] != 0 {
			nested++
		}
	}
	if nested < 2 {
		return n
	}
	r.met = r.met[:0]
	for _, x := range sources {
		for _, a := range r.nestAt(x.nest(on)[t]) {
			if x.nest(on)[t] == 0 {
				break
			}
			if slices.Contains(r.met, a.chains) {
				n -= a.nodes
				continue
			}
			r.met = append(r.met, a.chains)
		}
	}
	return n
}

// The classes of hints: of equal nodes the smaller class is applied.
const (
	classDouble = 1 + iota
	classCell
	classUnit
	classContradiction
)

// multi is a hint of an engine of multiple chains.
type multi struct {
	nodes  int // zero where there is none
	class  int
	source board.Candidate // the first of those that the chains start from
	unit   board.Unit      // of a hint of class unit
	on     bool            // of a contradiction: what the assumption was
	target board.Candidate
	holds  bool // the target is true
}

// multiple looks for the best hint of an engine.
type multiple struct {
	engine
	marks       *marks
	reaches     reaches
	propagation propagation
	best        multi
	bound       int
	sources     []*reach
	both        []uint64
}

// multipleChains is engine 24 and up.
func (r *rater) multipleChains(e engine) bool {
	s := &r.multiple
	s.engine, s.marks = e, &r.marks
	s.propagation.position, s.propagation.lists = &r.position, &r.lists
	s.reaches.start(&r.marks)
	for s.bound = 16; ; s.bound *= 2 {
		s.best = multi{}
		if s.bound > 200 {
			s.bound = tooMany
		}
		s.search()
		if s.best.nodes != 0 || s.bound == tooMany {
			break
		}
	}
	if s.best.nodes == 0 {
		return false
	}
	r.multipleHint(e, &s.best)
	return true
}

// offer makes h the best hint where it precedes what is there; hints are offered in the order in which they are found.
func (s *multiple) offer(h multi) {
	if s.best.nodes == 0 || h.nodes < s.best.nodes || h.nodes == s.best.nodes && h.class < s.best.class {
		s.best = h
		s.bound = h.nodes
	}
}

func (s *multiple) search() {
	for i, x := range s.reaches.cand {
		s.assume(i, x, true)
		if !s.dynamic {
			continue
		}
		s.assume(i, x, false)
		if s.marks.cand[x.Cell].Len() >= 3 {
			s.sources = append(s.sources[:0], &s.reaches.all[1][i], &s.reaches.all[0][i])
			s.common(multi{class: classDouble, source: x})
		}
	}
	for c, has := range s.marks.cand {
		n := has.Len()
		if n < 2 || n == 2 && !s.dynamic {
			continue
		}
		s.sources = s.sources[:0]
		for ds := has; ds != 0; ds &= ds - 1 {
			s.sources = append(s.sources, &s.reaches.all[1][s.reaches.number[c][ds.First()]])
		}
		s.common(multi{class: classCell, source: board.Candidate{Cell: board.Cell(c), Digit: has.First()}})
		for ds := has; ds != 0; ds &= ds - 1 {
			for t := range places[c] {
				s.unit(board.Cell(c), ds.First(), &places[c][t])
			}
		}
	}
}

// unit looks at chains from all places of d in a unit of which c is the first.
func (s *multiple) unit(c board.Cell, d board.Digit, at *place) {
	spots := s.marks.pos[at.unit][d]
	if spots&(at.spot-1) != 0 || spots.Single() {
		return
	}
	s.sources = s.sources[:0]
	for ; spots != 0; spots &= spots - 1 {
		s.sources = append(s.sources, &s.reaches.all[1][s.reaches.number[at.unit.Cell(spots.First())][d]])
	}
	s.common(multi{class: classUnit, source: board.Candidate{Cell: c, Digit: d}, unit: at.unit})
}

// assume follows the assumption that the i-th candidate, x, is on or off.
func (s *multiple) assume(i int, x board.Candidate, on bool) {
	p := &s.propagation
	p.run(s.marks, s.mode, x.Cell, x.Digit, on, s.bound)
	if s.dynamic && p.clash.found && p.clash.nodes <= s.bound {
		s.offer(multi{nodes: p.clash.nodes, class: classContradiction, source: x, on: on, target: x, holds: !on})
	}
	side := 0
	if on {
		side = 1
	}
	s.reaches.keep(&s.reaches.all[side][i], p)
}

// common looks for what follows from all sources: h with the target that has the fewest nodes.
func (s *multiple) common(h multi) {
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
	if ties > 0 {
		s.firstOf(&found)
	}
	s.offer(found)
}

func (r *reach) row(on bool) []uint64 {
	if on {
		return r.on
	}
	return r.off
}

func (r *reach) counts(on bool) []uint16 {
	if on {
		return r.onCount
	}
	return r.offCount
}

func (r *reach) ranks(on bool) []uint16 {
	if on {
		return r.onRank
	}
	return r.offRank
}

func (r *reach) nest(on bool) []int32 {
	if on {
		return r.onNest
	}
	return r.offNest
}

// firstOf makes the target of h, of those with the same number of nodes, the one that is found first: that comes first in
// what follows from the first source.
func (s *multiple) firstOf(h *multi) {
	p := &s.propagation
	p.run(s.marks, s.mode, h.source.Cell, h.source.Digit, true, h.nodes)
	for i := range p.nodes {
		x := &p.nodes[i]
		if x.on != h.holds {
			continue
		}
		t := s.reaches.number[x.cell][x.digit]
		n := tooMany
		if !slices.ContainsFunc(s.sources, func(r *reach) bool { return !hasBit(r.row(x.on), t) }) {
			n = s.reaches.total(s.sources, int(t), x.on)
		}
		if n == h.nodes && !(x.on && s.marks.cand[x.cell].Single()) {
			h.target = board.Candidate{Cell: x.cell, Digit: x.digit}
			return
		}
	}
}

// multipleHint makes the hint that of m.
func (r *rater) multipleHint(e engine, m *multi) {
	t := [...]technique{classDouble: double, classCell: dynamicCell, classUnit: dynamicUnit, classContradiction: contradiction}[m.class]
	if !e.dynamic {
		t = [...]technique{classCell: cellChain, classUnit: unitChain}[m.class]
	}
	r.hint.start(t, e.base+added(m.nodes))
	r.hint.nodes, r.hint.level = m.nodes, e.level
	x := m.target
	if !m.holds {
		r.hint.remove(&r.marks, x.Cell, board.Digits(x.Digit))
		return
	}
	r.hint.placed = x
	r.hint.remove(&r.marks, x.Cell, board.AllDigits.Without(x.Digit))
}
