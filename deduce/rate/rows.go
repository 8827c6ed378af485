package rate

// A row is a set of numbered candidates: some words of bits.

// zeros makes s n words of zero.
func zeros(s []uint64, n int) []uint64 {
	if cap(s) < n {
		return make([]uint64, n, n+n/2)
	}
	s = s[:n]
	clear(s)
	return s
}

func setBit(row []uint64, n uint16)      { row[n>>6] |= 1 << (n & 63) }
func hasBit(row []uint64, n uint16) bool { return row[n>>6]>>(n&63)&1 != 0 }

// meet reports whether two rows have a candidate in common.
func meet(a, b []uint64) bool {
	for k, w := range a {
		if w&b[k] != 0 {
			return true
		}
	}
	return false
}
