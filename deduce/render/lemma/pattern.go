package lemma

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// Pattern is a lemma that players see as a whole on the board of its branch, with a name of its own: locked candidates, a pair or a
// triple. Where several candidates are removed for the same reasons, they are told together, at the first of them.
type Pattern struct {
	Name    string         // of a technique as it is written within a sentence
	Truths  []deduce.Truth // what it is made of: a locked digit in a unit; the cells, or the digits in a unit
	Cells   board.CellSet  // of a subset
	Digits  board.DigitSet
	Rests   []int32 // the claims that leave no more of its truths
	Removes board.Candidate
}

// same reports whether two patterns are one, seen for the same reasons.
func (p *Pattern) same(q *Pattern) bool {
	return p.Name == q.Name && slices.Equal(p.Truths, q.Truths) && p.Cells == q.Cells && p.Digits == q.Digits && slices.Equal(p.Rests, q.Rests)
}

// Hidden reports whether the pattern is a hidden subset: its truths are digits in a unit.
func (p *Pattern) Hidden() bool {
	_, inCell := p.Truths[0].Cell()
	return !inCell && len(p.Truths) > 1
}

// PatternAt is the pattern by which the claims from one on prove that a candidate is removed, and the claim behind them. ok is
// false where they prove it otherwise.
func PatternAt(claims []deduce.Claim, from int) (p Pattern, next int, ok bool) {
	switch c := &claims[from]; {
	case c.Kind == deduce.Logic && !c.True && c.Technique != nil && c.Technique.Shape == deduce.ShapeLocked:
		_, d := c.Truth.Unit()
		return Pattern{Name: c.Technique.Name, Truths: []deduce.Truth{c.Truth}, Digits: board.Digits(d), Rests: c.Rests, Removes: c.Candidate}, from + 1, true
	case c.Kind == deduce.Assume && c.True:
		for n := 2; n <= 3 && from+n+1 < len(claims); n++ {
			if p, ok = subsetOf(claims, from, n); ok {
				p.Removes = c.Candidate
				return p, from + n + 2, true
			}
		}
	}
	return p, 0, false
}

// subsetOf is the pair or triple, of n cells, that a refutation by one placement less amounts to. In a naked subset what is supposed
// takes one of the digits of all its cells; one cell after the other must have another, and nothing is left for the last. In a hidden
// subset it takes one of the only places of all its digits in a unit; one digit after the other must be in another, and no place is left
// for the last.
//
// Each placement takes a digit or a place of the subset only, so without what is supposed and placed its truths have just these left.
func subsetOf(claims []deduce.Claim, from, n int) (p Pattern, ok bool) {
	supposed, end, out := &claims[from], &claims[from+n], &claims[from+n+1]
	if end.Kind != deduce.Conflict || out.Kind != deduce.Conclude || out.Depth != supposed.Depth {
		return p, false
	}
	all := board.CellsOf(supposed.Candidate.Cell) // in which something is supposed or placed, as are digits
	digits := board.Digits(supposed.Candidate.Digit)
	for i := from + 1; i <= from+n; i++ {
		c := &claims[i]
		if i < from+n {
			if !c.True || c.Kind == deduce.Assume {
				return p, false
			}
			all, digits = all.With(c.Candidate.Cell), digits.With(c.Candidate.Digit)
		}
		p.Truths = append(p.Truths, c.Truth)
		for _, r := range c.Rests {
			if int(r) < from && !slices.Contains(p.Rests, r) {
				p.Rests = append(p.Rests, r)
			}
		}
	}
	slices.Sort(p.Rests)
	slices.Sort(p.Truths)
	var kind string
	if _, naked := end.Truth.Cell(); naked {
		kind, p.Digits = "Naked ", digits
		ok = p.inCells() && p.Cells.With(supposed.Candidate.Cell).CommonUnits() != 0
	} else {
		kind, p.Cells = "Hidden ", all
		ok = p.inUnit(all) && !p.Digits.Has(supposed.Candidate.Digit)
	}
	p.Name = kind + setNames[n]
	return p, ok && p.Cells.Len() == n && p.Digits.Len() == n
}

// setNames are what subsets are called by their number of cells.
var setNames = [...]string{2: "Pair", 3: "Triple"}

// inCells gathers the cells that the truths are, false where one is none.
func (p *Pattern) inCells() bool {
	for _, truth := range p.Truths {
		c, ok := truth.Cell()
		if !ok {
			return false
		}
		p.Cells = p.Cells.With(c)
	}
	return true
}

// inUnit gathers the digits that the truths are about, false where they are not all in one unit, which has the cells.
func (p *Pattern) inUnit(cells board.CellSet) bool {
	for _, truth := range p.Truths {
		if _, inCell := truth.Cell(); inCell {
			return false
		}
		u, d := truth.Unit()
		if first, _ := p.Truths[0].Unit(); u != first || !cells.Within(u.Cells()) {
			return false
		}
		p.Digits = p.Digits.With(d)
	}
	return true
}
