package als

import (
	"math/bits"
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/lockedset"
)

// chainEnds finds which sets can be the two ends of a chain, for many sets at once. A chain leaves a set by the cells where the set
// has a digit, and enters the next by that set's cells for the digit, which see them. These cells are doors: all sets that have a
// digit in the same cells are left and entered together. A door that nothing is linked to is none.
type chainEnds struct {
	v       *deduce.View
	l       *lockedset.Sets
	doors   []door
	numbers []uint16 // by number of DigitCells: that of the door, plus one; zero for none
	words   int      // of a set of doors
	links   []uint64 // by door: the set of those where the next sets are entered
	ways    []uint64 // by door: the set of those where the sets that are entered there are left, by another digit
	after   []uint64 // by door: the set of those where the next sets are left
	reached []uint64 // by door: the set of those where chains enter a set, however long they are
	left    []uint64 // by door: the set of those where chains leave a set that they entered
	walk    doorWalk
}

// door is the cells where some sets have a digit.
type door struct {
	cells  uint16         // their number in DigitCells
	digits board.DigitSet // the other digits of which something sees all places in some of the sets
	seenBy [board.ByDigit]board.CellSet
}

// doorWalk is the sets of doors of one walk.
type doorWalk struct{ entered, left, entries, exits []uint64 }

// chainDoors are the doors of a position, and how they lead to each other: what wings and chains have in common.
var chainDoors = deduce.NewIndex(func(v *deduce.View, e *chainEnds) { e.look(v, lockedset.Index.Of(v)) })

// look prepares for the sets of a position.
func (e *chainEnds) look(v *deduce.View, l *lockedset.Sets) {
	e.v, e.l, e.doors = v, l, e.doors[:0]
	e.numbers = slices.Grow(e.numbers[:0], len(l.DigitCells))[:len(l.DigitCells)]
	for i := range uint16(len(l.DigitCells)) {
		e.numbers[i] = 0
		if l.FirstTie(i) != 0 {
			e.doors = append(e.doors, door{cells: i})
			e.numbers[i] = uint16(len(e.doors))
		}
	}
	e.words = max((len(e.doors)+63)/64, fewWords)
	for _, sets := range [...]*[]uint64{&e.links, &e.ways, &e.after} {
		*sets = cleared(*sets, e.words*len(e.doors))
	}
	w := &e.walk
	for _, set := range [...]*[]uint64{&w.entered, &w.left, &w.entries, &w.exits} {
		*set = cleared(*set, e.words)
	}
	for i := range e.doors {
		e.open(i)
	}
	for i := range e.doors {
		e.unite(e.of(e.after, i), e.of(e.links, i), e.ways)
	}
}

// reach goes on from door to door, from each in turn: what chains come to from those that had theirs is known.
func (e *chainEnds) reach() {
	e.reached, e.left = append(e.reached[:0], e.links...), append(e.left[:0], e.after...)
	done := e.walk.entered
	for i := range e.doors {
		if e.v.Enough() {
			return
		}
		reached, left := e.of(e.reached, i), e.of(e.left, i)
		clear(done)
		for x, ok := first(left, done); ok; x, ok = first(left, done) {
			done[x/64] |= 1 << (x % 64)
			if x >= i {
				join(reached, e.of(e.links, x))
				join(left, e.of(e.after, x))
				continue
			}
			join(reached, e.of(e.reached, x))
			join(left, e.of(e.left, x))
			join(done, e.of(e.left, x))
		}
	}
}

// first is the first door of a set that is not in another.
func first(set, done []uint64) (door int, ok bool) {
	for k, word := range set {
		if word &^= done[k]; word != 0 {
			return 64*k + bits.TrailingZeros64(word), true
		}
	}
	return 0, false
}

// join adds a set of doors to another.
func join(to, from []uint64) {
	from = from[:len(to)]
	for k := range to {
		to[k] |= from[k]
	}
}

// unite adds the sets of the doors of from to a set.
func (e *chainEnds) unite(to, from, sets []uint64) {
	if e.words == fewWords {
		uniteFew((*[fewWords]uint64)(to), from, sets)
		return
	}
	for k, word := range from {
		for ; word != 0; word &= word - 1 {
			join(to, e.of(sets, 64*k+bits.TrailingZeros64(word)))
		}
	}
}

// fewWords is how many words a set of doors has at least: as many as most positions need, so that they can be kept at hand.
const fewWords = 4

// uniteFew is unite for sets of so many words.
func uniteFew(to *[fewWords]uint64, from, sets []uint64) {
	a, b, c, d := to[0], to[1], to[2], to[3]
	for k, word := range from {
		for ; word != 0; word &= word - 1 {
			more := (*[fewWords]uint64)(sets[fewWords*(64*k+bits.TrailingZeros64(word)):])
			a, b, c, d = a|more[0], b|more[1], c|more[2], d|more[3]
		}
	}
	*to = [fewWords]uint64{a, b, c, d}
}

// cleared is n empty words, in the memory of others.
func cleared(words []uint64, n int) []uint64 {
	words = slices.Grow(words[:0], n)[:n]
	clear(words)
	return words
}

