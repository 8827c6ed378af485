package deadly

import (
	"deduku/board"
	"deduku/deduce"
)

// Pattern is a set of cells that could be filled in two ways if each held a digit of a pattern, so that in a puzzle
// with one solution one of the extra candidates is true.
type Pattern struct {
	Cells  board.CellSet                // of the pattern, none of them a given
	Digits board.DigitSet               // of the pattern; none where they differ from cell to cell
	Extra  [board.ByDigit]board.CellSet // the cells that have a digit beyond the pattern

	mixed      bool // digits of the pattern may also be in a subset with the guards
	Impossible bool // the pattern cannot be filled at all, so that nothing is assumed of the solutions
}

// Guards are the cells with extra candidates.
func (p *Pattern) Guards() board.CellSet {
	var cells board.CellSet
	for d := range p.Extra {
		cells = cells.Union(p.Extra[d])
	}
	return cells
}

// Extras are the digits of the extra candidates.
func (p *Pattern) Extras() board.DigitSet {
	var digits board.DigitSet
	for d := range p.Extra {
		if !p.Extra[d].Empty() {
			digits |= 1 << d
		}
	}
	return digits
}

// AddExtras adds digits that a cell has beyond the pattern.
func (p *Pattern) AddExtras(c board.Cell, digits board.DigitSet) {
	for ; digits != 0; digits &= digits - 1 {
		p.Extra[digits.First()] = p.Extra[digits.First()].With(c)
	}
}

// base is the candidates of c that belong to the pattern.
func (p *Pattern) base(v *deduce.View, c board.Cell) board.DigitSet {
	digits := v.Candidates(c)
	for ds := digits; ds != 0; ds &= ds - 1 {
		if d := ds.First(); p.Extra[d].Has(c) {
			digits = digits.Without(d)
		}
	}
	return digits
}

// Part is the pattern as a piece of a step.
func (p *Pattern) Part() deduce.Part {
	role := deduce.Guarded
	if !p.Impossible {
		role = deduce.Corner
	}
	return deduce.Part{Role: role, Cells: p.Cells, Digits: p.Digits}
}

// Show adds the pattern to a step.
func (p *Pattern) Show(s *deduce.Draft) {
	if !p.Impossible {
		s.Deadly(p.Cells)
	}
	s.Part(p.Part())
	for ds := p.Extras(); ds != 0; ds &= ds - 1 {
		d := ds.First()
		s.Part(deduce.Part{Role: deduce.Extra, Cells: p.Extra[d], Digits: board.Digits(d)})
	}
}

// YieldOneGuard eliminates the digits of the pattern from the only cell that has others.
func YieldOneGuard(v *deduce.View, p *Pattern, yield func(*deduce.Step) bool) bool {
	guards := p.Guards()
	if guards.Len() != 1 {
		return true
	}
	s := v.Draft()
	s.EliminateAll(guards.First(), p.base(v, guards.First()))
	p.Show(s)
	return !s.Concludes() || yield(&s.Step)
}

// YieldSameExtra eliminates the only extra digit from the cells that see all its places in the pattern.
func YieldSameExtra(v *deduce.View, p *Pattern, yield func(*deduce.Step) bool) bool {
	extras := p.Extras()
	if !extras.Single() {
		return true
	}
	x := extras.First()
	out := v.CellsFor(x).And(p.Extra[x].SeenByAll())
	if out.Empty() {
		return true
	}
	s := v.Draft()
	s.Eliminate(x, out)
	p.Show(s)
	return yield(&s.Step)
}

// YieldConjugate eliminates from two guarded cells what is left of the pattern beside a digit that one of them must hold.
func YieldConjugate(v *deduce.View, p *Pattern, yield func(*deduce.Step) bool) bool {
	guards := p.Guards()
	if guards.Len() != 2 {
		return true
	}
	first, second := guards.First(), guards.Rest().First()
	one, other := p.base(v, first), p.base(v, second)
	var done board.DigitSet
	for units := guards.CommonUnits(); units != 0; units &= units - 1 {
		u := units.First()
		for ds := (one | other) &^ done; ds != 0; ds &= ds - 1 {
			d := ds.First()
			places := v.Cells(u, d)
			if !places.Within(guards) || p.Extra[d].Meets(guards) {
				continue
			}
			done = done.With(d)
			s := v.Draft()
			s.EliminateAll(first, one.Without(d))
			s.EliminateAll(second, other.Without(d))
			if !s.Concludes() {
				continue
			}
			p.Show(s)
			s.Part(deduce.Part{Role: deduce.Base, Units: board.UnitsOf(u), Cells: places, Digits: board.Digits(d)})
			if !yield(&s.Step) {
				return false
			}
		}
	}
	return true
}

// guardSubset looks for naked subsets of which the guarded cells in a unit make up one cell.
type guardSubset struct {
	v      *deduce.View
	p      Pattern
	guards board.CellSet
	extras board.DigitSet
	unit   board.Unit
	yield  func(*deduce.Step) bool
}

// YieldGuardSubset eliminates the digits of such subsets from the other cells of their units.
func YieldGuardSubset(v *deduce.View, p *Pattern, yield func(*deduce.Step) bool) bool {
	w := guardSubset{v: v, p: *p, guards: p.Guards(), extras: p.Extras(), yield: yield}
	if w.extras.Len() < 2 {
		return true
	}
	for units := w.guards.CommonUnits(); units != 0; units &= units - 1 {
		w.unit = units.First()
		var rest board.CellSet
		for cells := v.Open().And(w.unit.Cells()).Minus(w.guards); !cells.Empty(); cells = cells.Rest() {
			// Cells with a digit of a rectangle are no part of its subset.
			if c := cells.First(); (p.mixed || v.Candidates(c)&p.Digits == 0) && v.Candidates(c).Len() > 1 {
				rest = rest.With(c)
			}
		}
		if !w.grow(rest, board.CellSet{}, w.extras) {
			return false
		}
	}
	return true
}

// grow adds cells of rest to set, whose digits together with the extras are digits.
func (w *guardSubset) grow(rest, set board.CellSet, digits board.DigitSet) bool {
	if digits.Len() > set.Len()+rest.Len()+1 {
		return true
	}
	if digits.Len() == set.Len()+1 && !w.step(set, digits) {
		return false
	}
	for ; !rest.Empty(); rest = rest.Rest() {
		c := rest.First()
		if !w.grow(rest.Rest(), set.With(c), digits|w.v.Candidates(c)) {
			return false
		}
	}
	return true
}

// step yields the step of one subset.
func (w *guardSubset) step(set board.CellSet, digits board.DigitSet) bool {
	v := w.v
	all := w.guards.Union(set)
	units := all.CommonUnits()
	if units.First() != w.unit {
		return true // found in that unit
	}
	var rest board.CellSet
	for us := units; us != 0; us &= us - 1 {
		rest = rest.Union(us.First().Cells())
	}
	rest = rest.And(v.Open()).Minus(set)
	s := v.Draft()
	for ds := digits; ds != 0; ds &= ds - 1 {
		d := ds.First()
		s.Eliminate(d, v.CellsFor(d).And(rest).Minus(w.p.Extra[d]))
	}
	if !s.Concludes() {
		return true
	}
	w.p.Show(s)
	s.Part(deduce.Part{Role: deduce.Set, Cells: set, Digits: digits})
	s.Part(deduce.Part{Role: deduce.Within, Units: units})
	return w.yield(&s.Step)
}
