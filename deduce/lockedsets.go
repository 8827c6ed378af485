package deduce

import (
	"math/bits"
	"slices"

	"deduku/board"
)

// LockedSet is an almost locked set: open cells of a unit with one digit more than cells. It holds all of its
// digits but one, so where one of them is known to be absent the others are locked.
type LockedSet struct {
	Cells  board.CellSet
	Digits board.DigitSet
	Seen   board.DigitSet // the digits of which some candidate elsewhere sees all places in the set
	Ties   board.DigitSet // the digits by which other sets are linked to it
	Nests  [10]uint32     // by digit that the set has: the number of its nest
}

// Nest is the cells where some almost locked sets have a digit. Sets often share a nest; what is said of the
// digit there is said of all of them at once.
type Nest struct {
	Digit  board.Digit
	Cells  board.CellSet
	Seers  board.CellSet // the cells with the digit that see all of the nest
	sets   span          // the sets that share it
	linked span
	next   uint32 // the number of the next nest of the digit with the same first cell, plus one
	alike  uint32 // the number of the next with the same hash, plus one
}

// span is a piece of a list.
type span struct{ from, to int32 }

// LockedSets are the almost locked sets of a position, those of fewer cells first, and how they are linked.
type LockedSets struct {
	Sets  []LockedSet
	Nests []Nest

	sharing []uint16            // the sets of each nest
	linked  []uint16            // the sets that each nest is linked to
	first   [board.Cells]uint32 // by cell: the last nest of the digit that begins there, plus one
	hashed  [256]uint32         // by hash: the last nest of the digit, plus one
	found   []LockedSet
}

// LockedSets are the almost locked sets of the position.
func (v *View) LockedSets() *LockedSets {
	if !v.locked.built {
		v.locked.built = true
		v.locked.value.build(v)
	}
	return &v.locked.value
}

// Sharing is the numbers of the sets that have the digit of a nest in just its cells.
func (l *LockedSets) Sharing(nest uint32) []uint16 {
	s := l.Nests[nest].sets
	return l.sharing[s.from:s.to]
}

// Linked is the numbers, ascending, of the sets all of whose places for the digit of a nest are seen by all cells of the
// nest: of two sets so linked only one can hold the digit. (The digit is a restricted common of the two.)
func (l *LockedSets) Linked(nest uint32) []uint16 {
	s := l.Nests[nest].linked
	return l.linked[s.from:s.to]
}

func (l *LockedSets) build(v *View) {
	l.collect(v)
	l.Nests, l.sharing, l.linked = l.Nests[:0], l.sharing[:0], l.linked[:0]
	for d := board.Digit(1); d <= 9; d++ {
		from := len(l.Nests)
		l.nest(v, d)
		l.share(d, l.Nests[from:])
		for n := from; n < len(l.Nests); n++ {
			l.link(&l.Nests[n])
		}
	}
}

// collect finds the sets and sorts them by size.
func (l *LockedSets) collect(v *View) {
	l.found = l.found[:0]
	for u := range board.Unit(board.Units) {
		l.collectUnit(v, u)
	}
	var ends [10]int
	for i := range l.found {
		ends[l.found[i].Digits.Len()]++
	}
	for n := 1; n < 10; n++ {
		ends[n] += ends[n-1]
	}
	l.Sets = slices.Grow(l.Sets[:0], len(l.found))[:len(l.found)]
	for i := len(l.found) - 1; i >= 0; i-- {
		n := l.found[i].Digits.Len()
		ends[n]--
		l.Sets[ends[n]] = l.found[i]
	}
}

// inLine are the places of a box, by row and by column.
var inLine = [6]board.SpotSet{0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100}

