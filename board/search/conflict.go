package search

import (
	"context"

	"deduku/board"
)

// Conflict returns givens of a puzzle without a solution that can't all be right: together they have no solution, and without any
// one of them they have. It returns an empty grid if the puzzle has a solution, and an error if ctx ends first.
func Conflict(ctx context.Context, puzzle board.Grid) (board.Grid, error) {
	all := OfGrid(puzzle)
	if n, err := CountContext(ctx, &all, 1); err != nil || n > 0 {
		return board.Grid{}, err
	}
	for c := range puzzle {
		without := puzzle
		without[c] = 0
		if without == puzzle {
			continue
		}
		p := OfGrid(without)
		n, err := CountContext(ctx, &p, 1)
		if err != nil {
			return board.Grid{}, err
		}
		if n == 0 { // this given is not needed for the conflict
			puzzle = without
		}
	}
	return puzzle, nil
}
