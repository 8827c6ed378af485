package progress

import (
	"context"
	"fmt"
	"strings"
	"sync/atomic"
	"time"

	"deduku/board/search"
	"deduku/internal/plural"
)

// Far says how far something is: how many are done and how many a second; how much of the whole that is, and how long
// the rest takes, where share, from 0 to 1, is known.
func Far(done int64, unit string, share float64, waited time.Duration) string {
	text := []string{plural.Count(int(done), strings.TrimSuffix(unit, "s"), unit), fmt.Sprintf("%.0f a second", float64(done)/waited.Seconds())}
	if 0 < share && share <= 1 {
		left := time.Duration(float64(waited) * (1 - share) / share)
		text = append(text, fmt.Sprintf("%.0f %%", 100*share), fmt.Sprintf("%v left", left.Round(time.Second)))
	}
	return strings.Join(text, ", ")
}

// Count counts solutions up to a limit. Of a count that takes long it adds to seen how far it is.
func Count(ctx context.Context, p *search.Puzzle, limit int, seen *atomic.Int64) (int, error) {
	const soon, look = 1_000_000, 1 << 16 // what is there in no time; solutions that seen grows by
	n, err := search.CountContext(ctx, p, min(limit, soon))
	if err != nil || n < soon || n == limit {
		return n, err
	}
	n = 0
	for range search.SolutionsContext(ctx, p) {
		if n++; n == limit {
			return n, nil
		}
		if n%look == 0 {
			seen.Add(look)
		}
	}
	return n, ctx.Err()
}
