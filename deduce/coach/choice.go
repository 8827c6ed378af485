package coach

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// choice is a search for one candidate of each truth of a step, none of which oppose each other.
type choice struct {
	open   [board.Cells]board.DigitSet // what can still be chosen
	truths []deduce.Truth              // that nothing chosen is in yet
	tries  int                         // that are left
}

// mostTries is where a search gives up.
const mostTries = 5000

// newChoice is a choice of x, which the board may not have, and of more from the truths of a step.
func newChoice(step *deduce.Step, b *board.Board, x board.Candidate) *choice {
	c := &choice{tries: mostTries}
	for cell := range c.open {
		if b.Digit(board.Cell(cell)) == 0 {
			c.open[cell] = b.Candidates(board.Cell(cell))
		}
	}
	c.open[x.Cell] = c.open[x.Cell].With(x.Digit)
	for t := range step.Truths() {
		if !placed(b, t) {
			c.truths = append(c.truths, t)
		}
	}
	c.choose(x)
	return c
}

// with reports whether y can be chosen, too, and one of each truth.
func (c *choice) with(y board.Candidate) bool {
	if !c.open[y.Cell].Has(y.Digit) {
		return false
	}
	c.choose(y)
	return c.complete()
}

// without reports whether one of each truth can be chosen and y be left out.
func (c *choice) without(y board.Candidate) bool {
	c.open[y.Cell] = c.open[y.Cell].Without(y.Digit)
	return c.complete()
}

// choose chooses a candidate.
func (c *choice) choose(x board.Candidate) {
	for peer := range x.Cell.Peers().All() {
		c.open[peer] = c.open[peer].Without(x.Digit)
	}
	c.open[x.Cell] = board.Digits(x.Digit)
	c.truths = slices.DeleteFunc(slices.Clone(c.truths), func(t deduce.Truth) bool { return t.Has(x) })
}

// complete reports whether one of each truth that is left can be chosen.
func (c *choice) complete() bool {
	if len(c.truths) == 0 {
		return true
	}
	var fewest []board.Candidate
	for i, t := range c.truths {
		if of := c.members(t); i == 0 || len(of) < len(fewest) {
			fewest = of
		}
	}
	for _, x := range fewest {
		if c.tries--; c.tries < 0 {
			return false
		}
		next := *c
		next.choose(x)
		if next.complete() {
			return true
		}
		c.tries = next.tries
	}
	return false
}

// members are the candidates of a truth that can be chosen.
func (c *choice) members(t deduce.Truth) (out []board.Candidate) {
	if cell, ok := t.Cell(); ok {
		for d := range c.open[cell].All() {
			out = append(out, board.Candidate{Cell: cell, Digit: d})
		}
		return out
	}
	u, d := t.Unit()
	for cell := range u.Cells().All() {
		if c.open[cell].Has(d) {
			out = append(out, board.Candidate{Cell: cell, Digit: d})
		}
	}
	return out
}

// placed reports whether what a truth says was placed.
func placed(b *board.Board, t deduce.Truth) bool {
	if cell, ok := t.Cell(); ok {
		return b.Digit(cell) != 0
	}
	u, d := t.Unit()
	for cell := range u.Cells().All() {
		if b.Digit(cell) == d {
			return true
		}
	}
	return false
}
