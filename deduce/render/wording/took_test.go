package wording

import (
	"testing"
	"time"
)

// TestTook rounds short times, and never to nothing.
func TestTook(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0: "0s", 1: "1µs", 400: "1µs", 1600: "2µs", 4400: "4µs", 9700: "10µs", 14_000: "10µs", 1_234_567: "1.23ms",
	} {
		if got := Took(d).String(); got != want {
			t.Errorf("%d ns: %s, want %s", d, got, want)
		}
		if n := Microseconds(d); (n == 0) != (d == 0) {
			t.Errorf("%d ns are %d µs", d, n)
		}
	}
}
