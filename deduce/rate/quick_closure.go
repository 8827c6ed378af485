package rate

import "deduku/board"

// closure is all that follows from an assumption, without chains: where no assumption contradicts itself it does not depend
// on the order of what is done, so that nothing need be counted. It tells quickly that an engine has no hint.
type closure struct {
	position      *position // whose empty cells and placed digits count for rules
	base          *marks
	grid          marks
	level         int
	contradictory bool // it contradicts itself

	onIn  [cellRoom]board.DigitSet // candidates that are on
	queue []id                     // of these, in their order
	next  int

	locked, fish board.DigitSet // digits that have changed since the rules were asked
	units        board.UnitSet

	inner *innerClosures
}

// run finds what follows from x being on or off. It reports false where that contradicts itself.
func (c *closure) run(base *marks, level int, x id, on bool) bool {
	c.base, c.level, c.contradictory = base, level, false
	c.grid = *base
	c.onIn = [cellRoom]board.DigitSet{}
	c.queue, c.next = c.queue[:0], 0
	c.locked, c.fish, c.units = 0, 0, 0
	if on {
		c.switchOn(x)
	} else {
		c.remove(x)
	}
	for !c.contradictory {
		switch {
		case c.next < len(c.queue):
			c.next++
			c.weak(c.queue[c.next-1])
		case c.level > 0 && c.rules():
		case c.level > 1 && c.chains():
		default:
			return !c.contradictory
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
		c.contradictory = true
		return
	}
	at := &spotsOf[cell]
	s := c.grid.cand[cell] &^ (1 << d)
	c.grid.cand[cell] = s
	c.grid.homes[d] = c.grid.homes[d].Without(board.Cell(cell))
	if s&(s-1) == 0 {
		if s == 0 {
			c.contradictory = true
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
				c.contradictory = true
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
	for ; !cells.Empty() && !c.contradictory; cells = cells.Rest() {
		c.remove(idOf(cells.First(), d))
	}
	return true
}

// removeDigits removes digits from a cell, and reports whether it had any.
func (c *closure) removeDigits(cell board.Cell, digits board.DigitSet) bool {
	digits &= c.grid.cand[cell]
	for s := digits; s != 0 && !c.contradictory; s &= s - 1 {
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
			for i := range board.Side {
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
		if d := c.fish.First(); int(c.position.placed[d])+4 <= board.Side && c.xWings(d) {
			return true
		}
	}
	return false
}

func (c *closure) pairs(u board.Unit) bool {
	for j := 1; j < board.Side; j++ {
		pair := c.grid.cand[u.Cell(j)]
		if pair.Len() != 2 {
			continue
		}
		for i := range j {
			if c.grid.cand[u.Cell(i)] != pair {
				continue
			}
			any := false
			for k := range board.Side {
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
		for j := 1; j < board.Side; j++ {
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
		if s != 0 && !c.contradictory {
			any = c.removeDigits(board.Cell(cell), s) || any
		}
	}
	return any
}
