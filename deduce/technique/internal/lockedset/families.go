package lockedset

import (
	"math/bits"

	"deduku/board"
)

// without is the family (see family) of the sets that lack the open cell i of a unit, by i.
var without = func() (t [board.Side]Family) {
	for i := range t {
		for set := range 512 {
			if set>>i&1 == 0 {
				t[i][set/64] |= 1 << (set % 64)
			}
		}
	}
	return t
}()

// Avoiding is word j of the family of all sets that have none of some cells.
func Avoiding(cells, j int) uint64 {
	word := ^uint64(0)
	for ; cells != 0; cells &= cells - 1 {
		word &= without[bits.TrailingZeros(uint(cells))][j]
	}
	return word
}

// Lowest is the least excess, that is digits more than cells, of any set of some but not all open cells of a unit.
func Lowest(t *Unions) int {
	for j := range t.Words() {
		if t.AtMost[0][j] != 0 {
			return 0
		}
	}
	return 1
}
