package chains

import (
	"cmp"
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/chain"
)

// chains are the chains of a position on links of some kinds, the shorter first.
type chains struct {
	graph chain.Graph
	finds []chain.Find
	quiet uint64 // the last position in which nothing followed
	told  []chain.Removals
}

// The chains of a position: of one digit, of cells with two candidates, of both.
var (
	digitChains = chainIndex(chain.Places, maxPlainLinks)
	pairChains  = chainIndex(chain.Cells, maxPlainLinks)
	plainChains = chainIndex(chain.Cells|chain.Places|chain.InCell, maxLoopLinks)
)

// How many links a chain has at most: one of one digit or of cells with two candidates, and one of any kind. The longest
// that puzzles need has some dozens.
const (
	maxPlainLinks = 20
	maxLoopLinks  = 200
)

func chainIndex(kinds chain.Kinds, links int) *deduce.Index[chains] {
	return deduce.NewIndex(func(v *deduce.View, c *chains) {
		c.graph.Begin(v, kinds)
		c.finds = nil
		if quiet, _ := c.graph.StaysQuiet(c.quiet); !quiet {
			c.graph.End()
			if c.finds = c.graph.Search(links/2, v.Enough); !c.graph.Quiet() {
				return
			}
		}
		c.quiet = v.Position()
	})
}

// isQuiet reports whether nothing follows in the position, as far as can be told.
func (c *chains) isQuiet(v *deduce.View) bool { return c.quiet == v.Position() }

// find yields those of the chains that are wanted, each conclusion once. Told in a loop, those that remove one candidate
// begin and end there.
func (c *chains) find(v *deduce.View, wanted func(*chain.Find) bool, inLoop bool, yield func(*deduce.Step) bool) {
	c.told = c.told[:0]
	for i := range c.finds {
		f := &c.finds[i]
		if !wanted(f) {
			continue
		}
		path, removed := c.graph.Path(f)
		if path == nil || slices.Contains(c.told, removed) {
			continue
		}
		if target, one := single(&removed); one && inLoop && f.Shape == chain.Open {
			if path = c.passingBy(f, path, target, wanted); path == nil {
				continue
			}
		}
		c.orient(path, f.Shape == chain.Loop)
		c.told = append(c.told, removed)
		if !yield(c.tell(v, f, path, &removed, inLoop)) || v.Enough() {
			return
		}
	}
}

// passingBy returns a way of a chain that doesn't pass through the removed candidate; path is its first way. Otherwise the explanation, which
// supposes the candidate, would conclude its own supposition. If each way passes through it, passingBy returns the part of one that removes
// the candidate by itself, or nil if such a chain is not wanted.
func (c *chains) passingBy(f *chain.Find, path []uint16, target deduce.Node, wanted func(*chain.Find) bool) []uint16 {
	passes := func(path []uint16) bool { return len(c.straight(path, target)) < len(path) }
	if !passes(path) {
		return path
	}
	if other, _ := c.graph.Way(f, func(path []uint16) bool { return !passes(path) }); other != nil {
		return other
	}
	whole, _ := c.graph.Way(f, func(path []uint16) bool {
		part := c.straight(path, target)
		return wanted(&chain.Find{From: part[0], To: part[len(part)-1], Half: int16(len(part) / 2), Removed: 1})
	})
	return c.straight(whole, target)
}

// straight returns the part of a chain that removes a candidate without passing through it. If the chain takes the candidate for true along
// the way, the rest of the chain rules it out; if it takes it for false, the part before has ruled it out.
func (c *chains) straight(path []uint16, target deduce.Node) []uint16 {
	first := 0
	for i, number := range path {
		switch n := c.graph.Node(number); {
		case n.Digit != target.Digit || !target.Cells.Within(n.Cells):
		case i%2 == 0: // the nodes at even places are false
			return path[first:i]
		default:
			first = i + 1
		}
	}
	return path[first:]
}

// orient has a chain begin at the end that is first on the board, and a ring at the first node that can be one, so that
// the same chain is told in the same way whatever else is on the board.
func (c *chains) orient(path []uint16, ring bool) {
	if c.before(path[len(path)-1], path[0]) {
		slices.Reverse(path)
	}
	if !ring {
		return
	}
	for range 2 {
		first := 0
		for i := 2; i < len(path); i += 2 {
			if c.before(path[i], path[first]) {
				first = i
			}
		}
		slices.Reverse(path[:first])
		slices.Reverse(path[first:])
		slices.Reverse(path)
		if c.before(path[len(path)-1], path[0]) {
			slices.Reverse(path)
		}
	}
}

// before reports whether a node comes before another on the board.
func (c *chains) before(a, b uint16) bool {
	x, y := c.graph.Node(a), c.graph.Node(b)
	order := cmp.Or(cmp.Compare(x.Cells.First(), y.Cells.First()), cmp.Compare(x.Digit, y.Digit))
	if order == 0 {
		lo, hi := x.Cells.Words()
		lo2, hi2 := y.Cells.Words()
		order = cmp.Or(cmp.Compare(lo, lo2), cmp.Compare(hi, hi2))
	}
	return order < 0
}

// tell is a chain as a step.
func (c *chains) tell(v *deduce.View, f *chain.Find, path []uint16, removed *chain.Removals, inLoop bool) *deduce.Step {
	s := v.Draft()
	for d := board.Digit(1); d <= 9; d++ {
		s.Eliminate(d, removed[d])
	}
	for i := 0; i < len(path); i += 2 {
		tellStrong(s, &c.graph, path[i], path[i+1])
		if f.Shape == chain.Loop {
			c.graph.Locked(path[i], path[i+1], s.Part)
		}
	}
	first, last := c.graph.Node(path[0]), c.graph.Node(path[len(path)-1])
	if f.Shape != chain.Loop || !c.graph.HasGuards() { // a ring needs no ends; some are told by them
		s.Part(tip(first))
		if f.Shape != chain.Proved {
			s.Part(tip(last))
		}
	}
	target, back := single(removed)
	if back = back && inLoop && f.Shape == chain.Open; back {
		s.Link(target, first, false)
	}
	for i := 1; i < len(path); i++ {
		s.Link(c.graph.Node(path[i-1]), c.graph.Node(path[i]), i%2 == 1)
	}
	if back {
		s.Link(last, target, false)
	}
	if f.Shape == chain.Loop {
		s.Link(last, first, false)
	}
	return &s.Step
}

// tip is an end of a chain as a piece of a pattern.
func tip(n deduce.Node) deduce.Part {
	return deduce.Part{Role: deduce.Tip, Cells: n.Cells, Digits: board.Digits(n.Digit)}
}

// single is the one candidate that is removed, if it is one.
func single(removed *chain.Removals) (n deduce.Node, ok bool) {
	if removed.Len() != 1 {
		return n, false
	}
	for d, cells := range removed {
		if !cells.Empty() {
			n = deduce.Node{Cells: cells, Digit: board.Digit(d)}
		}
	}
	return n, true
}
