package chain

import (
	"iter"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// Kinds says which links a graph has.
type Kinds uint8

// The kinds of links.
const (
	Cells  Kinds = 1 << iota // strong: the two candidates of a cell
	Places                   // strong: the two places of a digit in a unit
	Groups                   // strong: a digit in a unit, all of whose places are in two groups or a group and a cell
	InCell                   // weak: two candidates of a cell; without it only the same digit in one unit
)

// Graph is the nodes of a position that have strong links, and all links between them. Its memory is kept when it
// turns to another position.
type Graph struct {
	view  *deduce.View
	kinds Kinds

	nodes       []deduce.Node
	numbers     [board.Cells][board.ByDigit]uint16 // the node of a candidate, plus one
	groups      [board.ByDigit][]uint16            // the nodes of more than one cell, by digit
	links       []link
	of          []int32 // by node: the first of its links in which it is the lower node, plus one
	inCell      bool
	sets        bool // whether some links are almost locked sets
	linked      bool // strong is filled
	ended       bool // the tables are filled, but for reach
	guards      []Guards
	width       int      // words in a row
	strong      rows     // by node: those strongly linked to it
	weak        rows     // by node: those weakly linked to it
	step        rows     // by node: those strongly linked to what is weakly linked to it
	conclude    rows     // by node, during a search: those that forbid some candidate that it forbids too
	forbids     []uint16 // candidates that nodes forbid, a node after the other
	forbidsFrom []int32  // by node: where its begin
	allowing    rows     // by candidate, cell by cell and digit by digit: the nodes that forbid it
	reaches     bool     // reach is filled
	reach       rows     // by node: what follows from it in the end
	stepped     []uint64 // before the tables are filled: the nodes whose step is
	done        []uint64 // the nodes that need no more looking at
	levels      rows     // by half the length: the nodes first reached then, from the start of a search
	seen        []uint64 // the nodes reached so far
	finds       []Find
	pathRoom    []uint16
	listRoom    []uint16
	quiet       bool // the search has seen that nothing follows
	tries       int
	forcer      forcer
}

// link is a strong link and the part of a pattern that shows why it is one.
type link struct {
	a, b   uint16 // a is the lower
	next   int32  // the next link whose lower node is a, plus one
	part   deduce.Part
	guards int32 // of Graph.guards, plus one; zero where the part says all
}

// Guards is a pattern that is deadly or impossible unless one of two nodes is true.
type Guards struct {
	Pattern deduce.Part
	Also    deduce.Part // the rest of the link's reason; no cells for none
}

// rows are sets of nodes, one after the other.
type rows []uint64

// Look makes g the graph of a position.
func (g *Graph) Look(v *deduce.View, kinds Kinds) {
	g.Begin(v, kinds)
	g.End()
}

// Begin turns g to a position. Almost locked sets may be linked before it ends.
func (g *Graph) Begin(v *deduce.View, kinds Kinds) {
	g.begin(v, kinds)
	if kinds&Cells != 0 {
		g.linkCells()
	}
	if kinds&(Places|Groups) != 0 {
		g.linkUnits()
	}
}

// End fills the tables for the search, once for a position.
func (g *Graph) End() {
	if !g.ended {
		g.ended = true
		g.fillRows()
	}
}

// LinkSet links the digits of an almost locked set to each other: its cells hold all of the digits but one. Only the
// digits that are asked for are linked.
func (g *Graph) LinkSet(cells board.CellSet, digits, asked board.DigitSet) {
	part := deduce.Part{Role: deduce.Set, Cells: cells, Digits: digits}
	var nodes [board.ByDigit]uint16
	for ds := asked; ds != 0; ds &= ds - 1 {
		d := ds.First()
		nodes[d] = g.node(cells.And(g.view.CellsFor(d)), d)
		for es := asked & (1<<d - 1); es != 0; es &= es - 1 {
			g.link(nodes[es.First()], nodes[d], part)
		}
	}
}

// Link links two nodes of which at least one is true, for the reason that the part of a pattern shows.
func (g *Graph) Link(a, b deduce.Node, part deduce.Part) {
	g.link(g.node(a.Cells, a.Digit), g.node(b.Cells, b.Digit), part)
}

// begin forgets the last position.
func (g *Graph) begin(v *deduce.View, kinds Kinds) {
	g.view, g.kinds, g.inCell, g.sets = v, kinds, kinds&InCell != 0, false
	g.linked, g.ended, g.reaches = false, false, false
	g.nodes, g.links, g.guards = g.nodes[:0], g.links[:0], g.guards[:0]
	g.numbers = [board.Cells][board.ByDigit]uint16{}
	for d := range g.groups {
		g.groups[d] = g.groups[d][:0]
	}
}

// node is the number of a node, which is new or not.
func (g *Graph) node(cells board.CellSet, d board.Digit) uint16 {
	if first := cells.First(); cells.Rest().Empty() {
		if g.numbers[first][d] == 0 {
			g.nodes = append(g.nodes, deduce.Node{Cells: cells, Digit: d})
			g.numbers[first][d] = uint16(len(g.nodes))
		}
		return g.numbers[first][d] - 1
	}
	for _, i := range g.groups[d] {
		if g.nodes[i].Cells == cells {
			return i
		}
	}
	i := uint16(len(g.nodes))
	g.nodes = append(g.nodes, deduce.Node{Cells: cells, Digit: d})
	g.groups[d] = append(g.groups[d], i)
	return i
}

// link links two nodes. Where several parts show why, the first one counts.
func (g *Graph) link(a, b uint16, part deduce.Part) {
	g.sets = g.sets || part.Role == deduce.Set
	g.links = append(g.links, link{a: min(a, b), b: max(a, b), part: part})
}

// LinkGuards links two nodes of which at least one is true, as a pattern would be deadly or impossible without them.
func (g *Graph) LinkGuards(a, b deduce.Node, why Guards) {
	g.guards = append(g.guards, why)
	g.Link(a, b, why.Pattern)
	g.links[len(g.links)-1].guards = int32(len(g.guards))
}

// HasGuards reports whether some links are guards of patterns.
func (g *Graph) HasGuards() bool { return len(g.guards) > 0 }

// linkCells links the two candidates of each cell that has two.
func (g *Graph) linkCells() {
	for cells := g.view.Bivalue(); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		digits := g.view.Candidates(c)
		at := board.CellsOf(c)
		a, b := g.node(at, digits.First()), g.node(at, (digits&(digits-1)).First())
		g.link(a, b, deduce.Part{Role: deduce.Strong, Cells: at, Digits: digits})
	}
}

