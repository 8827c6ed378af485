package grid

// A row is a set of numbered candidates: some words of bits.

// Zeros makes s n words of zero.
func Zeros(s []uint64, n int) []uint64 {
	if cap(s) < n {
		return make([]uint64, n, n+n/2)
	}
	s = s[:n]
	clear(s)
	return s
}

// SetBit puts candidate n into the row.
func SetBit(row []uint64, n uint16) { row[n>>6] |= 1 << (n & 63) }

// HasBit reports whether candidate n is in the row.
func HasBit(row []uint64, n uint16) bool { return row[n>>6]>>(n&63)&1 != 0 }

// Meet reports whether two rows have a candidate in common.
func Meet(a, b []uint64) bool {
	for k, w := range a {
		if w&b[k] != 0 {
			return true
		}
	}
	return false
}
