package chain

import (
	"deduku/board"
	"deduku/deduce"
)

// A graph is quiet where nothing follows from it: there is no candidate that both ends of some chain forbid. From then on, while
// candidates only go, a chain of links that were there then forbids nothing that it did not forbid then, which is nothing. So
// what follows now follows by a chain through a link that is new. The two nodes of that link each lead to one of its ends,
// and some candidate is false whichever of the two is true. That is soon asked of the few links that are new, before the
// tables of all nodes are filled.

// Quiet reports whether the last search saw that nothing follows.
func (g *Graph) Quiet() bool { return g.quiet }

// fewNewLinks is how many links are worth being asked one by one. Where more are new, a search of all costs less.
const fewNewLinks = 16

// StaysQuiet reports whether a graph that has begun is quiet as it was in an earlier position; told is false where that can't be
// told, or where a search tells it sooner.
func (g *Graph) StaysQuiet(since uint64) (quiet, told bool) {
	v := g.view
	fresh := v.Since(since)
	if fresh == board.AllCells {
		return false, false
	}
	var units [board.ByDigit]board.UnitSet // by digit, those that have it elsewhere than then
	for d := range units[1:] {
		units[d+1] = v.SinceOf(since, board.Digit(d+1)).Units()
	}
	isNew := func(l *link) bool {
		if l.part.Units != 0 {
			return l.part.Units&units[l.part.Digits.First()] != 0
		}
		return l.part.Cells.Meets(fresh)
	}
	n := 0
	for i := range g.links {
		if isNew(&g.links[i]) {
			n++
		}
	}
	if n > fewNewLinks {
		return false, false
	}
	return !g.concludeBy(isNew), true
}

// QuietWithGuards reports whether a graph is quiet that would be without its links of guards.
func (g *Graph) QuietWithGuards() bool {
	return !g.concludeBy(func(l *link) bool { return l.guards != 0 })
}

// concludeBy reports whether something follows by a chain through one of some links.
func (g *Graph) concludeBy(some func(*link) bool) bool {
	g.fillStrong()
	g.step, g.stepped = g.cleared(g.step, len(g.nodes)), cleared(g.stepped, g.width)
	for i := range g.links {
		if l := &g.links[i]; some(l) && g.concludes(l.a, l.b) {
			return true
		}
	}
	return false
}

// concludes reports whether some candidate is false whichever of two nodes is true, however long the chains are.
func (g *Graph) concludes(a, b uint16) bool {
	var byA, byB Removals
	g.fall(a, &byA, nil)
	return g.fall(b, &byB, &byA)
}

// fall notes what is false in the end if a node is true. It stops where others have some of that, and reports whether they do.
func (g *Graph) fall(from uint16, out, others *Removals) bool {
	g.seen, g.done = cleared(g.seen, g.width), cleared(g.done, g.width)
	setBit(g.seen, from)
	for x, ok := first(g.seen, g.done); ok; x, ok = first(g.seen, g.done) {
		setBit(g.done, uint16(x))
		n := &g.nodes[x]
		falls := g.view.CellsFor(n.Digit).And(n.Cells.SeenByAll())
		if others != nil && falls.Meets(others[n.Digit]) {
			return true
		}
		out[n.Digit] = out[n.Digit].Union(falls)
		if c := n.Cells.First(); g.inCell && n.Cells.Rest().Empty() {
			for ds := g.view.Candidates(c).Without(n.Digit); ds != 0; ds &= ds - 1 {
				if others != nil && others[ds.First()].Has(c) {
					return true
				}
				out[ds.First()] = out[ds.First()].With(c)
			}
		}
		if !has(g.stepped, uint16(x)) {
			setBit(g.stepped, uint16(x))
			g.fillStep(n, falls, g.row(g.step, x))
		}
		join(g.seen, g.row(g.step, x))
	}
	return false
}

// fillStep notes the nodes that are strongly linked to those that a node forbids; falls is where it forbids its digit.
func (g *Graph) fillStep(n *deduce.Node, falls board.CellSet, step []uint64) {
	for _, y := range g.groups[n.Digit] {
		if g.nodes[y].Cells.Within(falls) {
			join(step, g.row(g.strong, int(y)))
		}
	}
	for ; !falls.Empty(); falls = falls.Rest() {
		g.joinStrong(step, falls.First(), n.Digit)
	}
	if c := n.Cells.First(); g.inCell && n.Cells.Rest().Empty() {
		for ds := g.view.Candidates(c).Without(n.Digit); ds != 0; ds &= ds - 1 {
			g.joinStrong(step, c, ds.First())
		}
	}
}

// joinStrong adds the nodes that are strongly linked to a candidate, where it is a node.
func (g *Graph) joinStrong(step []uint64, c board.Cell, d board.Digit) {
	if i := g.numbers[c][d]; i > 0 {
		join(step, g.row(g.strong, int(i-1)))
	}
}