// collectUnit finds the sets of one unit, less those that lie in an earlier one too.
func (l *LockedSets) collectUnit(v *View, u board.Unit) {
	var open [9]board.Cell
	var spots [9]board.SpotSet
	n := 0
	for cells := v.open.And(u.Cells()); !cells.Empty(); cells = cells.Rest() {
		open[n] = cells.First()
		spots[n] = 1 << u.Spot(open[n])
		n++
	}
	var union [512]board.DigitSet
	for set := 1; set < 1<<n; set++ {
		first := bits.TrailingZeros(uint(set))
		digits := union[set&(set-1)] | v.cands[open[first]]
		union[set] = digits
		size := bits.OnesCount(uint(set))
		if digits.Len() != size+1 || size == 1 && u >= 9 {
			continue
		}
		var cells board.CellSet
		var at board.SpotSet
		for rest := set; rest != 0; rest &= rest - 1 {
			i := bits.TrailingZeros(uint(rest))
			cells = cells.With(open[i])
			at |= spots[i]
		}
		if u < 18 || !inOneLine(at) {
			l.found = append(l.found, LockedSet{Cells: cells, Digits: digits})
		}
	}
}

func inOneLine(at board.SpotSet) bool {
	for _, line := range inLine {
		if at&^line == 0 {
			return true
		}
	}
	return false
}

// nest numbers the nests of a digit and counts the sets that share each.
func (l *LockedSets) nest(v *View, d board.Digit) {
	clear(l.first[:])
	clear(l.hashed[:])
	for i := range l.Sets {
		if s := &l.Sets[i]; s.Digits.Has(d) {
			n := l.nestOf(d, s.Cells.And(v.homes[d]), v.homes[d])
			s.Nests[d] = n
			if l.Nests[n].sets.to++; !l.Nests[n].Seers.Empty() {
				s.Seen = s.Seen.With(d)
			}
		}
	}
}

// nestOf is the number of a nest, which is new where it was not seen before.
func (l *LockedSets) nestOf(d board.Digit, cells, homes board.CellSet) uint32 {
	c := cells.First()
	hash := uint8(41 * c)
	if rest := cells.Rest(); !rest.Empty() {
		hash += uint8(17*rest.First()) + uint8(89*cells.Len())
	}
	for n := l.hashed[hash]; n != 0; n = l.Nests[n-1].alike {
		if l.Nests[n-1].Cells == cells {
			return n - 1
		}
	}
	l.Nests = append(l.Nests, Nest{Digit: d, Cells: cells, Seers: cells.SeenByAll().And(homes), next: l.first[c], alike: l.hashed[hash]})
	n := uint32(len(l.Nests))
	l.first[c], l.hashed[hash] = n, n
	return n - 1
}

// share lists the sets of each of the nests, which are all those of a digit.
func (l *LockedSets) share(d board.Digit, nests []Nest) {
	for i := range nests {
		n := int32(len(l.sharing))
		l.sharing = slices.Grow(l.sharing, int(nests[i].sets.to))[:n+nests[i].sets.to]
		nests[i].sets = span{n, n}
	}
	for i := range l.Sets {
		if s := &l.Sets[i]; s.Digits.Has(d) {
			n := &l.Nests[s.Nests[d]].sets
			l.sharing[n.to] = uint16(i)
			n.to++
		}
	}
}

// link lists the sets linked to a nest, which are all among the nests that begin in one of its seers.
func (l *LockedSets) link(p *Nest) {
	p.linked.from = int32(len(l.linked))
	for seers := p.Seers; !seers.Empty(); seers = seers.Rest() {
		for n := l.first[seers.First()]; n != 0; n = l.Nests[n-1].next {
			if q := &l.Nests[n-1]; q.Cells.Within(p.Seers) {
				l.linked = append(l.linked, l.sharing[q.sets.from:q.sets.to]...)
			}
		}
	}
	p.linked.to = int32(len(l.linked))
	if p.linked.to == p.linked.from {
		return
	}
	slices.Sort(l.linked[p.linked.from:p.linked.to])
	for _, i := range l.sharing[p.sets.from:p.sets.to] {
		l.Sets[i].Ties = l.Sets[i].Ties.With(p.Digit)
	}
}
