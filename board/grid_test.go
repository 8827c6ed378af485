package board_test

import (
	"strings"
	"testing"

	"deduku/board"
)

const solution = "915724836423681759687935124546897213198253647372146598231478965864519372759362481"

// gridOf is the grid of 81 characters.
func gridOf(text string) board.Grid {
	var g board.Grid
	for c, r := range text {
		if r != '.' {
			g[c] = board.Digit(r - '0')
		}
	}
	return g
}

func TestGrid(t *testing.T) {
	full := gridOf(solution)
	less := full
	less[40] = 0
	other := full
	other[40], other[41] = other[41], other[40]
	for _, test := range []struct {
		name             string
		grid             board.Grid
		len              int
		solved, contains bool // the grid less r5c5
		text             string
	}{
		{"full", full, 81, true, true, solution},
		{"less a digit", less, 80, false, true, solution[:40] + "." + solution[41:]},
		{"two digits swapped", other, 81, false, false, solution[:40] + solution[41:42] + solution[40:41] + solution[42:]},
		{"empty", board.Grid{}, 0, false, false, strings.Repeat(".", 81)},
	} {
		g := test.grid
		if g.Len() != test.len || g.Solved() != test.solved || g.Contains(less) != test.contains || g.String() != test.text {
			t.Errorf("%s: %d digits, solved %v, contains %v, %v", test.name, g.Len(), g.Solved(), g.Contains(less), g)
		}
	}
}

// TestOf puts givens down one by one until the grid is full; its board has the digits, then nothing open.
func TestOf(t *testing.T) {
	b := board.Of(gridOf(solution))
	if b.Status() != board.Solved || b.Grid() != gridOf(solution) || !b.Open().Empty() || b.Givens() != board.AllCells {
		t.Errorf("status %v, %v, open %d, givens %d", b.Status(), b.Grid(), b.Open().Len(), b.Givens().Len())
	}
	clash := board.Of(gridOf("11" + solution[2:]))
	if clash.Status() != board.Dead || clash.Filled() != 81 {
		t.Errorf("with two equal givens: status %v, %d filled", clash.Status(), clash.Filled())
	}
	b = board.New()
	var cands [board.Cells]board.DigitSet
	var spots [board.Units][board.ByDigit]board.SpotSet
	b.CopyCandidates(&cands)
	b.CopySpots(5, &spots)
	if cands[40] != b.Candidates(40) || spots[3][5] != b.Spots(3, 5) || spots[3][4] != 0 {
		t.Error("the views differ from what is asked one by one")
	}
	cands[40], spots[3][5] = 0, 0
	if b.Candidates(40) != board.AllDigits || b.Spots(3, 5) != board.AllSpots {
		t.Error("what is written to the copies is on the board")
	}
}
