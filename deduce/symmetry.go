package deduce

import (
	"strings"

	"deduku/board"
)

// Image is the candidate that x is mapped to.
func (s *Symmetry) Image(x board.Candidate) board.Candidate {
	return board.Candidate{Cell: s.Map.Image(x.Cell), Digit: s.Digits[x.Digit]}
}

// Cycles are the images of the digits, each pair or cycle in parentheses: (19)(28)(37)(46). Digits that stay
// are left out.
func (s *Symmetry) Cycles() string {
	var b strings.Builder
	var done board.DigitSet
	for d := board.Digit(1); d <= 9; d++ {
		if done.Has(d) || s.Digits[d] == d || s.Digits[d] == 0 {
			continue
		}
		b.WriteByte('(')
		for x := d; !done.Has(x); x = s.Digits[x] {
			b.WriteString(x.String())
			done = done.With(x)
		}
		b.WriteByte(')')
	}
	return b.String()
}
