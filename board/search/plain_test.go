package search

import (
	"math/bits"

	"deduku/board"
)

// plain is the search that anyone would write first: the digits used in each row, column and box, the
// cell with the fewest candidates next. It shares nothing with the engine that answers in earnest, which
// is its use: the tests ask both. A given is a cell with one candidate, so givens that clash need no
// treatment of their own.
type plain struct {
	puzzle *Puzzle
	used   [board.Units]uint16
	grid   board.Grid
	nodes  int
	leaf   func(*board.Grid) bool // told each solution; false ends the search
}

// search fills the open cells in every way and reports whether to go on.
func (s *plain) search() bool {
	s.nodes++
	best, least := board.Cell(0), 10
	var choice uint16
	for c := range board.Cell(board.Cells) {
		if s.grid[c] != 0 {
			continue
		}
		u := c.Units()
		left := s.puzzle[c] &^ (s.used[u[0]] | s.used[u[1]] | s.used[u[2]])
		if n := bits.OnesCount16(left); n < least {
			best, least, choice = c, n, left
		}
	}
	if least == 10 {
		return s.leaf(&s.grid)
	}
	for ; choice != 0; choice &= choice - 1 {
		bit := choice & -choice
		for _, u := range best.Units() {
			s.used[u] |= bit
		}
		s.grid[best] = board.Digit(bits.Len16(bit))
		more := s.search()
		s.grid[best] = 0
		for _, u := range best.Units() {
			s.used[u] &^= bit
		}
		if !more {
			return false
		}
	}
	return true
}

// plainSolutions are solutions of p, at most limit, and the number of nodes it took.
func plainSolutions(p *Puzzle, limit int) (found []board.Grid, nodes int) {
	s := plain{puzzle: p, leaf: func(g *board.Grid) bool {
		found = append(found, *g)
		return len(found) < limit
	}}
	s.search()
	return found, s.nodes
}
