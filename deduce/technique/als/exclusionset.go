package als

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/lockedset"
)

// exclusions is what pair and triple exclusions start from.
var exclusions = deduce.NewIndex(func(v *deduce.View, e *exclusion) { e.build(v) })

// exclusion is which candidates of a position cannot be true together.
type exclusion struct {
	v    *deduce.View
	sets *lockedset.Sets
	sure board.CellSet // the open cells with one candidate

	// By cell and digit, counted from zero: by other digit, the other cells that cannot hold it with that; and what that was
	// when it was last worked out.
	out, before *[board.Cells][board.Side]ruledOut
	// By cell and digit, counted from zero: the cells that lose something to that, and those that can hold nothing with it.
	hit, bare [board.Cells][board.Side]board.CellSet

	// What triples know of the last position in which all of them were looked for: which it was, and by cell the digits from which
	// nothing was taken. And what is new since: by cell and digit, counted from zero, the cells of which it does not rule out the
	// same candidates as then; by cell those of any of its digits; and the cells that lost something.
	looked     uint64
	sound      [board.Cells]board.DigitSet
	changed    [board.Cells][board.Side]board.CellSet
	touched    [board.Cells]board.CellSet
	anyTouched board.CellSet
	fresh      board.CellSet

	paired   board.CellSet // the cells with partners
	partners [board.Cells]board.CellSet
}

// ruledOut is, by digit counted from zero, the cells that cannot hold it.
type ruledOut [board.Side]board.CellSet

// ruledOut is what is ruled out when c holds d.
func (e *exclusion) ruledOut(c board.Cell, d board.Digit) *ruledOut { return &e.out[c][d-1] }

// emptied is the cells that can hold nothing when c holds d.
func (e *exclusion) emptied(c board.Cell, d board.Digit) board.CellSet { return e.bare[c][d-1] }

func (e *exclusion) build(v *deduce.View) {
	e.v, e.sets, e.sure = v, lockedset.Index.Of(v), board.CellSet{}
	e.paired, e.partners = board.CellSet{}, [board.Cells]board.CellSet{}
	if e.out == nil {
		e.out, e.before = new([board.Cells][board.Side]ruledOut), new([board.Cells][board.Side]ruledOut)
	}
	e.out, e.before = e.before, e.out
	for cells := v.Open(); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		if v.Candidates(c).Single() {
			e.sure = e.sure.With(c)
		}
		for ds := v.Candidates(c); ds != 0; ds &= ds - 1 {
			d := ds.First()
			*e.ruledOut(c, d) = ruledOut{}
			e.ruledOut(c, d)[d-1] = v.CellsFor(d).And(c.Peers())
		}
	}
	for i := range e.sets.All {
		e.addSet(&e.sets.All[i])
	}
	for cells := v.Open(); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		e.hit[c], e.bare[c] = [board.Side]board.CellSet{}, [board.Side]board.CellSet{}
		for ds := v.Candidates(c); ds != 0; ds &= ds - 1 {
			e.empty(c, ds.First())
			e.compare(c, ds.First())
		}
	}
}

// compare notes the cells of which c with x does not rule out the same candidates as before.
func (e *exclusion) compare(c board.Cell, x board.Digit) {
	changed := &e.changed[c][x-1]
	before := &e.before[c][x-1]
	for d, out := range e.ruledOut(c, x) {
		if out != before[d] {
			differs := out.Minus(before[d]).Union(before[d].Minus(out))
			*changed = changed.Union(differs.And(e.v.CellsFor(board.Digit(d + 1))))
		}
	}
}

// renew works out what is new for triples. Whether a triple takes a digit from a cell depends on what its two other cells can
// hold, and on which of that is ruled out by the digit and by each other: where none of that is new, and nothing was taken
// then, nothing is. Often a set has changed, but rules out what the rules or other sets rule out as well, and did.
func (e *exclusion) renew() {
	e.fresh = e.v.Since(e.looked)
	e.looked = 0
	e.anyTouched = board.CellSet{}
	for cells := e.v.Open(); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		e.touched[c] = board.CellSet{}
		for ds := e.v.Candidates(c); ds != 0; ds &= ds - 1 {
			e.touched[c] = e.touched[c].Union(e.changed[c][ds.First()-1])
		}
		e.anyTouched = e.anyTouched.Union(e.touched[c])
	}
}

// remember notes that all triples of this position were looked for.
func (e *exclusion) remember() {
	e.looked = e.v.Position()
	e.changed = [board.Cells][board.Side]board.CellSet{}
}

// addSet adds what an almost locked set rules out: two of its digits taken from it by cells outside.
func (e *exclusion) addSet(s *lockedset.Set) {
	for xs := s.Seen; xs != 0; xs &= xs - 1 {
		x := xs.First()
		for cells := e.sets.SeenBy(s, x); !cells.Empty(); cells = cells.Rest() {
			out := e.ruledOut(cells.First(), x)
			for ys := s.Seen.Without(x); ys != 0; ys &= ys - 1 {
				y := ys.First()
				out[y-1] = out[y-1].Union(e.sets.SeenBy(s, y))
			}
		}
	}
}

// empty notes the cells with something lost and with nothing left when c holds x. Those with a single candidate do not
// count: there it is the rules that say so.
func (e *exclusion) empty(c board.Cell, x board.Digit) {
	var left, hit board.CellSet
	for d, out := range e.ruledOut(c, x) {
		left = left.Union(e.v.CellsFor(board.Digit(d + 1)).Minus(out))
		hit = hit.Union(out)
	}
	bare := e.v.Open().Minus(left).Minus(e.sure).Without(c)
	e.hit[c][x-1], e.bare[c][x-1] = hit, bare
	if e.sure.Has(c) {
		return
	}
	for ; !bare.Empty(); bare = bare.Rest() {
		b := bare.First()
		e.paired = e.paired.With(b).With(c)
		e.partners[b], e.partners[c] = e.partners[b].With(c), e.partners[c].With(b)
	}
}

// cite adds the almost locked sets because of which c can hold none of the digits when x is true.
func (e *exclusion) cite(s *deduce.Draft, x board.Candidate, c board.Cell, digits board.DigitSet) {
	if x.Cell.Sees(c) {
		digits = digits.Without(x.Digit)
	}
	for i := range s.Parts {
		if p := &s.Parts[i]; p.Role == deduce.Petal {
			digits &^= e.takes(p.Cells, p.Digits, x, c)
		}
	}
	for i := range e.sets.All {
		if digits == 0 {
			return
		}
		set := &e.sets.All[i]
		if took := digits & e.takes(set.Cells, set.Digits, x, c); took != 0 {
			digits &^= took
			s.Part(alsPart(deduce.Petal, set))
		}
	}
}

// takes is the digits that c cannot hold when x is true, because an almost locked set of these cells and digits
// would lose both.
func (e *exclusion) takes(cells board.CellSet, digits board.DigitSet, x board.Candidate, c board.Cell) board.DigitSet {
	if !digits.Has(x.Digit) || !cells.And(e.v.CellsFor(x.Digit)).Within(x.Cell.Peers()) {
		return 0
	}
	var took board.DigitSet
	for ds := digits.Without(x.Digit); ds != 0; ds &= ds - 1 {
		if d := ds.First(); cells.And(e.v.CellsFor(d)).Within(c.Peers()) {
			took = took.With(d)
		}
	}
	return took
}
