package deduce

import (
	"slices"
)

// Max bounds the memory for finds. What puzzles come to has a few hundred; candidates eliminated at will on an
// empty board can make billions, of which it does not matter which are told.
const Max = 1 << 16

// Distinct tells new conclusions of a finder from those that it has drawn before.
type Distinct struct {
	room [64]uint64 // hashes of what was eliminated, the first n of them
	n    int
	more map[uint64]bool // the others, hardly ever any
}

// IsNew reports whether the step eliminates what no step before did, and remembers it.
func (x *Distinct) IsNew(s *Step) bool {
	hash := eliminatedHash(s)
	if x.knows(hash) {
		return false
	}
	if x.n < len(x.room) {
		x.room[x.n] = hash
		x.n++
	} else {
		if x.more == nil {
			x.more = map[uint64]bool{}
		}
		x.more[hash] = true
	}
	return true
}

// Has reports whether a step before eliminated the same.
func (x *Distinct) Has(s *Step) bool { return x.knows(eliminatedHash(s)) }

// knows reports whether something with this hash was eliminated before.
func (x *Distinct) knows(hash uint64) bool {
	return slices.Contains(x.room[:x.n], hash) || x.more[hash]
}

// Forget begins anew.
func (x *Distinct) Forget() { x.n, x.more = 0, nil }

// eliminatedHash is a number for the candidates eliminated, in whatever order.
func eliminatedHash(s *Step) (hash uint64) {
	for _, e := range s.Eliminations {
		h := (uint64(e.Cell)<<4 | uint64(e.Digit)) * 0x9e3779b97f4a7c15
		h ^= h >> 29
		hash += h * h
	}
	return hash
}
