package generate

import (
	"math/rand/v2"
	"testing"

	"deduku/board"
	"deduku/board/search"
)

// TestSwaps shows that a full grid without the digits of a set has another solution, and that no cell is in fewer sets than
// there are pairs of lines and digits that it belongs to.
func TestSwaps(t *testing.T) {
	f := filler{r: rand.New(rand.NewPCG(1, 2))}
	var s swaps
	for range 20 {
		full := f.fill()
		s.look(full)
		for c, n := range s.held {
			if n != setsOfCell {
				t.Fatalf("%v: %v is in %d sets, want %d", full, board.Cell(c), n, setsOfCell)
			}
		}
		for _, set := range s.sets {
			p := search.OfGrid(full)
			for c := range set.All() {
				p[c] = any9
			}
			if search.Count(&p, 2) < 2 {
				t.Errorf("%v: without %v there is one solution", full, set)
			}
			if !s.needed(set, board.AllCells.Minus(set)) {
				t.Errorf("%v: %v can all be taken away", full, set)
			}
			if one := board.CellsOf(set.First()); s.needed(one, board.AllCells.Minus(one)) {
				t.Errorf("%v: %v alone cannot be taken away", full, one)
			}
		}
	}
}
