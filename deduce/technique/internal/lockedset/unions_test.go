package lockedset

import (
	"context"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
)

// TestUnions compares the unions of every unit with what the words say, on one view turned from puzzle to puzzle.
func TestUnions(t *testing.T) {
	v := deduce.NewView(context.Background(), new(board.Board))
	for _, puzzle := range boardtest.First(t, "mixed.txt", 20) {
		b := board.Of(puzzle)
		v.Look(&b)
		for u := range board.Unit(board.Units) {
			of := UnionsByUnit.Of(v).Of(u)
			if of.open != v.Open().And(u.Cells()).Len() || of.Broken {
				t.Fatalf("%v, %v: %d cells open, broken %v", puzzle, u, of.open, of.Broken)
			}
			for set := range 1 << of.open {
				testUnion(t, v, u, set)
			}
		}
	}
}

func testUnion(t *testing.T, v *deduce.View, u board.Unit, set int) {
	of := UnionsByUnit.Of(v).Of(u)
	cells := of.Members(set)
	digits := v.Union(cells)
	if of.Digits[set] != digits || of.Number(of.places(set)) != set {
		t.Errorf("%v: %v has %v, not %v", u, cells, digits, of.Digits[set])
	}
	for e := range of.AtMost {
		excess := digits.Len() - cells.Len()
		want := set != 0 && set != 1<<of.open-1 && excess >= 0 && excess <= e
		if got := of.AtMost[e][set/64]>>(set%64)&1 != 0; got != want {
			t.Errorf("%v: %v with %v among those of at most %d more: %v", u, cells, digits, e, got)
		}
	}
}
