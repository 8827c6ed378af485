package als

import (
	"deduku/board"
	"deduku/deduce"
)

// AlignedPairExclusion eliminates from two cells what is in no pair of digits for them.
var AlignedPairExclusion = &deduce.Technique{
	Name:    "aligned-pair-exclusion",
	Title:   "Aligned Pair Exclusion",
	Shape:   deduce.ShapeCombinations,
	Doc:     "Two digits cannot be in two cells together if they are equal and the cells see each other, or if they would both be taken from an almost locked set, which would then have too few. A digit that fits no digit of the other cell can be removed.",
	Why:     exclusionWhy,
	Form:    exclusionForm,
	Spot:    spotExclusion,
	Example: "..+64.+5+2+39.+2.+13.6..3..+62..+4...2.6+4..7.41..2....6..1.45+2+25.793...6+97+8+4152+3...+2+5+6...:132 197 198 199 521 711 721 821 823 833 839 848 878 892 897 898 966",
	Find:    findPairExclusions,
}

// AlignedTripleExclusion eliminates from three cells what is in no three digits for them.
var AlignedTripleExclusion = &deduce.Technique{
	Name:    "aligned-triple-exclusion",
	Title:   "Aligned Triple Exclusion",
	Shape:   deduce.ShapeCombinations,
	Doc:     "Three cells can't hold digits together that are equal in cells which see each other, or of which two would be taken from an almost locked set: it would then have too few. A digit of one cell with which no combination of the other two is possible can be removed.",
	Why:     exclusionWhy,
	Form:    exclusionForm,
	Spot:    spotExclusion,
	Example: "+1..+2.98+6.+48+236+1+795.......1261...3.+2.52.61+4..77...8+2+1.6+2.+1.....9...1..2...5..2.6.+1:372 378 475 574 883 893",
	Find:    findTripleExclusions,
}

const spotExclusion = "Take two or three cells that see many cells in common, and look there for cells with two candidates and other almost locked sets. Write down all combinations of the candidates of your cells, and cross out those that would take two digits from such a set. " +
	"The trap is to cross out equal digits in cells that do not see each other."

var (
	exclusionWhy  = []string{"with {eliminated} no choice is left for {pivot}: equal digits would see each other, or two be taken from one of the almost locked sets {petal.each}"}
	exclusionForm = []string{"{pivot} by {petal.each}"}
)

func findPairExclusions(v *deduce.View, yield func(*deduce.Step) bool) {
	e := exclusions.Of(v)
	for as := e.paired; !as.Empty() && !v.Enough(); as = as.Rest() {
		a := as.First()
		for bs := e.partners[a].And(as.Rest()); !bs.Empty(); bs = bs.Rest() {
			if !e.yieldPair(a, bs.First(), yield) {
				return
			}
		}
	}
}

func (e *exclusion) yieldPair(a, b board.Cell, yield func(*deduce.Step) bool) bool {
	s := e.v.Draft()
	s.Part(deduce.Part{Role: deduce.Pivot, Cells: board.CellsOf(a, b), Digits: e.v.Candidates(a) | e.v.Candidates(b)})
	for _, pair := range [2][2]board.Cell{{a, b}, {b, a}} {
		c, other := pair[0], pair[1]
		for ds := e.v.Candidates(c); ds != 0; ds &= ds - 1 {
			if d := ds.First(); e.emptied(c, d).Has(other) {
				s.Eliminate(d, board.CellsOf(c))
				e.cite(s, board.Candidate{Cell: c, Digit: d}, other, e.v.Candidates(other))
			}
		}
	}
	return yield(&s.Step)
}

func findTripleExclusions(v *deduce.View, yield func(*deduce.Step) bool) {
	e := exclusions.Of(v)
	e.renew()
	for cells := v.Open().Minus(e.sure); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		for ds := v.Candidates(c); ds != 0; ds &= ds - 1 {
			if v.Enough() || !e.triples(board.Candidate{Cell: c, Digit: ds.First()}, yield) {
				return
			}
		}
	}
	e.remember()
}

