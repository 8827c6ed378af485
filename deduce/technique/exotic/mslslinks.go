package exotic

import "math/bits"

// links is which lines across lead to which: a lane of 12 bits for each, five in a word. The first two words have the lines across to
// which each leads, the others those that lead to it.
type links [4]uint64

const (
	laneBits    = 12
	lanesOfWord = 5
	eachLane    = 0x001_001_001_001_001
)

// add links some lines across to one.
func (l *links) add(from uint16, to int) {
	l[2+to/lanesOfWord] |= uint64(from) << (to % lanesOfWord * laneBits)
	for ; from != 0; from &= from - 1 {
		j := bits.TrailingZeros16(from)
		l[j/lanesOfWord] |= 1 << (j%lanesOfWord*laneBits + to)
	}
}

// join adds the links of o.
func (l *links) join(o *links) {
	l[0], l[1], l[2], l[3] = l[0]|o[0], l[1]|o[1], l[2]|o[2], l[3]|o[3]
}

// cut takes away the links of o.
func (l *links) cut(o *links) {
	l[0], l[1], l[2], l[3] = l[0]&^o[0], l[1]&^o[1], l[2]&^o[2], l[3]&^o[3]
}

// connect reports whether each of some lines across leads to all of them.
func (l *links) connect(all uint16) bool {
	one := all & -all
	return closed(l[0], l[1], one) == all && closed(l[2], l[3], one) == all
}

// closed is some lines across with all whose lanes meet them in any number of steps.
func closed(low, high uint64, reached uint16) uint16 {
	const gather = 1<<48 | 1<<37 | 1<<26 | 1<<15 | 1<<4 // takes bit 12i to bit 48+i, and to others, no two to the same one
	for before := uint16(0); reached != before; {
		before = reached
		to := uint64(reached) * eachLane
		// A lane has at most nine bits: the sum carries into the tenth where it is not empty.
		first := (low&to + 0x1ff*eachLane) >> 9 & eachLane * gather >> 48 & 0x1f
		second := (high&to + 0x1ff*eachLane) >> 9 & eachLane * gather >> 48 & 0x1f
		reached |= uint16(first | second<<lanesOfWord)
	}
	return reached
}
