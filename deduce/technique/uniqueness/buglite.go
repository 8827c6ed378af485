package uniqueness

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/deadly"
)

// BUGLite1 is a BUG lite with one guard.
var BUGLite1 = &deduce.Technique{
	Name:    "bug-lite-1",
	Title:   "BUG Lite Type 1",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Some cells have two candidates each, and in every row, column and box each digit has two places among these cells, or none. If they held only these, each could take its other candidate, which makes two solutions. So the one cell that has other candidates holds one of those.",
	Why:     oneGuardWhy,
	Form:    rectangleForm,
	Spot:    spotLite + tailDeadly1 + trapLite,
	Example: "+5.+1+6..+8+4+3+6+4+9+3+5+8+712+8.3..4+9+5+6+1+9+2+8+43+6+75+3+5+4.6+7...78+6+5..+3.4+4+1+87+2+6+53+92+3+5.+8.+46+79+6+74+35...:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findBUGLites(v, deadly.OneGuard, yield) },
}

// BUGLite2 is a BUG lite whose guards have one digit in common.
var BUGLite2 = &deduce.Technique{
	Name:    "bug-lite-2",
	Title:   "BUG Lite Type 2",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Some cells have two candidates each, and in every row, column and box each digit has two places among these cells, or none. If they held only these, each could take its other candidate, which makes two solutions. So at least one of the cells that have the same further digit holds it, and it can be removed from cells that see them all.",
	Why:     sameExtraWhy,
	Form:    rectangleForm,
	Spot:    spotLite + tailDeadly2,
	Example: ".+5+8.+2+1.+3+4..+3+8.+5.12+1+2.+634.+8+5+2+8+4.+1.5+63+9+36+4+5+8+2+7+1+5712+6+3+8+4+9..2+38.+1+5+63+1.+5.+64+2+88+6+51+4+2+39+7:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findBUGLites(v, deadly.EqualGuards, yield) },
}

// BUGLite3 is a BUG lite whose two guards are part of a naked subset.
var BUGLite3 = &deduce.Technique{
	Name:    "bug-lite-3",
	Title:   "BUG Lite Type 3",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Some cells have two candidates each, and in every row, column and box each digit has two places among these cells, or none. If they held only these, each could take its other candidate, which makes two solutions. If two cells of a unit have other candidates, at least one of the two holds one of these and, whichever it is, makes a naked subset with other cells of the unit: its digits can be removed from the rest of the unit.",
	Why:     subsetGuardsWhy,
	Form:    rectangleForm,
	Spot:    spotLite + tailDeadly3,
	Example: ".9.+3....+8..+8....+936.+39.8..+2...6+8+79+3+55+8+72+9+3+461+3+6+9+145+82+7+4+31+8+26+75+9+9+75+43+128+68+2+6..93+1+4:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findBUGLites(v, deadly.SubsetGuards, yield) },
}

// BUGLite4 is a BUG lite whose two guards are the places of a digit of the pattern.
var BUGLite4 = &deduce.Technique{
	Name:    "bug-lite-4",
	Title:   "BUG Lite Type 4",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Some cells have two candidates each, and in every row, column and box each digit has two places among these cells, or none. If they held only these, each could take its other candidate, which makes two solutions. If two cells of a unit have other candidates, and a digit of both has no other place in the unit, one of the two holds it and the other a further digit. So what else they have of the pattern can be removed from both.",
	Why:     conjugateGuardsWhy,
	Form:    rectangleForm,
	Spot:    spotLite + tailDeadly4,
	Example: ".+1.....+5+3.......12+8+23+145+7+6+9....+7.+2+8+1+14+2+9+5+83+767+3+82+61+9+4+5+9+8+1+6375+2+4+3+56...+1+9+72+7+4+5+1+9+6+38:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findBUGLites(v, deadly.ConjugateGuards, yield) },
}

const trapLite = "The trap is a digit with one or three places among the cells in a unit."

const spotLite = "Look for cells with two candidates such that each digit has two places among them, or none, in each row, column and box, "

// bugLites is the search for BUG lites.
type bugLites struct {
	v     *deduce.View
	yield func(*deduce.Step) bool
	fixed board.CellSet                // the cells whose two digits in the pattern are known
	pairs [board.Cells]board.DigitSet  // these digits
	homes [board.ByDigit]board.CellSet // the fixed cells by their digits

	asked bool // whether there is any pattern is all that is asked
	any   bool // there is one
}

