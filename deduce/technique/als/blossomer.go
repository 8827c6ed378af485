package als

import (
	"slices"
	"sync"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/lockedset"
)

// blossomer searches for almost locked sets around a stem: candidates one of which is true. For each of them, its case, there is
// a petal all of whose places for the digit the candidate sees. It is kept for its memory.
type blossomer struct {
	v       *deduce.View
	l       *lockedset.Sets
	yield   func(*deduce.Step) bool
	show    func(*deduce.Draft) // adds the stem to a step
	seen    deduce.Distinct
	overlap bool              // of blossoms of which two petals at least do
	short   bool              // of blossoms that have no petal for one case
	cases   []board.Candidate // of the stem
	petals  [maxCases][]uint16
	order   []int            // the cases that need a petal, by number
	chosen  [maxCases]uint16 // for each of order
	left    [maxCases + 1]eliminated
	steps   int
}

// maxCases is how many cases a stem has at most.
const maxCases = board.Side

var blossomers = sync.Pool{New: func() any { return new(blossomer) }}

// eliminated is for each digit the cells that it goes from.
type eliminated [board.ByDigit]board.CellSet

// withBlossomer has find look for blossoms: what is harder to see comes later and only for what is not yet found. It ends where find
// says so.
func withBlossomer(v *deduce.View, yield func(*deduce.Step) bool, find func(*blossomer) bool) {
	b := blossomers.Get().(*blossomer)
	defer func() {
		b.v, b.l, b.yield, b.show = nil, nil, nil, nil
		blossomers.Put(b)
	}()
	b.v, b.l, b.yield = v, lockedset.Index.Of(v), yield
	b.seen.Forget()
	for pass := range 4 {
		b.overlap, b.short = pass&1 != 0, pass&2 != 0
		if !find(b) {
			return
		}
	}
}

// collect lists the petals for each case, those of fewer cells first.
func (b *blossomer) collect() {
	var asked board.DigitSet
	for i, x := range b.cases {
		b.petals[i] = b.petals[i][:0]
		asked = asked.With(x.Digit)
	}
	for n := range b.l.DigitCells {
		cells := &b.l.DigitCells[n]
		if !asked.Has(cells.Digit) {
			continue
		}
		for i, x := range b.cases {
			if x.Digit == cells.Digit && b.l.Seeing[n].Has(x.Cell) {
				b.petals[i] = append(b.petals[i], b.l.With(uint16(n))...)
			}
		}
	}
	for i := range b.cases {
		slices.Sort(b.petals[i])
	}
}

// open tries all petals for the cases, to eliminate some of the digits.
func (b *blossomer) open(digits board.DigitSet) bool {
	start := &b.left[0]
	*start = eliminated{}
	for ds := digits; ds != 0; ds &= ds - 1 {
		start[ds.First()] = b.v.CellsFor(ds.First())
	}
	return b.try(-1)
}

// openBeside tries all petals for the cases but one, to eliminate its digit from cells that see it.
func (b *blossomer) openBeside(but int) bool {
	x := b.cases[but]
	start := &b.left[0]
	*start = eliminated{}
	start[x.Digit] = b.v.CellsFor(x.Digit).And(x.Cell.Peers())
	return b.try(but)
}

// try tries all petals for the cases but one, if any, those first that have the fewest; what can go stands in left[0].
func (b *blossomer) try(but int) bool {
	b.order = b.order[:0]
	for i := range b.cases {
		if i == but {
			continue
		}
		if len(b.petals[i]) == 0 {
			return true
		}
		b.order = append(b.order, i)
	}
	slices.SortStableFunc(b.order, func(i, j int) int { return len(b.petals[i]) - len(b.petals[j]) })
	return b.grow(0, board.CellSet{}, false)
}

// grow adds petal number n and those after it; cells are those of the petals so far.
func (b *blossomer) grow(n int, cells board.CellSet, overlap bool) bool {
	if n == len(b.order) {
		// One petal for all cases is another pattern: of a cell, an ALS-XZ doubly linked.
		return overlap != b.overlap || slices.Max(b.chosen[:n]) == slices.Min(b.chosen[:n]) || b.tell(&b.left[n])
	}
	p := b.cases[b.order[n]].Digit
	before, after := &b.left[n], &b.left[n+1]
	for _, i := range b.petals[b.order[n]] {
		petal := &b.l.All[i]
		meets := petal.Cells.Meets(cells)
		if meets && !b.overlap {
			continue
		}
		*after = eliminated{}
		some := false
		for ds := petal.Seen.Without(p); ds != 0; ds &= ds - 1 {
			z := ds.First()
			after[z] = before[z].And(b.l.SeenBy(petal, z))
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
	var eliminated, digits board.DigitSet
	for z := board.Digit(1); z <= 9; z++ {
		if !out[z].Empty() {
			s.Eliminate(z, out[z])
			eliminated = eliminated.With(z)
		}
	}
	if !b.seen.IsNew(&s.Step) {
		return true
	}
	b.show(s)
	z := eliminated.First()
	for i, x := range b.cases {
		digits = digits.With(x.Digit)
		n := slices.Index(b.order, i)
		if n < 0 {
			continue
		}
		petal := &b.l.All[b.chosen[n]]
		inPetal := deduce.Node{Cells: b.l.Of(petal, x.Digit).Cells, Digit: x.Digit}
		s.Link(deduce.NodeAt(x.Cell, x.Digit), inPetal, false)
		s.Link(inPetal, deduce.Node{Cells: b.l.Of(petal, z).Cells, Digit: z}, true)
		s.Part(alsPart(deduce.Petal, petal))
	}
	if !b.short {
		s.Part(deduce.Part{Role: deduce.RestrictedCommon, Digits: digits})
	}
	s.Part(deduce.Part{Role: deduce.Common, Digits: eliminated})
	return b.yield(&s.Step)
}
