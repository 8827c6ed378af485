package rate

import (
	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/hint"
)

// bugFinder holds the cells that keep a position from being a bivalue universal grave.
type bugFinder struct {
	cells  board.CellSet
	first  board.Cell
	digits [board.Cells]board.DigitSet // of each bug cell, the digits that are too many
	all    board.DigitSet
	common board.CellSet // seen by all bug cells
}

// universalGrave gives at most one hint. Its plain version is universalGrave in plainrate. See
// "Bivalue universal grave" in deduce/rate/README.md.
func (r *rater) universalGrave() bool {
	b := &r.bug
	if !r.findBug(b) {
		return false
	}
	switch {
	case b.cells.Len() == 1:
		r.hint.Start(hint.Bug1, 5.6)
		r.hint.Cells, r.hint.Digits = b.cells, b.all
		r.hint.Remove(&r.Marks, b.first, board.AllDigits&^b.all)
		return len(r.hint.Out) > 0
	case b.all.Single():
		r.hint.Start(hint.Bug2, 5.7)
		r.hint.Cells, r.hint.Digits = b.cells, b.all
		r.hint.RemoveAll(&r.Marks, b.common, b.all.First())
		return len(r.hint.Out) > 0 || b.cells.Len() == 2 && r.bugType4(b)
	case !b.common.Empty():
		return b.cells.Len() == 2 && r.bugType4(b) || r.bugType3(b)
	}
	return false
}

// findBug looks for the bug cells. It assumes that no cell has only one candidate and no digit has
// only one place in a unit. Its plain version is findBug in plainrate. Both follow the search in
// deduce/rate/README.md, "Bivalue universal grave", step by step.
func (r *rater) findBug(b *bugFinder) bool {
	*b = bugFinder{}
	rest := r.Cand
	for _, u := range grid.BoxRowCol {
		for d := board.Digit(1); d <= 9; d++ {
			s := r.Pos[u][d]
			if n := s.Len(); n == 0 || n == 2 {
				continue
			}
			more, n := board.Cell(0), 0
			for ; s != 0; s &= s - 1 {
				if c := u.Cell(s.First()); r.Cand[c].Len() >= 3 {
					more, n = c, n+1
				}
			}
			if n == 0 {
				return false
			}
			if n > 1 {
				continue
			}
			if b.cells.Empty() {
				b.first, b.common = more, more.Peers()
			}
			b.cells = b.cells.With(more)
			b.digits[more] = b.digits[more].With(d)
			b.all = b.all.With(d)
			rest[more] = rest[more].Without(d)
			b.common = b.common.And(more.Peers()).Minus(b.cells)
			if b.cells.Len() > 1 && b.all.Len() > 1 && b.common.Empty() {
				return false
			}
		}
	}
	return !b.cells.Empty() && r.twoEach(&rest)
}

// twoEach reports whether each open cell has two candidates and each digit two places in each unit, or none.
func (r *rater) twoEach(cand *[grid.CellRoom]board.DigitSet) bool {
	var once, twice, more [board.Units]board.DigitSet
	for c, s := range cand[:board.Cells] {
		if r.Value[c] != 0 {
			continue
		}
		if s.Len() != 2 {
			return false
		}
		for _, at := range &grid.Places[c] {
			u := at.Unit
			more[u] |= twice[u] & s
			twice[u] |= once[u] & s
			once[u] |= s
		}
	}
	return once == twice && more == [board.Units]board.DigitSet{}
}

// bugType3 is a naked set of the bug cells, taken as one, and cells that see them all. A larger set of the box precedes a
// smaller one of the row.
func (r *rater) bugType3(b *bugFinder) bool {
	units := b.cells.CommonUnits()
	for _, at := range &grid.Places[b.first] {
		if !units.Has(at.Unit) {
			continue
		}
		var m members
		u := at.Unit
		for s := b.common.And(u.Cells()); !s.Empty(); s = s.Rest() {
			if has := r.Cand[s.First()]; has.Len() >= 2 {
				m.add(u.Spot(s.First()), uint16(has))
			}
		}
		seen := b.common.And(u.Cells())
		for k := 2; k <= 6 && k <= seen.Len(); k++ {
			found := false
			m.tuplesOver(0, k-1, k, func(spots, digits uint16) bool {
				if b.all&^board.DigitSet(digits) != 0 || b.all.Len() < 2 {
					return false
				}
				r.hint.Start(hint.Bug3, 5.7+float64(k-1)*0.1)
				r.hint.Cells, r.hint.Units, r.hint.Digits = b.cells, board.UnitsOf(u), board.DigitSet(digits)
				for s := seen; !s.Empty(); s = s.Rest() {
					if c := s.First(); spots>>u.Spot(c)&1 != 0 {
						r.hint.Others = r.hint.Others.With(c)
					} else {
						r.hint.Remove(&r.Marks, c, board.DigitSet(digits))
					}
				}
				found = len(r.hint.Out) > 0
				return found
			})
			if found {
				return true
			}
		}
	}
	return false
}

// bugType4 is a digit locked in the two bug cells of a unit.
func (r *rater) bugType4(b *bugFinder) bool {
	c1 := b.cells.First()
	c2 := b.cells.Rest().First()
	k := r.Cand[c1] & r.Cand[c2] &^ b.all
	if !k.Single() || !c1.Sees(c2) {
		return false
	}
	r.hint.Start(hint.Bug4, 5.7)
	r.hint.Cells, r.hint.Digits = b.cells, k
	r.hint.Remove(&r.Marks, c1, board.AllDigits&^(b.digits[c1]|k))
	r.hint.Remove(&r.Marks, c2, board.AllDigits&^(b.digits[c2]|k))
	return len(r.hint.Out) > 0
}
