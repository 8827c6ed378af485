package transform

import (
	"math/bits"

	"deduku/board"
)

// state is one way to choose the first rows of the arrangement, together with all the orders of columns
// that the rows chosen so far cannot tell apart. Such orders are never listed one by one: that keeps the
// search small where a grid is nearly empty.
//
// Only two kinds of freedom occur. A column that is empty in all rows chosen is free: it stands, in some
// order, among the first of its stack, since empty cells come first. A stack of three free columns is
// free as a whole, and stands, in some order, among the first stacks.
type state struct {
	flip   uint8                // 1 for the transposed grid
	depth  uint8                // the number of rows chosen
	next   uint8                // the next digit name to give
	stacks uint8                // the number of free stacks
	free   [board.BoxSide]uint8 // the number of free columns in each stack
	rows   [board.Side]uint8
	used   uint16               // the rows chosen, as bits
	cols   [board.Side]uint8    // cols[i] stands at column i; the order among free ones means nothing
	names  [board.ByDigit]uint8 // the new name of each digit; 0 for none yet; names[0] is 0
}

// fresh stands in a key for a digit without a name. It sorts after all names, as the name it is going to
// get does.
const fresh = 15

// key is a row as a number: nine nibbles, the first column the highest. Keys of states with the same
// rows so far compare as the rows will when the fresh digits have names.
type key uint64

// values are the names of one row's digits, by column of the source.
type values [board.Side]uint8

func (s *state) values(row *[board.Side]uint8) (v values) {
	for c, d := range row {
		v[c] = s.names[d]
		if d != 0 && v[c] == 0 {
			v[c] = fresh
		}
	}
	return v
}

// key is the smallest that row can become in s.
func (s *state) key(row *[board.Side]uint8) key {
	v := s.values(row)
	var block [board.BoxSide]key
	for i := range block {
		a, b, c := v[s.cols[3*i]], v[s.cols[3*i+1]], v[s.cols[3*i+2]]
		switch s.free[i] {
		case 2:
			a, b = min(a, b), max(a, b)
		case 3:
			a, b = min(a, b), max(a, b)
			b, c = min(b, c), max(b, c)
			a, b = min(a, b), max(a, b)
		}
		block[i] = key(a)<<8 | key(b)<<4 | key(c)
	}
	if s.stacks >= 2 {
		block[0], block[1] = min(block[0], block[1]), max(block[0], block[1])
	}
	if s.stacks == 3 {
		block[1], block[2] = min(block[1], block[2]), max(block[1], block[2])
		block[0], block[1] = min(block[0], block[1]), max(block[0], block[1])
	}
	return block[0]<<24 | block[1]<<12 | block[2]
}

// extend appends to out the states that choose row r next: one for each way to order the columns that
// gives the smallest key and that later rows might tell apart.
func (s *state) extend(r uint8, row *[board.Side]uint8, out []state) []state {
	next := *s
	next.rows[s.depth] = r
	next.depth++
	next.used |= 1 << r
	if *row == [board.Side]uint8{} {
		return append(out, next)
	}
	v := s.values(row)
	next.sort(&v)

	// Fresh digits that share the free columns of a stack can be named in any order, and free stacks that
	// hold nothing but fresh digits, equally many, can change places.
	var start, count [board.BoxSide]uint8
	for i := range count {
		for j := range s.free[i] {
			if v[next.cols[3*uint8(i)+j]] == fresh {
				count[i]++
			}
		}
		start[i] = s.free[i] - count[i]
	}
	first, tied := next.tiedStacks(&v)
	next.settle(&v)
	for _, outer := range orders[first][tied] {
		for _, p0 := range orders[start[outer[0]]][count[outer[0]]] {
			for _, p1 := range orders[start[outer[1]]][count[outer[1]]] {
				for _, p2 := range orders[start[outer[2]]][count[outer[2]]] {
					out = append(out, next)
					child := &out[len(out)-1]
					child.order(&next.cols, &outer, &[board.BoxSide]order{p0, p1, p2})
					child.name(row)
				}
			}
		}
	}
	return out
}