// bugLite is part of a BUG lite. What is missing are second places of its digits in its units.
type bugLite struct {
	cells  board.CellSet
	digits board.DigitSet
	odd    [board.ByDigit]board.UnitSet // the units with one place so far
	free   [board.ByDigit]board.CellSet // where the digits may be added
	wild   board.CellSet                // the cells that may be added as guards, with any two of their digits
	guards deadly.Guards
}

func findBUGLites(v *deduce.View, kind deadly.GuardType, yield func(*deduce.Step) bool) {
	if !anyBUGLite(v, kind) {
		return
	}
	g := bugLites{v: v, yield: yield}
	if kind != deadly.EqualGuards {
		g.fix(0)
		g.from(kind, v.Open().Minus(v.Bivalue()))
		return
	}
	// What guards of type 2 bring in is known once their third digit is.
	for x := board.Digit(1); x <= 9; x++ {
		if v.CellsUpTo(3).Minus(v.Bivalue()).And(v.CellsFor(x)).Len() < 2 {
			continue
		}
		if g.fix(x); !g.from(kind, board.CellSet{}) {
			return
		}
	}
}

// fix takes the cells with two digits as fixed, and those with a third digit x.
func (g *bugLites) fix(x board.Digit) {
	g.fixed = g.v.Bivalue()
	if x != 0 {
		for rest := g.v.CellsUpTo(3).Minus(g.fixed).And(g.v.CellsFor(x)); !rest.Empty(); rest = rest.Rest() {
			c := rest.First()
			g.fixed = g.fixed.With(c)
			g.pairs[c] = g.v.Candidates(c).Without(x)
		}
	}
	for rest := g.v.Bivalue(); !rest.Empty(); rest = rest.Rest() {
		g.pairs[rest.First()] = g.v.Candidates(rest.First())
	}
	g.index()
}

// index sets homes.
func (g *bugLites) index() {
	g.homes = [board.ByDigit]board.CellSet{}
	for rest := g.fixed; !rest.Empty(); rest = rest.Rest() {
		c := rest.First()
		for ds := g.pairs[c]; ds != 0; ds &= ds - 1 {
			g.homes[ds.First()] = g.homes[ds.First()].With(c)
		}
	}
}

// wildGuards is how many guards there are beyond the fixed cells.
var wildGuards = [...]int{deadly.OneGuard: 1, deadly.EqualGuards: 0, deadly.SubsetGuards: 2, deadly.ConjugateGuards: 2}

// from goes through the BUG lites by the first of their cells with two digits. It reports whether to go on.
func (g *bugLites) from(kind deadly.GuardType, wild board.CellSet) bool {
	g.prune(wild, wildGuards[kind])
	var start bugLite
	start.wild, start.guards = wild, deadly.GuardsOf(kind)
	for rest := g.v.Bivalue().And(g.fixed); !rest.Empty(); rest = rest.Rest() {
		if g.fixed.Len() < 6-wildGuards[kind] {
			return true
		}
		for d := range start.free {
			start.free[d] = g.homes[d].Union(g.v.CellsFor(board.Digit(d)).And(wild))
		}
		c := rest.First()
		next, _ := g.add(&start, c, g.pairs[c])
		if !g.grow(next) || g.v.Enough() {
			return false
		}
		g.drop(c)
	}
	return true
}

// drop makes c a cell that is not fixed.
func (g *bugLites) drop(c board.Cell) {
	g.fixed = g.fixed.Without(c)
	for ds := g.pairs[c]; ds != 0; ds &= ds - 1 {
		g.homes[ds.First()] = g.homes[ds.First()].Without(c)
	}
}

// prune drops the cells whose digits do not have second places in all their units.
func (g *bugLites) prune(wild board.CellSet, guards int) {
	for before := (board.CellSet{}); before != g.fixed; {
		before = g.fixed
		for rest := g.fixed; !rest.Empty(); rest = rest.Rest() {
			if c := rest.First(); !g.supported(c, wild, guards) {
				g.drop(c)
			}
		}
	}
}