// triples finds the pairs of cells that cannot both be filled with x, though each of them can. Both lose
// something to x: otherwise a pair exclusion in them comes first.
func (e *exclusion) triples(x board.Candidate, yield func(*deduce.Step) bool) bool {
	ruled := e.ruledOut(x.Cell, x.Digit)
	hit := e.hit[x.Cell][x.Digit-1].Minus(e.emptied(x.Cell, x.Digit)).Minus(e.sure).Without(x.Cell)
	fresh := board.AllCells
	if e.sound[x.Cell].Has(x.Digit) {
		fresh = e.changed[x.Cell][x.Digit-1].Union(e.fresh)
	}
	if fresh.Union(e.anyTouched).And(hit).Empty() {
		return true
	}
	var left ruledOut // by digit, where it is left
	for d := range left {
		left[d] = e.v.CellsFor(board.Digit(d + 1)).And(hit).Minus(ruled[d])
	}
	e.sound[x.Cell] = e.sound[x.Cell].With(x.Digit)
	for as := hit; !as.Empty(); as = as.Rest() {
		a := as.First()
		bs := as.Rest()
		if !fresh.Has(a) {
			if bs = bs.And(fresh.Union(e.touched[a])); bs.Empty() {
				continue
			}
		}
		for rest := e.without(bs, a, &left); !rest.Empty(); rest = rest.Rest() {
			e.sound[x.Cell] = e.sound[x.Cell].Without(x.Digit)
			if !e.yieldTriple(x, a, rest.First(), yield) {
				return false
			}
		}
	}
	return true
}

// without is those of some cells to which each of the digits that are left to a leaves nothing of what is left to them.
func (e *exclusion) without(cells board.CellSet, a board.Cell, left *ruledOut) board.CellSet {
	for ds := e.v.Candidates(a); ds != 0 && !cells.Empty(); ds &= ds - 1 {
		x := ds.First()
		if !left[x-1].Has(a) {
			continue
		}
		cells = cells.And(e.hit[a][x-1])
		ruled := e.ruledOut(a, x)
		for d := range left {
			if cells.Empty() {
				return cells
			}
			cells = cells.Minus(left[d].Minus(ruled[d]))
		}
	}
	return cells
}

// left is the digits that c can hold with x.
func (e *exclusion) left(x board.Candidate, c board.Cell) board.DigitSet {
	left := e.v.Candidates(c)
	for ds := left; ds != 0; ds &= ds - 1 {
		if e.ruledOut(x.Cell, x.Digit)[ds.First()-1].Has(c) {
			left = left.Without(ds.First())
		}
	}
	return left
}

func (e *exclusion) yieldTriple(x board.Candidate, a, b board.Cell, yield func(*deduce.Step) bool) bool {
	s := e.v.Draft()
	s.Eliminate(x.Digit, board.CellsOf(x.Cell))
	cells := board.CellsOf(x.Cell, a, b)
	s.Part(deduce.Part{Role: deduce.Pivot, Cells: cells, Digits: e.v.Union(cells)})
	leftA, leftB := e.left(x, a), e.left(x, b)
	e.cite(s, x, a, e.v.Candidates(a)&^leftA)
	e.cite(s, x, b, e.v.Candidates(b)&^leftB)
	for ; leftA != 0; leftA &= leftA - 1 {
		e.cite(s, board.Candidate{Cell: a, Digit: leftA.First()}, b, leftB)
	}
	for ds := e.v.Candidates(x.Cell).Without(x.Digit); ds != 0; ds &= ds - 1 {
		if d := ds.First(); e.proven(s, board.Candidate{Cell: x.Cell, Digit: d}, a, b) {
			s.Eliminate(d, board.CellsOf(x.Cell))
		}
	}
	return yield(&s.Step)
}

// proven reports whether the sets that a step cites leave no combination of a and b with x.
func (e *exclusion) proven(s *deduce.Draft, x board.Candidate, a, b board.Cell) bool {
	for as := e.v.Candidates(a); as != 0; as &= as - 1 {
		p := board.Candidate{Cell: a, Digit: as.First()}
		if e.clash(s, x, p) {
			continue
		}
		for bs := e.v.Candidates(b); bs != 0; bs &= bs - 1 {
			q := board.Candidate{Cell: b, Digit: bs.First()}
			if !e.clash(s, x, q) && !e.clash(s, p, q) {
				return false
			}
		}
	}
	return true
}

// clash reports whether two candidates of different cells can't both be true, by the rules or by a set that a step cites.
func (e *exclusion) clash(s *deduce.Draft, p, q board.Candidate) bool {
	if p.Digit == q.Digit {
		return p.Cell.Sees(q.Cell)
	}
	for i := range s.Parts {
		set := &s.Parts[i]
		inP, inQ := set.Cells.And(e.v.CellsFor(p.Digit)), set.Cells.And(e.v.CellsFor(q.Digit))
		if set.Role == deduce.Petal && !inP.Empty() && !inQ.Empty() && inP.Within(p.Cell.Peers()) && inQ.Within(q.Cell.Peers()) {
			return true
		}
	}
	return false
}
