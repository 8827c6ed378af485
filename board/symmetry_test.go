package board_test

import (
	"testing"

	"deduku/board"
)

// TestTurns moves corners and edges, and comes back after as many turns or reflections as there are.
func TestTurns(t *testing.T) {
	for _, test := range []struct {
		symmetry board.Symmetry
		order    int
		corner   board.Cell // where r1c1 goes
		edge     board.Cell // where r1c4 goes
	}{
		{board.HalfTurn, 2, board.CellAt(8, 8), board.CellAt(8, 5)},
		{board.QuarterTurn, 4, board.CellAt(0, 8), board.CellAt(3, 8)},
		{board.Diagonal, 2, board.CellAt(0, 0), board.CellAt(3, 0)},
		{board.AntiDiagonal, 2, board.CellAt(8, 8), board.CellAt(5, 8)},
	} {
		s := test.symmetry
		if got := s.Image(board.CellAt(0, 0)); got != test.corner {
			t.Errorf("%v: r1c1 goes to %v, want %v", test.symmetry, got, test.corner)
		}
		if got := s.Image(board.CellAt(0, 3)); got != test.edge {
			t.Errorf("%v: r1c4 goes to %v, want %v", test.symmetry, got, test.edge)
		}
		moved := false
		for c := range board.Cell(board.Cells) {
			x := c
			for n := range test.order {
				moved = moved || n > 0 && x != c
				x = s.Image(x)
			}
			if x != c {
				t.Errorf("%v: %v is not back after %d times", test.symmetry, c, test.order)
			}
		}
		if !moved {
			t.Errorf("%v moves nothing", test.symmetry)
		}
	}
}
