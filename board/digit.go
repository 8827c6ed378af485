package board

import (
	"iter"
	"math/bits"
)

// Digit is 1 to 9; zero stands for no digit.
type Digit uint8

// String is the digit as one character, "." for none.
func (d Digit) String() string {
	if d == 0 {
		return "."
	}
	return string(rune('0' + d))
}

// DigitSet is a set of digits; bit d stands for digit d.
type DigitSet uint16

// AllDigits holds 1 to 9.
const AllDigits DigitSet = 0x3fe

// Digits is the set of the digits given.
func Digits(ds ...Digit) DigitSet {
	var s DigitSet
	for _, d := range ds {
		s |= 1 << d
	}
	return s
}

// Has reports whether d is in s.
func (s DigitSet) Has(d Digit) bool { return s&(1<<d) != 0 }

// With is s and d.
func (s DigitSet) With(d Digit) DigitSet { return s | 1<<d }

// Without is s less d.
func (s DigitSet) Without(d Digit) DigitSet { return s &^ (1 << d) }

// Len is the number of digits in s.
func (s DigitSet) Len() int { return bits.OnesCount16(uint16(s)) }

// First is the smallest digit of s, zero when s is empty.
func (s DigitSet) First() Digit {
	if s == 0 {
		return 0
	}
	return Digit(bits.TrailingZeros16(uint16(s)))
}

// Single reports whether s has exactly one digit.
func (s DigitSet) Single() bool { return s != 0 && s&(s-1) == 0 }

// All yields the digits of s, ascending.
func (s DigitSet) All() iter.Seq[Digit] {
	return func(yield func(Digit) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}
