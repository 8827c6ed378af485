package rate

import (
	"math/bits"

	"deduku/board"
)

// closure is all that follows from an assumption, without chains: where no assumption contradicts itself it does not depend
// on the order of what is done, so that nothing need be counted. It tells quickly that an engine has no hint.
type closure struct {
	position *position // whose empty cells and placed digits count for rules
	base     *marks
	grid     marks
	level    int
	unsure   bool // it contradicts itself

	onIn  [cellRoom]board.DigitSet // candidates that are on
	queue []id                     // of these, in their order
	next  int

	locked, fish board.DigitSet // digits that have changed since the rules were asked
	units        board.UnitSet

	inner *innerClosures
}

// run finds what follows from x being on or off. It reports false where that contradicts itself.
func (c *closure) run(base *marks, level int, x id, on bool) bool {
	c.base, c.level, c.unsure = base, level, false
	c.grid = *base
	c.onIn = [cellRoom]board.DigitSet{}
	c.queue, c.next = c.queue[:0], 0
	c.locked, c.fish, c.units = 0, 0, 0
	if on {
		c.switchOn(x)
	} else {
		c.remove(x)
	}
	for !c.unsure {
		switch {
		case c.next < len(c.queue):
			c.next++
			c.weak(c.queue[c.next-1])
		case c.level > 0 && c.rules():
		case c.level > 1 && c.chains():
		default:
			return !c.unsure
		}
	}
	return false
}

func (c *closure) switchOn(x id) {
	bit := board.DigitSet(1) << (x & 15)
	on := &c.onIn[x>>4&(cellRoom-1)]
	if *on&bit == 0 {
		*on |= bit
		c.queue = append(c.queue, x)
	}
}

// weak removes what x, which is on, rules out.
func (c *closure) weak(x id) {
	cell, d := x>>4&(cellRoom-1), x&15
	for s := c.grid.cand[cell] &^ (1 << d); s != 0; s &= s - 1 {
		c.remove(cell<<4 | id(s.First()))
	}
	for s := board.Cell(cell).Peers().And(c.grid.homes[d]); !s.Empty(); s = s.Rest() {
		c.remove(id(s.First())<<4 | d)
	}
}

// remove takes a candidate that is there out of the grid, and switches on what it leaves as the only one.
func (c *closure) remove(x id) {
	x &= idRoom - 1
	cell, d := x>>4, x&15
	if c.onIn[cell]>>d&1 != 0 {
		c.unsure = true
		return
	}
	at := &spotsOf[cell]
	s := c.grid.cand[cell] &^ (1 << d)
	c.grid.cand[cell] = s
	c.grid.homes[d] = c.grid.homes[d].Without(board.Cell(cell))
	if s&(s-1) == 0 {
		if s == 0 {
			c.unsure = true
			return
		}
		c.switchOn(cell<<4 | id(s.First()))
	}
	for k := range 3 {
		pos := &c.grid.pos[at.unit[k]&31][d]
		s := *pos &^ at.spot[k]
		*pos = s
		if s&(s-1) == 0 {
			if s == 0 {
				c.unsure = true
				return
			}
			c.switchOn(unitCells[at.unit[k]&31][s.First()&15] | d)
		}
	}
	if c.level > 0 {
		c.locked |= 1 << d
		c.fish |= 1 << d
		c.units |= board.Cell(cell).UnitSet()
	}
}

// removeAll removes d from the cells that have it, and reports whether any has.
func (c *closure) removeAll(cells board.CellSet, d board.Digit) bool {
	cells = cells.And(c.grid.homes[d])
	if cells.Empty() {
		return false
	}
	for ; !cells.Empty() && !c.unsure; cells = cells.Rest() {
		c.remove(idOf(cells.First(), d))
	}
	return true
}

// removeDigits removes digits from a cell, and reports whether it had any.
func (c *closure) removeDigits(cell board.Cell, digits board.DigitSet) bool {
	digits &= c.grid.cand[cell]
	for s := digits; s != 0 && !c.unsure; s &= s - 1 {
		c.remove(idOf(cell, s.First()))
	}
	return digits != 0
}

// rules applies locked candidates, hidden and naked pairs and X-wings where something has changed, and reports whether they
// removed anything.
func (c *closure) rules() bool {
	for ; c.locked != 0; c.locked &= c.locked - 1 {
		d := c.locked.First()
		for k := range crossings {
			x := &crossings[k]
			for i := range 9 {
				third := x.locked(&c.grid, i, d)
				if third >= 0 && c.removeAll(x.covers[i][third].Cells().Minus(x.base[i].Cells()), d) {
					return true
				}
			}
		}
	}
	for ; c.units != 0; c.units &= c.units - 1 {
		if u := c.units.First(); c.position.open[u] >= 4 && c.pairs(u) {
			return true
		}
	}
	for ; c.fish != 0; c.fish &= c.fish - 1 {
		if d := c.fish.First(); int(c.position.placed[d])+4 <= 9 && c.xWings(d) {
			return true
		}
	}
	return false
}

