package generate

import (
	"math/rand/v2"
	"testing"

	"deduku/board"
	"deduku/board/search"
)

// TestReduce compares with orbits taken away one by one in their order, each where one solution remains.
func TestReduce(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	f := filler{source: new(source)}
	for s := board.NoSymmetry; s <= board.AntiDiagonal; s++ {
		for range 12 {
			r := reduction{full: f.fill(), again: random.IntN(2) == 0, most: board.Cells}
			r.sets.Begin(r.full, board.AllCells)
			r.sets.addSwaps()
			order := s.Orbits()
			for range 2 { // what the first one comes upon must not lead the second one astray
				random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
				tried := order[:len(order)-random.IntN(20)]
				want := board.AllCells
				for _, o := range tried {
					if left := want.Minus(o); search.Single(r.full.Only(left)) {
						want = left
					}
				}
				r.clues = board.AllCells
				if r.reduce(tried); r.clues != want || r.left != want.Len() {
					t.Fatalf("%v, %v: %d clues are left, want %d:\n got %v\nwant %v", r.full, s, r.left, want.Len(), r.clues, want)
				}
			}
		}
	}
}
