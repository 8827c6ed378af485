package technique

import (
	"slices"
	"sync"

	"deduku/board"
	"deduku/deduce"
)

// DeathBlossom is a cell with an almost locked set for each of its digits.
var DeathBlossom = &deduce.Technique{
	Name:  "death-blossom",
	Title: "Death Blossom",
	Shape: deduce.ShapeBlossom,
	Doc: "For each digit of a stem cell there is a petal: an almost locked set all of whose places for that digit the stem sees. " +
		"Whatever the stem is, one petal lacks it and holds all its other digits, so a digit z of all petals can be removed from cells that see all places for it in all of them. " +
		"If z is a candidate of the stem, it needs no petal of its own, but then the cell must see the stem, too.",
	Why: []string{
		"whichever of {restrictedcommon.digits} {pivot} is, one of the petals {petal.each} lacks it and holds {common.digits}",
		"{pivot} is {common.digits}, or one of the petals {petal.each} lacks what it is and holds {common.digits}",
	},
	Form: []string{"[{pivot}], {petal.linked}"},
	Spot: "Take a cell with two or three candidates as the stem. For each of its digits look for an almost locked set of which it sees all places of the digit. " +
		"All petals must share a further digit. The trap is a petal with a place of the stem's digit out of its sight.",
	Example: "3+5+49+1+68+72.69....5..+2+8.5.6..2+7..4......3...5....5..97..+54273+1+9+86....+8.+2+3+7837+69+24+1+5:324 424 344 846 151 854 958 959 161 264 864 469 181",
	Find:    findDeathBlossoms,
}

func findDeathBlossoms(v *deduce.View, yield func(*deduce.Step) bool) {
	b := blossomers.Get().(*blossomer)
	defer func() {
		b.v, b.l, b.yield = nil, nil, nil
		blossomers.Put(b)
	}()
	b.v, b.l, b.yield = v, lockedSetsOf.Of(v), yield
	b.seen.forget()
	// What is harder to see comes later and only for what is not yet found.
	for pass := range 4 {
		b.overlap, b.short = pass&1 != 0, pass&2 != 0
		for stems := v.Open(); !stems.Empty(); stems = stems.Rest() {
			b.stem = stems.First()
			if v.Enough() || !b.findAround() {
				return
			}
		}
	}
}

// blossomer searches blossoms. It is kept for its memory.
type blossomer struct {
	v       *deduce.View
	l       *lockedSets
	yield   func(*deduce.Step) bool
	seen    distinct
	overlap bool // of blossoms of which two petals at least do
	short   bool // of blossoms that have no petal for one digit
	stem    board.Cell
	digits  []board.Digit  // of the stem, those that need a petal
	petals  [10][]uint16   // for each digit of the stem
	chosen  [9]uint16      // for each of digits
	left    [10]eliminated // what can still go, by how many of the chosen petals were looked at
	steps   int
}

var blossomers = sync.Pool{New: func() any { return new(blossomer) }}

// eliminated is for each digit the cells that it goes from.
type eliminated [10]board.CellSet

// findAround finds the blossoms of a stem.
func (b *blossomer) findAround() bool {
	stem := b.v.Candidates(b.stem)
	if stem.Len() < 2 {
		return true
	}
	missing := b.collect(stem)
	start := &b.left[0]
	if !b.short {
		*start = eliminated{}
		for ds := board.AllDigits &^ stem; ds != 0; ds &= ds - 1 {
			start[ds.First()] = b.v.Homes(ds.First())
		}
		return missing != 0 || b.open(stem)
	}
	if stem.Len() == 2 {
		return true // one petal is left: that is an ALS-XZ
	}
	for ds := stem; ds != 0; ds &= ds - 1 {
		z := ds.First()
		if missing.Without(z) != 0 {
			continue
		}
		*start = eliminated{}
		start[z] = b.v.Homes(z).And(b.stem.Peers())
		if !b.open(stem.Without(z)) {
			return false
		}
	}
	return true
}

