package easiest

import (
	"deduku/board"
	"deduku/deduce"
)

// node is a position in which no step is left that costs little, and the way to it.
type node struct {
	before *node         // nil for the first
	steps  []deduce.Step // from the position before to this one: a choice, and the easy steps that it led to
	depth  int           // how many choices led to it
	cost   int           // the scores of these choices
	left   int           // the candidates that are possible
}

// log is the steps from the beginning to the node, after those of a log that all begin with.
func (n *node) log(start *deduce.Log) deduce.Log {
	var way []*node
	size := len(start.Steps)
	for at := n; at != nil; at = at.before {
		way = append(way, at)
		size += len(at.steps)
	}
	log := *start
	log.Steps = append(make([]deduce.Step, 0, size), start.Steps...)
	for i := len(way) - 1; i >= 0; i-- {
		log.Steps = append(log.Steps, way[i].steps...)
	}
	return log
}

// position is the candidates of all cells: what is possible depends on nothing else.
type position [board.Cells]board.DigitSet

// positionOf is the position of a board, and how many candidates it has in open cells.
func positionOf(b *board.Board) (p position, left int) {
	for c := range p {
		p[c] = b.Candidates(board.Cell(c))
		if b.Digit(board.Cell(c)) == 0 {
			left += p[c].Len()
		}
	}
	return p, left
}

// frontier is the nodes from which the search has not gone on, by depth, the most promising first.
type frontier struct {
	byDepth [][]*node
	slope   [2]int // what the rest of a way costs, as far as known: so much for so many candidates
}

// promise is what a whole way through a node would cost, if the rest costs what it did on the plain path; the unit is
// common to all nodes.
func (f *frontier) promise(n *node) int { return n.cost*f.slope[1] + n.left*f.slope[0] }

// add adds a node in its place.
func (f *frontier) add(n *node) {
	for len(f.byDepth) <= n.depth {
		f.byDepth = append(f.byDepth, nil)
	}
	nodes := f.byDepth[n.depth]
	at := len(nodes)
	for at > 0 && f.promise(n) < f.promise(nodes[at-1]) {
		at--
	}
	nodes = append(nodes, nil)
	copy(nodes[at+1:], nodes[at:])
	nodes[at] = n
	f.byDepth[n.depth] = nodes
}

// take takes the most promising node of a depth; nil for none.
func (f *frontier) take(depth int) *node {
	nodes := f.byDepth[depth]
	if len(nodes) == 0 {
		return nil
	}
	f.byDepth[depth] = nodes[1:]
	return nodes[0]
}
