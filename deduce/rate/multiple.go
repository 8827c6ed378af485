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
	bound    int      // what was asked for; zero where nothing is known
	clash    int      // the nodes of the contradiction, tooMany where none is within the bound
	depends  []uint64 // candidates that are on, or that something follows from
	removed  []uint64 // candidates that left the position
	switched []uint64 // candidates that are on

	on, off           []uint64 // rows of candidates
	onCount, offCount []uint16 // of each candidate in them, the nodes that it rests on
	// Its place in the order in which it was found; where reaches outlast a step, of all that were switched on the number of
	// candidates that had been removed, of all that were removed the place in the order of removal.
	onRank, offRank []uint16
	onNest, offNest []int32 // of those that rest on chains inside the chains, where these are listed; zero of others
}

// reaches are the two reaches of each candidate: if it is on, if it is off.
type reaches struct {
	numbers
	ordered bool // ranks and chains inside are kept
	all     [2][]reach
	words   []uint64
	count   []uint16
	nest    []int32
	met     []uint64
	nests   []nest // lists of chains, each behind a number of them
}

// nest is a chain inside chains.
type nest struct {
	chains uint64 // equal for equal chains
	nodes  int
}

// start makes room for the candidates of the position.
func (r *reaches) start(m *marks) {
	r.set(m)
	n, w := len(r.cand), r.width
	if cap(r.words) < 10*n*w {
		r.words = make([]uint64, 15*n*w)
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
			r.all[side] = append(r.all[side], reach{
				depends: words[:w:w], removed: words[w : 2*w : 2*w], on: words[2*w : 3*w : 3*w], off: words[3*w : 4*w : 4*w], switched: words[4*w : 5*w : 5*w],
				onCount: count[:n:n], offCount: count[n : 2*n : 2*n],
				onRank: count[2*n : 3*n : 3*n], offRank: count[3*n : 4*n : 4*n],
				onNest: nest[:n:n], offNest: nest[n : 2*n : 2*n],
			})
			words, count, nest = words[5*w:], count[4*n:], nest[2*n:]
		}
	}
}

// keep makes x what the propagation has reached.
func (r *reaches) keep(x *reach, p *propagation) {
	x.bound, x.clash = p.bound, tooMany
	if p.clash.found {
		x.clash = p.clash.nodes
	}
	if !p.partial {
		x.bound = tooMany // a larger bound changes nothing
	}
	clear(x.on)
	clear(x.off)
	for i := range p.lastOn + 1 {
		n := &p.ons[i]
		if n.count != tooMany {
			k := r.at(n.id)
			setBit(x.on, k)
			x.onCount[k] = n.count
			if r.ordered {
				x.onRank[k], x.onNest[k] = uint16(i), r.keepNest(p, ref{i, true})
			}
		}
	}
	if p.watch != nil {
		r.keepTimes(x, p)
	}
	for i := range p.lastOff + 1 {
		n := &p.offs[i]
		if n.number != none {
			k := r.at(n.id)
			setBit(x.off, k)
			x.offCount[k] = p.countOf(i)
			if r.ordered {
				x.offRank[k], x.offNest[k] = uint16(i), r.keepNest(p, ref{i, false})
			}
		}
	}
}

// keepTimes notes what was removed and what was on when.
func (r *reaches) keepTimes(x *reach, p *propagation) {
	clear(x.removed)
	clear(x.switched)
	for i := range p.offNext {
		k := r.at(p.offs[i&(nodeRoom-1)].id)
		setBit(x.removed, k)
		x.offRank[k] = uint16(i)
	}
	for i := range p.nOn {
		k := r.at(p.ons[i&(nodeRoom-1)].id)
		setBit(x.switched, k)
		x.onRank[k] = p.ons[i&(nodeRoom-1)].after
	}
}

