package deduce_test

import (
	"errors"
	"testing"

	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
)

// TestLimit ends logs at the limit, also those that forget, and no others.
func TestLimit(t *testing.T) {
	t.Parallel()
	endless := boardtest.Grid(t, ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........")
	for _, forget := range []bool{false, true} {
		s := deduce.New(endless, deduce.Options{Seed: 1, Forget: forget, Limit: 3000})
		var long *deduce.LimitError
		if err := s.Solve(t.Context()); !errors.As(err, &long) || long.Steps != 3000 {
			t.Errorf("forget %v: %v", forget, err)
		}
	}
	easy := boardtest.Grid(t, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	s := deduce.New(easy, deduce.Options{})
	if err := s.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	whole := len(s.Log().Steps)
	for limit, fits := range map[int]bool{whole - 1: false, whole: true} {
		s := deduce.New(easy, deduce.Options{Limit: limit})
		if err := s.Solve(t.Context()); (err == nil) != fits {
			t.Errorf("%d of %d steps: %v", limit, whole, err)
		}
	}
}