// collect lists the petals for each digit of the stem, those of fewer cells first. Missing are the digits that
// have none.
func (b *blossomer) collect(stem board.DigitSet) (missing board.DigitSet) {
	for d := range b.petals {
		b.petals[d] = b.petals[d][:0]
	}
	for i := range b.l.DigitCells {
		if c := &b.l.DigitCells[i]; stem.Has(c.Digit) && c.SeenBy.Has(b.stem) {
			b.petals[c.Digit] = append(b.petals[c.Digit], b.l.Sharing(uint32(i))...)
		}
	}
	for ds := stem; ds != 0; ds &= ds - 1 {
		d := ds.First()
		if len(b.petals[d]) == 0 {
			missing = missing.With(d)
		}
		slices.Sort(b.petals[d])
	}
	return missing
}

// open tries all petals for the digits, those first that have the fewest; what can go stands in left[0].
func (b *blossomer) open(digits board.DigitSet) bool {
	b.digits = b.digits[:0]
	for ds := digits; ds != 0; ds &= ds - 1 {
		b.digits = append(b.digits, ds.First())
	}
	slices.SortFunc(b.digits, func(d, e board.Digit) int { return len(b.petals[d]) - len(b.petals[e]) })
	return b.grow(0, board.CellSet{}, false)
}

// grow adds petal number n and those after it; cells are those of the petals so far.
func (b *blossomer) grow(n int, cells board.CellSet, overlap bool) bool {
	if n == len(b.digits) {
		// One petal for all digits is another pattern, an ALS-XZ doubly linked.
		return overlap != b.overlap || slices.Max(b.chosen[:n]) == slices.Min(b.chosen[:n]) || b.tell(&b.left[n])
	}
	p := b.digits[n]
	before, after := &b.left[n], &b.left[n+1]
	for _, i := range b.petals[p] {
		petal := &b.l.Sets[i]
		meets := petal.Cells.Meets(cells)
		if meets && !b.overlap {
			continue
		}
		*after = eliminated{}
		some := false
		for ds := petal.Seen.Without(p); ds != 0; ds &= ds - 1 {
			z := ds.First()
			after[z] = before[z].And(b.l.of(petal, z).SeenBy)
			some = some || !after[z].Empty()
		}
		if !some {
			continue
		}
		if b.steps++; b.steps&0x3ff == 0 && b.v.Enough() {
			return false
		}
		b.chosen[n] = i
		if !b.grow(n+1, cells.Union(petal.Cells), overlap || meets) {
			return false
		}
	}
	return true
}

// tell yields the blossom of the chosen petals.
func (b *blossomer) tell(out *eliminated) bool {
	s := b.v.Draft()
	var eliminated board.DigitSet
	for z := board.Digit(1); z <= 9; z++ {
		if !out[z].Empty() {
			s.Eliminate(z, out[z])
			eliminated = eliminated.With(z)
		}
	}
	if !b.seen.isNew(&s.Step) {
		return true
	}
	s.Part(deduce.Part{Role: deduce.Pivot, Cells: board.CellsOf(b.stem), Digits: b.v.Candidates(b.stem)})
	for d := board.Digit(1); d <= 9; d++ {
		n := slices.Index(b.digits, d)
		if n < 0 {
			continue
		}
		petal := &b.l.Sets[b.chosen[n]]
		inPetal := deduce.Node{Cells: b.l.of(petal, d).Cells, Digit: d}
		z := eliminated.First()
		s.Link(deduce.Node{Cells: board.CellsOf(b.stem), Digit: d}, inPetal, false)
		s.Link(inPetal, deduce.Node{Cells: b.l.of(petal, z).Cells, Digit: z}, true)
		s.Part(alsPart(deduce.Petal, petal))
	}
	if !b.short {
		s.Part(deduce.Part{Role: deduce.RestrictedCommon, Digits: b.v.Candidates(b.stem)})
	}
	s.Part(deduce.Part{Role: deduce.Common, Digits: eliminated})
	return b.yield(&s.Step)
}
