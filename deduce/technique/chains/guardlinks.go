package chains

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/chain"
	"deduku/deduce/technique/internal/deadly"
)

// The extra candidates of a pattern that would be deadly or impossible without them are its guards: one of them is true.
// Where all of them are one node of a chain or another, the two are strongly linked.

// lookGuarded finds the chains with groups and the links of guards that link adds.
func lookGuarded(v *deduce.View, c *chains, link func(*guardedLinks)) {
	c.finds = nil
	g := guardedLinks{view: v, graph: &c.graph}
	if link(&g); g.any && !(groupedChains.Of(v).isQuiet(v) && c.graph.QuietWithGuards()) {
		c.graph.End()
		c.finds = c.graph.Search(maxLoopLinks/2, v.Enough)
	}
}

// findGuarded yields the chains that there are not, as short, without the guards.
func findGuarded(v *deduce.View, with *deduce.Index[chains], yield func(*deduce.Step) bool) {
	if c := with.Of(v); len(c.finds) > 0 {
		fewer := &groupedChains.Of(v).graph
		c.find(v, func(f *chain.Find) bool { return c.graph.Needs(f, fewer) }, false, yield)
	}
}

// guardedLinks links the guards of patterns in a graph.
type guardedLinks struct {
	view  *deduce.View
	graph *chain.Graph // begun with the first link: mostly there is none
	any   bool
}

// link links two nodes, where something rules out each of them.
func (g *guardedLinks) link(a, b deduce.Node, why chain.Guards) {
	if g.linkable(a) && g.linkable(b) {
		if !g.any {
			g.any = true
			g.graph.Begin(g.view, chain.Cells|chain.Places|chain.Groups|chain.InCell)
		}
		g.graph.LinkGuards(a, b, why)
	}
}

// linkable reports whether a node is a candidate, or something sees all its cells.
func (g *guardedLinks) linkable(n deduce.Node) bool {
	return n.Cells.Rest().Empty() || g.view.CellsFor(n.Digit).Meets(n.Cells.SeenByAll())
}

// guardedEnds says what chains through guards remove.
const guardedEnds = "Of the two ends of an AIC at least one is true, of each weak link of a ring exactly one: what each of the two makes false can be removed."

// guardedForm is how chains through guards are written: with two ends, with one, and rings.
var guardedForm = []string{"{tip#1.digits}- {links} -{tip#2.digits}", "{links}"}

// pattern links the guards of a pattern: two digits, or one in two parts, the first of which is a single cell.
func (g *guardedLinks) pattern(p *deadly.Pattern) {
	why := chain.Guards{Pattern: p.Part()}
	extras := p.Extras()
	x := extras.First()
	switch rest := extras.Without(x); {
	case rest == 0:
		all := p.Extra[x]
		n := all.Len()
		if n < 2 || n > maxSplit {
			return
		}
		for cells := all; !cells.Empty(); cells = cells.Rest() {
			g.link(deduce.NodeAt(cells.First(), x), deduce.Node{Cells: all.Without(cells.First()), Digit: x}, why)
			if n == 2 {
				return
			}
		}
	case rest.Single():
		y := rest.First()
		g.link(deduce.Node{Cells: p.Extra[x], Digit: x}, deduce.Node{Cells: p.Extra[y], Digit: y}, why)
	}
}

// maxSplit is how many guards of one digit are linked one against the others at most.
const maxSplit = 4

// tellStrong adds the parts of a pattern that show why two nodes are strongly linked.
func tellStrong(d *deduce.Draft, g *chain.Graph, a, b uint16) {
	why, ok := g.Guards(a, b)
	if !ok {
		d.Part(g.Part(a, b))
		return
	}
	if why.Pattern.Role == deduce.Corner {
		d.Deadly(why.Pattern.Cells)
	}
	d.Part(why.Pattern)
	if !why.Also.Cells.Empty() {
		d.Part(why.Also)
	}
	for _, i := range []uint16{a, b} {
		n := g.Node(i)
		d.Part(deduce.Part{Role: deduce.Extra, Cells: n.Cells, Digits: board.Digits(n.Digit)})
	}
}
