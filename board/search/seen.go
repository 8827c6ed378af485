package search

import (
	"context"
	"sync/atomic"
)

// CountSeen counts solutions up to a limit. A long count adds to seen the solutions that it has found so far.
func CountSeen(ctx context.Context, p *Puzzle, limit int, seen *atomic.Int64) (int, error) {
	const soon, look = 1_000_000, 1 << 16 // solutions that take no time to count; solutions between two additions to seen
	n, err := CountContext(ctx, p, min(limit, soon))
	if err != nil || n < soon || n == limit {
		return n, err
	}
	n = 0
	for range SolutionsContext(ctx, p) {
		if n++; n == limit {
			return n, nil
		}
		if n%look == 0 {
			seen.Add(look)
		}
	}
	return n, ctx.Err()
}
