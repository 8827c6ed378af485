package quick

import (
	"deduku/board"
	"deduku/deduce/rate/grid"
)

// closure is all that follows from an assumption, without chains: where no assumption contradicts itself it does not depend
// on the order of what is done, so that nothing need be counted. It tells quickly that an engine has no hint.
type closure struct {
	position      *grid.Position // whose empty cells and placed digits count for rules
	base          *grid.Marks
	grid          grid.Marks
	level         int
	contradictory bool // it contradicts itself

	onIn  [grid.CellRoom]board.DigitSet // candidates that are on
	queue []grid.ID                     // of these, in their order
	next  int

	locked, fish board.DigitSet // digits that have changed since the rules were asked
	units        board.UnitSet

	inner *innerClosures
}

// run finds what follows from x being on or off. It reports false where that contradicts itself.
func (c *closure) run(base *grid.Marks, level int, x grid.ID, on bool) bool {
	c.base, c.level, c.contradictory = base, level, false
	c.grid = *base
	c.onIn = [grid.CellRoom]board.DigitSet{}
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

func (c *closure) switchOn(x grid.ID) {
	bit := board.DigitSet(1) << (x & 15)
	on := &c.onIn[x>>4&(grid.CellRoom-1)]
	if *on&bit == 0 {
		*on |= bit
		c.queue = append(c.queue, x)
	}
}

// weak removes what x, which is on, rules out.
func (c *closure) weak(x grid.ID) {
	cell, d := x>>4&(grid.CellRoom-1), x&15
	for s := c.grid.Cand[cell] &^ (1 << d); s != 0; s &= s - 1 {
		c.remove(cell<<4 | grid.ID(s.First()))
	}
	for s := board.Cell(cell).Peers().And(c.grid.Homes[d]); !s.Empty(); s = s.Rest() {
		c.remove(grid.ID(s.First())<<4 | d)
	}
}

// remove takes a candidate that is there out of the grid, and switches on what it leaves as the only one.
func (c *closure) remove(x grid.ID) {
	x &= grid.IDRoom - 1
	cell, d := x>>4, x&15
	if c.onIn[cell]>>d&1 != 0 {
		c.contradictory = true
		return
	}
	at := &grid.SpotsOf[cell]
	s := c.grid.Cand[cell] &^ (1 << d)
	c.grid.Cand[cell] = s
	c.grid.Homes[d] = c.grid.Homes[d].Without(board.Cell(cell))
	if s&(s-1) == 0 {
		if s == 0 {
			c.contradictory = true
			return
		}
		c.switchOn(cell<<4 | grid.ID(s.First()))
	}
	for k := range 3 {
		pos := &c.grid.Pos[at.Unit[k]&31][d]
		s := *pos &^ at.Spot[k]
		*pos = s
		if s&(s-1) == 0 {
			if s == 0 {
				c.contradictory = true
				return
			}
			c.switchOn(grid.UnitCells[at.Unit[k]&31][s.First()&15] | d)
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
	cells = cells.And(c.grid.Homes[d])
	if cells.Empty() {
		return false
	}
	for ; !cells.Empty() && !c.contradictory; cells = cells.Rest() {
		c.remove(grid.IDOf(cells.First(), d))
	}
	return true
}

// removeDigits removes digits from a cell, and reports whether it had any.
func (c *closure) removeDigits(cell board.Cell, digits board.DigitSet) bool {
	digits &= c.grid.Cand[cell]
	for s := digits; s != 0 && !c.contradictory; s &= s - 1 {
		c.remove(grid.IDOf(cell, s.First()))
	}
	return digits != 0
}

// rules applies locked candidates, hidden and naked pairs and X-wings where something has changed, and reports whether they
// removed anything.
func (c *closure) rules() bool {
	for ; c.locked != 0; c.locked &= c.locked - 1 {
		d := c.locked.First()
		for k := range grid.Crossings {
			x := &grid.Crossings[k]
			for i := range board.Side {
				third := x.Locked(&c.grid, i, d)
				if third >= 0 && c.removeAll(x.Covers[i][third].Cells().Minus(x.Base[i].Cells()), d) {
					return true
				}
			}
		}
	}
	for ; c.units != 0; c.units &= c.units - 1 {
		if u := c.units.First(); c.position.Open[u] >= 4 && c.pairs(u) {
			return true
		}
	}
	for ; c.fish != 0; c.fish &= c.fish - 1 {
		if d := c.fish.First(); int(c.position.Placed[d])+4 <= board.Side && c.xWings(d) {
			return true
		}
	}
	return false
}

func (c *closure) pairs(u board.Unit) bool {
	for j := 1; j < board.Side; j++ {
		pair := c.grid.Cand[u.Cell(j)]
		if pair.Len() != 2 {
			continue
		}
		for i := range j {
			if c.grid.Cand[u.Cell(i)] != pair {
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
	if c.position.Open[u] <= 4 {
		return false
	}
	for d2 := board.Digit(2); d2 <= 9; d2++ {
		s := c.grid.Pos[u][d2]
		if s.Len() != 2 {
			continue
		}
		for d1 := board.Digit(1); d1 < d2; d1++ {
			if c.grid.Pos[u][d1] != s {
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
			s := c.grid.Pos[grid.Line(orient, j)][d]
			if s.Len() != 2 {
				continue
			}
			for i := range j {
				if c.grid.Pos[grid.Line(orient, i)][d] != s {
					continue
				}
				var base, cover grid.Lines
				base.Add(grid.Line(orient, i))
				base.Add(grid.Line(orient, j))
				cover.Add(grid.Line(1-orient, s.First()))
				cover.Add(grid.Line(1-orient, (s & (s - 1)).First()))
				if c.removeAll(cover.Cells.Minus(base.Cells), d) {
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
