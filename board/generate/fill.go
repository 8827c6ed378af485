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
	open board.CellSet
	may  [board.Side]board.CellSet // the open cells that may have each digit, and some that are filled
	left int                       // nodes until giving up
}

// patience is the number of nodes after which another start is cheaper. Most grids need fewer than 100.
const patience = 400

// fill is a random full grid. All can occur, but some are likelier than others.
func (f *filler) fill() board.Grid {
	for {
		f.grid, f.open, f.left = board.Grid{}, board.AllCells, patience
		for d := range f.may {
			f.may[d] = board.AllCells
		}
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
	at := board.Cell(f.r.IntN(board.Cells))
	if f.open.Empty() {
		return true
	}
	best := next(at, f.fewest())
	var choice [board.Side]uint8
	n := 0
	for d, may := range f.may {
		if may.Has(best) {
			choice[n] = uint8(d)
			n++
		}
	}
	f.open = f.open.Without(best)
	for ; n > 0; n-- {
		i := f.r.IntN(n)
		d := choice[i]
		copy(choice[i:n], choice[i+1:])
		may := f.may[d]
		f.may[d] = may.Minus(best.Peers())
		f.grid[best] = board.Digit(d + 1)
		if f.search() {
			return true
		}
		f.may[d] = may
	}
	f.grid[best] = 0
	f.open = f.open.With(best)
	return false
}

// plane is a bit for each cell: those of the cells 0 to 63, and of the others.
type plane [2]uint64

// fewest is the open cells with at most one candidate or, where there are none, those with the fewest.
func (f *filler) fewest() (cells plane) {
	var open, ones, twos, fours, eights plane // the binary digits of how many candidates each cell has
	open[0], open[1] = f.open.Words()
	for d := range f.may {
		var may plane
		may[0], may[1] = f.may[d].Words()
		for i, carry := range may {
			ones[i], carry = ones[i]^carry, ones[i]&carry
			twos[i], carry = twos[i]^carry, twos[i]&carry
			fours[i], carry = fours[i]^carry, fours[i]&carry
			eights[i] |= carry
		}
	}
	for i := range open {
		cells[i] = open[i] &^ (twos[i] | fours[i] | eights[i])
	}
	for n := 2; cells[0]|cells[1] == 0; n++ {
		for i := range open {
			cells[i] = open[i] &^ ((ones[i] ^ bit(n, 0)) | (twos[i] ^ bit(n, 1)) | (fours[i] ^ bit(n, 2)) | (eights[i] ^ bit(n, 3)))
		}
	}
	return cells
}

// bit is the binary digit k of n for all cells.
func bit(n, k int) uint64 { return -uint64(n >> k & 1) }

// next is the first of some cells after one, going round.
func next(after board.Cell, cells plane) board.Cell {
	i, k := after/64, after%64
	if rest := cells[i] &^ (2<<k - 1); rest != 0 {
		return 64*i + board.Cell(bits.TrailingZeros64(rest))
	}
	i ^= 1
	if cells[i] == 0 {
		i ^= 1
	}
	return 64*i + board.Cell(bits.TrailingZeros64(cells[i]))
}
