package exotic

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce"
)

// latin is the candidates that are left while each open cell gets one, so that each row and each column has every digit once. Boxes are
// left aside: what comes out is hardly ever the solution, but any lines get all that they need by it.
type latin struct {
	cells [board.Cells]board.DigitSet       // of each open cell; filled when one is left
	rows  [board.Side][board.ByDigit]uint16 // the columns that are left for a digit in each row
	cols  [board.Side][board.ByDigit]uint16 // the rows that are left for a digit in each column
	sole  [board.Cells]board.Cell           // filled, and not yet told to others
	soles int
}

// manyGuesses is how many a filling may take. Most take a few, hardly one in a hundred as many as this.
const manyGuesses = 500

// fillLatin is a filling of a position that is settled, by digits; ok is false where none was found.
func fillLatin(v *deduce.View) (digits board.Grid, ok bool) {
	var l latin
	for cells := v.Open(); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		l.cells[c] = v.Candidates(c)
	}
	for i := range board.Side {
		for d := board.Digit(1); d <= 9; d++ {
			l.rows[i][d] = uint16(v.Spots(board.Unit(i), d))
			l.cols[i][d] = uint16(v.Spots(board.Side+board.Unit(i), d))
		}
	}
	guesses := manyGuesses
	if l.fill(v.Open(), &guesses) {
		for c, ds := range l.cells {
			if ds != 0 {
				digits[c] = ds.First()
			}
		}
		ok = true
	}
	return digits, ok
}

// fill chooses among candidates until each open cell has one.
func (l *latin) fill(open board.CellSet, guesses *int) bool {
	for {
		c, fewest := board.Cell(0), board.ByDigit
		for rest := open; !rest.Empty() && fewest > 2; rest = rest.Rest() {
			x := rest.First()
			switch n := l.cells[x].Len(); {
			case n == 1:
				open = open.Without(x)
			case n < fewest:
				c, fewest = x, n
			}
		}
		if fewest == board.ByDigit {
			return true
		}
		ds := l.cells[c]
		for ; ds&(ds-1) != 0; ds &= ds - 1 { // the last one is no guess
			if *guesses--; *guesses < 0 {
				return false
			}
			guessed := *l
			if guessed.keep(c, ds&-ds) && guessed.fill(open, guesses) {
				*l = guessed
				return true
			}
		}
		if !l.keep(c, ds) {
			return false
		}
	}
}

// keep leaves a cell one digit, and follows what comes of it. It reports whether nothing is left without a candidate.
func (l *latin) keep(c board.Cell, d board.DigitSet) bool {
	l.soles = 0
	if !l.drop(c, l.cells[c]&^d) {
		return false
	}
	for l.soles > 0 {
		l.soles--
		c := l.sole[l.soles]
		d, row, col := l.cells[c].First(), c.Row(), c.Col()
		for others := l.rows[row][d] &^ (1 << col); others != 0; others &= others - 1 {
			if !l.drop(board.CellAt(row, bits.TrailingZeros16(others)), 1<<d) {
				return false
			}
		}
		for others := l.cols[col][d] &^ (1 << row); others != 0; others &= others - 1 {
			if !l.drop(board.CellAt(bits.TrailingZeros16(others), col), 1<<d) {
				return false
			}
		}
	}
	return true
}

// drop takes candidates from a cell, and has cells filled where one is left for a cell, or for a digit in a row or a column.
func (l *latin) drop(c board.Cell, ds board.DigitSet) bool {
	was := l.cells[c]
	l.cells[c] &^= ds
	if left := l.cells[c]; left == 0 {
		return false
	} else if left&(left-1) == 0 && was != left {
		l.sole[l.soles] = c
		l.soles++
	}
	row, col := c.Row(), c.Col()
	for ; ds != 0; ds &= ds - 1 {
		d := ds.First()
		inRow, inCol := &l.rows[row][d], &l.cols[col][d]
		*inRow &^= 1 << col
		*inCol &^= 1 << row
		if *inRow == 0 || *inCol == 0 {
			return false
		}
		if *inRow&(*inRow-1) == 0 {
			if x := board.CellAt(row, bits.TrailingZeros16(*inRow)); !l.drop(x, l.cells[x]&^(1<<d)) {
				return false
			}
		}
		if *inCol&(*inCol-1) == 0 {
			if x := board.CellAt(bits.TrailingZeros16(*inCol), col); !l.drop(x, l.cells[x]&^(1<<d)) {
				return false
			}
		}
	}
	return true
}
