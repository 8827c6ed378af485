package progress

import (
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// TestFar words how far something is.
func TestFar(t *testing.T) {
	t.Parallel()
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

// TestLine shows the line once somebody has waited, in a time of the test's own, and takes it away.
func TestLine(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var out strings.Builder
		place := Place{Out: &out, Width: func() int { return 8 }, After: InRun}
		l := place.Start(func(waited time.Duration) string { return waited.String() })
		time.Sleep(InRun - 1)
		l.Stop()
		if out.Len() > 0 {
			t.Errorf("at once there is %q", out.String())
		}
		l = place.Start(func(waited time.Duration) string { return waited.String() })
		time.Sleep(InRun + each + 1)
		time.Sleep(each)
		l.Stop()
		if want := "\r1s\x1b[K\r1.2s\x1b[K\r1.4s\x1b[K\r\x1b[K"; out.String() != want {
			t.Errorf("got %q, want %q", out.String(), want)
		}
		out.Reset()
		place.After = AtPrompt
		l = place.Start(func(time.Duration) string { return "too wide for it" })
		time.Sleep(AtPrompt + 1)
		l.Aside(func() { out.WriteString("result\n") })
		if want := "\rtoo w\x1b[K\r\x1b[Kresult\n\rtoo w\x1b[K"; out.String() != want { // it stays below the result
			t.Errorf("got %q, want %q", out.String(), want)
		}
		out.Reset()
		fmt.Fprint(Above{l, &out}, "half ")
		time.Sleep(2 * each)
		fmt.Fprint(Above{l, &out}, "a line\n")
		l.Stop()
		if want := "\r\x1b[Khalf a line\n\rtoo w\x1b[K\r\x1b[K"; out.String() != want { // nothing comes into an open line
			t.Errorf("got %q, want %q", out.String(), want)
		}
		var nobody *Line // where nobody looks
		nobody.Aside(func() {})
		nobody.Stop()
	})
}
