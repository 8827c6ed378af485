package als

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/lockedset"
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

// common is those of some digits that go from somewhere where one of two sets must hold them: the digits of both sets of
// which some candidate sees all places in both.
func common(l *lockedset.Sets, a, b *lockedset.Set, digits board.DigitSet) (eliminated board.DigitSet) {
	for ds := a.Seen & b.Seen & digits; ds != 0; ds &= ds - 1 {
		z := ds.First()
		if l.SeenBy(a, z).Meets(l.SeenBy(b, z)) {
			eliminated = eliminated.With(z)
		}
	}
	return eliminated
}

// eliminateCommon eliminates the digits that common found.
func eliminateCommon(s *deduce.Draft, l *lockedset.Sets, a, b *lockedset.Set, digits board.DigitSet) {
	for ds := digits; ds != 0; ds &= ds - 1 {
		z := ds.First()
		s.Eliminate(z, l.SeenBy(a, z).And(l.SeenBy(b, z)))
	}
}

// alsPart is a set as a part of a step.
func alsPart(role deduce.Role, s *lockedset.Set) deduce.Part {
	return deduce.Part{Role: role, Cells: s.Cells, Digits: s.Digits}
}
