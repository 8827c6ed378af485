package templates

import (
	"context"
	"math/rand/v2"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
)

// allTemplates are the 46656 ways to place a digit nine times.
var allTemplates = func() (all []board.CellSet) {
	var grow func(row int, cells board.CellSet, taken board.UnitSet)
	grow = func(row int, cells board.CellSet, taken board.UnitSet) {
		if row == 9 {
			all = append(all, cells)
			return
		}
		for col := range 9 {
			c := board.CellAt(row, col)
			if c.UnitSet()&taken == 0 {
				grow(row+1, cells.With(c), taken|c.UnitSet())
			}
		}
	}
	grow(0, board.CellSet{}, 0)
	return all
}()

// TestTemplates compares the templates of digits with those found among all.
func TestTemplates(t *testing.T) {
	if len(allTemplates) != 46656 {
		t.Fatal(len(allTemplates), "templates")
	}
	random := rand.New(rand.NewPCG(1, 2))
	none, looked := 0, 0
	for _, puzzle := range boardtest.First(t, "top1465.txt", 60) {
		b := board.Of(puzzle)
		for range random.IntN(60) {
			b.Eliminate(board.Cell(random.IntN(board.Cells)), board.Digit(1+random.IntN(9)))
		}
		v := deduce.NewView(context.Background(), &b)
		for d := board.Digit(1); d <= 9; d++ {
			homes := v.CellsFor(d)
			for range random.IntN(12) {
				homes = homes.Without(board.Cell(random.IntN(board.Cells)))
			}
			some, all := Within(v, d, homes)
			wantSome, wantAll := templatesAmongAll(v, d, homes)
			if some != wantSome || all != wantAll {
				t.Fatalf("%v of %v within %v: got %v and %v, want %v and %v", d, b.Grid(), homes, some, all, wantSome, wantAll)
			}
			if looked++; some.Empty() {
				none++
			}
		}
	}
	t.Logf("%d times compared, %d times there was none", looked, none)
}

func templatesAmongAll(v *deduce.View, d board.Digit, homes board.CellSet) (some, all board.CellSet) {
	all = board.AllCells
	for _, cells := range allTemplates {
		if v.Placed(d).Within(cells) && cells.Minus(v.Placed(d)).Within(homes) {
			some, all = some.Union(cells), all.And(cells)
		}
	}
	if some.Empty() {
		return some, some
	}
	return some.And(v.Open()), all.And(v.Open())
}

// BenchmarkTemplates finds the templates of nine digits.
func BenchmarkTemplates(b *testing.B) {
	var views []*deduce.View
	for _, puzzle := range boardtest.First(b, "top1465.txt", 200) {
		p := board.Of(puzzle)
		views = append(views, deduce.NewView(context.Background(), &p))
	}
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		v := views[n%len(views)]
		for d := board.Digit(1); d <= 9; d++ {
			Of(v, d)
		}
		n++
	}
}
