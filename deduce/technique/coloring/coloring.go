package coloring

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/templates"
)

// coloring is the places of a digit that strong links join, coloured in turn: those of one colour hold the digit, those
// of the other do not.
type coloring struct {
	colors [2]board.CellSet
	seen   [2]board.CellSet // the cells that see a place of the colour
	units  board.UnitSet    // the conjugate pairs that join them
	joined [3]board.Cell    // memory for join
}

func (c *coloring) cells() board.CellSet { return c.colors[0].Union(c.colors[1]) }

// paint gives a colour to a place.
func (c *coloring) paint(at board.Cell, color int) { c.colors[color] = c.colors[color].With(at) }

// join gives a colour to the places without one that conjugate pairs join to a place of the other colour. It returns
// them, in the order of the units; they are good until the next call.
func (c *coloring) join(v *deduce.View, at board.Candidate, color int) []board.Cell {
	n := 0
	for us := at.Cell.UnitSet() & v.Pairs(at.Digit); us != 0; us &= us - 1 {
		u := us.First()
		if other := pairEnd(v, u, at.Digit, at.Cell); !c.cells().Has(other) {
			c.units |= board.UnitsOf(u)
			c.paint(other, color)
			c.joined[n] = other
			n++
		}
	}
	return c.joined[:n]
}

// look sets what the colours see, when all is coloured.
func (c *coloring) look() {
	c.seen = [2]board.CellSet{c.colors[0].SeenByAny(), c.colors[1].SeenByAny()}
}

// part is the conjugate pairs as a piece of a pattern.
func (c *coloring) part(d board.Digit) deduce.Part {
	return deduce.Part{Role: deduce.Strong, Units: c.units, Cells: c.cells(), Digits: board.Digits(d)}
}

// colorings are those of each digit, one for each set of places that conjugate pairs join; none of a digit that loses nothing by
// itself.
var colorings = deduce.NewIndex(func(v *deduce.View, of *[board.ByDigit][]coloring) {
	for d := board.Digit(1); d <= 9; d++ {
		of[d] = of[d][:0]
		if templates.InNone(v, d).Empty() {
			continue
		}
		var done board.CellSet
		for pairs := v.Pairs(d); pairs != 0; pairs &= pairs - 1 {
			first := v.Cells(pairs.First(), d).First()
			if done.Has(first) {
				continue
			}
			of[d] = append(of[d], coloring{})
			c := &of[d][len(of[d])-1]
			c.spread(v, board.Candidate{Cell: first, Digit: d})
			done = done.Union(c.cells())
		}
	}
})

// spread colours a place and all that conjugate pairs join to it, the nearer first.
func (c *coloring) spread(v *deduce.View, from board.Candidate) {
	c.paint(from.Cell, 0)
	fresh := c.colors[0]
	for color := 1; !fresh.Empty(); color ^= 1 {
		var next board.CellSet
		for ; !fresh.Empty(); fresh = fresh.Rest() {
			for _, other := range c.join(v, board.Candidate{Cell: fresh.First(), Digit: from.Digit}, color) {
				next = next.With(other)
			}
		}
		fresh = next
	}
	c.look()
}

// pairEnd is the other place of d in the unit u, one of whose two places is c.
func pairEnd(v *deduce.View, u board.Unit, d board.Digit, c board.Cell) board.Cell {
	return v.Cells(u, d).Without(c).First()
}
