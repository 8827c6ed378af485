package search

import (
	"math/bits"

	"deduku/board"
)

// Base is a position whose conclusions are drawn once, for many questions about positions beyond it. A copy is an
// assignment.
type Base struct{ at state }

// Begin makes it the position of a puzzle.
func (b *Base) Begin(p *Puzzle) {
	if !b.at.load(p) || !b.at.settle() {
		b.at = state{} // without candidates: whatever is asked, there is no solution
	}
}

// Load makes it the position of a puzzle of which no conclusions are drawn, for a single question.
func (b *Base) Load(p *Puzzle) {
	if !b.at.load(p) {
		b.at = state{}
	}
}

// Blank is the position of the empty grid.
func Blank() Base { return Base{at: blank} }

// Put leaves one digit to a cell.
func (b *Base) Put(c board.Cell, d board.Digit) {
	b.at.cells[c/27][d-1] &= placed[c%27]
}

// PutAll puts a grid's digits into some cells.
func (b *Base) PutAll(g *board.Grid, cells board.CellSet) {
	low, high := cells.Words()
	for ; low != 0; low &= low - 1 {
		c := board.Cell(bits.TrailingZeros64(low))
		b.Put(c, g[c])
	}
	for ; high != 0; high &= high - 1 {
		c := 64 + board.Cell(bits.TrailingZeros64(high))
		b.Put(c, g[c])
	}
}

// Has reports whether a digit is still a candidate of a cell. One that is not is in no solution.
func (b *Base) Has(c board.Cell, d board.Digit) bool {
	return b.at.cells[c/27][d-1]>>(c%27)&1 != 0
}

// count is the number of solutions, at most limit.
func (b *Base) count(limit int) int {
	s := solvers.Get().(*solver)
	s.want(limit, false, nil, nil)
	s.beyond(&b.at)
	n := s.found
	solvers.Put(s)
	return n
}

// Other is a solution with another digit than d in cell c, and false where there is none.
func (b *Base) Other(c board.Cell, d board.Digit) (board.Grid, bool) {
	s := solvers.Get().(*solver)
	s.want(1, true, nil, nil)
	s.beyondOther(&b.at, c, d)
	g, n := s.grid, s.found
	solvers.Put(s)
	return g, n > 0
}

// OtherNear is Other for the digit of a full grid; the search tries the digits of that grid first, so that the solution
// differs from it in few cells.
func (b *Base) OtherNear(full *board.Grid, c board.Cell) (board.Grid, bool) {
	s := solvers.Get().(*solver)
	s.want(1, true, nil, nil)
	s.near = full
	s.beyondOther(&b.at, c, full[c])
	g, n := s.grid, s.found
	s.near = nil
	solvers.Put(s)
	return g, n > 0
}

// HasOther reports whether Other finds one.
func (b *Base) HasOther(c board.Cell, d board.Digit) bool {
	s := solvers.Get().(*solver)
	s.want(1, false, nil, nil)
	s.beyondOther(&b.at, c, d)
	n := s.found
	solvers.Put(s)
	return n > 0
}

// Settle draws the conclusions that need no search. It reports false where it finds a contradiction.
func (b *Base) Settle() bool { return b.at.settle() }

// solved reports whether the conclusions leave nothing open: then there is one solution.
func (b *Base) solved() bool { return b.at.solved() }

// SolvedCells are the cells to which they leave one digit.
func (b *Base) SolvedCells() board.CellSet {
	open := &b.at.open
	return board.AllCells.Minus(board.CellsOfWords(uint64(open[0])|uint64(open[1])<<27|uint64(open[2])<<54, uint64(open[2])>>10))
}
