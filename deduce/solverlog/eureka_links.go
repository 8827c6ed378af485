package solverlog

import (
	"fmt"
	"slices"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/internal/spelling"
)

// Chain is a chain in Eureka notation: nodes, and the links between each and the next.
type Chain struct {
	Nodes  []ChainNode
	strong []bool // whether the link after each node is strong (=) or weak (-)
	begins []int  // the nodes that begin a new chain after a comma; empty for a single chain
}

// A ChainNode is a node between two links: one digit in one of its cells, or several digits that are all in its cells.
type ChainNode struct {
	digits board.DigitSet
	cells  board.CellSet
	text   string
}

// Fault is where a chain does not hold.
type Fault struct {
	Text string // in a sentence
}

// Judge looks at each link of a chain on a board, and whether what it concludes follows from its ends. It is nil where all holds.
func (c *Chain) Judge(b *board.Board, concludes []coords.Edit) *Fault {
	for i, strong := range c.strong {
		if slices.Contains(c.begins, i+1) {
			continue
		}
		if fault := c.link(b, i, strong); fault != nil {
			return fault
		}
		if i+1 < len(c.strong) && c.strong[i+1] == strong && !slices.Contains(c.begins, i+2) {
			return &Fault{Text: fmt.Sprintf("two links with %s meet at %s: strong (=) and weak (-) ones take turns", sign(strong), c.Nodes[i+1].text)}
		}
	}
	if len(c.begins) > 0 {
		return nil
	}
	for _, e := range concludes {
		if !c.concludes(b, e) {
			return &Fault{Text: fmt.Sprintf("%s does not follow from the ends %s and %s", edited(e), c.Nodes[0].text, c.Nodes[len(c.Nodes)-1].text)}
		}
	}
	return nil
}

func sign(strong bool) string {
	if strong {
		return "="
	}
	return "-"
}

// edited writes a conclusion: r3c2<>4.
func edited(e coords.Edit) string {
	if e.Eliminate {
		return fmt.Sprintf("%v<>%d", e.Cell, e.Digit)
	}
	return fmt.Sprintf("%v=%d", e.Cell, e.Digit)
}

// link is what is wrong with the link behind a node; nil for nothing.
func (c *Chain) link(b *board.Board, i int, strong bool) *Fault {
	from, to := c.Nodes[i], c.Nodes[i+1]
	if strong {
		if why := notStrong(b, from, to); why != "" {
			return &Fault{Text: fmt.Sprintf("the link %s = %s is not strong: %s", from.text, to.text, why)}
		}
		return nil
	}
	if why := notWeak(b, from, to); why != "" {
		return &Fault{Text: fmt.Sprintf("the link %s - %s is not weak: %s", from.text, to.text, why)}
	}
	return nil
}

// notStrong says why two nodes could both be false; empty where one of them must be true.
func notStrong(b *board.Board, from, to ChainNode) string {
	switch {
	case from.digits.Single() && from.digits == to.digits:
		return noUnit(b, from, to)
	case from.cells == to.cells:
		return notLocked(b, from, to)
	case inLockedSet(b, from, to):
		return ""
	}
	return fmt.Sprintf("%s and %s have neither a cell nor a digit in common", from.text, to.text)
}

// noUnit says which other cell of each unit can hold the digit of two nodes, the unit with the fewest such cells; empty where a
// unit has none.
func noUnit(b *board.Board, from, to ChainNode) string {
	d := from.digits.First()
	both := from.cells.Union(to.cells)
	var least board.CellSet
	for u := board.Unit(0); u < board.Units; u++ {
		cells := u.Cells()
		if !cells.Meets(from.cells) || !cells.Meets(to.cells) {
			continue
		}
		others := b.CellsFor(d).And(cells).Minus(both)
		if others.Empty() {
			return ""
		}
		if least.Empty() || others.Len() < least.Len() {
			least = others
		}
	}
	if least.Empty() {
		return fmt.Sprintf("%s and %s share no unit", from.text, to.text)
	}
	return fmt.Sprintf("%v can be %d, too", least.First(), d)
}

// notLocked says why cells can be without digits of both nodes: they have more candidates than these, or too few cells for them.
func notLocked(b *board.Board, from, to ChainNode) string {
	all := from.digits | to.digits
	for c := range from.cells.All() {
		if rest := b.Candidates(c) &^ all; rest != 0 {
			return fmt.Sprintf("%v can be %d, too", c, rest.First())
		}
	}
	if all.Len() > from.cells.Len()+1 {
		return fmt.Sprintf("of %d digits only %s room there", all.Len(), spelling.Count(from.cells.Len(), "has", "have"))
	}
	for d := range all.All() {
		if homes := b.CellsFor(d).And(from.cells); !seeEachOther(homes) {
			return fmt.Sprintf("%d can be in two of its cells", d)
		}
	}
	return ""
}

// inLockedSet reports whether two digits are in these cells alone of an almost locked set, which the chain does not name in whole: a set
// of cells of a unit with one digit more than cells can lack only one of them.
func inLockedSet(b *board.Board, from, to ChainNode) bool {
	if !from.digits.Single() || !to.digits.Single() {
		return false
	}
	both := from.cells.Union(to.cells)
	x, y := b.CellsFor(from.digits.First()), b.CellsFor(to.digits.First())
	for u := board.Unit(0); u < board.Units; u++ {
		if !both.Within(u.Cells()) {
			continue
		}
		// Cells that hold one of the digits elsewhere in the unit can't be of the set.
		rest := slices.Collect(b.Open().And(u.Cells()).Minus(both).Minus(x).Minus(y).All())
		for choice := range 1 << len(rest) {
			set := both
			for i, c := range rest {
				if choice>>i&1 == 1 {
					set = set.With(c)
				}
			}
			if all := union(b, set); all.Len() == set.Len()+1 && x.And(set) == from.cells && y.And(set) == to.cells {
				return true
			}
		}
	}
	return false
}

