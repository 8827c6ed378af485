package search

import (
	"context"
	"iter"
	"math/rand/v2"

	"deduku/board"
)

// Count is the number of solutions of p, at most limit: the search stops there. Limit 2 tells whether p
// has none, exactly one, or more.
func Count(p *Puzzle, limit int) int {
	n, _ := CountContext(context.Background(), p, limit)
	return n
}

// CountContext is Count that gives up soon after ctx is done, with the number found so far and the
// context's error.
func CountContext(ctx context.Context, p *Puzzle, limit int) (int, error) {
	n := 0
	if limit <= 0 {
		return 0, ctx.Err()
	}
	for range SolutionsContext(ctx, p) {
		if n++; n == limit {
			return n, nil
		}
	}
	return n, ctx.Err()
}

// Solve is a solution of p, the same one each time, and false when there is none. Where p has several,
// it need not be the smallest: see First.
func Solve(p *Puzzle) (board.Grid, bool) {
	for g := range Solutions(p) {
		return g, true
	}
	return board.Grid{}, false
}

// First is the solution of p that comes first when solutions are read as numbers of 81 digits, and false
// when there is none.
func First(p *Puzzle) (board.Grid, bool) {
	best, ok := Solve(p)
	if !ok {
		return best, false
	}
	q := *p
	for c := range q {
		for {
			below := q[c] & (1<<(best[c]-1) - 1)
			if below == 0 {
				break
			}
			q[c] = below
			g, ok := Solve(&q)
			if !ok {
				break
			}
			best = g
		}
		q[c] = 1 << (best[c] - 1)
	}
	return best, true
}

// Solutions yields each solution of p once, in the order in which the search meets them.
func Solutions(p *Puzzle) iter.Seq[board.Grid] {
	return SolutionsContext(context.Background(), p)
}

// SolutionsContext is Solutions that ends early, also while none is found, soon after ctx is done; the
// caller tells the two ends apart by ctx.Err.
func SolutionsContext(ctx context.Context, p *Puzzle) iter.Seq[board.Grid] {
	return func(yield func(board.Grid) bool) {
		s := plain{puzzle: p, leaf: func(g *board.Grid) bool { return ctx.Err() == nil && yield(*g) }}
		s.search()
	}
}

// Random is a solution of p met by guessing cells and digits at random, and false when there is none.
// It is quick, but some solutions are likelier than others.
func Random(p *Puzzle, r *rand.Rand) (board.Grid, bool) {
	q := *p
	best, ok := Solve(p)
	if !ok {
		return best, false
	}
	for _, c := range r.Perm(board.Cells) {
		for _, d := range r.Perm(9) {
			if was := q[c]; was>>d&1 != 0 {
				q[c] = 1 << d
				if g, ok := Solve(&q); ok {
					best = g
					break
				}
				q[c] = was
			}
		}
	}
	return best, true
}
