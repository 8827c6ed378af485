package generate

import (
	"math/rand/v2"
	"testing"

	"deduku/board"
	"deduku/board/search"
)

// randomGrid is a full grid: the first one that begins with random digits.
func randomGrid(t *testing.T, r *rand.Rand) board.Grid {
	t.Helper()
	var g board.Grid
	for _, box := range []int{0, 4, 8} { // these do not see each other
		for i, d := range r.Perm(board.Side) {
			g[board.Box(box).Cell(i)] = board.Digit(d + 1)
		}
	}
	p := search.OfGrid(g)
	full, found := search.Solve(&p)
	if !found {
		t.Fatalf("%v has no solution", g)
	}
	return full
}

// TestSwaps shows that a full grid without the digits of a swap has another solution, and that one given in
// it has to stay.
func TestSwaps(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 50 {
		var s Sets
		full := randomGrid(t, r)
		s.Begin(full, board.AllCells)
		s.addSwaps()
		if len(s.sets) < 9 {
			t.Errorf("%v: %d swaps", full, len(s.sets))
		}
		for _, set := range s.sets {
			left := board.AllCells.Minus(set)
			if search.Single(full.Only(left)) {
				t.Errorf("%v: without %v there is one solution", full, set)
			}
			if !s.missed(left) || set.Len() > largest {
				t.Errorf("%v: %v can all be taken away", full, set)
			}
			one := set.First()
			if !s.Known(left.With(one)).Has(one) || s.missed(board.AllCells.Without(one)) {
				t.Errorf("%v: of %v, %v has to stay, and not alone", full, set, one)
			}
		}
	}
}

// TestSwapsOfDigits finds all grids that differ from one in the places of two digits, and holds the small differences to
// be made of swaps.
func TestSwapsOfDigits(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	small := 0
	for range 5 {
		var s Sets
		full := randomGrid(t, r)
		s.Begin(full, board.AllCells)
		s.addSwaps()
		for d := range board.Digit(board.Side) {
			for e := range d {
				var left board.CellSet
				for c, x := range full {
					if x != d+1 && x != e+1 {
						left = left.With(board.Cell(c))
					}
				}
				p := search.OfGrid(full.Only(left))
				for other := range search.Solutions(&p) {
					var differ, made board.CellSet
					for c, x := range other {
						if x != full[c] {
							differ = differ.With(board.Cell(c))
						}
					}
					for _, set := range s.sets {
						if set.Within(differ) {
							made = made.Union(set)
						}
					}
					if differ.Len() <= largest && made != differ {
						t.Errorf("%v: %v is made of %v", full, differ, made)
					} else if differ.Len() <= largest {
						small++
					}
				}
			}
		}
	}
	if small < 200 {
		t.Errorf("%d small differences, the grids themselves among them", small)
	}
}
