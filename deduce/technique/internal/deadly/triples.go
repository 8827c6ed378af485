package deadly

import (
	"deduku/board"
	"deduku/deduce"
)

// Some patterns are of three digits in many cells: what a search for them begins with.

// Fits reports whether c has two of the three digits or all.
func Fits(v *deduce.View, c board.Cell, three board.DigitSet) bool {
	return (v.Candidates(c) & three).Len() >= 2
}

// Confined is the open cells that have no candidates but those of digits.
func Confined(v *deduce.View, digits board.DigitSet) board.CellSet {
	cells := v.Open()
	for others := board.AllDigits &^ digits; others != 0; others &= others - 1 {
		cells = cells.Minus(v.CellsFor(others.First()))
	}
	return cells
}

// Triples are the sets of three digits.
var Triples = func() (t [84]board.DigitSet) {
	n := 0
	for a := board.Digit(1); a <= 9; a++ {
		for b := a + 1; b <= 9; b++ {
			for c := b + 1; c <= 9; c++ {
				t[n] = board.Digits(a, b, c)
				n++
			}
		}
	}
	return t
}()

// TriplesWith is the numbers of the triples that have all of some digits.
func TriplesWith(digits board.DigitSet) []uint8 { return triplesWith[digits] }

var triplesWith = func() (t [1 << board.ByDigit][]uint8) {
	for i, three := range &Triples {
		for some := three; ; some = (some - 1) & three { // each subset
			t[some] = append(t[some], uint8(i))
			if some == 0 {
				break
			}
		}
	}
	return t
}()
