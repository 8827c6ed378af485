package technique

import (
	"context"
	"testing"

	"deduku/board"
	"deduku/board/boardtest"
	"deduku/deduce"
)

// TestUnions compares the unions of every unit with what the words say, on one view turned from puzzle to puzzle.
func TestUnions(t *testing.T) {
	v := deduce.NewView(context.Background(), new(board.Board))
	for _, puzzle := range boardtest.Puzzles(t, "mixed.txt")[:20] {
		b := board.Of(puzzle)
		v.Look(&b)
		for u := range board.Unit(board.Units) {
			of := unionsByUnit.Of(v).of(u)
			if of.open != v.Open().And(u.Cells()).Len() || of.broken {
				t.Fatalf("%v, %v: %d cells open, broken %v", puzzle, u, of.open, of.broken)
			}
			for set := range 1 << of.open {
				testUnion(t, v, u, set)
			}
		}
	}
}

func testUnion(t *testing.T, v *deduce.View, u board.Unit, set int) {
	of := unionsByUnit.Of(v).of(u)
	cells := of.members(set)
	digits := v.Union(cells)
	if of.digits[set] != digits || of.number(of.places(set)) != set {
		t.Errorf("%v: %v has %v, not %v", u, cells, digits, of.digits[set])
	}
	for e := range of.atMost {
		excess := digits.Len() - cells.Len()
		want := set != 0 && set != 1<<of.open-1 && excess >= 0 && excess <= e
		if got := of.atMost[e][set/64]>>(set%64)&1 != 0; got != want {
			t.Errorf("%v: %v with %v among those of at most %d more: %v", u, cells, digits, e, got)
		}
	}
}
