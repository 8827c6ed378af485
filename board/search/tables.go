package search

import (
	"math/bits"

	"deduku/board"
)

// The engine sees the board one digit and one band at a time: a uint32 holds where the digit may still
// go among the 27 cells of three rows, bit 9*row+col. A row and a box share three cells. Which of these
// nine triples still have the digit is the band's picture, bit 3*row+box. The digit goes into three of
// them, one in each row and one in each box: a permutation. What follows from the picture, and from the
// columns that still have the digit, stands in tables.

const (
	full = 1<<27 - 1 // the cells of a band
	line = 1<<9 - 1  // the cells of a row, or its columns

	// Columns times inEachRow are their cells in the three rows of a band.
	inEachRow = 1<<18 | 1<<9 | 1

	// First cells of triples times inTriple are all their cells.
	inTriple = 7
)

// The engine knows rows, columns and boxes of nine: where board has other units, this does not compile.
var _ [3 * 9]struct{} = [board.Units]struct{}{}

// A picture is found at one bit in three, those of heads, once each triple is folded onto its first cell.
// Times hash, its nine bits come out on top in an order and with sums that differ for all pictures. The
// factor has no meaning; random search finds one in a few seconds.
const (
	heads = 0o111111111
	hash  = 0x10040800901c240
)

// pictures has, by the hash of a picture, what its permutations leave: keep, the cells of all of them,
// and alone, those in a row that is left with one triple. A picture without permutation keeps nothing.
var pictures = func() (t [line + 1]struct{ keep, alone uint32 }) {
	var folded [line + 1]uint32 // a picture on the first cells of its triples
	for m := range folded[1:] {
		m++
		folded[m] = folded[m&(m-1)] | 1<<(3*bits.TrailingZeros(uint(m)))
	}
	for m := range folded {
		keep := 0
		for _, p := range [6]int{0o124, 0o142, 0o214, 0o241, 0o412, 0o421} {
			if m&p == p {
				keep |= p
			}
		}
		p := &t[uint64(folded[m])*hash>>55]
		p.keep, p.alone = folded[keep]*inTriple, folded[alone(keep)]*inTriple
	}
	return t
}()

// columns has, for columns that still have the digit in a band, what they leave to the other bands: all
// cells but those of a column that is alone in its box.
var columns = func() (t [line + 1]uint32) {
	for x := range t {
		t[x] = full &^ (uint32(alone(x)) * inEachRow)
	}
	return t
}()

// diagonals does for stacks what pictures does for bands. A permutation of a stack gives each band one of
// three columns. With the columns of a band turned in the right way it is one bit, for each of the three
// stacks: an even one runs down to the right and is among the low nine bits, an odd one runs to the left
// and is among the nine above. turned takes the columns of a band to the permutations that they allow;
// even and odd take permutations to the columns of the three bands, nine bits each.
var diagonals = func() (t struct {
	turned    [3][line + 1]uint32
	even, odd [line + 1]uint32
}) {
	for x := range line + 1 {
		once, twice := turn(x, 1), turn(x, 2)
		t.turned[0][x] = uint32(x | x<<9)
		t.turned[1][x] = uint32(twice | once<<9)
		t.turned[2][x] = uint32(once | twice<<9)
		t.even[x] = uint32(x | once<<9 | twice<<18)
		t.odd[x] = uint32(x | twice<<9 | once<<18)
	}
	return t
}()

// placed has, for a cell of a band, the cells left to a digit that goes there: its own, and those out of
// its row and its box.
var placed = func() (t [32]uint32) {
	for i := range 27 {
		t[i] = 1 << i
		for j := range 27 {
			if i/9 != j/9 && i%9/3 != j%9/3 {
				t[i] |= 1 << j
			}
		}
	}
	return t
}()

// seen has, for a cell of a band, the cells it sees in each band.
var seen = func() (t [3][32][3]uint32) {
	for c := range board.Cell(board.Cells) {
		for x := range c.Peers().All() {
			t[c/27][c%27][x/27] |= 1 << (x % 27)
		}
	}
	return t
}()

// alone are those of nine bits that are the only one in their group of three.
func alone(x int) (out int) {
	for k := 0; k < 9; k += 3 {
		if g := x >> k & 7; g&(g-1) == 0 {
			out |= g << k
		}
	}
	return out
}

// turn moves each of nine bits once or twice up in its group of three, around the end.
func turn(x, n int) int {
	if n == 1 {
		return x<<1&0o666 | x>>2&0o111
	}
	return x<<2&0o444 | x>>1&0o333
}
