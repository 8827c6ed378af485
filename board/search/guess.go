package search

import "math/bits"

// guess is the cell to branch on, and its candidates, bit d for the digit index d.
type guess struct {
	band, cell int
	digits     uint32
}

// choose picks the cell to branch on: one with two candidates, whichever comes first or, with care, the
// most telling one.
func (s *solver) choose(f *state) guess {
	if s.careful && f.pairs[0]|f.pairs[1]|f.pairs[2] != 0 {
		return f.telling()
	}
	for b, cells := range f.pairs {
		if cells != 0 {
			return f.guess(b, bits.TrailingZeros32(cells))
		}
	}
	return f.fewest()
}

// guess is the guess on cell i of band b.
func (s *state) guess(b, i int) guess {
	return guess{b, i, s.digits(b, i)}
}

// nearest is the digit index of a guess that comes first: that of the grid near which a solution is searched, if it is a
// candidate.
func (s *solver) nearest(g guess) int {
	if d := int(s.near[27*g.band+g.cell]) - 1; g.digits>>d&1 != 0 {
		return d
	}
	return bits.TrailingZeros32(g.digits)
}

// fewest is the first cell with the fewest candidates among the open ones.
func (s *state) fewest() (best guess) {
	least := 10
	for b := range s.open {
		for open := s.open[b]; open != 0; open &= open - 1 {
			g := s.guess(b, bits.TrailingZeros32(open))
			if n := bits.OnesCount32(g.digits); n < least {
				best, least = g, n
			}
		}
	}
	return best
}

// sample is how many pairs telling looks at. More would save nodes, but not time.
const sample = 8

// telling is the pair that sees the most cells with one of its digits, where other pairs count three
// times: they would be solved at once. Against the first pair this halves the nodes of hard puzzles. There
// must be a pair.
func (s *state) telling() (best guess) {
	most, left := -1, sample
	pairs01, pairs2 := uint64(s.pairs[0])|uint64(s.pairs[1])<<32, s.pairs[2]
	for b, pairs := range s.pairs {
		if pairs == 0 {
			continue
		}
		// Two digits to a word: their candidates in a cell come out with one shift.
		w := &s.cells[b]
		w01 := uint64(w[0]) | uint64(w[1])<<27
		w23 := uint64(w[2]) | uint64(w[3])<<27
		w45 := uint64(w[4]) | uint64(w[5])<<27
		w67 := uint64(w[6]) | uint64(w[7])<<27
		w8 := uint64(w[8])
		for ; pairs != 0; pairs &= pairs - 1 {
			i := bits.TrailingZeros32(pairs) & 31
			const two = 1<<27 | 1
			m := uint32(w01>>i&two | w23>>i&two<<1 | w45>>i&two<<2 | w67>>i&two<<3 | w8>>i&1<<4)
			d, e := unpack[bits.TrailingZeros32(m)&31], unpack[bits.TrailingZeros32(m&(m-1))&31]
			see := &seen[b][i]
			x := uint64((s.cells[0][d]|s.cells[0][e])&see[0]) |
				uint64((s.cells[1][d]|s.cells[1][e])&see[1])<<32
			y := (s.cells[2][d] | s.cells[2][e]) & see[2]
			score := bits.OnesCount64(x) + bits.OnesCount32(y) +
				2*(bits.OnesCount64(x&pairs01)+bits.OnesCount32(y&pairs2))
			if score > most {
				most, best = score, guess{b, i, 1<<d | 1<<e}
			}
			if left--; left == 0 {
				return best
			}
		}
	}
	return best
}

// unpack takes the bits of telling's words to digits.
var unpack = func() (t [32]uint8) {
	for k := range 5 {
		t[k], t[27+k] = uint8(2*k), uint8(2*k+1)
	}
	return t
}()
