package plainrate

import (
	"deduku/board"
)

// cause is what made a node follow.
type cause int

const (
	assumed cause = iota
	byCell
	byBox
	byRow
	byCol
	advanced
)

// by is the cause that stands for a type of unit.
func by(k kind) cause { return byBox + cause(k) }

// chainNode says that a candidate is true (on) or false. Two nodes are equal if candidate and polarity are; what they
// follow from does not count.
type chainNode struct {
	board.Candidate
	on      bool
	cause   cause
	parents []*chainNode
	nested  *Hint
}

func node(c board.Cell, d board.Digit, on bool, why cause, parents ...*chainNode) *chainNode {
	return &chainNode{Candidate: board.Candidate{Cell: c, Digit: d}, on: on, cause: why, parents: parents}
}

func (n *chainNode) equal(o *chainNode) bool { return n.Candidate == o.Candidate && n.on == o.on }

// id is a number of the node among the 1458 that there are.
func (n *chainNode) id() int {
	id := 2 * (board.Side*int(n.Cell) + int(n.Digit) - 1)
	if n.on {
		id++
	}
	return id
}

// source returns the assumption at the end of the chain of first parents.
func (n *chainNode) source() *chainNode {
	for len(n.parents) > 0 {
		n = n.parents[0]
	}
	return n
}

// count returns the number of different nodes that the node rests on, including itself.
func (n *chainNode) count() int { return len(n.ancestors()) }

// ancestors are the different nodes that n rests on, breadth first. A node that equals one met before is not looked at
// again, even if it has other parents.
func (n *chainNode) ancestors() []*chainNode {
	var met [2 * board.Candidates]bool
	queue := []*chainNode{n}
	met[n.id()] = true
	for i := 0; i < len(queue); i++ {
		for _, p := range queue[i].parents {
			if id := p.id(); !met[id] {
				met[id] = true
				queue = append(queue, p)
			}
		}
	}
	return queue
}

// nodes is a set of nodes of one polarity that keeps the order of insertion.
type nodes struct {
	list []*chainNode
	at   [board.Cells][board.ByDigit]*chainNode
}

func (s *nodes) get(x board.Candidate) *chainNode { return s.at[x.Cell][x.Digit] }

// add puts n in, unless an equal node is there.
func (s *nodes) add(n *chainNode) bool {
	if s.get(n.Candidate) != nil {
		return false
	}
	s.at[n.Cell][n.Digit] = n
	s.list = append(s.list, n)
	return true
}

// and is the nodes of s that are in t, too.
func (s *nodes) and(t *nodes) *nodes {
	both := new(nodes)
	for _, n := range s.list {
		if t.get(n.Candidate) != nil {
			both.add(n)
		}
	}
	return both
}

// links makes the nodes that follow from a node.
type links struct {
	grid, base *Grid // now, and where the search began
	cell       bool  // links in a cell, and
	unit       bool  // strong ones in a unit, are used
	off        *nodes
}

// weak is what p, on, switches off.
func (l *links) weak(p *chainNode) (out []*chainNode) {
	if l.cell {
		for v := range l.grid.Cand[p.Cell].Without(p.Digit).All() {
			out = append(out, node(p.Cell, v, false, byCell, p))
		}
	}
	var used board.CellSet
	for _, t := range boxRowCol {
		u := t.of(p.Cell)
		for i := range board.Side {
			q := u.Cell(i)
			if q != p.Cell && l.grid.has(q, p.Digit) && !used.Has(q) {
				used = used.With(q)
				out = append(out, node(q, p.Digit, false, by(t), p))
			}
		}
	}
	return out
}

// strong is what p, off, switches on. Candidates that are gone since the search began are parents, too.
func (l *links) strong(p *chainNode) (out []*chainNode) {
	if others := l.grid.Cand[p.Cell].Without(p.Digit); l.cell && l.grid.Cand[p.Cell].Len() == 2 {
		n := node(p.Cell, others.First(), true, byCell, p)
		for v := board.Digit(1); v <= 9; v++ {
			l.parent(n, p.Cell, v)
		}
		out = append(out, n)
	}
	if !l.unit {
		return out
	}
	for _, t := range boxRowCol {
		u := t.of(p.Cell)
		others := l.grid.pos(u, p.Digit) &^ (1 << u.Spot(p.Cell))
		if !others.Single() {
			continue
		}
		n := node(u.Cell(others.First()), p.Digit, true, by(t), p)
		for i := range board.Side {
			l.parent(n, u.Cell(i), p.Digit)
		}
		if !contains(out, n) {
			out = append(out, n)
		}
	}
	return out
}

// parent makes the candidate a parent of n if it is gone.
func (l *links) parent(n *chainNode, c board.Cell, d board.Digit) {
	if gone(l.base, l.grid, c, d) {
		n.parents = append(n.parents, l.off.get(board.Candidate{Cell: c, Digit: d}))
	}
}

func contains(list []*chainNode, n *chainNode) bool {
	for _, o := range list {
		if o.equal(n) {
			return true
		}
	}
	return false
}

// gone reports whether a candidate of base is no longer in grid.
func gone(base, grid *Grid, c board.Cell, d board.Digit) bool {
	return base.has(c, d) && !grid.has(c, d)
}
