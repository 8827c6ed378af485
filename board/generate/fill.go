package generate

import (
	"math/bits"
	"math/rand/v2"

	"deduku/board"
)

// filler makes random full grids. It is not board/search: what it makes must not change with the search
// engine, or a seed would not name the same puzzle for long.
type filler struct {
	r    *rand.Rand
	grid board.Grid
	used [board.Units]uint16
	left int // nodes until giving up
}

// patience is the number of nodes after which another start is cheaper. Most grids need fewer than 100.
const patience = 400

// fill is a random full grid. All can occur, but some are likelier than others.
func (f *filler) fill() board.Grid {
	for {
		f.grid = board.Grid{}
		f.used = [board.Units]uint16{}
		f.left = patience
		if f.search() {
			return f.grid
		}
	}
}

// search fills the open cells, those with the fewest candidates first, and reports whether it could.
func (f *filler) search() bool {
	if f.left--; f.left < 0 {
		return false
	}
	best, least := board.Cell(0), 10
	var choice uint16
	at := board.Cell(f.r.IntN(board.Cells))
	for range board.Cells {
		if at++; at == board.Cells {
			at = 0
		}
		if f.grid[at] != 0 {
			continue
		}
		u := at.Units()
		left := uint16(board.AllDigits) &^ (f.used[u[0]] | f.used[u[1]] | f.used[u[2]])
		if n := bits.OnesCount16(left); n < least {
			best, least, choice = at, n, left
			if n <= 1 {
				break
			}
		}
	}
	if least == 10 {
		return true
	}
	for ; least > 0; least-- {
		bit := choice
		for range f.r.IntN(least) {
			bit &= bit - 1
		}
		bit &= -bit
		choice &^= bit
		f.put(best, bit)
		f.grid[best] = board.Digit(bits.TrailingZeros16(bit))
		if f.search() {
			return true
		}
		f.grid[best] = 0
		f.put(best, bit)
	}
	return false
}

// put adds a digit to the units of c, or takes it out again.
func (f *filler) put(c board.Cell, bit uint16) {
	for _, u := range c.Units() {
		f.used[u] ^= bit
	}
}
