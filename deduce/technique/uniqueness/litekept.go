package uniqueness

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/deadly"
)

// Hardly any position has a BUG lite, and what makes one is in its cells: two candidates in each, and anything beside them in the
// guards. Cells lose candidates and never gain any. So where there was no pattern, whatever could follow from one, a pattern has
// a cell that came to its two candidates since, or to these and the digit that all guards have more; it is found from there.
// That a guard has less beside them makes no pattern.

// quietLites is the last positions in which there was no pattern with guards of a kind.
type quietLites [deadly.ConjugateGuards + 1]uint64

var keptLites = deduce.NewIndex(func(*deduce.View, *quietLites) {})

// fewFresh is how many cells a pattern is sought from; from more of them, all that there are are gone through.
const fewFresh = 12

// anyBUGLite reports whether there may be a pattern with guards of a kind.
func anyBUGLite(v *deduce.View, kind deadly.GuardType) bool {
	if kind == deadly.ConjugateGuards {
		kind = deadly.SubsetGuards // patterns have the same two guards; these need a conjugate pair as well
	}
	quiet := &keptLites.Of(v)[kind]
	if *quiet == v.Position() {
		return false
	}
	g := bugLites{v: v, asked: true}
	fresh := v.Since(*quiet)
	if *quiet == 0 || fresh.Len() > fewFresh {
		fresh = board.AllCells
	}
	if kind != deadly.EqualGuards {
		g.fix(0)
		g.fromFresh(kind, v.Open().Minus(v.Bivalue()), fresh)
	} else {
		g.equalFromFresh(fresh)
	}
	if !g.any && !v.Enough() {
		*quiet = v.Position()
	}
	return g.any
}

// equalFromFresh asks for a pattern whose guards have one digit more, by that digit.
func (g *bugLites) equalFromFresh(fresh board.CellSet) {
	for x := board.Digit(1); x <= 9 && !g.any; x++ {
		guards := g.v.CellsUpTo(3).Minus(g.v.Bivalue()).And(g.v.CellsFor(x))
		if guards.Len() < 2 || !fresh.Meets(guards.Union(g.v.Bivalue())) {
			continue
		}
		g.fix(x)
		g.fromFresh(deadly.EqualGuards, board.CellSet{}, fresh)
	}
}

// fromFresh asks for a pattern that has one of some cells as one whose digits are known.
func (g *bugLites) fromFresh(kind deadly.GuardType, wild, fresh board.CellSet) {
	if fresh == board.AllCells {
		g.from(kind, wild)
		return
	}
	var start bugLite
	start.wild, start.guards = wild, deadly.GuardsOf(kind)
	for rest := fresh.And(g.fixed); !rest.Empty() && !g.any; rest = rest.Rest() {
		c := rest.First()
		if g.supported(c, wild, wildGuards[kind]) {
			for d := range start.free {
				start.free[d] = g.homes[d].Union(g.v.CellsFor(board.Digit(d)).And(wild))
			}
			if next, ok := g.add(&start, c, g.pairs[c]); ok {
				g.grow(next)
			}
		}
		g.drop(c)
	}
}
