package technique

import (
	"deduku/board"
	"deduku/deduce"
)

// The guards of a pattern are the cells that have other candidates than its digits. What follows from them is of
// four types, and a search for patterns can drop most that lead to none before they are complete.

// guardType is a way to conclude something from guards.
type guardType uint8

const (
	oneGuard        guardType = iota // a single guard holds none of the digits
	equalGuards                      // all guards have the same one digit more
	subsetGuards                     // two guards in a unit make a naked subset with other cells there
	conjugateGuards                  // two guards are the places of a digit of the pattern in a unit
	linkedGuards                     // what else the guards have is two nodes of a chain, at most
	casesGuards                      // there are a few guards, each a case
)

// guards are the guards of a pattern as far as it is made. They are to lead to a conclusion of one type.
type guards struct {
	kind   guardType
	n      int8
	at     [2]board.Cell     // the first two
	inside [2]board.DigitSet // what the pattern allows them
	cells  board.CellSet
	extras board.DigitSet // what else they have
	seen   board.CellSet  // what all of them see
}

func guardsOf(kind guardType) guards { return guards{kind: kind, seen: board.AllCells} }

// with is g and what c adds to it when the pattern allows only the digits inside there; ok is false where
// guards of this type would come to no conclusion.
func (g guards) with(v *deduce.View, c board.Cell, inside board.DigitSet) (with guards, ok bool) {
	extras := v.Candidates(c) &^ inside
	if extras == 0 {
		return g, true
	}
	if g.n < 2 {
		g.at[g.n], g.inside[g.n] = c, v.Candidates(c)&inside
	}
	ok = false
	switch g.kind {
	case oneGuard:
		ok = g.n == 0 && g.inside[0] != 0
	case equalGuards:
		ok = extras.Single() && g.extras&^extras == 0 && v.Homes(extras.First()).And(g.seen).Meets(c.Peers())
	case subsetGuards:
		ok = g.n == 0 || g.n == 1 && g.at[0].Sees(c)
	case conjugateGuards:
		ok = g.n == 0 || g.n == 1 && g.conjugate(v) != 0
	case casesGuards:
		ok = int(g.n) < maxGuardCases
	case linkedGuards:
		all := g.extras | extras
		ok = int(g.n) < maxLinked && ((all&(all-1)) == 0 || (all & (all - 1)).Single())
	}
	g.n++
	g.cells = g.cells.With(c)
	g.extras |= extras
	g.seen = g.seen.And(c.Peers())
	return g, ok
}

// conjugate is the digits of the pattern that have no place but the first two guards in a unit of theirs.
func (g *guards) conjugate(v *deduce.View) (digits board.DigitSet) {
	common := g.at[0].UnitSet() & g.at[1].UnitSet()
	for ds := g.inside[0] & g.inside[1]; common != 0 && ds != 0; ds &= ds - 1 {
		if v.Pairs(ds.First())&common != 0 {
			digits |= ds & -ds
		}
	}
	return digits
}

const (
	maxLinked     = 3 // guards that are linked
	maxGuardCases = 4 // guards that are cases
)

// come hands a complete pattern with its guards to take where there is one, and else yields what follows from them; it reports
// whether to go on.
func (g *guards) come(v *deduce.View, p deadly, take func(*deadly), yield func(*deduce.Step) bool) bool {
	if take == nil {
		return g.conclude(v, p, yield)
	}
	for ds := g.extras; ds != 0; ds &= ds - 1 {
		p.extra[ds.First()] = v.Homes(ds.First()).And(g.cells)
	}
	take(&p)
	return !v.Enough()
}

// conclude yields what follows from the guards of a complete pattern; it reports whether to go on.
func (g *guards) conclude(v *deduce.View, p deadly, yield func(*deduce.Step) bool) bool {
	if g.kind == equalGuards {
		if g.n < 2 {
			return true
		}
		p.extra[g.extras.First()] = g.cells
		return yieldSameExtra(v, &p, yield)
	}
	for i := range g.n {
		c := g.at[i]
		p.addExtras(c, v.Candidates(c)&^g.inside[i])
	}
	switch {
	case g.kind == oneGuard:
		return yieldOneRoof(v, &p, yield)
	case g.n < 2:
		return true
	case g.kind == subsetGuards:
		p.mixed = true
		return yieldRoofSet(v, &p, yield)
	}
	return yieldConjugate(v, &p, yield)
}
