package search

import (
	"context"
	"errors"
	"math"
	"testing"

	"deduku/board"
)

// TestEstimated holds estimates to what is known: they lie within five of their own standard errors.
func TestEstimated(t *testing.T) {
	t.Parallel()
	const probes = 10_000
	for _, test := range []struct {
		name      string
		solutions float64
	}{
		{"easy", 1}, {"none, empty cell", 0}, {"none, by search", 0}, {"two", 2}, {"three", 3}, {"ten", 10},
		{"16 clues", 0},                          // counted
		{"empty", 6_670_903_752_021_072_936_960}, // B. Felgenhauer, F. Jarvis, "Enumerating possible Sudoku grids" (2005)
	} {
		p := seed(t, test.name)
		if test.name == "16 clues" {
			test.solutions = float64(Count(&p, 1_000_000))
		}
		for n := range uint64(2) {
			e, err := Estimated(context.Background(), &p, n, probes)
			again, _ := Estimated(context.Background(), &p, n, probes)
			if err != nil || again != e || math.Abs(e.Solutions-test.solutions) > 5*e.Error*e.Solutions+1e-9 || e.Error > 0.3 {
				t.Errorf("%s: %v, %v, %v; want %v", test.name, e, again, err, test.solutions)
			}
		}
	}
}

// TestEstimatedEnds ends with its context.
func TestEstimatedEnds(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	p := OfGrid(board.Grid{})
	if e, err := Estimated(ctx, &p, 1, math.MaxInt); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, %v", e, err)
	}
}
