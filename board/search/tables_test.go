package search

import (
	"math/bits"
	"math/rand/v2"
	"testing"
)

var permutations = [6][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}

// triple is the cells of a band in a row and a box.
func triple(row, box int) uint32 { return 7 << (9*row + 3*box) }

// TestPictures compares the table with its definition, which also shows that no two pictures share a hash.
func TestPictures(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	for range 20_000 {
		x := r.Uint32() & r.Uint32() & full
		if r.IntN(2) == 0 {
			x &= r.Uint32()
		}
		var keep, alone uint32
		var boxes [3]uint32 // of the permutations, by row
		for _, p := range permutations {
			if x&triple(0, p[0]) != 0 && x&triple(1, p[1]) != 0 && x&triple(2, p[2]) != 0 {
				for row, box := range p {
					keep |= triple(row, box)
					boxes[row] |= 1 << box
				}
			}
		}
		for row, b := range boxes {
			if bits.OnesCount32(b) == 1 {
				alone |= triple(row, bits.TrailingZeros32(b))
			}
		}
		got := pictures[uint64((x|x>>1|x>>2)&heads)*hash>>55]
		if got.keep != keep || got.alone != alone {
			t.Fatalf("%027b:\n got %027b, %027b\nwant %027b, %027b", x, got.keep, got.alone, keep, alone)
		}
	}
}

func TestColumns(t *testing.T) {
	for c := range columns {
		want := uint32(full)
		for k := range 3 {
			if g := c >> (3 * k) & 7; bits.OnesCount(uint(g)) == 1 {
				want &^= uint32(g) << (3 * k) * inEachRow
			}
		}
		if columns[c] != want {
			t.Errorf("%09b: got %027b, want %027b", c, columns[c], want)
		}
	}
}

func TestStacks(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	struck := 0
	for range 2000 {
		var s state
		for b := range s.cells {
			for d := range s.cells[b] {
				s.cells[b][d] = r.Uint32() & r.Uint32() & (r.Uint32() | r.Uint32()) & full
			}
		}
		want := s
		for d := range 9 {
			for k := range 3 {
				var keep [3]uint32
				for _, p := range permutations {
					var cells [3]uint32
					ok := true
					for b, j := range p {
						cells[b] = inEachRow << (3*k + j)
						ok = ok && s.cells[b][d]&cells[b] != 0
					}
					for b := range cells {
						if ok {
							keep[b] |= cells[b]
						}
					}
				}
				for b := range keep {
					want.cells[b][d] &^= 7 << (3 * k) * inEachRow &^ keep[b]
				}
			}
		}
		got := s
		if any := got.stacks(); got != want || any != (want != s) {
			t.Fatalf("%v:\n got %v, %v\nwant %v", s.cells, got.cells, any, want.cells)
		}
		if want != s {
			struck++
		}
	}
	if struck < 500 {
		t.Errorf("only %d positions test anything", struck)
	}
}
