package deduce

import "math/bits"

// numberSet is a set of step numbers, a bit each.
type numberSet []uint64

// sized is the empty set for numbers below n, in the same memory where it suffices.
func (s numberSet) sized(n int) numberSet {
	words := n/64 + 1
	if words > cap(s) {
		return make(numberSet, words, 2*words)
	}
	s = s[:words]
	clear(s)
	return s
}

func (s numberSet) add(n int)      { s[n/64] |= 1 << (n % 64) }
func (s numberSet) has(n int) bool { return s[n/64]>>(n%64)&1 != 0 }

// appendBelow appends the members below n to dst, ascending.
func (s numberSet) appendBelow(dst []int, n int) []int {
	for i, w := range s[:n/64+1] {
		for ; w != 0; w &= w - 1 {
			k := 64*i + bits.TrailingZeros64(w)
			if k >= n {
				break
			}
			dst = append(dst, k)
		}
	}
	return dst
}
