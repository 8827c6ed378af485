package deduce_test

import (
	"testing"

	"deduku/board"
	"deduku/deduce"
)

// TestCycles writes what becomes of the digits, and the image of a candidate.
func TestCycles(t *testing.T) {
	for _, test := range []struct {
		digits [10]board.Digit
		want   string
	}{
		{[10]board.Digit{0, 9, 8, 7, 6, 5, 4, 3, 2, 1}, "(19)(28)(37)(46)"},
		{[10]board.Digit{0, 2, 3, 1, 4, 5, 6, 7, 8, 9}, "(123)"},
		{[10]board.Digit{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, ""},
	} {
		s := deduce.Symmetry{Map: board.HalfTurn, Digits: test.digits}
		if got := s.Cycles(); got != test.want {
			t.Errorf("%v: got %s, want %s", test.digits, got, test.want)
		}
		x := board.Candidate{Cell: board.CellAt(0, 1), Digit: 3}
		if got, want := s.Image(x), (board.Candidate{Cell: board.CellAt(8, 7), Digit: test.digits[3]}); got != want {
			t.Errorf("%v: %v becomes %v, want %v", test.digits, x, got, want)
		}
	}
}
