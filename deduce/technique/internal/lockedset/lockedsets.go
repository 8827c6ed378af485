package lockedset

import (
	"math/bits"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// Set is an almost locked set: open cells of a unit with one digit more than cells. It holds all of its
// digits but one, so where one of them is known to be absent the others are locked.
type Set struct {
	Cells  board.CellSet
	Digits board.DigitSet
	Seen   board.DigitSet // the digits of which some candidate elsewhere sees all places in the set
	Ties   board.DigitSet // the digits by which other sets are linked to it

	DigitCells [board.ByDigit]uint16 // by digit that is seen: the number of its cells for it, in Sets.DigitCells; zero for others

	unit     board.Unit // in which it lies
	spots    board.SpotSet
	confined board.DigitSet // the digits that have no place in the unit but in the set
}

// DigitCells is the cells where some almost locked sets have a digit. Sets often have it in the same cells; what is
// said of the digit there is said of all these sets at once.
type DigitCells struct {
	Digit  board.Digit
	Cells  board.CellSet
	sets   span   // of Sets.sharing: the sets
	linked span   // of Sets.linked: the sets linked to them
	ties   uint32 // the number of the last of its ties, plus one
}

// span is a piece of a list.
type span struct{ from, to int32 }

// Sets are the almost locked sets of a position, those of fewer cells first, and how they are linked.
type Sets struct {
	All        []Set
	DigitCells []DigitCells    // a digit after the other; the first one is of no digit
	Seeing     []board.CellSet // by number of DigitCells: the other cells with the digit that see all of these

	sharing []uint16 // the sets that have their digit in each of the DigitCells
	linked  []uint16 // the sets to which those are linked by it, of some digits
	ties    []tie    // the DigitCells which see each other
	units   [board.Units]unitSets
	Having  [board.ByDigit][]uint16 // by digit: the sets of which it is seen, ascending
	index   digitIndex

	of       [board.ByDigit]span // by digit: its DigitCells
	isLinked board.DigitSet      // the digits that linked has
}

// unitSets are the sets of a unit, less those that lie in an earlier one too. They are found again only where it has changed.
type unitSets struct {
	sets  []Set
	sizes [board.ByDigit]int // how many there are of each number of cells
	built uint64             // the position for which they were found
}

// Index are the almost locked sets of a position.
var Index = deduce.NewIndex(func(v *deduce.View, l *Sets) { l.build(v) })

// SeenBy is the cells outside of a set with one of its digits that see all its places in the set.
func (l *Sets) SeenBy(s *Set, d board.Digit) board.CellSet { return l.Seeing[s.DigitCells[d]] }

// Of is the cells of a set for one of its digits that is seen.
func (l *Sets) Of(s *Set, d board.Digit) *DigitCells {
	return &l.DigitCells[s.DigitCells[d]]
}

// With is the numbers of the sets that have a digit in just these cells, which are given by their number.
func (l *Sets) With(cells uint16) []uint16 {
	s := l.DigitCells[cells].sets
	return l.sharing[s.from:s.to]
}

// LinkedTo is the numbers, ascending, of the sets all of whose places for a digit see all of some cells with it, which are
// given by their number: of two sets so linked only one can hold the digit. (The digit is a restricted common of the two.)
func (l *Sets) LinkedTo(cells uint16) []uint16 {
	if d := l.DigitCells[cells].Digit; !l.isLinked.Has(d) {
		l.link(d)
	}
	s := l.DigitCells[cells].linked
	return l.linked[s.from:s.to]
}

func (l *Sets) build(v *deduce.View) {
	l.collect(v)
	l.Seeing = append(l.Seeing[:0], board.CellSet{})
	l.DigitCells, l.sharing, l.linked, l.ties = append(l.DigitCells[:0], DigitCells{}), l.sharing[:0], l.linked[:0], l.ties[:0]
	l.isLinked = 0
	for d := board.Digit(1); d <= 9; d++ {
		from := len(l.DigitCells)
		l.number(v, d)
		l.of[d] = span{int32(from), int32(len(l.DigitCells))}
		l.tie(uint32(from))
		l.share(d)
	}
}

// collect finds the sets and sorts them by size.
func (l *Sets) collect(v *deduce.View) {
	all := UnionsByUnit.Of(v)
	var from [board.ByDigit + 1]int // by size, where the next set stands
	for u := range board.Unit(board.Units) {
		of := &l.units[u]
		if of.built < v.ChangedAt(u) {
			of.built = v.Position()
			of.find(all.Of(u), u)
		}
		for n, sets := range of.sizes {
			from[n+1] += sets
		}
	}
	for n := range board.ByDigit {
		from[n+1] += from[n]
	}
	l.All = slices.Grow(l.All[:0], from[board.ByDigit])[:from[board.ByDigit]]
	for u := range l.units {
		seen := seenBeside(v, board.Unit(u))
		for i := range l.units[u].sets {
			s := &l.units[u].sets[i]
			n := s.spots.Len()
			l.All[from[n]] = *s
			l.All[from[n]].Seen |= s.confined & seen
			from[n]++
		}
	}
	for d := range l.Having {
		l.Having[d] = l.Having[d][:0]
	}
	for i := range l.All {
		for ds := l.All[i].Seen; ds != 0; ds &= ds - 1 {
			l.Having[ds.First()] = append(l.Having[ds.First()], uint16(i))
		}
	}
}

// find finds the sets of a unit.
func (of *unitSets) find(t *Unions, u board.Unit) {
	of.sets, of.sizes = of.sets[:0], [board.ByDigit]int{}
	for j := range t.Words() {
		for w := t.AtMost[1][j] &^ t.AtMost[0][j]; w != 0; w &= w - 1 {
			set := 64*j + bits.TrailingZeros64(w)
			n, spots := bits.OnesCount(uint(set)), t.places(set)
			if n == 1 && u >= board.Side || u >= board.Lines && lineIn[spots] != noLine {
				continue
			}
			digits, others := t.Digits[set], t.Digits[(1<<t.open-1)&^set]
			of.sets = append(of.sets, Set{Cells: u.CellsAt(spots), Digits: digits, Seen: digits & others, unit: u, spots: spots, confined: digits &^ others})
			of.sizes[n]++
		}
	}
}

// seenBeside is the digits of which candidates outside of a unit see all places in it.
func seenBeside(v *deduce.View, u board.Unit) (seen board.DigitSet) {
	for d := board.Digit(1); d <= 9; d++ {
		at := v.Spots(u, d)
		if at.Single() {
			if v.CellsFor(d).Meets(u.Cell(at.First()).Peers()) {
				seen = seen.With(d)
			}
		} else if w, there, ok := crossing(u, at); ok && v.Spots(w, d)&^there != 0 {
			seen = seen.With(d)
		}
	}
	return seen
}

// number numbers the cells of the sets for a digit and counts the sets that share them.
func (l *Sets) number(v *deduce.View, d board.Digit) {
	from := uint32(len(l.DigitCells))
	l.index.begin()
	l.DigitCells = slices.Grow(l.DigitCells, len(l.Having[d]))
	for _, i := range l.Having[d] {
		s := &l.All[i]
		at := s.spots & v.Spots(s.unit, d)
		n, ok := l.index.find(s.unit, at)
		if !ok {
			l.DigitCells = l.DigitCells[:int(from+n)+1]
			p := &l.DigitCells[from+n]
			p.Digit, p.sets, p.linked, p.ties = d, span{}, span{}, 0
			p.Cells = s.Cells.And(v.CellsFor(d))
			l.Seeing = append(l.Seeing, l.index.add(s.unit, at).And(v.CellsFor(d)).Minus(p.Cells))
		}
		s.DigitCells[d] = uint16(from + n)
		l.DigitCells[from+n].sets.to++
	}
}

// share lists the sets of each of the DigitCells of a digit.
func (l *Sets) share(d board.Digit) {
	n := int32(len(l.sharing))
	l.sharing = slices.Grow(l.sharing, len(l.Having[d]))[:int(n)+len(l.Having[d])]
	all := l.DigitCells[l.of[d].from:l.of[d].to]
	for i := range all {
		p := &all[i].sets
		n, *p = n+p.to, span{n, n}
	}
	for _, i := range l.Having[d] {
		s := &l.All[i]
		p := l.Of(s, d)
		l.sharing[p.sets.to] = i
		p.sets.to++
		if p.ties != 0 {
			s.Ties = s.Ties.With(d)
		}
	}
}

// link lists the sets linked to each of the DigitCells of a digit. Most positions have nothing that asks for them.
func (l *Sets) link(d board.Digit) {
	l.isLinked = l.isLinked.With(d)
	all := l.DigitCells[l.of[d].from:l.of[d].to]
	for i := range all {
		n := int32(0)
		for cells, tie := uint16(0), all[i].ties; tie != 0; {
			cells, tie = l.Tied(tie)
			n += int32(len(l.With(cells)))
		}
		at := int32(len(l.linked))
		all[i].linked = span{at, at}
		l.linked = slices.Grow(l.linked, int(n))[:at+n]
	}
	for _, i := range l.Having[d] {
		for cells, tie := uint16(0), l.Of(&l.All[i], d).ties; tie != 0; {
			cells, tie = l.Tied(tie)
			p := &l.DigitCells[cells].linked
			l.linked[p.to] = i
			p.to++
		}
	}
}