func (c *closure) pairs(u board.Unit) bool {
	for j := 1; j < 9; j++ {
		pair := c.grid.cand[u.Cell(j)]
		if pair.Len() != 2 {
			continue
		}
		for i := range j {
			if c.grid.cand[u.Cell(i)] != pair {
				continue
			}
			any := false
			for k := range 9 {
				if k != i && k != j {
					any = c.removeDigits(u.Cell(k), pair) || any
				}
			}
			if any {
				return true
			}
		}
	}
	if c.position.open[u] <= 4 {
		return false
	}
	for d2 := board.Digit(2); d2 <= 9; d2++ {
		s := c.grid.pos[u][d2]
		if s.Len() != 2 {
			continue
		}
		for d1 := board.Digit(1); d1 < d2; d1++ {
			if c.grid.pos[u][d1] != s {
				continue
			}
			out := board.AllDigits &^ board.Digits(d1, d2)
			any := c.removeDigits(u.Cell(s.First()), out)
			if c.removeDigits(u.Cell((s&(s-1)).First()), out) || any {
				return true
			}
		}
	}
	return false
}

func (c *closure) xWings(d board.Digit) bool {
	for orient := range 2 {
		for j := 1; j < 9; j++ {
			s := c.grid.pos[fishLine(orient, j)][d]
			if s.Len() != 2 {
				continue
			}
			for i := range j {
				if c.grid.pos[fishLine(orient, i)][d] != s {
					continue
				}
				var base, cover lines
				base.add(fishLine(orient, i))
				base.add(fishLine(orient, j))
				cover.add(fishLine(1-orient, s.First()))
				cover.add(fishLine(1-orient, (s & (s - 1)).First()))
				if c.removeAll(cover.cells.Minus(base.cells), d) {
					return true
				}
			}
		}
	}
	return false
}

// chains removes what chain engines inside remove, and reports whether there was any.
func (c *closure) chains() bool {
	out := c.inner.find(&c.grid, c.level)
	any := false
	for cell, s := range out[:board.Cells] {
		if s != 0 && !c.unsure {
			any = c.removeDigits(board.Cell(cell), s) || any
		}
	}
	return any
}

// innerClosures finds what chain engines remove when they are used inside chains, by the position that they are asked in:
// many chains lead to the same one.
type innerClosures struct {
	graph *graph // of the position outside
	known [5]map[[cellRoom]board.DigitSet]*[cellRoom]board.DigitSet

	partner []partners
	linked  []uint64
	live    []uint64
	on, off []uint64 // a row for each candidate: what follows
	done    []uint64
	dynamic *dynamicClosure
}

// start forgets all; graph and position are those outside.
func (s *innerClosures) start(g *graph, p *position) {
	s.graph = g
	if s.dynamic == nil {
		s.dynamic = new(dynamicClosure)
	}
	s.dynamic.start(g, p)
	for level := range s.known {
		clear(s.known[level])
	}
}

func (s *innerClosures) find(m *marks, level int) *[cellRoom]board.DigitSet {
	if s.known[level] == nil {
		s.known[level] = map[[cellRoom]board.DigitSet]*[cellRoom]board.DigitSet{}
	}
	if out := s.known[level][m.cand]; out != nil {
		return out
	}
	out := new([cellRoom]board.DigitSet)
	if level == 4 {
		s.dynamic.find(m, out)
	} else {
		s.static(m, out)
		if level == 3 && *out == [cellRoom]board.DigitSet{} {
			s.multiple(m, out)
		}
	}
	s.known[level][m.cand] = out
	return out
}

// static is what chains of the first chain engine remove. Cycles remove nothing besides.
func (s *innerClosures) static(m *marks, out *[cellRoom]board.DigitSet) {
	s.link(m)
	g := s.graph
	s.on, s.off, s.done = zeros(s.on, g.n*g.width), zeros(s.off, g.n*g.width), zeros(s.done, g.width)
	for k, w := range s.live {
		for ; w != 0; w &= w - 1 {
			i := k<<6 + bits.TrailingZeros64(w)
			s.reach(i)
			if x := g.cand[i]; hasBit(g.row(s.off, i), uint16(i)) && !m.cand[x.Cell].Single() {
				out[x.Cell] = out[x.Cell].With(x.Digit)
			}
		}
	}
	for k, w := range s.linked {
		for ; w != 0; w &= w - 1 {
			i := k<<6 + bits.TrailingZeros64(w)
			x := g.cand[i]
			if s.places(i) {
				out[x.Cell] |= m.cand[x.Cell].Without(x.Digit)
			}
		}
	}
}