// open says where one comes to by door number i, and what is seen there.
func (e *chainEnds) open(i int) {
	d := &e.doors[i]
	digit := e.l.DigitCells[d.cells].Digit
	links, ways := e.of(e.links, i), e.of(e.ways, i)
	for cells, tie := uint16(0), e.l.FirstTie(d.cells); tie != 0; {
		cells, tie = e.l.Tied(tie)
		e.add(links, cells)
	}
	for _, b := range e.l.With(d.cells) {
		set := &e.l.All[b]
		for ds := set.Ties.Without(digit); ds != 0; ds &= ds - 1 {
			e.add(ways, set.DigitCells[ds.First()])
		}
		for ds := set.Seen.Without(digit); ds != 0; ds &= ds - 1 {
			z := ds.First()
			d.digits = d.digits.With(z)
			d.seenBy[z] = d.seenBy[z].Union(e.l.SeenBy(set, z))
		}
	}
}

// of is the set of a door in a list of sets.
func (e *chainEnds) of(sets []uint64, door int) []uint64 { return sets[door*e.words:][:e.words] }

// add adds the door of some DigitCells to a set.
func (e *chainEnds) add(set []uint64, cells uint16) {
	n := e.numbers[cells] - 1
	set[n/64] |= 1 << (n % 64)
}

// each has take look at all pairs of doors by which the first set of a chain of more than one link may be left and the last one
// entered, with the fewest links that a chain between them has, wherever the two ends may have something in common that they
// eliminate. A chain reads the same from both ends: each pair has one turn. It stops when take returns false.
func (e *chainEnds) each(take func(begin, end uint16, links int) bool) {
	for i := range e.doors {
		if e.v.Enough() {
			return
		}
		if e.doors[i].digits != 0 && e.mayMeet(i) && !e.from(i, take) {
			return
		}
	}
}

// mayMeet reports whether from may have anything.
func (e *chainEnds) mayMeet(begin int) bool {
	links, longer := e.of(e.links, begin), e.walk.left
	for k, reached := range e.of(e.reached, begin) {
		longer[k] = reached &^ links[k]
	}
	return e.meetAny(begin, longer)
}

// mayWing reports whether two sets that are linked to a third by different digits may have something in common that they eliminate.
// It does not ask whether these are three sets, nor which of those with a door: mostly there are none.
func (e *chainEnds) mayWing() bool {
	for i := range e.doors {
		if e.doors[i].digits == 0 {
			continue
		}
		ends := e.walk.left
		clear(ends)
		if e.unite(ends, e.of(e.after, i), e.links); e.meetAny(i, ends) {
			return true
		}
	}
	return false
}

// meetAny reports whether something sees a begin of chains and one of some ends, which does not come before it.
func (e *chainEnds) meetAny(begin int, ends []uint64) bool {
	from := ^uint64(0) << (begin % 64)
	for k := begin / 64; k < len(ends); k++ {
		for word := ends[k] & from; word != 0; word &= word - 1 {
			if e.meet(begin, 64*k+bits.TrailingZeros64(word)) {
				return true
			}
		}
		from = ^uint64(0)
	}
	return false
}

// from is each for the pairs of a door with those after it, and with itself.
func (e *chainEnds) from(begin int, take func(begin, end uint16, links int) bool) bool {
	w := &e.walk
	clear(w.entered)
	clear(w.left)
	clear(w.exits)
	w.left[begin/64] = 1 << (begin % 64)
	w.exits[begin/64] = 1 << (begin % 64)
	for links := 1; links <= maxALSLinks; links++ {
		if !e.spread(w.exits, e.links, w.entered, w.entries) {
			return true
		}
		if links > 1 {
			for k, word := range w.entries {
				for ; word != 0; word &= word - 1 {
					end := 64*k + bits.TrailingZeros64(word)
					if end >= begin && e.meet(begin, end) && !take(e.doors[begin].cells, e.doors[end].cells, links) {
						return false
					}
				}
			}
		}
		if !e.spread(w.entries, e.ways, w.left, w.exits) {
			return true
		}
	}
	return true
}

// spread makes to the doors that those of from come to first, adds them to those that were come to, and reports whether there are
// any.
func (e *chainEnds) spread(from, sets, before, to []uint64) bool {
	clear(to)
	for k, word := range from {
		for ; word != 0; word &= word - 1 {
			for j, doors := range e.of(sets, 64*k+bits.TrailingZeros64(word)) {
				to[j] |= doors
			}
		}
	}
	any := uint64(0)
	for j := range to {
		to[j] &^= before[j]
		before[j] |= to[j]
		any |= to[j]
	}
	return any != 0
}

// meet reports whether something sees both ends of a chain.
func (e *chainEnds) meet(begin, end int) bool {
	a, b := &e.doors[begin], &e.doors[end]
	for ds := a.digits & b.digits; ds != 0; ds &= ds - 1 {
		if z := ds.First(); a.seenBy[z].Meets(b.seenBy[z]) {
			return true
		}
	}
	return false
}
