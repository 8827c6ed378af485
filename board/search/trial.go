package search

import (
	"math/bits"

	"deduku/board"
)

// Trial is the row-by-row method of textbooks, which can be watched. The blanks are visited in reading order. A blank
// takes the next digit above its own that its row, column and box allow; when there is none it is cleared, which counts
// as one backtrack, and the blank before it continues. The run ends with the first solution, or without one when the
// first blank runs out; that last time takes no digit back and is not counted. Givens that clash have no solution and
// are not searched.
type Trial struct {
	givens     board.Grid
	grid       board.Grid          // with what is tried
	used       [board.Units]uint16 // a bit for each digit that stands in a unit
	blanks     [board.Cells]board.Cell
	n          int // how many blanks there are
	at         int // of the blanks, the one whose turn it is; n when all are filled
	backtracks int
	over       bool
}

// NewTrial is the trial of g, before its first move.
func NewTrial(g board.Grid) *Trial {
	t := &Trial{givens: g, grid: g}
	for c, d := range g {
		if d == 0 {
			t.blanks[t.n] = board.Cell(c)
			t.n++
			continue
		}
		bit := uint16(1) << d
		for _, u := range board.Cell(c).Units() {
			t.over = t.over || t.used[u]&bit != 0
			t.used[u] |= bit
		}
	}
	t.over = t.over || t.n == 0
	return t
}

// Advance makes up to so many moves, each of which writes a digit or clears a blank. It reports whether there are more.
func (t *Trial) Advance(moves int) bool {
	for ; moves > 0 && !t.over; moves-- {
		c := t.blanks[t.at]
		u := c.Units()
		row, col, box := &t.used[u[0]], &t.used[u[1]], &t.used[u[2]]
		above := ^uint16(0) << (t.grid[c] + 1)
		if t.grid[c] != 0 {
			bit := uint16(1) << t.grid[c]
			*row, *col, *box = *row&^bit, *col&^bit, *box&^bit
		}
		left := uint16(board.AllDigits) & above &^ (*row | *col | *box)
		switch {
		case left != 0:
			bit := left & -left
			*row, *col, *box = *row|bit, *col|bit, *box|bit
			t.grid[c] = board.Digit(bits.TrailingZeros16(bit))
			t.at++
			t.over = t.at == t.n
		case t.at == 0:
			t.grid[c] = 0
			t.over = true
		default:
			t.grid[c] = 0
			t.backtracks++
			t.at--
		}
	}
	return !t.over
}

// Grid is the givens with the digits that are tried now.
func (t *Trial) Grid() board.Grid { return t.grid }

// Last is the cell of the digit that was written last of those that stand; ok is false where none does.
func (t *Trial) Last() (c board.Cell, ok bool) {
	switch {
	case t.at < t.n && t.grid[t.blanks[t.at]] != 0: // the blank goes on from a digit of its own
		return t.blanks[t.at], true
	case t.at > 0:
		return t.blanks[t.at-1], true
	}
	return 0, false
}

// Outcome is what the trial has come to.
func (t *Trial) Outcome() Brute {
	out := Brute{Grid: t.givens, Blanks: t.n, Backtracks: t.backtracks}
	if solved := t.over && t.at == t.n && t.grid.Solved(); solved {
		out.Grid, out.Solved = t.grid, true
	}
	return out
}
