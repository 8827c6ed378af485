package technique

import (
	"context"
	"testing"

	"deduku/board"
	"deduku/board/boardtest"
	"deduku/deduce"
)

// TestLockedSets compares the index with what the words say, cell by cell.
func TestLockedSets(t *testing.T) {
	for _, puzzle := range boardtest.Puzzles(t, "mixed.txt")[:20] {
		b := board.Of(puzzle)
		v := deduce.NewView(context.Background(), &b)
		l := lockedSetsOf.Of(v)
		seen := map[board.CellSet]bool{}
		for i := range l.sets {
			s := &l.sets[i]
			if seen[s.cells] || s.digits != v.Union(s.cells) || s.digits.Len() != s.cells.Len()+1 || s.cells.CommonUnits() == 0 {
				t.Errorf("%v: %v with %v is no almost locked set, or there twice", puzzle, s.cells, s.digits)
			}
			if i > 0 && s.cells.Len() < l.sets[i-1].cells.Len() {
				t.Errorf("%v: set %d is smaller than the one before", puzzle, i)
			}
			seen[s.cells] = true
		}
		if want := naiveLockedSets(v); len(seen) != want {
			t.Errorf("%v: %d sets, want %d", puzzle, len(seen), want)
		}
		for i := range l.sets {
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
func testLinks(t *testing.T, v *deduce.View, l *lockedSets, i int) {
	a := &l.sets[i]
	for d := range a.digits.All() {
		linked := map[uint16]bool{}
		for _, j := range l.linkedTo(a.digitCells[d]) {
			linked[j] = true
		}
		in := a.cells.And(v.Homes(d))
		for j := range l.sets {
			there := l.sets[j].cells.And(v.Homes(d))
			want := !there.Empty() && there.Within(in.SeenByAll())
			if linked[uint16(j)] != want || want && !a.ties.Has(d) {
				t.Errorf("%v and %v by %v: linked %v, want %v", a.cells, l.sets[j].cells, d, !want, want)
			}
		}
		if seenBy := in.SeenByAll().And(v.Homes(d)); a.seen.Has(d) != !seenBy.Empty() || l.of(a, d).seenBy != seenBy {
			t.Errorf("%v: what sees %v", a.cells, d)
		}
	}
}
