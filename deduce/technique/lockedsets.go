package technique

import (
	"math/bits"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// lockedSet is an almost locked set: open cells of a unit with one digit more than cells. It holds all of its
// digits but one, so where one of them is known to be absent the others are locked.
type lockedSet struct {
	cells  board.CellSet
	digits board.DigitSet
	seen   board.DigitSet // the digits of which some candidate elsewhere sees all places in the set
	ties   board.DigitSet // the digits by which other sets are linked to it

	digitCells [10]uint32 // by digit that the set has: the number of its cells for it, in lockedSets.digitCells

	unit  board.Unit // in which it lies
	spots board.SpotSet
}

// digitCells is the cells where some almost locked sets have a digit. Sets often have it in the same cells; what is
// said of the digit there is said of all these sets at once.
type digitCells struct {
	digit  board.Digit
	cells  board.CellSet
	seenBy board.CellSet // the other cells with the digit that see all of these
	sets   span          // of lockedSets.sharing: the sets
	linked span          // of lockedSets.linked: the sets linked to them
	ties   uint32        // the number of the last of its ties, plus one
}

// span is a piece of a list.
type span struct{ from, to int32 }

// lockedSets are the almost locked sets of a position, those of fewer cells first, and how they are linked.
type lockedSets struct {
	sets       []lockedSet
	digitCells []digitCells // a digit after the other

	sharing []uint16     // the sets that have their digit in each of the digitCells
	linked  []uint16     // the sets to which those are linked by it
	found   []foundSet   // the sets in the order of the units
	having  [10][]uint16 // by digit: the sets that have it, ascending
	index   digitIndex
}

// foundSet is an almost locked set as a set of the unions of a unit.
type foundSet struct {
	unit board.Unit
	set  uint16
}

// lockedSetsOf are the almost locked sets of a position.
var lockedSetsOf = deduce.NewIndex(func(v *deduce.View, l *lockedSets) { l.build(v) })

// of is the cells of a set for one of its digits.
func (l *lockedSets) of(s *lockedSet, d board.Digit) *digitCells {
	return &l.digitCells[s.digitCells[d]]
}

// with is the numbers of the sets that have a digit in just these cells, which are given by their number.
func (l *lockedSets) with(cells uint32) []uint16 {
	s := l.digitCells[cells].sets
	return l.sharing[s.from:s.to]
}

// linkedTo is the numbers, ascending, of the sets all of whose places for a digit see all of some cells with it, which are
// given by their number: of two sets so linked only one can hold the digit. (The digit is a restricted common of the two.)
func (l *lockedSets) linkedTo(cells uint32) []uint16 {
	s := l.digitCells[cells].linked
	return l.linked[s.from:s.to]
}

func (l *lockedSets) build(v *deduce.View) {
	l.collect(v)
	l.digitCells, l.sharing, l.linked = l.digitCells[:0], l.sharing[:0], l.linked[:0]
	for d := board.Digit(1); d <= 9; d++ {
		from := len(l.digitCells)
		l.number(v, d)
		of := l.digitCells[from:]
		l.share(d, of)
		l.index.tie(of)
		l.link(d, of)
	}
}

// collect finds the sets and sorts them by size.
func (l *lockedSets) collect(v *deduce.View) {
	all := unionsByUnit.Of(v)
	l.found = l.found[:0]
	var ends [10]int
	for u := range board.Unit(board.Units) {
		l.collectUnit(all.of(u), u, &ends)
	}
	for n := 1; n < 10; n++ {
		ends[n] += ends[n-1]
	}
	l.sets = slices.Grow(l.sets[:0], len(l.found))[:len(l.found)]
	for i := len(l.found) - 1; i >= 0; i-- {
		f := &l.found[i]
		t := all.of(f.unit)
		n := bits.OnesCount16(f.set)
		ends[n]--
		s := &l.sets[ends[n]]
		s.cells, s.spots = t.members(int(f.set)), t.places(int(f.set))
		s.digits, s.seen, s.ties, s.unit = t.digits[f.set], 0, 0, f.unit
	}
	for d := range l.having {
		l.having[d] = l.having[d][:0]
	}
	for i := range l.sets {
		for ds := l.sets[i].digits; ds != 0; ds &= ds - 1 {
			l.having[ds.First()] = append(l.having[ds.First()], uint16(i))
		}
	}
}

// collectUnit finds the sets of one unit, less those that lie in an earlier one too, and counts those of each size.
func (l *lockedSets) collectUnit(t *unions, u board.Unit, sizes *[10]int) {
	for j := range t.words() {
		for w := t.atMost[1][j] &^ t.atMost[0][j]; w != 0; w &= w - 1 {
			set := 64*j + bits.TrailingZeros64(w)
			n := bits.OnesCount(uint(set))
			if n == 1 && u >= 9 || u >= 18 && lineIn[t.places(set)] != noLine {
				continue
			}
			l.found = append(l.found, foundSet{u, uint16(set)})
			sizes[n]++
		}
	}
}

// number numbers the cells of the sets for a digit and counts the sets that share them.
func (l *lockedSets) number(v *deduce.View, d board.Digit) {
	from := uint32(len(l.digitCells))
	l.index.begin()
	l.digitCells = slices.Grow(l.digitCells, len(l.having[d]))
	for _, i := range l.having[d] {
		s := &l.sets[i]
		at := s.spots & v.Spots(s.unit, d)
		n, ok := l.index.find(s.unit, at)
		if !ok {
			l.digitCells = l.digitCells[:int(from+n)+1]
			p := &l.digitCells[from+n]
			p.digit, p.sets, p.linked, p.ties = d, span{}, span{}, 0
			p.cells = s.cells.And(v.Homes(d))
			p.seenBy = l.index.add(s.unit, at).And(v.Homes(d)).Minus(p.cells)
		}
		s.digitCells[d] = from + n
		p := &l.digitCells[from+n]
		if p.sets.to++; !p.seenBy.Empty() {
			s.seen = s.seen.With(d)
		}
	}
}

// share lists the sets of each of the digitCells of a digit, which are all of it.
func (l *lockedSets) share(d board.Digit, all []digitCells) {
	n := int32(len(l.sharing))
	l.sharing = slices.Grow(l.sharing, len(l.having[d]))[:int(n)+len(l.having[d])]
	for i := range all {
		p := &all[i].sets
		n, *p = n+p.to, span{n, n}
	}
	for _, i := range l.having[d] {
		p := &l.of(&l.sets[i], d).sets
		l.sharing[p.to] = i
		p.to++
	}
}

// link lists the sets linked to each of the digitCells of a digit, which are all of it.
func (l *lockedSets) link(d board.Digit, all []digitCells) {
	n := int32(len(l.linked))
	for i := range all {
		p := &all[i].linked
		n, *p = n+p.to, span{n, n}
	}
	l.linked = slices.Grow(l.linked, int(n)-len(l.linked))[:n]
	for _, i := range l.having[d] {
		s := &l.sets[i]
		k := l.of(s, d).ties
		if k == 0 {
			continue
		}
		s.ties = s.ties.With(d)
		for ; k != 0; k = l.index.ties[k-1].next {
			p := &all[l.index.ties[k-1].to].linked
			l.linked[p.to] = i
			p.to++
		}
	}
}
