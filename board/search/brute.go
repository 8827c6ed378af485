package search

import (
	"context"

	"deduku/board"
)

// Brute is the outcome of BruteForce. Grid is the solution when solved, else the givens. Backtracks is
// how often a blank ran out of digits, which is also the number of digits written and taken back.
type Brute struct {
	Grid       board.Grid
	Solved     bool
	Blanks     int
	Backtracks int
}

// BruteForce completes g by the row-by-row method of textbooks and counts its backtracks, as a [Trial] does that runs
// to its end.
//
// Some puzzles take hours this way. When ctx is done the counts so far come back with its error.
func BruteForce(ctx context.Context, g board.Grid) (Brute, error) {
	t := NewTrial(g)
	for {
		if err := ctx.Err(); err != nil {
			return t.Outcome(), err
		}
		if !t.Advance(1 << 12) {
			return t.Outcome(), nil
		}
	}
}
