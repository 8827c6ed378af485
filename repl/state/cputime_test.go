package state

import (
	"testing"
	"time"
)

// TestTiming times short and long work on systems that count processor time in ticks of 4 ms or 10 ms. Short work must not take 0 s.
func TestTiming(t *testing.T) {
	for _, test := range []struct{ tick, worked, want time.Duration }{
		{4 * time.Millisecond, 300 * time.Microsecond, 300 * time.Microsecond},
		{10 * time.Millisecond, 9 * time.Millisecond, 9 * time.Millisecond},
		{10 * time.Millisecond, 57 * time.Millisecond, 50 * time.Millisecond},
	} {
		now := time.Unix(0, 0)
		s := Services{
			Clock: func() time.Time { return now },
			Spent: func() time.Duration { return now.Sub(time.Unix(0, 0)).Truncate(test.tick) },
		}
		took := s.Timing()
		now = now.Add(test.worked)
		if got := took(); got != test.want {
			t.Errorf("%v of work with ticks of %v: %v, want %v", test.worked, test.tick, got, test.want)
		}
	}
}
