package impossible

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/deadly"
)

// BivalueOddagon is a ring of an odd number of cells with two digits.
var BivalueOddagon = &deduce.Technique{
	Name:  "bivalue-oddagon",
	Title: "Bivalue Oddagon",
	Shape: deduce.ShapeImpossible,
	Doc:   "An odd number of cells have the same two candidates and make a ring, in which each sees the next. With these alone the two digits would have to take turns, which an odd ring does not allow. So at least one of the cells that have other candidates holds one of those.",
	Why: []string{
		"{guarded.digits} cannot take turns in {guarded} without {extra.digits} in {extra}, which with {set} hold {set.digits} in {within}",
		"{guarded.digits} cannot take turns in {guarded} without {extra}, and one of these must be the {base.digits} of {base.units}",
		"{guarded.digits} cannot take turns in {guarded}, an odd ring, without {extra.digits} in {extra}",
	},
	Form: []string{"{guarded.slashed} in {guarded}"},
	Spot: "Look for five or seven cells with the same two digits in a ring, few of them with more. An odd ring cannot be filled by two digits in turn. " +
		"The trap is an even ring, which can.",
	Example: ".+3......+2.+2..+3...1..1+4.2+83.+1..+24+8+3..+24+956+37+1+8+38....+42.+8.2..+4+1.+3+4.3.+21.+8.7+1.+38.+2.4:763 969",
	Find:    findOddagons,
}

// maxRing is the number of cells up to which a player would follow a ring.
const maxRing = 15

// oddRings is the search for oddagons of two digits. A ring in which cells see each other across contains a
// shorter one, with fewer guards, and is passed over; so are rings of three cells, which are naked subsets.
type oddRings struct {
	v     *deduce.View
	pair  board.DigitSet
	yield func(*deduce.Step) bool
	take  func(*deadly.Pattern) // in the place of yield

	start, second board.Cell
}

// oddRing is part of a ring.
type oddRing struct {
	cells  board.CellSet
	n      int
	last   board.Cell
	free   board.CellSet // what sees none of the cells but the first and the last
	guards deadly.Guards
}

// fewestInRing is the number of cells with the two digits alone that the shortest rings have at least.
var fewestInRing = [...]int{deadly.OneGuard: 4, deadly.EqualGuards: 0, deadly.SubsetGuards: 3, deadly.ConjugateGuards: 3, deadly.LinkedGuards: 5 - deadly.MaxLinked, deadly.CasesGuards: 5 - deadly.MaxGuardCases}

func findOddagons(v *deduce.View, yield func(*deduce.Step) bool) {
	r := oddRings{v: v, yield: yield}
	r.find(deadly.OneGuard, deadly.ConjugateGuards)
}

// find goes through the pairs of digits for guards of some types.
func (r *oddRings) find(from, to deadly.GuardType) {
	v := r.v
	for a := board.Digit(1); a <= 9; a++ {
		for b := a + 1; b <= 9; b++ {
			both := v.CellsFor(a).And(v.CellsFor(b))
			if both.Len() < 5 {
				continue
			}
			r.pair = board.Digits(a, b)
			clean := both.And(v.Bivalue()).Len()
			for kind := from; kind <= to; kind++ {
				if clean >= fewestInRing[kind] && (!r.from(both, kind) || v.Enough()) {
					return
				}
			}
		}
	}
}

// from goes through the rings of these cells by the first of each.
func (r *oddRings) from(cells board.CellSet, kind deadly.GuardType) bool {
	if kind == deadly.EqualGuards {
		for rest := cells; !rest.Empty(); rest = rest.Rest() {
			if r.v.Candidates(rest.First()).Len() > 3 {
				cells = cells.Without(rest.First())
			}
		}
	}
	for ; cells.Len() >= 5; cells = cells.Rest() {
		r.start = cells.First()
		begin := oddRing{free: cells.Rest(), guards: deadly.GuardsOf(kind)}
		s, ok := begin.with(r, r.start)
		if !ok {
			continue
		}
		for next := s.free.And(r.start.Peers()); !next.Empty(); next = next.Rest() {
			r.second = next.First()
			if t, ok := s.with(r, r.second); ok && !r.grow(t) {
				return false
			}
		}
	}
	return true
}

// with is the ring with c after the last cell.
func (s *oddRing) with(r *oddRings, c board.Cell) (next oddRing, ok bool) {
	next = *s
	if next.guards, ok = s.guards.With(r.v, c, r.pair); !ok {
		return next, false
	}
	next.cells = s.cells.With(c)
	next.n++
	next.last = c
	next.free = s.free.Without(c)
	if s.n > 1 {
		next.free = next.free.Minus(s.last.Peers())
	}
	return next, true
}

// grow goes on from the last cell, or back to the first.
func (r *oddRings) grow(s oddRing) bool {
	next := s.free.And(s.last.Peers())
	if s.n >= 4 && s.n%2 == 0 {
		// Each ring once, not also the other way round.
		for close := next.And(r.start.Peers()); !close.Empty(); close = close.Rest() {
			if close.First() < r.second {
				continue
			}
			t, ok := s.with(r, close.First())
			if ok && !t.guards.Come(r.v, deadly.Pattern{Cells: t.cells, Digits: r.pair, Impossible: true}, r.take, r.yield) {
				return false
			}
		}
	}
	if s.n >= maxRing-1 {
		return true
	}
	for next = next.Minus(r.start.Peers()); !next.Empty(); next = next.Rest() {
		if t, ok := s.with(r, next.First()); ok && !r.grow(t) {
			return false
		}
	}
	return true
}
