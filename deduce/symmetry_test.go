package deduce_test

import (
	"testing"

	"deduku/board"
	"deduku/deduce"
)

// TestSymmetry moves corners and edges, and comes back after as many turns or reflections as there are.
func TestSymmetry(t *testing.T) {
	for _, test := range []struct {
		name   string
		order  int
		corner board.Cell // where r1c1 goes
		edge   board.Cell // where r1c4 goes
	}{
		{deduce.HalfTurn, 2, board.CellAt(8, 8), board.CellAt(8, 5)},
		{deduce.QuarterTurn, 4, board.CellAt(0, 8), board.CellAt(3, 8)},
		{deduce.Diagonal, 2, board.CellAt(0, 0), board.CellAt(3, 0)},
		{deduce.AntiDiagonal, 2, board.CellAt(8, 8), board.CellAt(5, 8)},
	} {
		s := deduce.Symmetry{Map: test.name}
		if got := s.Cell(board.CellAt(0, 0)); got != test.corner {
			t.Errorf("%s: r1c1 goes to %v, want %v", test.name, got, test.corner)
		}
		if got := s.Cell(board.CellAt(0, 3)); got != test.edge {
			t.Errorf("%s: r1c4 goes to %v, want %v", test.name, got, test.edge)
		}
		moved := false
		for c := range board.Cell(board.Cells) {
			x := c
			for n := range test.order {
				moved = moved || n > 0 && x != c
				x = s.Cell(x)
			}
			if x != c {
				t.Errorf("%s: %v is not back after %d times", test.name, c, test.order)
			}
		}
		if !moved {
			t.Errorf("%s moves nothing", test.name)
		}
	}
}

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
		s := deduce.Symmetry{Map: deduce.HalfTurn, Digits: test.digits}
		if got := s.Cycles(); got != test.want {
			t.Errorf("%v: got %s, want %s", test.digits, got, test.want)
		}
		x := board.Candidate{Cell: board.CellAt(0, 1), Digit: 3}
		if got, want := s.Image(x), (board.Candidate{Cell: board.CellAt(8, 7), Digit: test.digits[3]}); got != want {
			t.Errorf("%v: %v becomes %v, want %v", test.digits, x, got, want)
		}
	}
}
