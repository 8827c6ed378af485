package search

import "deduku/board"

// The engine sees the board one digit and one band at a time: a uint32 holds where the digit may still
// go among the 27 cells of three rows, bit 9*row+col. Of the nine boxes-in-a-row of the band (the
// picture, bit 3*row+box) at most three hold the digit, one in each row and one in each box: a
// permutation. Everything that follows from the picture stands in a table.

// full is the 27 cells of a band, line the nine of a row.
const (
	full = 1<<27 - 1
	line = 1<<9 - 1
)

// inEachRow times nine cells of a row is those cells in the three rows of a band.
const inEachRow = 1<<18 | 1<<9 | 1

// boxes has, for the cells of a row, the boxes that own one of them.
var boxes = func() (t [line + 1]uint8) {
	for x := range t {
		for k := range 3 {
			if x>>(3*k)&7 != 0 {
				t[x] |= 1 << k
			}
		}
	}
	return t
}()

// pictures has, for each picture, what its permutations leave: keep, the cells of all of them, and
// alone, the cells of a row that is left with one box. A picture without permutation keeps nothing.
var pictures = func() (t [line + 1]struct{ keep, alone uint32 }) {
	for m := range t {
		keep := 0
		for _, p := range [6]int{0o124, 0o142, 0o214, 0o241, 0o412, 0o421} {
			if p&m == p {
				keep |= p
			}
		}
		t[m].keep = threefold(keep)
		t[m].alone = threefold(singles(keep))
	}
	return t
}()

// columns has, for columns that still have the digit in a band, what they leave to the other bands: all
// cells but those of a column that is alone in its box.
var columns = func() (t [line + 1]uint32) {
	for x := range t {
		t[x] = full &^ (uint32(singles(x)) * inEachRow)
	}
	return t
}()

// diagonals does for the three boxes of a stack what pictures does for a band. A permutation takes each
// band of a box to a column of its own; with the columns of a band turned it is one bit, for all three
// stacks at once. Even ones run down to the right and have the low nine bits, odd ones to the left and
// have the nine above. turned takes the columns of a band to the permutations that they allow, even and
// odd take permutations to the columns in the three bands, nine bits each.
var diagonals = func() (t struct {
	turned    [3][line + 1]uint32
	even, odd [line + 1]uint32
}) {
	for x := range line + 1 {
		for b := range 3 {
			t.turned[b][x] = uint32(turn(x, 3-b) | turn(x, b)<<9)
			t.even[x] |= uint32(turn(x, b)) << (9 * b)
			t.odd[x] |= uint32(turn(x, 3-b)) << (9 * b)
		}
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

// threefold is the cells of boxes-in-a-row.
func threefold(m int) (cells uint32) {
	for e := range 9 {
		cells |= uint32(m>>e&1) * 7 << (3 * e)
	}
	return cells
}

// singles are those of nine bits that are alone in their group of three.
func singles(x int) (s int) {
	for k := 0; k < 9; k += 3 {
		if g := x >> k & 7; g&(g-1) == 0 {
			s |= g << k
		}
	}
	return s
}

// turn moves each of nine bits n places up in its group of three, around the end.
func turn(x, n int) (t int) {
	for i := range 9 {
		t |= x >> i & 1 << (i/3*3 + (i+n)%3)
	}
	return t
}
