package search

import (
	"math/bits"
	"math/rand/v2"

	"deduku/board"
)

// Random is a solution of p met by guessing a random digit in a random cell among those with the fewest
// candidates, and false when there is none. It is quick, but some solutions are likelier than others: on
// the empty puzzle it does not draw evenly from all grids.
func Random(p *Puzzle, r *rand.Rand) (board.Grid, bool) {
	s := solvers.Get().(*solver)
	defer solvers.Put(s)
	f := &s.frames[0]
	if !f.load(p) || !s.random(0, r) {
		return board.Grid{}, false
	}
	return s.grid, true
}

// random is search with guesses at random, and stops at the first solution.
func (s *solver) random(depth int, r *rand.Rand) bool {
	f := &s.frames[depth]
	for {
		if !f.settle() {
			return false
		}
		if f.solved() {
			s.grid = f.grid()
			return true
		}
		g := f.anyOfFewest(r)
		for g.digits&(g.digits-1) != 0 {
			d := nth(g.digits, r.IntN(bits.OnesCount32(g.digits)))
			g.digits &^= 1 << d
			child := &s.frames[depth+1]
			*child = *f
			if child.place(g.band, d, g.cell) && s.random(depth+1, r) {
				return true
			}
		}
		if !f.place(g.band, bits.TrailingZeros32(g.digits), g.cell) {
			return false
		}
	}
}

// anyOfFewest is a random one of the open cells with the fewest candidates.
func (s *state) anyOfFewest(r *rand.Rand) (best guess) {
	if n := s.pairCount(); n > 0 {
		k := r.IntN(n)
		for b, pairs := range s.pairs {
			if n := bits.OnesCount32(pairs); k < n {
				return s.guess(b, nth(pairs, k))
			} else {
				k -= n
			}
		}
	}
	least, ties := 10, 0
	for b := range s.open {
		for open := s.open[b]; open != 0; open &= open - 1 {
			g := s.guess(b, bits.TrailingZeros32(open))
			n := bits.OnesCount32(g.digits)
			if n < least {
				least, ties = n, 0
			}
			if n == least {
				if ties++; r.IntN(ties) == 0 {
					best = g
				}
			}
		}
	}
	return best
}

// nth is the number of the bit of x that has k bits below it.
func nth(x uint32, k int) int {
	for range k {
		x &= x - 1
	}
	return bits.TrailingZeros32(x)
}
