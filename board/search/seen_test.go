package search

import (
	"context"
	"sync/atomic"
	"testing"

	"deduku/board"
)

// TestCountSeen counts as CountContext does, and checks what is added to seen.
func TestCountSeen(t *testing.T) {
	t.Parallel()
	empty := OfGrid(board.Grid{})
	for _, limit := range []int{1, 1_000_000, 1_200_000} {
		var seen atomic.Int64
		n, err := CountSeen(context.Background(), &empty, limit, &seen)
		if n != limit || err != nil {
			t.Errorf("up to %d: %d, %v", limit, n, err)
		}
		if far := seen.Load(); (far > 0) != (limit > 1_000_000) || far > int64(n) {
			t.Errorf("up to %d: %d were seen", limit, far)
		}
	}
}
