package chain

import (
	"math/bits"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// Literal is a candidate that is true, or one that is false.
type Literal struct {
	board.Candidate
	True bool
}

// Consequences are all literals that each literal of a position leads to by chains of a graph, with the distance to
// each. Its memory is kept when it turns to another graph.
type Consequences struct {
	*Graph
	off     rows    // by literal: the candidates that are false then, by number
	on      rows    // by literal: the nodes that are true then
	far     []uint8 // by literal and candidate: the strong links to it being false
	nodeFar []uint8 // by literal and node: the strong links to it being true

	offs, ons []uint64 // what some literals have in common
}

// Clear makes it the consequences of no position.
func (c *Consequences) Clear() { c.Graph = nil }

// farthest is how many strong links lead to a consequence at most.
const farthest = 60

// Of works out the consequences of all literals. Where stop says so it ends early, and the result is of no use.
func (c *Consequences) Of(g *Graph, stop func() bool) {
	c.Graph = g
	g.numberCandidates()
	n := 2 * g.forcer.n
	c.off, c.on = cleared(c.off, n*g.forcer.width), cleared(c.on, n*g.width)
	c.far = slices.Grow(c.far[:0], n*g.forcer.n)[:n*g.forcer.n]
	c.nodeFar = slices.Grow(c.nodeFar[:0], n*len(g.nodes))[:n*len(g.nodes)]
	clear(c.far)
	clear(c.nodeFar)
	for i, x := range g.forcer.candidates {
		for _, is := range [2]bool{true, false} {
			if stop() {
				return
			}
			c.follow(i, Literal{x, is})
		}
	}
}

// number is the number of a literal, of whose candidate it is given.
func number(candidate int, is bool) int {
	if is {
		return 2 * candidate
	}
	return 2*candidate + 1
}

// follow notes what a literal leads to.
func (c *Consequences) follow(x int, l Literal) {
	f := &c.forcer
	i := number(x, l.True)
	off, on := f.row(c.off, i), c.row(c.on, i)
	if l.True {
		for y := range c.view.Rivals(l.Candidate) {
			setBit(off, f.numbers[y.Cell][y.Digit])
		}
	} else {
		setBit(off, uint16(x))
	}
	far, nodeFar := c.far[i*f.n:(i+1)*f.n], c.nodeFar[i*len(c.nodes):(i+1)*len(c.nodes)]
	k := uint8(0)
	c.walkFrom(l, func(reached []uint64) bool {
		k++
		clear(f.now)
		each(reached, func(node uint16) {
			nodeFar[node] = k
			join(f.now, f.row(f.forbids, int(node)))
		})
		join(on, reached)
		for j, now := range f.now {
			for w := now &^ off[j]; w != 0; w &= w - 1 {
				far[j<<6+bits.TrailingZeros64(w)] = k
			}
			off[j] |= now
		}
		return k < farthest
	})
}

// Leads reports whether a literal leads to another, and by how many strong links: zero where a true candidate rules out
// the other by itself.
func (c *Consequences) Leads(from, to Literal) (links int, ok bool) {
	f := &c.forcer
	i := c.literal(from)
	if !to.True {
		y := f.numbers[to.Cell][to.Digit]
		return int(c.far[i*f.n+int(y)]), has(f.row(c.off, i), y)
	}
	y := c.numbers[to.Cell][to.Digit]
	if y == 0 {
		return 0, false
	}
	return int(c.nodeFar[i*len(c.nodes)+int(y-1)]), has(c.row(c.on, i), y-1)
}

// Common calls f with each literal that all of the given ones lead to, and with the number of strong links of their
// chains together. Literals of the given candidates are left out; false literals come first.
func (c *Consequences) Common(all []Literal, f func(to Literal, links int)) {
	fr := &c.forcer
	c.offs, c.ons = append(c.offs[:0], fr.row(c.off, c.literal(all[0]))...), append(c.ons[:0], c.row(c.on, c.literal(all[0]))...)
	for _, l := range all[1:] {
		off, on := meet(c.offs, fr.row(c.off, c.literal(l))), meet(c.ons, c.row(c.on, c.literal(l)))
		if !off && !on {
			return
		}
	}
	each(c.offs, func(y uint16) { c.common(all, Literal{fr.candidates[y], false}, f) })
	each(c.ons, func(n uint16) {
		if node := &c.nodes[n]; node.Cells.Rest().Empty() {
			c.common(all, Literal{board.Candidate{Cell: node.Cells.First(), Digit: node.Digit}, true}, f)
		}
	})
}

// common calls f with what all of some literals lead to, where none of them says it.
func (c *Consequences) common(all []Literal, to Literal, f func(to Literal, links int)) {
	sum := 0
	for _, l := range all {
		if l.Candidate == to.Candidate {
			return
		}
		links, _ := c.Leads(l, to)
		sum += links
	}
	f(to, sum)
}

// meet leaves in a row what another has too, and reports whether that is anything.
func meet(row, other []uint64) bool {
	any := uint64(0)
	for i := range row {
		row[i] &= other[i]
		any |= row[i]
	}
	return any != 0
}

// literal is the number of a literal.
func (c *Consequences) literal(l Literal) int {
	return number(int(c.forcer.numbers[l.Cell][l.Digit]), l.True)
}

// Candidates are the candidates of the position, in order; none where there is none.
func (c *Consequences) Candidates() []board.Candidate {
	if c.Graph == nil {
		return nil
	}
	return c.forcer.candidates
}

// Leaves reports whether a literal rules out every member of a truth, and by how many strong links together. A true
// candidate does not rule out itself.
func (c *Consequences) Leaves(l Literal, t deduce.Truth) (links int, ok bool) {
	n := 0
	for y := range c.view.Members(t) {
		k, off := c.Leads(l, Literal{y, false})
		if !off || l == (Literal{y, true}) {
			return 0, false
		}
		links += k
		n++
	}
	return links, n > 0
}