// Node is a node by its number.
func (g *Graph) Node(i uint16) deduce.Node { return g.nodes[i] }

// Part is the part of a pattern that shows why two nodes are strongly linked.
func (g *Graph) Part(a, b uint16) deduce.Part {
	for l := range g.between(a, b) {
		return l.part
	}
	return deduce.Part{}
}

// Guards is the pattern that shows why two nodes are strongly linked, where they are its guards.
func (g *Graph) Guards(a, b uint16) (why Guards, ok bool) {
	for l := range g.between(a, b) {
		if l.guards == 0 {
			return why, false
		}
		return g.guards[l.guards-1], true
	}
	return why, false
}

// fileLinks files the links by their lower nodes, each in the order in which they were made.
func (g *Graph) fileLinks() {
	g.of = slices.Grow(g.of[:0], len(g.nodes))[:len(g.nodes)]
	clear(g.of)
	for i := len(g.links) - 1; i >= 0; i-- {
		l := &g.links[i]
		l.next, g.of[l.a] = g.of[l.a], int32(i+1)
	}
}

// between yields the links of two nodes.
func (g *Graph) between(a, b uint16) iter.Seq[*link] {
	return func(yield func(*link) bool) {
		for i := g.of[min(a, b)]; i > 0; {
			l := &g.links[i-1]
			if i = l.next; l.b == max(a, b) && !yield(l) {
				return
			}
		}
	}
}
