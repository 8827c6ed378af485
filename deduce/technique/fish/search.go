package fish

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/templates"
)

// A fish is k units, the bases, whose places for a digit lie in k other units, the covers, but for some fins:
// base places outside the covers (exo fins) or in two bases (endo fins). Without fins each base takes one cover
// for itself, so the digit goes from the covers' other places and from base places in two covers. With fins
// that holds for places that see them all.
//
// Only candidates in no template can go (see InNone), so the search starts from each of them, the target.
// If the target held the digit, the places it sees would be gone: only those can be fins, and among the others
// bases must not meet and k bases must be covered by fewer than k covers. That bounds both searches, for the
// bases here and for the covers in fishcover.go.

const (
	maxFins     = 5 // endo fins included
	maxEndoFins = 2
)

// fishSearch is the work of one call.
type fishSearch struct {
	fish
	view   *deduce.View
	yield  func(*deduce.Step) bool
	nodes  uint
	done   bool // canceled, or told to stop
	found  []fishFound
	joined []board.CellSet // what the Siamese fish eliminate that were yielded

	digit     board.Digit
	places    [board.Units]board.CellSet
	bases     board.UnitSet // units that may be bases
	covers    board.UnitSet // units that may be covers
	removable board.CellSet // the candidates in no template

	target      board.Cell
	targetUnits board.UnitSet // the units of the target
	earlier     board.CellSet // the targets before it
	seen        board.CellSet // what it sees
	free        board.CellSet // what may be a fin
	chosen      fishBases     // the bases that covers are looked for
}

// fishFound is a fish.
type fishFound struct {
	bases, covers     board.UnitSet
	out, all, exo     board.CellSet // what goes, the places of the bases, the fins outside the covers
	endo              board.CellSet // the fins in two bases
	fins, endos, twos uint8         // how many fins; how many are endo fins; how much goes from the bases themselves
	sashimi           bool
}

// simpler reports whether f is easier to see than g, which eliminates the same.
func (f *fishFound) simpler(g *fishFound) bool {
	switch {
	case f.sashimi != g.sashimi:
		return g.sashimi
	case f.twos != g.twos:
		return f.twos < g.twos
	case f.endos != g.endos:
		return f.endos < g.endos
	}
	return f.fins < g.fins
}

// find yields, of all fish of a digit that eliminate the same, the simplest.
func (f fish) find(v *deduce.View, yield func(*deduce.Step) bool) {
	s := fishSearch{fish: f, view: v, yield: yield}
	for digits := v.ChangedDigits(); digits != 0 && !s.done; digits &= digits - 1 {
		d := digits.First()
		s.removable = templates.InNone(v, d)
		if s.removable.Empty() || f.basic() && !hasBasicFish(v, d, f.size) {
			continue
		}
		s.prepare(d)
		switch f.shape {
		case basicShape:
			s.search(board.AllRows, board.AllColumns)
			s.search(board.AllColumns, board.AllRows)
		case frankenShape:
			s.search(board.AllRows|board.AllBoxes, board.AllColumns|board.AllBoxes)
			s.search(board.AllColumns|board.AllBoxes, board.AllRows|board.AllBoxes)
		case mutantShape:
			s.search(board.AllUnits, board.AllUnits)
		}
		s.report()
	}
}

// prepare turns the search to a digit.
func (s *fishSearch) prepare(d board.Digit) {
	s.digit, s.found = d, s.found[:0]
	for u := range board.Unit(board.Units) {
		s.places[u] = s.view.Cells(u, d)
	}
}

// search goes through the targets for the units that may be bases and covers.
func (s *fishSearch) search(bases, covers board.UnitSet) {
	s.bases, s.covers = 0, 0
	for u := range board.Unit(board.Units) {
		// A base with one place is a hidden single.
		if bases.Has(u) && s.places[u].Len() > 1 {
			s.bases |= board.UnitsOf(u)
		}
		if covers.Has(u) && !s.places[u].Empty() {
			s.covers |= board.UnitsOf(u)
		}
	}
	s.earlier = board.CellSet{}
	for targets := s.removable; !targets.Empty() && !s.done; targets = targets.Rest() {
		s.aim(targets.First())
		s.earlier = s.earlier.With(s.target)
	}
}

// aim looks for the fish that eliminate a target and none of those before it.
func (s *fishSearch) aim(target board.Cell) {
	s.target, s.targetUnits, s.seen = target, target.UnitSet(), target.Peers()
	s.free = board.CellSet{}
	if s.fins != finless {
		s.free = s.seen
	}
	var start fishBases
	fit := s.bases
	for rest := s.bases; rest != 0; rest &= rest - 1 {
		if _, ok := s.with(start, rest.First()); !ok {
			fit &^= rest & -rest
		}
	}
	s.grow(fit, start)
}

// fishBases are some bases of a fish.
type fishBases struct {
	units     board.UnitSet
	n         int
	all       board.CellSet // their places
	endo      board.CellSet // the places in two of them
	must      board.CellSet // the places that must be covered
	hasTarget bool          // the target is one of the places

	// How many covers the places need that the target does not see: no two of those counted share a cover, and
	// what shares one with a counted place is reached.
	need    int
	reached board.CellSet
}

// room is the most covers there can be without the target: one or, where it lies in a base, two must have it.
func (s *fishSearch) room(hasTarget bool) int {
	if hasTarget {
		return s.size - 2
	}
	return s.size - 1
}

// with adds a base; ok is false where that leads to no fish.
func (s *fishSearch) with(b fishBases, u board.Unit) (c fishBases, ok bool) {
	places := s.places[u]
	twice := b.all.And(places)
	if !twice.Within(s.free) {
		return c, false
	}
	c = b
	c.units |= board.UnitsOf(u)
	c.n++
	c.all = c.all.Union(places)
	if !twice.Empty() {
		c.endo = c.endo.Union(twice)
		if c.endo.Len() > maxEndoFins {
			return c, false
		}
	}
	if places.Has(s.target) {
		if (s.targetUnits &^ c.units & s.covers).Len() < 2 {
			return c, false
		}
		c.hasTarget = true
		places = places.Without(s.target)
	}
	places = places.Minus(s.free)
	c.must = c.must.Union(places)
	room := s.room(c.hasTarget)
	for more := places.Minus(s.seen).Minus(c.reached); !more.Empty(); more = more.Minus(c.reached) {
		if c.need++; c.need > room {
			return c, false
		}
		for cover := more.First().UnitSet() & s.covers &^ c.units; cover != 0; cover &= cover - 1 {
			c.reached = c.reached.Union(s.places[cover.First()])
		}
		// A place that nothing can cover ends here.
		if !c.reached.Has(more.First()) {
			return c, false
		}
	}
	return c, c.need <= room
}

// grow adds bases out of units until there are enough.
func (s *fishSearch) grow(units board.UnitSet, b fishBases) {
	if s.stopped() {
		return
	}
	last := b.n == s.size-1
	for ; units != 0 && !s.done; units &= units - 1 {
		if b.n+units.Len() < s.size {
			return
		}
		c, ok := s.with(b, units.First())
		switch {
		case !ok:
		case last:
			s.cover(c)
		default:
			s.grow(units&(units-1), c)
		}
	}
}

// stopped asks now and then whether the search was canceled.
func (s *fishSearch) stopped() bool {
	if s.nodes++; s.nodes%1024 == 0 && s.view.Enough() {
		s.done = true
	}
	return s.done
}
