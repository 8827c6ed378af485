// Package expand makes several puzzles from one: the puzzles near it, within it, and beyond it, and its equivalents.
//
// Each function is a [Spread]: it passes its puzzles on one at a time, always in the same order, and keeps none unless its doc says
// so. near.go tests the puzzles of one neighborhood together. The solutions of the rest of a puzzle show for all additions at once
// which of them leave one solution (witness.go).
package expand

import (
	"context"
	"math/rand/v2"

	"deduku/board"
	"deduku/board/generate"
	"deduku/board/search"
	"deduku/board/transform"
)

const allDigits = 1<<board.Side - 1 // of a cell that may hold each

// Spread yields the puzzles that it makes of one. It ends with the first error of yield, and soon after ctx is done.
type Spread func(ctx context.Context, puzzle board.Grid, yield func(board.Grid) error) error

// Solutions yields each solution of a position.
func Solutions(ctx context.Context, p *search.Puzzle, yield func(board.Grid) error) error {
	for solution := range search.SolutionsContext(ctx, p) {
		if err := yield(solution); err != nil {
			return err
		}
	}
	return ctx.Err()
}

// RemoveRedundant yields the puzzle without the givens that it does not need, tried in reading order; nothing where it
// has not one solution.
func RemoveRedundant(_ context.Context, puzzle board.Grid, yield func(board.Grid) error) error {
	minimal, err := generate.Minimize(puzzle, nil)
	if err != nil {
		return nil // it has not one solution: there is nothing to yield
	}
	return yield(minimal)
}

// Shuffle yields some random equivalents, the same for the same seed and puzzle.
func Shuffle(n int, seed uint64) Spread {
	return func(ctx context.Context, puzzle board.Grid, yield func(board.Grid) error) error {
		random := randomFor(seed, puzzle)
		for range n {
			if err := yieldNext(ctx, transform.Shuffle(puzzle, random), yield); err != nil {
				return err
			}
		}
		return nil
	}
}

// Relabel yields the puzzle with its digits renamed at random, some times.
func Relabel(n int, seed uint64) Spread {
	return func(ctx context.Context, puzzle board.Grid, yield func(board.Grid) error) error {
		random := randomFor(seed, puzzle)
		for range n {
			var child board.Grid
			names := random.Perm(board.Side)
			for c, d := range puzzle {
				if d != 0 {
					child[c] = board.Digit(names[d-1] + 1)
				}
			}
			if err := yieldNext(ctx, child, yield); err != nil {
				return err
			}
		}
		return nil
	}
}

// yieldNext yields one unless ctx is done.
func yieldNext(ctx context.Context, child board.Grid, yield func(board.Grid) error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	return yield(child)
}

// randomFor are random numbers that depend on the seed and the puzzle: wherever a puzzle stands, it has the same
// children.
func randomFor(seed uint64, puzzle board.Grid) *rand.Rand {
	h := uint64(14695981039346656037) // FNV-1a
	for _, d := range puzzle {
		h = (h ^ uint64(d)) * 1099511628211
	}
	return rand.New(rand.NewPCG(seed, h))
}