// link finds the strong links of a position inside.
func (s *innerClosures) link(m *marks) {
	g := s.graph
	s.live, s.linked = zeros(s.live, g.width), zeros(s.linked, g.width)
	if cap(s.partner) < g.n {
		s.partner = make([]partners, g.n, 9*board.Cells)
	}
	s.partner = s.partner[:g.n]
	for c, has := range m.cand[:board.Cells] {
		for ds := has; ds != 0; ds &= ds - 1 {
			d := ds.First()
			i := g.of(board.Cell(c), d)
			setBit(s.live, i)
			p := &s.partner[i]
			p.n = 0
			if rest := has.Without(d); rest.Single() {
				p.add(g.of(board.Cell(c), rest.First()))
			}
			at := &spotsOf[c]
			for k := range 3 {
				if rest := m.pos[at.unit[k]&31][d&15] &^ at.spot[k]; rest.Single() {
					p.add(g.at(unitCells[at.unit[k]&31][rest.First()&15] | id(d)))
				}
			}
			if p.n > 0 {
				setBit(s.linked, i)
			}
		}
	}
}

// reach finds what follows from the i-th candidate being on. What follows from others that it reaches may be known.
func (s *innerClosures) reach(i int) {
	g := s.graph
	on, off := g.row(s.on, i), g.row(s.off, i)
	setBit(on, uint16(i))
	var from [12]uint64 // on, and not yet followed
	from[i>>6] = 1 << (i & 63)
	for more := true; more; {
		more = false
		for k := range on {
			for from[k] != 0 {
				w := from[k]
				from[k] &= w - 1
				j := k<<6 + bits.TrailingZeros64(w)
				if j != i && hasBit(s.done, uint16(j)) {
					for l, v := range g.row(s.on, j) {
						on[l] |= v
						from[l] &^= v
					}
					for l, v := range g.row(s.off, j) {
						off[l] |= v
					}
					continue
				}
				for l, v := range g.row(g.weak, j) {
					v &= s.live[l] &^ off[l]
					off[l] |= v
					for v &= s.linked[l]; v != 0; v &= v - 1 {
						p := &s.partner[l<<6+bits.TrailingZeros64(v)]
						for _, n := range p.at[:p.n] {
							if !hasBit(on, n) {
								setBit(on, n)
								from[n>>6] |= 1 << (n & 63)
							}
						}
					}
				}
				more = true
			}
		}
	}
	setBit(s.done, uint16(i))
}

// places reports whether the i-th candidate follows from its opposite: what follows from its partners together contradicts
// itself, or has it on.
func (s *innerClosures) places(i int) bool {
	g := s.graph
	p := &s.partner[i]
	for _, a := range p.at[:p.n] {
		if hasBit(g.row(s.on, int(a)), uint16(i)) {
			return true
		}
		for _, b := range p.at[:p.n] {
			if meet(g.row(s.off, int(a)), g.row(s.on, int(b))) {
				return true
			}
		}
	}
	return false
}

// multiple is what chains from all candidates of a cell, or all places of a digit in a unit, remove, where static found
// nothing.
func (s *innerClosures) multiple(m *marks, out *[cellRoom]board.DigitSet) {
	g := s.graph
	group := make([]uint16, 0, 9)
	for c, has := range m.cand[:board.Cells] {
		if has.Len() < 3 {
			continue
		}
		group = group[:0]
		for ds := has; ds != 0; ds &= ds - 1 {
			group = append(group, g.of(board.Cell(c), ds.First()))
		}
		s.common(m, group, out)
		for ds := has; ds != 0; ds &= ds - 1 {
			for k := range 3 {
				u, spot := board.Unit(spotsOf[c].unit[k]), spotsOf[c].spot[k]
				spots := m.pos[u][ds.First()]
				if spots&(spot-1) != 0 || spots.Single() {
					continue
				}
				group = group[:0]
				for q := spots; q != 0; q &= q - 1 {
					group = append(group, g.of(u.Cell(q.First()), ds.First()))
				}
				s.common(m, group, out)
			}
		}
	}
}

// common removes what all candidates of the group rule out.
func (s *innerClosures) common(m *marks, group []uint16, out *[cellRoom]board.DigitSet) {
	g := s.graph
	for k := range g.width {
		on, off := ^uint64(0), ^uint64(0)
		for _, i := range group {
			on &= s.on[int(i)*g.width+k]
			off &= s.off[int(i)*g.width+k]
		}
		for ; on != 0; on &= on - 1 {
			x := g.cand[k<<6+bits.TrailingZeros64(on)]
			out[x.Cell] |= m.cand[x.Cell].Without(x.Digit)
		}
		for ; off != 0; off &= off - 1 {
			x := g.cand[k<<6+bits.TrailingZeros64(off)]
			out[x.Cell] = out[x.Cell].With(x.Digit)
		}
	}
}
