package chain

import (
	"deduku/board"
	"deduku/deduce"
)

// Removals are candidates to be removed: by digit, the cells.
type Removals [board.ByDigit]board.CellSet

// Len is how many candidates there are.
func (r *Removals) Len() (n int) {
	for d := range r {
		n += r[d].Len()
	}
	return n
}

func (r *Removals) add(o *Removals) {
	for d := range r {
		r[d] = r[d].Union(o[d])
	}
}

// common is what neither of two nodes allows: what can be removed where one of them is true. Of a single node it is
// what else its cell can hold.
func (g *Graph) common(a, b uint16) (r Removals) {
	x, y := &g.nodes[a], &g.nodes[b]
	cx, cy := x.Cells.First(), y.Cells.First()
	oneX, oneY := x.Cells.Rest().Empty(), y.Cells.Rest().Empty()
	switch {
	case a == b:
		g.others(&r, cx, board.Digits(x.Digit))
	case x.Digit == y.Digit:
		r[x.Digit] = g.view.CellsFor(x.Digit).And(x.Cells.SeenByAll()).And(y.Cells.SeenByAll())
	case !g.inCell:
	case oneX && oneY && cx == cy:
		g.others(&r, cx, board.Digits(x.Digit, y.Digit))
	default:
		g.crossed(&r, x, y)
		g.crossed(&r, y, x)
	}
	return r
}

// crossed adds the digit of x in the cell of y, if x forbids it there.
func (g *Graph) crossed(r *Removals, x, y *deduce.Node) {
	if c := y.Cells.First(); y.Cells.Rest().Empty() && g.view.Candidates(c).Has(x.Digit) && x.Cells.SeenByAll().Has(c) {
		r[x.Digit] = board.CellsOf(c)
	}
}

// others adds what c can hold beside some digits.
func (g *Graph) others(r *Removals, c board.Cell, digits board.DigitSet) {
	for ds := g.view.Candidates(c) &^ digits; ds != 0; ds &= ds - 1 {
		r[ds.First()] = board.CellsOf(c)
	}
}

// around is what a loop removes: what neither node of one of its weak links allows. The path begins and ends with the
// nodes of one of them; the others follow. What the links between cells remove from cells of the loop itself counts only
// where there is nothing else: people look for it elsewhere, and the regression library has it so.
func (g *Graph) around(path []uint16) Removals {
	var between, inside Removals // by links between cells, and inside cells
	var own board.CellSet        // the cells of the loop
	for i := 0; i < len(path); i += 2 {
		before := path[(i+len(path)-1)%len(path)]
		x, y := &g.nodes[path[i]], &g.nodes[before]
		own = own.Union(x.Cells).Union(y.Cells)
		r := g.common(path[i], before)
		if x.Digit != y.Digit {
			inside.add(&r)
		} else {
			between.add(&r)
		}
		r = g.locked(path[i], path[i+1])
		inside.add(&r)
	}
	outside := inside
	for d := range outside {
		outside[d] = outside[d].Union(between[d].Minus(own))
	}
	if outside.Len() == 0 {
		return between
	}
	return outside
}

// locked is what almost locked sets remove that hold all of their digits but one of two, where that is a link between two
// nodes.
func (g *Graph) locked(a, b uint16) (r Removals) {
	if !g.sets {
		return r
	}
	for l := range g.between(a, b) {
		if l.part.Role == deduce.Set {
			g.lockedSet(&r, l)
		}
	}
	return r
}

// lockedSet adds what the set of a link removes by the digits that the link does not lead to.
func (g *Graph) lockedSet(r *Removals, l *link) {
	rest := l.part.Digits.Without(g.nodes[l.a].Digit).Without(g.nodes[l.b].Digit)
	for ; rest != 0; rest &= rest - 1 {
		d := rest.First()
		homes := g.view.CellsFor(d)
		r[d] = r[d].Union(homes.And(homes.And(l.part.Cells).SeenByAll()))
	}
}

// Locked calls f with the parts of a pattern, beside the first, by which a loop removes something at a strong link.
func (g *Graph) Locked(a, b uint16, f func(deduce.Part)) {
	first := true
	for l := range g.between(a, b) {
		var r Removals
		if l.part.Role == deduce.Set {
			g.lockedSet(&r, l)
		}
		if !first && r.Len() > 0 {
			f(l.part)
		}
		first = false
	}
}
