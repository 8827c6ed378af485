package search

//go:generate go run gen.go

import (
	"math/bits"

	"deduku/board"
)

// state is what the engine knows at one node of the search. It holds arrays only: a copy is an
// assignment of 240 bytes.
type state struct {
	cells   [3][9]uint32 // where each digit may still go in each band
	visited [3][9]uint32 // the same when the digit's rules were last applied there
	open    [3]uint32    // cells not known to be solved
	pairs   [3]uint32    // cells with exactly two candidates, as of the last call of singles
}

// blank is the empty board, all of it unvisited.
var blank = func() (s state) {
	for b := range s.cells {
		s.open[b] = full
		for d := range s.cells[b] {
			s.cells[b][d] = full
		}
	}
	return s
}()

// load is the state of p; nothing follows from anything yet. It reports false when a cell of p has no
// candidate. Which cells are marked is known only to the puzzle, and a branch on it would be mispredicted
// every few cells, so the marked ones are listed first.
func (s *state) load(p *Puzzle) bool {
	*s = blank
	var marked [96]uint8
	n := 0
	for c, m := range p {
		marked[n&127] = uint8(c)
		n += int((uint32(m&all) - all) >> 31)
	}
	for _, c := range marked[:n] {
		m := p[c] & all
		w := &s.cells[c/27]
		i := c % 27
		if m&(m-1) == 0 {
			if m == 0 {
				return false
			}
			w[bits.TrailingZeros16(m)] &= placed[i]
			continue
		}
		for d := range w {
			w[d] &^= uint32(^m>>d&1) << i
		}
	}
	return true
}

// settle applies the rules of single digits until nothing changes, then looks for cells with one
// candidate, and starts again when there are any. It reports false on a contradiction.
func (s *state) settle() bool {
	for {
		for {
			changed, ok := s.visit()
			if !ok {
				return false
			}
			if !changed {
				break
			}
		}
		found, ok := s.singles()
		if !ok {
			return false
		}
		if !found {
			return true
		}
	}
}

// singles notes the cells with two candidates and gives the open cells with one to their digit. It
// reports whether there were any, and false when a cell has no candidate.
func (s *state) singles() (found, ok bool) {
	var any uint32
	for b := range s.cells {
		w := &s.cells[b]
		one, two, three := tally(w)
		if one != full {
			return false, false
		}
		s.pairs[b] = two &^ three
		naked := one &^ two & s.open[b]
		any |= naked
		for ; naked != 0; naked &= naked - 1 {
			cell := naked & -naked
			d := 0
			for d < 8 && w[d]&cell == 0 {
				d++
			}
			w[d] &= placed[bits.TrailingZeros32(naked)&31]
		}
	}
	return any != 0, true
}

// place puts digit d into cell i of band b, and takes it out of the other digits there.
func (s *state) place(b, d, i int) {
	w := &s.cells[b]
	others := ^(uint32(1) << (i & 31))
	x := w[d] & placed[i&31]
	w[0] &= others
	w[1] &= others
	w[2] &= others
	w[3] &= others
	w[4] &= others
	w[5] &= others
	w[6] &= others
	w[7] &= others
	w[8] &= others
	w[d] = x
}

// stacks strikes what the columns of the three bands together leave no permutation for. visit sees one
// band at a time and finds such a candidate only when a box has one column left. It reports whether
// anything was struck, and false on a contradiction.
func (s *state) stacks() (struck, ok bool) {
	var any uint32
	for d := range 9 {
		x, y, z := s.cells[0][d], s.cells[1][d], s.cells[2][d]
		x, y, z = (x|x>>9|x>>18)&line, (y|y>>9|y>>18)&line, (z|z>>9|z>>18)&line
		p := diagonals.turned[0][x] & diagonals.turned[1][y] & diagonals.turned[2][z]
		even, odd := p&line, p>>9&line
		if boxes[even|odd] != 7 {
			return false, false
		}
		keep := diagonals.even[even] | diagonals.odd[odd]
		if drop := keep ^ (x | y<<9 | z<<18); drop != 0 {
			any |= drop
			s.cells[0][d] &= keep & line * inEachRow
			s.cells[1][d] &= keep >> 9 & line * inEachRow
			s.cells[2][d] &= keep >> 18 * inEachRow
		}
	}
	return any != 0, true
}

// solved reports whether no cell is open.
func (s *state) solved() bool { return s.open[0]|s.open[1]|s.open[2] == 0 }

// openCount and pairCount are the number of cells that are open, and that have two candidates.
func (s *state) openCount() int { return count(&s.open) }

func (s *state) pairCount() int { return count(&s.pairs) }

func count(w *[3]uint32) int {
	return bits.OnesCount32(w[0]) + bits.OnesCount32(w[1]) + bits.OnesCount32(w[2])
}

// grid is the digit of each cell of a solved position.
func (s *state) grid() (g board.Grid) {
	for b := range s.cells {
		for d, x := range s.cells[b] {
			for ; x != 0; x &= x - 1 {
				g[27*b+bits.TrailingZeros32(x)] = board.Digit(d + 1)
			}
		}
	}
	return g
}