// keepNest lists the chains inside what the i-th node rests on, and gives the place of the list.
func (r *reaches) keepNest(p *propagation, x ref) int32 {
	if len(p.inside) == 0 {
		return 0
	}
	p.nests = p.nests[:0]
	at := len(p.sets)
	p.ancestors(x)
	p.listNests(p.sets[at:])
	p.sets = p.sets[:at]
	if len(p.nests) == 0 {
		return 0
	}
	from := len(r.nests)
	r.nests = append(r.nests, nest{nodes: len(p.nests)})
	r.nests = append(r.nests, p.nests...)
	return int32(from)
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
		if r.ordered && x.nest(on)[t] != 0 {
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
	bound       int // of nodes
	sources     []*reach
	both        []uint64

	far  int  // bound up to which assumptions are followed, so that more is known at the next step
	peek bool // nothing is followed that is not known
	some bool // something is known
	kept bool // reaches outlast a step
	last marks
	gone []uint64 // candidates that have gone since
	left []uint64 // and those that have not
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

// multipleChains is engine 25 and up.
func (r *rater) multipleChains(e engine) bool {
	s := &r.multiple
	if e.level == 0 {
		s = &r.dynamic
	}
	if e.level > 1 && !r.mayFind(e.level) {
		return false
	}
	at := s.start(r, e)
	if n := s.known(); n != 0 {
		at = boundFor(n)
	}
	for ; at < len(bounds); at++ {
		s.best, s.bound, s.far = multi{}, bounds[at], bounds[at]
		s.search()
		if r.stopped {
			return false
		}
		if s.best.nodes != 0 {
			r.multipleHint(e, &s.best)
			return true
		}
	}
	return false
}

// known is the number of nodes of the best hint that what is known makes, zero where it makes none.
func (s *multiple) known() int {
	if s.level > 0 || !s.some {
		return 0
	}
	s.best, s.bound, s.peek = multi{}, tooMany-1, true
	s.search()
	s.peek = false
	return s.best.nodes
}

// start makes the search ready for the position, and gives the place of the first bound.
func (s *multiple) start(r *rater, e engine) int {
	s.engine, s.marks = e, &r.marks
	s.propagation.position, s.propagation.lists = &r.position, &r.lists
	s.reaches.ordered = e.level > 1
	if e.level > 0 {
		s.reaches.start(&r.marks)
		return len(bounds) - 1
	}
	at := boundFor(max(s.best.nodes, 12))
	if s.some = s.kept && s.forget(); s.some {
		return at
	}
	s.kept = true
	s.last = r.marks
	s.reaches.start(&r.marks)
	s.gone = zeros(s.gone, s.reaches.width)
	s.propagation.watch = &watch{&s.reaches.numbers, nil}
	return at
}

// forget takes from what is known what depends on candidates that have gone since. It reports false where so many have
// gone that it is better to begin anew.
func (s *multiple) forget() bool {
	clear(s.gone)
	left, any := 0, false
	for c, was := range s.last.cand[:board.Cells] {
		left += s.marks.cand[c].Len()
		for gone := was &^ s.marks.cand[c]; gone != 0; gone &= gone - 1 {
			setBit(s.gone, s.reaches.of(board.Cell(c), gone.First()))
			any = true
		}
	}
	if 3*left < 2*len(s.reaches.cand) {
		return false
	}
	s.last = *s.marks
	if !any {
		return true
	}
	s.left = zeros(s.left, s.reaches.width)
	for i, x := range s.reaches.cand {
		if s.marks.cand[x.Cell].Has(x.Digit) {
			setBit(s.left, uint16(i))
		}
	}
	for side := range s.reaches.all {
		for i := range s.reaches.all[side] {
			if x := &s.reaches.all[side][i]; x.bound > 0 && !s.lose(x) {
				x.bound = 0
			}
		}
	}
	return true
}

// lose takes candidates that have gone from r. It reports false where r may depend on them: where one was on, or something
// followed from it, or something would have followed earlier without it.
func (s *multiple) lose(r *reach) bool {
	for k, w := range s.gone {
		if r.depends[k]&w != 0 {
			return false
		}
	}
	for k, w := range s.gone {
		for ; w != 0; w &= w - 1 {
			z := uint16(k<<6 + bits.TrailingZeros64(w))
			for _, g := range s.reaches.groupsOf[z] {
				if s.mayFollow(r, int(g)*s.reaches.width, z) {
					return false
				}
			}
		}
	}
	for k, w := range s.gone {
		r.on[k] &^= w
		r.off[k] &^= w
		r.removed[k] &^= w
	}
	return true
}

// mayFollow reports whether something may follow in a group because z is not there: all but one of the others were removed,
// the last of them before that one was on.
func (s *multiple) mayFollow(r *reach, group int, z uint16) bool {
	n, only, last := 0, uint16(0), -1
	for k, w := range s.reaches.groups[group : group+s.reaches.width] {
		if left := w & s.left[k] &^ r.removed[k]; left != 0 {
			n += bits.OnesCount64(left)
			only = uint16(k<<6 + bits.TrailingZeros64(left))
		}
	}
	if n > 1 {
		return false
	}
	for k, w := range s.reaches.groups[group : group+s.reaches.width] {
		for w &= r.removed[k]; w != 0; w &= w - 1 {
			if x := uint16(k<<6 + bits.TrailingZeros64(w)); x != z {
				last = max(last, int(r.offRank[x]))
			}
		}
	}
	switch {
	case last < 0:
		return false // nothing was removed there
	case n == 0:
		return true
	}
	return !hasBit(r.switched, only) || int(r.onRank[only]) > last
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
			s.common(multi{class: classDouble, source: x})
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
		s.sources = append(s.sources, &s.reaches.all[1][s.reaches.of(at.unit.Cell(spots.First()), d)])
	}
	s.common(multi{class: classUnit, source: board.Candidate{Cell: c, Digit: d}, unit: at.unit})
}

// assume follows the assumption that the i-th candidate, x, is on or off.
func (s *multiple) assume(i int, x board.Candidate, on bool) {
	side := 0
	if on {
		side = 1
	}
	known := &s.reaches.all[side][i]
	if s.level > 0 || known.bound < s.bound && !s.peek {
		bound := s.far
		if s.level > 0 {
			bound = s.bound
		}
		p := &s.propagation
		if p.watch != nil {
			clear(known.depends)
			p.watch.row = known.depends
		}
		p.run(s.marks, s.mode, idOf(x.Cell, x.Digit), on, bound)
		s.reaches.keep(known, p)
	}
	if known.bound > 0 && known.clash <= s.bound && known.clash != tooMany {
		s.offer(multi{nodes: known.clash, class: classContradiction, source: x, on: on, target: x, holds: !on})
	}
}

// common looks for what follows from all sources: h with the target that has the fewest nodes.
func (s *multiple) common(h multi) {
	if s.peek && slices.ContainsFunc(s.sources, func(x *reach) bool { return x.bound == 0 }) {
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
	if ties > 0 && !s.peek {
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

// multipleHint makes the hint that of m.
func (r *rater) multipleHint(e engine, m *multi) {
	t := [...]technique{classDouble: double, classCell: dynamicCell, classUnit: dynamicUnit, classContradiction: contradiction}[m.class]
	if !e.dynamic {
		t = [...]technique{classCell: cellChain, classUnit: unitChain}[m.class]
	}
	r.multi, r.multiMode = *m, e.mode
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
