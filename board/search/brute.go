package search

import (
	"context"
	"math/bits"

	"deduku/board"
)

// Brute is the outcome of BruteForce. Grid is the solution when Solved, else the givens. Backtracks is
// how often a blank ran out of digits, which is also the number of digits written and taken back.
type Brute struct {
	Grid       board.Grid
	Solved     bool
	Blanks     int
	Backtracks int
}

// BruteForce completes g by the row-by-row method of textbooks and counts its backtracks. The blanks are
// visited in reading order. A blank takes the next digit above its own that its row, column and box
// allow; when there is none it is cleared, which counts as one backtrack, and the blank before it
// continues. The run ends with the first solution, or without one when the first blank runs out; that
// last time takes no digit back and is not counted. Givens that clash have no solution and are not
// searched.
//
// Some puzzles take hours this way. When ctx is done the counts so far come back with its error.
func BruteForce(ctx context.Context, g board.Grid) (Brute, error) {
	out := Brute{Grid: g, Blanks: board.Cells - g.Len()}
	var used [board.Units]uint16
	var blanks [board.Cells]board.Cell
	n := 0
	for c, d := range g {
		if d == 0 {
			blanks[n] = board.Cell(c)
			n++
			continue
		}
		bit := uint16(1) << d
		for _, u := range board.Cell(c).Units() {
			if used[u]&bit != 0 {
				return out, ctx.Err()
			}
			used[u] |= bit
		}
	}
	grid := g
	for i, step := 0, 0; i < n; step++ {
		if step&0xfff == 0 && ctx.Err() != nil {
			return out, ctx.Err()
		}
		c := blanks[i]
		u := c.Units()
		row, col, box := &used[u[0]], &used[u[1]], &used[u[2]]
		above := ^uint16(0) << (grid[c] + 1)
		if grid[c] != 0 {
			bit := uint16(1) << grid[c]
			*row, *col, *box = *row&^bit, *col&^bit, *box&^bit
		}
		left := uint16(board.AllDigits) & above &^ (*row | *col | *box)
		if left != 0 {
			bit := left & -left
			*row, *col, *box = *row|bit, *col|bit, *box|bit
			grid[c] = board.Digit(bits.TrailingZeros16(bit))
			i++
			continue
		}
		grid[c] = 0
		if i == 0 {
			return out, nil
		}
		out.Backtracks++
		i--
	}
	out.Grid, out.Solved = grid, true
	return out, nil
}
