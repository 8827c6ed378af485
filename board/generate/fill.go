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
	lo, hi := f.fewest()
	best := next(at, lo, hi)
	lo, hi = board.CellsOf(best).Words()
	var choice [16]uint8 // more than there are, so that no index needs a test
	n := 0
	for d := range f.may {
		may, may2 := f.may[d].Words()
		has := may&lo | may2&hi
		choice[n&15] = uint8(d)
		n += int((has | -has) >> 63) // which digits a cell may have has no pattern: a branch would be mispredicted
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

// fewest is the open cells with at most one candidate or, where there are none, those with the fewest: cells 0 to 63, and
// the others.
func (f *filler) fewest() (lo, hi uint64) {
	// The binary digits of how many candidates each cell has, of both words.
	var ones, twos, fours, eights, ones2, twos2, fours2, eights2 uint64
	for d := range f.may {
		carry, carry2 := f.may[d].Words()
		ones, carry = ones^carry, ones&carry
		twos, carry = twos^carry, twos&carry
		fours, carry = fours^carry, fours&carry
		eights |= carry
		ones2, carry2 = ones2^carry2, ones2&carry2
		twos2, carry2 = twos2^carry2, twos2&carry2
		fours2, carry2 = fours2^carry2, fours2&carry2
		eights2 |= carry2
	}
	open, open2 := f.open.Words()
	lo, hi = open&^(twos|fours|eights), open2&^(twos2|fours2|eights2)
	for n := 2; lo|hi == 0; n++ {
		lo = open &^ ((ones ^ bit(n, 0)) | (twos ^ bit(n, 1)) | (fours ^ bit(n, 2)) | (eights ^ bit(n, 3)))
		hi = open2 &^ ((ones2 ^ bit(n, 0)) | (twos2 ^ bit(n, 1)) | (fours2 ^ bit(n, 2)) | (eights2 ^ bit(n, 3)))
	}
	return lo, hi
}

// bit is the binary digit k of n for all cells.
func bit(n, k int) uint64 { return -uint64(n >> k & 1) }

// next is the first of some cells after one, going round.
func next(after board.Cell, lo, hi uint64) board.Cell {
	if after < 64 {
		if rest := lo &^ (2<<after - 1); rest != 0 {
			return board.Cell(bits.TrailingZeros64(rest))
		}
		if hi != 0 {
			return 64 + board.Cell(bits.TrailingZeros64(hi))
		}
		return board.Cell(bits.TrailingZeros64(lo))
	}
	if rest := hi &^ (2<<(after-64) - 1); rest != 0 {
		return 64 + board.Cell(bits.TrailingZeros64(rest))
	}
	if lo != 0 {
		return board.Cell(bits.TrailingZeros64(lo))
	}
	return 64 + board.Cell(bits.TrailingZeros64(hi))
}