// order puts the stacks of columns in an order, and the columns of each.
func (s *state) order(cols *[board.Side]uint8, outer *order, inner *[board.BoxSide]order) {
	for i, p := range inner {
		from := 3 * outer[i]
		for j := range board.BoxSide {
			s.cols[3*i+j] = cols[from+p[j]]
		}
	}
}

// orders[start][count] are the orders of three places that move only those from start to start+count-1.
var orders = func() (t [board.BoxSide + 1][board.BoxSide + 1][]order) {
	for start := range t {
		for count := range t[start] {
			for _, p := range perms {
				ok := true
				for i := range board.BoxSide {
					inside := i >= start && i < start+count
					ok = ok && (inside || int(p[i]) == i)
				}
				if ok {
					t[start][count] = append(t[start][count], p)
				}
			}
		}
	}
	return t
}()

// sort puts the free columns and stacks in an order that gives the smallest key.
func (s *state) sort(v *values) {
	swap := func(i, j uint8) {
		if v[s.cols[i]] > v[s.cols[j]] {
			s.cols[i], s.cols[j] = s.cols[j], s.cols[i]
		}
	}
	for i := range uint8(board.BoxSide) {
		if s.free[i] == 3 {
			swap(3*i+1, 3*i+2)
			swap(3*i, 3*i+1)
			swap(3*i+1, 3*i+2)
		} else if s.free[i] == 2 {
			swap(3*i, 3*i+1)
		}
	}
	swapStacks := func(i, j uint8) {
		if s.block(v, i) > s.block(v, j) {
			for k := range uint8(board.BoxSide) {
				s.cols[3*i+k], s.cols[3*j+k] = s.cols[3*j+k], s.cols[3*i+k]
			}
		}
	}
	if s.stacks == 3 {
		swapStacks(1, 2)
	}
	if s.stacks >= 2 {
		swapStacks(0, 1)
	}
	if s.stacks == 3 {
		swapStacks(1, 2)
	}
}

// block is the part of the key that stack i gives.
func (s *state) block(v *values, i uint8) key {
	return key(v[s.cols[3*i]])<<8 | key(v[s.cols[3*i+1]])<<4 | key(v[s.cols[3*i+2]])
}

// tiedStacks are the free stacks with equal blocks that are not empty, as the first and their number; s is
// sorted. Equal blocks hold fresh digits only, for a row has each digit once.
func (s *state) tiedStacks(v *values) (first, count uint8) {
	for i := uint8(1); i < s.stacks; i++ {
		if b := s.block(v, i); b != 0 && b == s.block(v, i-1) {
			if count == 0 {
				first, count = i-1, 1
			}
			count++
		}
	}
	return first, count
}

// settle takes the freedom away that the row uses up.
func (s *state) settle(v *values) {
	for i := range uint8(board.BoxSide) {
		n := uint8(0)
		for n < s.free[i] && v[s.cols[3*i+n]] == 0 {
			n++
		}
		s.free[i] = n
	}
	for s.stacks > 0 && s.free[s.stacks-1] < 3 {
		s.stacks--
	}
}

// name gives names to the digits of row that have none, in the order of the columns.
func (s *state) name(row *[board.Side]uint8) {
	for _, c := range s.cols {
		if d := row[c]; d != 0 && s.names[d] == 0 {
			s.names[d] = s.next
			s.next++
		}
	}
}

// choices are the rows that may come next, as bits, given which rows of the grid are empty. Of rows or
// bands that are empty and so alike, only the first is listed.
func (s *state) choices(empty uint16) uint16 {
	var out uint16
	if s.depth%board.BoxSide != 0 {
		band := s.rows[s.depth-1] / board.BoxSide
		out = 7 << (3 * band)
	} else {
		seen := false
		for band := range board.BoxSide {
			b := uint16(7) << (3 * band)
			if s.used&b != 0 || seen && empty&b == b {
				continue
			}
			seen = seen || empty&b == b
			out |= b
		}
	}
	out &^= s.used
	for band := range board.BoxSide {
		if e := out & empty & (7 << (3 * band)); bits.OnesCount16(e) > 1 {
			out &^= e & (e - 1)
		}
	}
	return out
}
