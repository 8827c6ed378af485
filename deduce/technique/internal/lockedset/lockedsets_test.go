package lockedset

import (
	"context"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
)

// TestLockedSets compares the index with what the words say, cell by cell.
func TestLockedSets(t *testing.T) {
	for _, puzzle := range boardtest.First(t, "mixed.txt", 20) {
		b := board.Of(puzzle)
		v := deduce.NewView(context.Background(), &b)
		l := Index.Of(v)
		seen := map[board.CellSet]bool{}
		for i := range l.All {
			s := &l.All[i]
			if seen[s.Cells] || s.Digits != v.Union(s.Cells) || s.Digits.Len() != s.Cells.Len()+1 || s.Cells.CommonUnits() == 0 {
				t.Errorf("%v: %v with %v is no almost locked set, or there twice", puzzle, s.Cells, s.Digits)
			}
			if i > 0 && s.Cells.Len() < l.All[i-1].Cells.Len() {
				t.Errorf("%v: set %d is smaller than the one before", puzzle, i)
			}
			seen[s.Cells] = true
		}
		if want := naiveLockedSets(v); len(seen) != want {
			t.Errorf("%v: %d sets, want %d", puzzle, len(seen), want)
		}
		for i := range l.All {
			testLinks(t, v, l, i)
		}
	}
}

// naiveLockedSets counts the sets.
func naiveLockedSets(v *deduce.View) int {
	all := map[board.CellSet]bool{}
	for u := range board.Unit(board.Units) {
		for set := 1; set < 512; set++ {
			var cells board.CellSet
			for i := range 9 {
				if set>>i&1 != 0 {
					cells = cells.With(u.Cell(i))
				}
			}
			if cells.Within(v.Open()) && v.Union(cells).Len() == cells.Len()+1 {
				all[cells] = true
			}
		}
	}
	return len(all)
}

// testLinks compares the links of set i with those of the definition.
func testLinks(t *testing.T, v *deduce.View, l *Sets, i int) {
	a := &l.All[i]
	for d := range a.Digits.All() {
		linked := map[uint16]bool{}
		for _, j := range l.LinkedTo(a.DigitCells[d]) {
			linked[j] = true
		}
		in := a.Cells.And(v.CellsFor(d))
		for j := range l.All {
			there := l.All[j].Cells.And(v.CellsFor(d))
			want := !there.Empty() && there.Within(in.SeenByAll())
			if linked[uint16(j)] != want || want && !a.Ties.Has(d) {
				t.Errorf("%v and %v by %v: linked %v, want %v", a.Cells, l.All[j].Cells, d, !want, want)
			}
		}
		if seenBy := in.SeenByAll().And(v.CellsFor(d)); a.Seen.Has(d) != !seenBy.Empty() || l.SeenBy(a, d) != seenBy {
			t.Errorf("%v: what sees %v", a.Cells, d)
		}
	}
}
