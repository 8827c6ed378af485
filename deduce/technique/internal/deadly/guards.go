package deadly

import (
	"deduku/board"
	"deduku/deduce"
)

// The guards of a pattern are the cells that have other candidates than its digits. What follows from them is of
// four types, and a search for patterns can drop most that lead to none before they are complete.

// GuardType is a way to conclude something from guards.
type GuardType uint8

const (
	OneGuard        GuardType = iota // a single guard holds none of the digits
	EqualGuards                      // all guards have the same one digit more
	SubsetGuards                     // two guards in a unit make a naked subset with other cells there
	ConjugateGuards                  // two guards are the places of a digit of the pattern in a unit
	LinkedGuards                     // what else the guards have is two nodes of a chain, at most
	CasesGuards                      // there are a few guards, each a case
)

// Guards are the guards of a pattern as far as it is made. They are to lead to a conclusion of one type.
type Guards struct {
	Kind   GuardType
	N      int8
	at     [2]board.Cell     // the first two
	inside [2]board.DigitSet // what the pattern allows them
	cells  board.CellSet
	extras board.DigitSet // what else they have
	seen   board.CellSet  // what all of them see
}

func GuardsOf(kind GuardType) Guards { return Guards{Kind: kind, seen: board.AllCells} }

// With is g and what c adds to it when the pattern allows only the digits inside there; ok is false where
// guards of this type would come to no conclusion.
func (g Guards) With(v *deduce.View, c board.Cell, inside board.DigitSet) (with Guards, ok bool) {
	extras := v.Candidates(c) &^ inside
	if extras == 0 {
		return g, true
	}
	if g.N < 2 {
		g.at[g.N], g.inside[g.N] = c, v.Candidates(c)&inside
	}
	ok = false
	switch g.Kind {
	case OneGuard:
		ok = g.N == 0 && g.inside[0] != 0
	case EqualGuards:
		ok = extras.Single() && g.extras&^extras == 0 && v.CellsFor(extras.First()).And(g.seen).Meets(c.Peers())
	case SubsetGuards:
		ok = g.N == 0 || g.N == 1 && g.at[0].Sees(c)
	case ConjugateGuards:
		ok = g.N == 0 || g.N == 1 && g.conjugate(v) != 0
	case CasesGuards:
		ok = int(g.N) < MaxGuardCases
	case LinkedGuards:
		all := g.extras | extras
		ok = int(g.N) < MaxLinked && ((all&(all-1)) == 0 || (all & (all - 1)).Single())
	}
	g.N++
	g.cells = g.cells.With(c)
	g.extras |= extras
	g.seen = g.seen.And(c.Peers())
	return g, ok
}

// conjugate is the digits of the pattern that have no place but the first two guards in a unit of theirs.
func (g *Guards) conjugate(v *deduce.View) (digits board.DigitSet) {
	common := g.at[0].UnitSet() & g.at[1].UnitSet()
	for ds := g.inside[0] & g.inside[1]; common != 0 && ds != 0; ds &= ds - 1 {
		if v.Pairs(ds.First())&common != 0 {
			digits |= ds & -ds
		}
	}
	return digits
}

const (
	MaxLinked     = 3 // guards that are linked
	MaxGuardCases = 4 // guards that are cases
)

// Come hands a complete pattern with its guards to take where there is one, and else yields what follows from them; it reports
// whether to go on.
func (g *Guards) Come(v *deduce.View, p Pattern, take func(*Pattern), yield func(*deduce.Step) bool) bool {
	if take == nil {
		return g.Conclude(v, p, yield)
	}
	for ds := g.extras; ds != 0; ds &= ds - 1 {
		p.Extra[ds.First()] = v.CellsFor(ds.First()).And(g.cells)
	}
	take(&p)
	return !v.Enough()
}

// Conclude yields what follows from the guards of a complete pattern; it reports whether to go on.
func (g *Guards) Conclude(v *deduce.View, p Pattern, yield func(*deduce.Step) bool) bool {
	if g.Kind == EqualGuards {
		if g.N < 2 {
			return true
		}
		p.Extra[g.extras.First()] = g.cells
		return YieldSameExtra(v, &p, yield)
	}
	for i := range g.N {
		c := g.at[i]
		p.AddExtras(c, v.Candidates(c)&^g.inside[i])
	}
	switch {
	case g.Kind == OneGuard:
		return YieldOneGuard(v, &p, yield)
	case g.N < 2:
		return true
	case g.Kind == SubsetGuards:
		p.mixed = true
		return YieldGuardSubset(v, &p, yield)
	}
	return YieldConjugate(v, &p, yield)
}
