package chains

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/chain"
	"deduku/deduce/technique/internal/deadly"
	"deduku/deduce/technique/uniqueness"
)

// AURChain is a chain through almost unique rectangles.
var AURChain = &deduce.Technique{
	Name:    "almost-unique-rectangle-chain",
	Title:   "Almost Unique Rectangle Chain",
	Assumes: true,
	Shape:   deduce.ShapeChain,
	Doc: "An AIC or a ring in which some strong links are almost unique rectangles: four cells in two rows, two columns and two boxes that could hold two digits crosswise, in two ways, but for further candidates; two of them may hold theirs already, if they are not given. " +
		"At least one of the further candidates is true, so two of them, or two groups, are strongly linked. Two corners with further candidates can count as one cell of an almost locked set of their unit, or one of the two digits must be in another cell of that. " + guardedEnds,
	Why: []string{
		"{tip#1.digits} is in {tip#1} or {tip#2.digits} is in {tip#2}, or {corner} could be filled in two ways",
		"if {tip#1} were not {tip#1.digits}, it would be, or {corner} could be filled in two ways",
		"the ring holds one of the two at each of its weak links, or {corner} could be filled in two ways",
	},
	Form:    guardedForm,
	Spot:    spotAURChain,
	Example: "..24+8+9.......+6+3.98..8..16+4.+15+4+9+3+7826..+6.4+57..7.+38.+6.5...167....3...92.....9+3.....:188 477 479 482 497 499 782 788",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findGuarded(v, aurChains, yield)
	},
}

const spotAURChain = "Look for rectangles of two digits that fail as a uniqueness test, with few further candidates: two that do not see each other, or two digits more. Link them as if they were the two candidates of a cell, and go on from there. " +
	"The trap is a rectangle of four boxes, or one with a given."

// aurChains are the chains of a position with groups and almost unique or avoidable rectangles. There are none where no rectangle links anything.
var aurChains = deduce.NewIndex(func(v *deduce.View, c *chains) {
	lookGuarded(v, c, func(g *guardedLinks) {
		deadly.FindRectangles(v, func(_ *deduce.View, r deadly.Rectangle, _ func(*deduce.Step) bool) bool {
			g.rectangle(&r)
			return !v.Enough()
		}, nil)
		uniqueness.FindAvoidables(v, v.Open(), 0, func(p *deadly.Pattern) bool {
			g.pattern(p)
			g.beside(p)
			return !v.Enough()
		})
	})
})

// rectangle links what an almost unique rectangle makes one of two true.
func (g *guardedLinks) rectangle(r *deadly.Rectangle) {
	p := r.Pattern(g.view)
	if r.GuardCount() > 1 {
		g.pattern(&p)
	}
	if r.Shaped(deadly.InLine) {
		for units := p.Guards().CommonUnits(); units != 0; units &= units - 1 {
			g.outside(&p, units.First())
		}
		g.beside(&p)
	}
}

// beside links the digits of each almost locked set that the guards of a rectangle, as one cell, are with cells of a unit of theirs.
func (g *guardedLinks) beside(p *deadly.Pattern) {
	for units := p.Guards().CommonUnits(); units != 0; units &= units - 1 {
		g.grow(p, g.view.Open().And(units.First().Cells()).Minus(p.Cells), board.CellSet{}, p.Extras())
	}
}

// outside links the places of the two digits of a rectangle in the unit of its two guards: without them, both would be in the guards.
func (g *guardedLinks) outside(p *deadly.Pattern, u board.Unit) {
	a := p.Digits.First()
	b := p.Digits.Without(a).First()
	inA, inB := g.view.Cells(u, a).Minus(p.Cells), g.view.Cells(u, b).Minus(p.Cells)
	if inA.Empty() || inB.Empty() {
		return // a uniqueness test
	}
	also := deduce.Part{Role: deduce.Base, Units: board.UnitsOf(u), Cells: g.view.Cells(u, a).Union(g.view.Cells(u, b)), Digits: p.Digits}
	g.link(deduce.Node{Cells: inA, Digit: a}, deduce.Node{Cells: inB, Digit: b}, chain.Guards{Pattern: p.Part(), Also: also})
}

// maxBeside is how many cells make up an almost locked set with the guards of a rectangle at most.
const maxBeside = 3

// grow links the digits of the almost locked sets of the guards of a rectangle, as one cell, with the cells set and more of rest.
func (g *guardedLinks) grow(p *deadly.Pattern, rest, set board.CellSet, digits board.DigitSet) {
	if n := set.Len(); n > 0 && digits.Len() == n+2 {
		g.set(p, set, digits)
	}
	if set.Len() == maxBeside {
		return
	}
	for ; !rest.Empty(); rest = rest.Rest() {
		c := rest.First()
		if more := digits | g.view.Candidates(c); more.Len() <= maxBeside+2 {
			g.grow(p, rest.Rest(), set.With(c), more)
		}
	}
}

// set links the digits of such a set.
func (g *guardedLinks) set(p *deadly.Pattern, set board.CellSet, digits board.DigitSet) {
	why := chain.Guards{Pattern: p.Part(), Also: deduce.Part{Role: deduce.Set, Cells: set, Digits: digits}}
	for ds := digits; ds != 0; ds &= ds - 1 {
		for es := ds & (ds - 1); es != 0; es &= es - 1 {
			g.link(g.inSet(p, set, ds.First()), g.inSet(p, set, es.First()), why)
		}
	}
}

// inSet is the places of a digit in such a set: in the cells beside the guards, and where it is an extra.
func (g *guardedLinks) inSet(p *deadly.Pattern, set board.CellSet, d board.Digit) deduce.Node {
	return deduce.Node{Cells: set.And(g.view.CellsFor(d)).Union(p.Extra[d]), Digit: d}
}
