package generate

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestSource draws what the library draws.
func TestSource(t *testing.T) {
	var s source
	s.Seed(1, 2)
	r := rand.New(rand.NewPCG(1, 2))
	for i := range 100_000 {
		n := 1 + i%100
		if got, want := s.below(n), r.IntN(n); got != want {
			t.Fatalf("draw %d, below %d: got %d, want %d", i, n, got, want)
		}
	}
}

// TestSourceDrawsAgain comes upon a number that would make some outcomes likelier than others, which is drawn again.
func TestSourceDrawsAgain(t *testing.T) {
	n := math.MaxInt / 4 * 3 // a quarter of all numbers are drawn again, where an int has 64 bits
	var s source
	s.Seed(3, 4)
	r := rand.New(rand.NewPCG(3, 4))
	for i := range 100 {
		if got, want := s.below(n), r.IntN(n); got != want {
			t.Fatalf("draw %d: got %d, want %d", i, got, want)
		}
	}
}
