package generate

import "math/bits"

// tallySize is the number of slots, and twice the number of solutions that are listed in one step.
const tallySize = 1 << 13

// tally counts solutions by key, in a hash table that is cleared by taking its old entries for empty.
type tally struct {
	slots [tallySize]tallySlot
	used  []uint32 // the slots in use
	era   uint32
	salt  uint64 // odd
	total int
}

type tallySlot struct {
	key   uint64
	count uint32
	era   uint32
}

// clear starts anew. The salt, which is odd, decides between keys with equal counts.
func (t *tally) clear(salt uint64) {
	t.era++
	if t.era == 0 {
		t.slots = [tallySize]tallySlot{}
		t.era = 1
	}
	t.used = t.used[:0]
	t.salt = salt
	t.total = 0
}

// full reports whether there were more solutions than a tally takes.
func (t *tally) full() bool { return t.total > tallySize/2 }

// add counts a solution and reports whether there is room for more.
func (t *tally) add(key uint64) bool {
	if t.total++; t.full() {
		return false
	}
	i := uint32(scramble(key*t.salt) % tallySize)
	for t.slots[i].era == t.era && t.slots[i].key != key {
		i = (i + 1) % tallySize
	}
	s := &t.slots[i]
	if s.era != t.era {
		*s = tallySlot{key: key, era: t.era}
		t.used = append(t.used, i)
	}
	s.count++
	return true
}

// fewest is the key with the smallest count, and the count. Of several, the salt chooses, whatever the
// order in which they came.
func (t *tally) fewest() (key uint64, count int) {
	least := ^uint32(0)
	var order uint64
	for _, i := range t.used {
		s := &t.slots[i]
		if s.count > least {
			continue
		}
		o := bits.RotateLeft64(s.key*t.salt, 32)
		if s.count < least || o < order {
			key, least, order = s.key, s.count, o
		}
	}
	return key, int(least)
}
