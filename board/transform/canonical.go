package transform

import (
	"math/bits"

	"deduku/board"
)

// Canonical is the smallest of all equivalents of g, and a transform that leads there. A grid is read as
// a number, row by row, with 0 for an empty cell. Two grids are equivalent exactly when
// their canonical grids are equal. Where several transforms lead to the canonical grid, that is where g
// has symmetries, it is always the same one for the same g.
//
// A grid whose givens clash is no puzzle: it comes back as it is, with the identity.
func Canonical(g board.Grid) (board.Grid, Transform) {
	var c Canonizer
	return c.Canonical(g)
}

// Canonizer computes canonical grids and reuses its memory between calls. The zero value is ready. It
// serves one goroutine at a time.
type Canonizer struct {
	views [2]view // the grid and its transpose
	now   []state
	next  []state
	tied  []choice
}

// view is a grid row by row.
type view struct {
	rows  [board.Side][board.Side]uint8
	empty uint16 // the rows without digits, as bits
}

// choice is a row to come next in a state.
type choice struct {
	state int32
	row   uint8
}

// Canonical does what the function Canonical does.
//
// The rows of the result are found one after the other. Each time, all ways to begin that give the
// smallest rows so far are extended by each row that may come next, and those that give the smallest next
// row stay. Digits are named as they appear, which for given rows is the smallest naming.
func (c *Canonizer) Canonical(g board.Grid) (board.Grid, Transform) {
	if !c.start(g) {
		return g, Identity()
	}
	for range board.Side {
		c.step()
	}
	s := &c.now[0]
	t := Transform{transpose: s.flip == 1, rows: s.rows, cols: s.cols}
	for d := 1; d <= 9; d++ {
		if s.names[d] == 0 {
			s.names[d] = s.next
			s.next++
		}
		t.digits[d] = board.Digit(s.names[d])
	}
	return t.Apply(g), t
}

// start sets the two ways to begin: the grid as it is, and transposed. It reports false where givens clash.
func (c *Canonizer) start(g board.Grid) bool {
	c.views = [2]view{}
	var seen [board.Units]board.DigitSet
	for cell, d := range g {
		if d == 0 {
			continue
		}
		for _, u := range board.Cell(cell).Units() {
			if seen[u].Has(d) {
				return false
			}
			seen[u] = seen[u].With(d)
		}
		row, col := cell/board.Side, cell%board.Side
		c.views[0].rows[row][col] = uint8(d)
		c.views[1].rows[col][row] = uint8(d)
	}
	c.now = c.now[:0]
	for flip := range c.views {
		v := &c.views[flip]
		for r := range v.rows {
			if v.rows[r] == [board.Side]uint8{} {
				v.empty |= 1 << r
			}
		}
		c.now = append(c.now, state{
			flip: uint8(flip), next: 1, stacks: board.BoxSide, free: [board.BoxSide]uint8{board.BoxSide, board.BoxSide, board.BoxSide},
			cols: [board.Side]uint8{0, 1, 2, 3, 4, 5, 6, 7, 8},
		})
	}
	return true
}

// step chooses the next row.
func (c *Canonizer) step() {
	least := ^key(0)
	c.tied = c.tied[:0]
	for i := range c.now {
		s := &c.now[i]
		v := &c.views[s.flip]
		for m := s.choices(v.empty); m != 0; m &= m - 1 {
			r := uint8(bits.TrailingZeros16(m))
			k := s.key(&v.rows[r])
			if k > least {
				continue
			}
			if k < least {
				least = k
				c.tied = c.tied[:0]
			}
			c.tied = append(c.tied, choice{int32(i), r})
		}
	}
	c.next = c.next[:0]
	for _, x := range c.tied {
		s := &c.now[x.state]
		c.next = s.extend(x.row, &c.views[s.flip].rows[x.row], c.next)
	}
	c.now, c.next = c.next, c.now
}
