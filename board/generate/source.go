package generate

import (
	"math/bits"
	"math/rand/v2"
)

// source draws the numbers that rand.Rand draws from the same PCG. Not called through an interface it is quicker; and what
// a seed names rests on no method of the library but the PCG.
type source struct{ rand.PCG }

// below is a number from 0 to n-1 (D. Lemire, Fast Random Integer Generation in an Interval, 2019; a power of two takes the
// lowest bits). Whether n is a power of two is often past guessing: there is no branch.
func (s *source) below(n int) int {
	m := uint64(n)
	for {
		x := s.Uint64()
		hi, lo := bits.Mul64(x, m)
		if lo >= m || lo >= -m%m {
			power := uint64(int64(m&(m-1)-1) >> 63)
			return int(x&(m-1)&power | hi&^power)
		}
	}
}
