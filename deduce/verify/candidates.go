package verify

import (
	"math/bits"
	"sync"
)

// The sizes of the game. This package shares nothing with those whose logs it checks.
const (
	boxSide       = 3
	side          = boxSide * boxSide // rows, columns, boxes, the cells of each, digits
	allCells      = side * side
	allCandidates = allCells * side
	allTruths     = allCells + kinds*side*side
)

// A cell is 0 to 80, row by row.
type cell uint8

func (c cell) row() int { return int(c) / side }
func (c cell) col() int { return int(c) % side }
func (c cell) box() int { return c.row()/boxSide*boxSide + c.col()/boxSide }

// A candidate is a digit in a cell: 9 * cell + digit - 1.
type candidate uint16

func at(c cell, digit int) candidate { return candidate(int(c)*side + digit - 1) }

func (x candidate) cell() cell { return cell(x / side) }
func (x candidate) digit() int { return int(x%side) + 1 }

// A truth is a set of nine candidates of which exactly one is true. 0 to 80
// are the cells; then come nine for each row, each column and each box, one
// for each digit.
type truth uint16

// The kinds of unit, in the order in which truths are numbered.
const (
	rows = iota
	columns
	boxes
	kinds // how many there are
)

func cellTruth(c cell) truth { return truth(c) }

func unitTruth(kind, unit, digit int) truth {
	return truth(allCells + side*(side*kind+unit) + digit - 1)
}

// isCell reports whether t says that a cell holds some digit.
func (t truth) isCell() bool { return t < allCells }

// has reports whether x is one of the candidates of t.
func (t truth) has(x candidate) bool {
	for _, y := range members[t] {
		if x == y {
			return true
		}
	}
	return false
}

// What the rules of the game make of the numbers above. It is worked out when
// the first log is begun: a program that checks none does without.
var (
	// members lists the candidates of each truth.
	members [allTruths][side]candidate

	// conflicts holds, for each candidate, those that cannot be true with it:
	// the other digits of its cell, and its digit in its row, column and box.
	// It is also what placing the candidate removes.
	conflicts [allCandidates]set

	workOut = sync.OnceFunc(func() {
		findMembers()
		findConflicts()
	})
)

func findMembers() {
	var size [allTruths]int
	for x := candidate(0); x < allCandidates; x++ {
		for _, t := range truthsOf(x) {
			members[t][size[t]] = x
			size[t]++
		}
	}
}

func findConflicts() {
	for x := range conflicts {
		for _, t := range truthsOf(candidate(x)) {
			for _, y := range members[t] {
				conflicts[x].add(y)
			}
		}
		conflicts[x].remove(candidate(x))
	}
}

// truthsOf gives the four truths that hold x.
func truthsOf(x candidate) [4]truth {
	c, d := x.cell(), x.digit()
	return [4]truth{
		cellTruth(c),
		unitTruth(rows, c.row(), d),
		unitTruth(columns, c.col(), d),
		unitTruth(boxes, c.box(), d),
	}
}

// A set is a set of candidates.
type set [(allCandidates + 63) / 64]uint64

func (s *set) has(x candidate) bool { return s[x/64]>>(x%64)&1 != 0 }
func (s *set) add(x candidate)      { s[x/64] |= 1 << (x % 64) }
func (s *set) remove(x candidate)   { s[x/64] &^= 1 << (x % 64) }

// minus removes every member of t from s.
func (s *set) minus(t *set) {
	for i := range s {
		s[i] &^= t[i]
	}
}

// meets reports whether s and t have a candidate in common.
func (s *set) meets(t *set) bool {
	for i := range s {
		if s[i]&t[i] != 0 {
			return true
		}
	}
	return false
}

// digits gives the digits of a cell that are in s, digit d as bit d.
func (s *set) digits(c cell) (mask uint16) {
	for d := 1; d <= 9; d++ {
		if s.has(at(c, d)) {
			mask |= 1 << d
		}
	}
	return mask
}

// everything is the board on which nothing has been removed.
var everything = func() (s set) {
	for x := candidate(0); x < allCandidates; x++ {
		s.add(x)
	}
	return s
}()

// lowest gives the lowest digit of a mask of digits.
func lowest(mask uint16) int { return bits.TrailingZeros16(mask) }
