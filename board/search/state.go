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
	visited [3][9]uint32 // the same when the rules were last applied there
	open    [3]uint32    // cells not known to be solved
	pairs   [3]uint32    // cells with two candidates, as of the last call of singles
}

// blank is the empty board, from which nothing follows.
var blank = func() (s state) {
	for b := range s.cells {
		s.open[b] = full
		for d := range s.cells[b] {
			s.cells[b][d], s.visited[b][d] = full, full
		}
	}
	return s
}()

// load is the state of p; nothing follows from anything yet. It reports false when a cell of p has no
// candidate. Where the marked cells are has no pattern, so a branch on it would be mispredicted every few
// cells: they are listed first.
func (s *state) load(p *Puzzle) bool {
	*s = blank
	var marked [128]uint8
	n := 0
	for c, m := range p {
		marked[n&127] = uint8(c)
		n += int((uint32(m&all) - all) >> 31)
	}
	for _, c := range marked[:n] {
		w, i, m := &s.cells[c/27], c%27, p[c]&all
		switch {
		case m == 0:
			return false
		case m&(m-1) == 0:
			w[bits.TrailingZeros16(m)] &= placed[i]
		default:
			for d := range w {
				w[d] &^= uint32(^m>>d&1) << i
			}
		}
	}
	return true
}

// settle applies the rules of single digits, then looks for cells with one candidate, and starts again
// when there are any. It reports false on a contradiction.
func (s *state) settle() bool {
	for {
		if !s.visit() {
			return false
		}
		if found, ok := s.singles(); !ok || !found {
			return ok
		}
	}
}

// singles notes the cells with two candidates and gives the open cells with one to their digit. It
// reports whether there were any, and false on a contradiction.
func (s *state) singles() (found, ok bool) {
	one0, two0, three0 := tally(&s.cells[0])
	one1, two1, three1 := tally(&s.cells[1])
	one2, two2, three2 := tally(&s.cells[2])
	if one0&one1&one2 != full {
		return false, false
	}
	s.pairs = [3]uint32{two0 &^ three0, two1 &^ three1, two2 &^ three2}
	naked := [3]uint32{s.open[0] &^ two0, s.open[1] &^ two1, s.open[2] &^ two2}
	if naked[0]|naked[1]|naked[2] == 0 {
		return false, true
	}
	for b, cells := range naked {
		for ; cells != 0; cells &= cells - 1 {
			i := bits.TrailingZeros32(cells)
			d := bits.TrailingZeros32(s.digits(b, i))
			if d > 8 || !s.place(b, d, i) {
				return false, false
			}
		}
	}
	return true, true
}

// digits are the candidates of cell i in band b, bit d for the digit index d.
func (s *state) digits(b, i int) uint32 {
	w := &s.cells[b]
	i &= 31
	return w[0]>>i&1 | w[1]>>i&1<<1 | w[2]>>i&1<<2 | w[3]>>i&1<<3 | w[4]>>i&1<<4 |
		w[5]>>i&1<<5 | w[6]>>i&1<<6 | w[7]>>i&1<<7 | w[8]>>i&1<<8
}

// place puts digit d into cell i of band b and visits it: what is certain to change need not wait for a
// branch that asks. It reports false on a contradiction.
func (s *state) place(b, d, i int) bool {
	x := s.cells[b][d] & placed[i&31]
	switch b {
	case 0:
		return s.apply0(d, x)
	case 1:
		return s.apply1(d, x)
	default:
		return s.apply2(d, x)
	}
}

// stacks eliminates what the columns of the three bands together leave no permutation for, and reports
// whether there was anything. visit sees one band at a time, and finds such a candidate only when a box
// has one column left.
func (s *state) stacks() bool {
	var any uint32
	for d := range 9 {
		x, y, z := s.cells[0][d], s.cells[1][d], s.cells[2][d]
		x, y, z = (x|x>>9|x>>18)&line, (y|y>>9|y>>18)&line, (z|z>>9|z>>18)&line
		p := diagonals.turned[0][x] & diagonals.turned[1][y] & diagonals.turned[2][z]
		keep := diagonals.even[p&line] | diagonals.odd[p>>9&line]
		if out := keep ^ (x | y<<9 | z<<18); out != 0 {
			any = out
			s.cells[0][d] &= keep & line * inEachRow
			s.cells[1][d] &= keep >> 9 & line * inEachRow
			s.cells[2][d] &= keep >> 18 & line * inEachRow
		}
	}
	return any != 0
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