// union are the candidates of some cells together.
func union(b *board.Board, cells board.CellSet) (all board.DigitSet) {
	for c := range cells.All() {
		all |= b.Candidates(c)
	}
	return all
}

func seeEachOther(cells board.CellSet) bool {
	for c := range cells.All() {
		if !cells.Without(c).Within(c.Peers()) {
			return false
		}
	}
	return true
}

// notWeak says why two nodes could both be true; empty where they can't.
func notWeak(b *board.Board, from, to ChainNode) string {
	for d := range (from.digits & to.digits).All() {
		if seeAll(b.CellsFor(d).And(from.cells), b.CellsFor(d).And(to.cells)) {
			return ""
		}
	}
	if fills(from, to) || fills(to, from) {
		return ""
	}
	if d := from.digits & to.digits; d != 0 {
		for x := range b.CellsFor(d.First()).And(from.cells).All() {
			for y := range b.CellsFor(d.First()).And(to.cells).All() {
				if x != y && !x.Sees(y) {
					return fmt.Sprintf("%v and %v do not see each other", x, y)
				}
			}
		}
	}
	return fmt.Sprintf("%s and %s can both be true", from.text, to.text)
}

// seeAll reports whether each cell of a set sees each other one of another.
func seeAll(a, b board.CellSet) bool {
	for x := range a.All() {
		if !b.Within(x.Peers()) {
			return false
		}
	}
	return true
}

// fills reports whether a node, when it is true, leaves no room for another in the same cells.
func fills(full, other ChainNode) bool {
	return full.digits.Len() >= full.cells.Len() && other.cells.Within(full.cells) && full.digits&other.digits == 0
}

// concludes reports whether a conclusion follows from a chain whose links hold: what it denies leads, link by link, to what is
// impossible.
func (c *Chain) concludes(b *board.Board, e coords.Edit) bool {
	x := ChainNode{digits: board.Digits(e.Digit), cells: board.CellsOf(e.Cell)}
	last := len(c.Nodes) - 1
	ends := []ChainNode{c.Nodes[0], c.Nodes[last]}
	if !e.Eliminate {
		return c.strong[0] && c.strong[last-1] && same(ends[0], x) && same(ends[1], x)
	}
	if c.denies(b, x, ends[0], c.strong[0]) && c.denies(b, x, ends[1], c.strong[last-1]) {
		return true
	}
	closed := same(ends[0], ends[1]) && c.strong[0] != c.strong[last-1] // it comes back to the node that it began with
	if !closed && (notWeak(b, ends[0], ends[1]) != "" || !c.strong[0] || !c.strong[last-1]) {
		return false
	}
	for i, strong := range c.strong { // a loop: each weak link has one true node
		if !strong && notWeak(b, x, c.Nodes[i]) == "" && notWeak(b, x, c.Nodes[i+1]) == "" {
			return true
		}
	}
	return c.leftOver(b, x)
}

// leftOver reports whether a loop rules out a digit in the cells of an almost locked set: one of its two nodes is true, and then
// its other digits are all there.
func (c *Chain) leftOver(b *board.Board, x ChainNode) bool {
	for i, strong := range c.strong {
		from, to := c.Nodes[i], c.Nodes[i+1]
		if !strong || from.cells != to.cells || from.cells.Len() < 2 || from.cells.Meets(x.cells) {
			continue
		}
		d := x.digits.First()
		inside := b.CellsFor(d).And(from.cells)
		if linked := (from.digits | to.digits).Has(d); linked && !c.isLink(i, d) && seeAll(inside, x.cells) && !inside.Empty() {
			return true
		}
	}
	return false
}

// isLink reports whether a digit of the set between a node and the next is one by which the chain comes or goes.
func (c *Chain) isLink(i int, d board.Digit) bool {
	before, after := c.Nodes[(i+len(c.Nodes)-1)%len(c.Nodes)], c.Nodes[(i+2)%len(c.Nodes)]
	return before.digits.Has(d) || after.digits.Has(d)
}

// denies reports whether a candidate that is true makes the end of a chain false: it sees it, or where the chain begins with
// a weak link, is it.
func (c *Chain) denies(b *board.Board, x, end ChainNode, strong bool) bool {
	if strong {
		return notWeak(b, x, end) == ""
	}
	return same(x, end)
}

func same(x, y ChainNode) bool { return x.digits == y.digits && x.cells == y.cells }

// removals are the candidates that a chain whose links hold rules out by its ends.
func (c *Chain) removals(b *board.Board) (out []coords.Edit) {
	if len(c.begins) > 0 {
		return nil
	}
	for cell := range b.Open().All() {
		for d := range b.Candidates(cell).All() {
			e := coords.Edit{Candidate: board.Candidate{Cell: cell, Digit: d}, Eliminate: true}
			if c.concludes(b, e) {
				out = append(out, e)
			}
		}
	}
	return out
}

// holdsOn is the first of several boards on which a chain holds, or all and what is wrong on the first.
func (c *Chain) holdsOn(boards []*deduce.Solver, concludes []coords.Edit) ([]*deduce.Solver, *Fault) {
	for i, b := range boards {
		if c.Judge(b.Board(), concludes) == nil {
			return boards[i : i+1], nil
		}
	}
	return boards, c.Judge(boards[0].Board(), concludes)
}

// Conclusions are what a chain that holds concludes on a board, as far as it is not there yet: what its line says or, where that says
// nothing, what its ends rule out.
func (c *Chain) Conclusions(b *board.Board, said []coords.Edit) []coords.Edit {
	if said == nil {
		said = c.removals(b)
	}
	return stillOpen(said, b)
}
