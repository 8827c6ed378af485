package repl

import (
	"context"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"deduku/board"
	"deduku/board/search"
)

// TestFar words how far something is.
func TestFar(t *testing.T) {
	for _, test := range []struct {
		done   int64
		share  float64
		waited time.Duration
		want   string
	}{
		{100, 0.25, 10 * time.Second, "100 puzzles, 10 a second, 25 %, 30s left"},
		{100, 0, 2 * time.Second, "100 puzzles, 50 a second"},
		{0, 0, 2 * time.Second, "0 puzzles, 0 a second"},
	} {
		if got := Far(test.done, "puzzles", test.share, test.waited); got != test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}

// TestProgress shows the line once somebody has waited, and takes it away.
func TestProgress(t *testing.T) {
	var out strings.Builder
	p := StartProgress(&out, func(time.Duration) string { return "far" })
	p.Stop()
	if out.Len() > 0 {
		t.Errorf("at once there is %q", out.String())
	}
	p = StartProgress(&out, func(time.Duration) string { return "far" })
	time.Sleep(progressAfter + progressEach/2)
	p.Stop()
	if want := "\rfar\x1b[K\r\x1b[K"; out.String() != want {
		t.Errorf("got %q, want %q", out.String(), want)
	}
}

// TestCountWatched counts what CountContext does, and tells how far it is.
func TestCountWatched(t *testing.T) {
	empty := search.OfGrid(board.Grid{})
	for _, limit := range []int{1, 1_000_000, 1_200_000} {
		var seen atomic.Int64
		n, err := CountWatched(context.Background(), &empty, limit, &seen)
		if n != limit || err != nil {
			t.Errorf("up to %d: %d, %v", limit, n, err)
		}
		if told := seen.Load(); (told > 0) != (limit > 1_000_000) || told > int64(n) {
			t.Errorf("up to %d: told of %d", limit, told)
		}
	}
}
