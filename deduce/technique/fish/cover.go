package fish

import (
	"deduku/board"
)

// fishCovers are some covers of a fish.
type fishCovers struct {
	units       board.UnitSet
	banned      board.UnitSet // covers that were tried before at the same point, so that each set comes once
	once        board.CellSet // the places in a cover
	twice       board.CellSet // the places in two
	n, onTarget int           // how many covers there are; how many of them have the target
}

func (s *fishSearch) withCover(c fishCovers, u board.Unit) fishCovers {
	c.units |= board.UnitsOf(u)
	c.twice = c.twice.Union(c.once.And(s.places[u]))
	c.once = c.once.Union(s.places[u])
	c.n++
	if s.targetUnits.Has(u) {
		c.onTarget++
	}
	return c
}

// cover looks for the covers of a set of bases.
func (s *fishSearch) cover(b fishBases) {
	s.chosen = b
	s.coverRest(fishCovers{})
}

// coverRest covers the first place that must be and is not yet, in every way.
func (s *fishSearch) coverRest(c fishCovers) {
	b := &s.chosen
	rest := b.must.Minus(c.once)
	if rest.Empty() {
		s.fill(c, s.useful(c))
		return
	}
	if c.n == s.size || s.stopped() {
		return
	}
	place := rest.First()
	room := s.room(b.hasTarget)
	for units := place.UnitSet() & s.covers &^ (b.units | c.banned); units != 0 && !s.done; units &= units - 1 {
		u := units.First()
		if s.targetUnits.Has(u) || c.n-c.onTarget < room {
			s.coverRest(s.withCover(c, u))
		}
		c.banned |= board.UnitsOf(u)
	}
}

// useful are the covers that can still be added: those that cover something.
func (s *fishSearch) useful(c fishCovers) (units board.UnitSet) {
	b := &s.chosen
	for rest := s.covers &^ (b.units | c.units | c.banned); rest != 0; rest &= rest - 1 {
		if s.places[rest.First()].Meets(b.all) {
			units |= rest & -rest
		}
	}
	return units
}

// fill adds covers until there are as many as bases. Enough of them must hold the target.
func (s *fishSearch) fill(c fishCovers, units board.UnitSet) {
	want := 1
	if s.chosen.hasTarget {
		want = 2
	}
	want -= c.onTarget
	left := s.size - c.n
	if left == 0 {
		if want <= 0 {
			s.check(c)
		}
		return
	}
	if want > left || s.stopped() {
		return
	}
	if want == left {
		units &= s.targetUnits
	}
	for ; units.Len() >= left && !s.done; units &= units - 1 {
		s.fill(s.withCover(c, units.First()), units&(units-1))
	}
}

// check notes the fish of these bases and covers, if it is one of those looked for and was not found from an
// earlier target.
func (s *fishSearch) check(c fishCovers) {
	b := &s.chosen
	exo := b.all.Minus(c.once)
	fins := exo.Union(b.endo)
	n := fins.Len()
	if n > maxFins || (n > 0) != (s.fins != finless) || !s.shape.fits(b.units, c.units) {
		return
	}
	seen := fins.SeenByAll()
	twos := c.twice.And(b.all).And(seen)
	out := c.once.Minus(b.all).And(seen).Union(twos)
	if out.Meets(s.earlier) {
		return
	}
	sashimi := false
	if s.shape == basicShape && n > 0 {
		for rest := b.units; rest != 0 && !sashimi; rest &= rest - 1 {
			sashimi = s.places[rest.First()].Minus(fins).Len() <= 1
		}
		if !s.siamese && sashimi != (s.fins == sashimiOnly) {
			return
		}
	}
	s.keep(fishFound{
		bases: b.units, covers: c.units, out: out, all: b.all, exo: exo.Minus(b.endo), endo: b.endo,
		fins: uint8(n), endos: uint8(b.endo.Len()), twos: uint8(twos.Len()), sashimi: sashimi,
	})
}
