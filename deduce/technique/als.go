package technique

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// alsFind is a pattern of up to three almost locked sets that eliminates something: a and b have the digit or
// digits that go, and c, if there is one, links them.
type alsFind struct {
	cost    uint16 // orders finds by how hard they are to see
	a, b, c uint16
	x, y    board.Digit // by which they are linked: a and b, or a and c, and b and c
}

// overlapping is what sets that have cells in common cost: more than any number of cells.
const overlapping = 256

// maxFinds bounds the memory for finds. What puzzles come to has a few hundred; candidates eliminated at will on an
// empty board can make billions, of which it does not matter which are told.
const maxFinds = 1 << 16

// sortFinds puts those that are easiest to see first.
func sortFinds(finds []alsFind) {
	slices.SortFunc(finds, func(f, g alsFind) int {
		switch {
		case f.cost != g.cost:
			return int(f.cost) - int(g.cost)
		case f.a != g.a:
			return int(f.a) - int(g.a)
		case f.b != g.b:
			return int(f.b) - int(g.b)
		case f.c != g.c:
			return int(f.c) - int(g.c)
		}
		return int(f.x)<<4 + int(f.y) - int(g.x)<<4 - int(g.y)
	})
}

// distinct tells new conclusions of a finder from those that it has drawn before.
type distinct struct {
	room [64]uint64 // hashes of what was eliminated, the first n of them
	n    int
	more map[uint64]bool // the others, hardly ever any
}

// isNew reports whether the step eliminates what no step before did, and remembers it.
func (x *distinct) isNew(s *deduce.Step) bool {
	hash := eliminatedHash(s)
	if x.has(hash) {
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

// has reports whether what has this hash was eliminated before.
func (x *distinct) has(hash uint64) bool {
	return slices.Contains(x.room[:x.n], hash) || x.more[hash]
}

// forget begins anew.
func (x *distinct) forget() { x.n, x.more = 0, nil }

// eliminatedHash is a number for the candidates eliminated, in whatever order.
func eliminatedHash(s *deduce.Step) (hash uint64) {
	for _, e := range s.Eliminations {
		h := (uint64(e.Cell)<<4 | uint64(e.Digit)) * 0x9e3779b97f4a7c15
		h ^= h >> 29
		hash += h * h
	}
	return hash
}

// common is those of some digits that go from somewhere where one of two sets must hold them: the digits of both sets of
// which some candidate sees all places in both.
func common(l *lockedSets, a, b *lockedSet, digits board.DigitSet) (eliminated board.DigitSet) {
	for ds := a.seen & b.seen & digits; ds != 0; ds &= ds - 1 {
		z := ds.First()
		if l.of(a, z).seenBy.Meets(l.of(b, z).seenBy) {
			eliminated = eliminated.With(z)
		}
	}
	return eliminated
}

// eliminateCommon eliminates the digits that common found.
func eliminateCommon(s *deduce.Draft, l *lockedSets, a, b *lockedSet, digits board.DigitSet) {
	for ds := digits; ds != 0; ds &= ds - 1 {
		z := ds.First()
		s.Eliminate(z, l.of(a, z).seenBy.And(l.of(b, z).seenBy))
	}
}

// alsPart is a set as a part of a step.
func alsPart(role deduce.Role, s *lockedSet) deduce.Part {
	return deduce.Part{Role: role, Cells: s.cells, Digits: s.digits}
}
