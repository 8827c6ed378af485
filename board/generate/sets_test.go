package generate

import (
	"testing"

	"pgregory.net/rapid"

	"deduku/board"
	"deduku/board/search"
	"deduku/internal/testutil/boardtest"
)

// TestNeeded compares with the count of solutions, for puzzles within a grid one after the other: what is known is
// true, and what was found out once is known from then on.
func TestNeeded(t *testing.T) {
	full := boardtest.Grid(t, "534678912672195348198342567859761423426853791713924856961537284287419635345286179")
	rapid.Check(t, func(t *rapid.T) {
		random := rapid.Uint64()
		givens := board.AllCells
		for range rapid.IntRange(20, 50).Draw(t, "taken") {
			if c := board.Cell(random.Draw(t, "cell") % board.Cells); search.Single(full.Only(givens.Without(c))) {
				givens = givens.Without(c)
			}
		}
		var sets Sets
		sets.Begin(full, givens)
		for range 3 {
			for c := range givens.All() {
				known := sets.Known(givens).Has(c)
				want := !search.Single(full.Only(givens.Without(c)))
				got := sets.Needed(givens, c)
				if got != want || known && !want || sets.Known(givens).Has(c) != want {
					t.Fatalf("%v: %v is needed: got %v, known before: %v, want %v", full.Only(givens), c, got, known, want)
				}
			}
			if c := givens.First(); search.Single(full.Only(givens.Without(c))) {
				givens = givens.Without(c)
			}
		}
	})
}

// TestMany goes beyond what is kept: what is forgotten is asked again.
func TestMany(t *testing.T) {
	full := boardtest.Grid(t, "534678912672195348198342567859761423426853791713924856961537284287419635345286179")
	var sets Sets
	sets.Begin(full, board.AllCells)
	for c := range board.Cell(board.Cells) {
		for d := c + 1; d < board.Cells; d++ {
			few := board.CellsOf(c, d, (c*7+d)%board.Cells)
			if !sets.Needed(few, c) || !sets.Known(few).Has(c) {
				t.Fatalf("%v: %v is needed", few, c)
			}
		}
	}
	if len(sets.sets) != most {
		t.Errorf("%d sets are kept, want %d", len(sets.sets), most)
	}
}
