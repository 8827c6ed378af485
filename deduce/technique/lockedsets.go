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
	Cells  board.CellSet
	Digits board.DigitSet
	Seen   board.DigitSet // the digits of which some candidate elsewhere sees all places in the set
	Ties   board.DigitSet // the digits by which other sets are linked to it

	DigitCells [10]uint32 // by digit that the set has: the number of its cells for it, in lockedSets.DigitCells

	unit  board.Unit // in which it lies
	spots board.SpotSet
}

// digitCells is the cells where some almost locked sets have a digit. Sets often have it in the same cells; what is
// said of the digit there is said of all these sets at once.
type digitCells struct {
	Digit  board.Digit
	Cells  board.CellSet
	SeenBy board.CellSet // the other cells with the digit that see all of these
	sets   span          // of lockedSets.sharing: the sets
	linked span          // of lockedSets.linked: the sets linked to them
	ties   uint32        // the number of the last of its ties, plus one
}

// span is a piece of a list.
type span struct{ from, to int32 }

// lockedSets are the almost locked sets of a position, those of fewer cells first, and how they are linked.
type lockedSets struct {
	Sets       []lockedSet
	DigitCells []digitCells // a digit after the other

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
	return &l.DigitCells[s.DigitCells[d]]
}

// Sharing is the numbers of the sets that have a digit in just these cells, which are given by their number.
func (l *lockedSets) Sharing(cells uint32) []uint16 {
	s := l.DigitCells[cells].sets
	return l.sharing[s.from:s.to]
}

// Having is the numbers of the sets that have a digit, ascending.
func (l *lockedSets) Having(d board.Digit) []uint16 { return l.having[d] }

// Linked is the numbers, ascending, of the sets all of whose places for a digit see all of some cells with it, which are
// given by their number: of two sets so linked only one can hold the digit. (The digit is a restricted common of the two.)
func (l *lockedSets) Linked(cells uint32) []uint16 {
	s := l.DigitCells[cells].linked
	return l.linked[s.from:s.to]
}

func (l *lockedSets) build(v *deduce.View) {
	l.collect(v)
	l.DigitCells, l.sharing, l.linked = l.DigitCells[:0], l.sharing[:0], l.linked[:0]
	for d := board.Digit(1); d <= 9; d++ {
		from := len(l.DigitCells)
		l.number(v, d)
		of := l.DigitCells[from:]
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
	l.Sets = slices.Grow(l.Sets[:0], len(l.found))[:len(l.found)]
	for i := len(l.found) - 1; i >= 0; i-- {
		f := &l.found[i]
		t := all.of(f.unit)
		n := bits.OnesCount16(f.set)
		ends[n]--
		s := &l.Sets[ends[n]]
		s.Cells, s.spots = t.Members(int(f.set)), t.Places(int(f.set))
		s.Digits, s.Seen, s.Ties, s.unit = t.Digits[f.set], 0, 0, f.unit
	}
	for d := range l.having {
		l.having[d] = l.having[d][:0]
	}
	for i := range l.Sets {
		for ds := l.Sets[i].Digits; ds != 0; ds &= ds - 1 {
			l.having[ds.First()] = append(l.having[ds.First()], uint16(i))
		}
	}
}

// collectUnit finds the sets of one unit, less those that lie in an earlier one too, and counts those of each size.
func (l *lockedSets) collectUnit(t *unions, u board.Unit, sizes *[10]int) {
	for j := range t.Words() {
		for w := t.AtMost[1][j] &^ t.AtMost[0][j]; w != 0; w &= w - 1 {
			set := 64*j + bits.TrailingZeros64(w)
			n := bits.OnesCount(uint(set))
			if n == 1 && u >= 9 || u >= 18 && lineIn[t.Places(set)] != noLine {
				continue
			}
			l.found = append(l.found, foundSet{u, uint16(set)})
			sizes[n]++
		}
	}
}

// number numbers the cells of the sets for a digit and counts the sets that share them.
func (l *lockedSets) number(v *deduce.View, d board.Digit) {
	from := uint32(len(l.DigitCells))
	l.index.begin()
	l.DigitCells = slices.Grow(l.DigitCells, len(l.having[d]))
	for _, i := range l.having[d] {
		s := &l.Sets[i]
		at := s.spots & v.Spots(s.unit, d)
		n, ok := l.index.find(s.unit, at)
		if !ok {
			l.DigitCells = l.DigitCells[:int(from+n)+1]
			p := &l.DigitCells[from+n]
			p.Digit, p.sets, p.linked, p.ties = d, span{}, span{}, 0
			p.Cells = s.Cells.And(v.Homes(d))
			p.SeenBy = l.index.add(s.unit, at).And(v.Homes(d)).Minus(p.Cells)
		}
		s.DigitCells[d] = from + n
		p := &l.DigitCells[from+n]
		if p.sets.to++; !p.SeenBy.Empty() {
			s.Seen = s.Seen.With(d)
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
		p := &l.of(&l.Sets[i], d).sets
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
		s := &l.Sets[i]
		k := l.of(s, d).ties
		if k == 0 {
			continue
		}
		s.Ties = s.Ties.With(d)
		for ; k != 0; k = l.index.ties[k-1].next {
			p := &all[l.index.ties[k-1].to].linked
			l.linked[p.to] = i
			p.to++
		}
	}
}