// supported reports whether the digits of the fixed cell c can have second places in all its units, with so
// many of the wild cells.
func (g *bugLites) supported(c board.Cell, wild board.CellSet, guards int) bool {
	lacking := 0
	guard := wild
	for ds := g.pairs[c]; ds != 0; ds &= ds - 1 {
		d := ds.First()
		fixed := g.homes[d].Without(c)
		for _, u := range c.Units() {
			if fixed.Meets(u.Cells()) {
				continue
			}
			lacking++
			here := wild.And(g.v.Cells(u, d))
			guard = guard.And(here)
			if here.Empty() || guards == 1 && guard.Empty() {
				return false
			}
		}
	}
	// Two guards in one unit do not reach all units of a cell with both digits.
	return lacking < 6
}

// add is the BUG lite with c, which brings in two digits.
func (g *bugLites) add(s *bugLite, c board.Cell, pair board.DigitSet) (next bugLite, ok bool) {
	next = *s
	if next.guards, ok = s.guards.With(g.v, c, pair); !ok {
		return next, false
	}
	next.cells = s.cells.With(c)
	next.digits |= pair
	for ds := g.v.Candidates(c); ds != 0; ds &= ds - 1 {
		next.free[ds.First()] = next.free[ds.First()].Without(c)
	}
	units := c.UnitSet()
	for ds := pair; ds != 0; ds &= ds - 1 {
		d := ds.First()
		next.odd[d] ^= units
		for full := s.odd[d] & units; full != 0; full &= full - 1 {
			next.free[d] = next.free[d].Minus(full.First().Cells())
		}
	}
	if next.guards.N != s.guards.N && !s.wild.Empty() {
		next.limit(g, s.wild.And(c.Peers()))
	}
	return next, true
}

// limit lets only these cells be guards from now on.
func (s *bugLite) limit(g *bugLites, wild board.CellSet) {
	if s.guards.Kind == deadly.OneGuard && s.guards.N == 1 || s.guards.N == 2 {
		wild = board.CellSet{}
	}
	s.wild = wild
	usable := g.fixed.Union(wild)
	for d := range s.free {
		s.free[d] = s.free[d].And(usable)
	}
}

// grow adds a second place for a digit that has one in a unit, where there are the fewest to choose from.
func (g *bugLites) grow(s bugLite) bool {
	d, choice, complete := g.choose(&s)
	switch {
	case complete:
		// Two digits make a unique rectangle or loop.
		if s.digits.Len() >= 3 && g.asked {
			g.any = true
			return false
		}
		return s.digits.Len() < 3 || s.guards.Conclude(g.v, deadly.Pattern{Cells: s.cells, Digits: s.digits}, g.yield)
	case s.cells.Len() == maxPattern:
		return true
	}
	for ; !choice.Empty(); choice = choice.Rest() {
		c := choice.First()
		seconds := g.pairs[c]
		if !g.fixed.Has(c) {
			seconds = g.v.Candidates(c)
		}
		for seconds = seconds.Without(d); seconds != 0; seconds &= seconds - 1 {
			e := seconds.First()
			if !s.free[e].Has(c) {
				continue
			}
			if next, ok := g.add(&s, c, board.Digits(d, e)); ok && !g.grow(next) {
				return false
			}
		}
	}
	return true
}

// choose is the digit that lacks a second place in a unit where it has the fewest, and these; complete says
// that there is none.
func (g *bugLites) choose(s *bugLite) (digit board.Digit, choice board.CellSet, complete bool) {
	one := s.guards.N+1 == int8(wildGuards[s.guards.Kind])
	fewest := 82
	wild := s.wild
	for ds := s.digits; ds != 0; ds &= ds - 1 {
		d := ds.First()
		for odd := s.odd[d]; odd != 0; odd &= odd - 1 {
			places := s.free[d].And(odd.First().Cells())
			if one && !places.Meets(g.fixed) {
				// The last guard must be in all such places at once.
				wild = wild.And(places)
				if wild.Empty() {
					return 0, board.CellSet{}, false
				}
			}
			if n := places.Len(); n < fewest {
				digit, choice, fewest = d, places, n
			}
		}
	}
	if one && wild != s.wild && fewest < 82 {
		choice = choice.And(g.fixed.Union(wild))
		s.limit(g, wild)
	}
	return digit, choice, fewest == 82
}
