package generate

import (
	"math/bits"

	"deduku/board"
)

// filler makes random full grids. It is not board/search: what it makes must not change with the search
// engine, or a seed would not name the same puzzle for long.
type filler struct {
	source *source
	grid   board.Grid
	open   board.CellSet
	may    [board.Side]board.CellSet   // the open cells that may have each digit, and some that are filled
	count  counts                      // of these digits in each cell
	left   [board.Units]board.DigitSet // the digits that are not yet in each unit
	nodes  int                         // until giving up
}

// patience is the number of nodes after which another start is cheaper. Most grids need fewer than 100.
const patience = 400

// fill is a random full grid. All can occur, but some are likelier than others.
func (f *filler) fill() board.Grid {
	for {
		f.grid, f.open, f.nodes = board.Grid{}, board.AllCells, patience
		for d := range f.may {
			f.may[d] = board.AllCells
		}
		f.count = allNine
		for u := range f.left {
			f.left[u] = board.AllDigits
		}
		if f.search() {
			return f.grid
		}
	}
}

// search fills the open cells, those with the fewest candidates first, and reports whether it could.
func (f *filler) search() bool {
	if f.nodes--; f.nodes < 0 {
		return false
	}
	at := board.Cell(f.source.below(board.Cells))
	if f.open.Empty() {
		return true
	}
	lo, hi := f.fewest()
	c := next(at, lo, hi)
	u := c.Units()
	row, column, box := &f.left[u[0]], &f.left[u[1]], &f.left[u[2]]
	count := f.count
	f.open = f.open.Without(c)
	for choice := *row & *column & *box; choice != 0; {
		d := nth(choice, f.source.below(choice.Len()))
		choice = choice.Without(d)
		may := f.may[d-1]
		f.may[d-1] = may.Minus(c.Peers())
		f.count.less(may.And(c.Peers()))
		*row, *column, *box = row.Without(d), column.Without(d), box.Without(d)
		f.grid[c] = d
		if f.search() {
			return true
		}
		*row, *column, *box = row.With(d), column.With(d), box.With(d)
		f.count = count
		f.may[d-1] = may
	}
	f.grid[c] = 0
	f.open = f.open.With(c)
	return false
}

// nth is the digit of a set before which there are n.
func nth(digits board.DigitSet, n int) board.Digit {
	for ; n > 0; n-- {
		digits &= digits - 1
	}
	return digits.First()
}

// counts is a number of each cell, at most nine, by its binary digits: ones, twos, fours and eights.
type counts struct{ lo, hi [4]uint64 }

// allNine is nine of each cell.
var allNine = func() (n counts) {
	lo, hi := board.AllCells.Words()
	n.lo, n.hi = [4]uint64{lo, 0, 0, lo}, [4]uint64{hi, 0, 0, hi}
	return n
}()

// less takes one from the number of some cells.
func (n *counts) less(cells board.CellSet) {
	lo, hi := cells.Words()
	for i := range n.lo {
		n.lo[i] ^= lo
		lo &= n.lo[i] // it was 0 and is 1: one is to be taken from the next digit
		n.hi[i] ^= hi
		hi &= n.hi[i]
	}
}

// fewest is the open cells with at most one candidate or, where there are none, those with the fewest: cells 0 to 63, and
// the others.
func (f *filler) fewest() (lo, hi uint64) {
	// The highest digit first: those without it, where there are some. Of one candidate and none both are taken.
	n := &f.count
	lo, hi = f.open.Words()
	lo, hi, eights := without(lo, hi, n.lo[3], n.hi[3])
	lo, hi, fours := without(lo, hi, n.lo[2], n.hi[2])
	lo, hi, twos := without(lo, hi, n.lo[1], n.hi[1])
	more := eights | fours | twos
	lo, hi, _ = without(lo, hi, n.lo[0]&more, n.hi[0]&more)
	return lo, hi
}

// without is the cells that are not out; where all of them are, it is all of them, and more has all bits. Which it is has no
// pattern: there is no branch.
func without(lo, hi, out, out2 uint64) (left, left2, more uint64) {
	left, left2 = lo&^out, hi&^out2
	some := left | left2
	more = (some|-some)>>63 - 1
	return left | lo&more, left2 | hi&more, more
}

// next is the first of some cells after one, going round; there is no branch here, either.
func next(after board.Cell, lo, hi uint64) board.Cell {
	out, out2 := upTo[after].Words()
	lo, hi, _ = without(lo, hi, out, out2)
	low := bits.TrailingZeros64(lo) // 64 where there are none
	return board.Cell(low + bits.TrailingZeros64(hi)&-(low>>6))
}

// upTo has, for each cell, itself and those before it.
var upTo = func() (t [board.Cells]board.CellSet) {
	var cells board.CellSet
	for c := range t {
		cells = cells.With(board.Cell(c))
		t[c] = cells
	}
	return t
}()
