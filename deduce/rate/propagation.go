package rate

import (
	"math/bits"

	"deduku/board"
)

// cause is what makes a node follow.
type cause uint8

const (
	assumed cause = iota
	byCell
	byBox
	byRow
	byCol
	byRule // inside a chain
)

// node says that a candidate is on, true, or off. Nodes are known by their place in a propagation's list.
type node struct {
	cell  board.Cell
	digit board.Digit
	on    bool
	cause cause
	count uint16 // nodes that it rests on, itself included; tooMany where they are more than the bound

	number    uint16 // its bit in the sets of nodes below
	ancestors int32  // the set of the nodes that it rests on; -1 for its first parent's and itself
	parents   int32  // where its parents begin
	nparents  int32
	nested    int32 // the chain inside that it is the conclusion of; zero where there is none
}

const tooMany = 1<<16 - 1

// mode is what a propagation uses.
type mode struct {
	cells   bool // links in cells
	removes bool // what is found off leaves the position
	level   int  // of the rules used where links come to an end
}

// propagation follows an assumption to its end, or to a contradiction: on nodes before off nodes, one at a time, each
// candidate by the link that reaches it first.
//
// Sets of ancestors give the number of nodes of a chain at once. A node that rests on more nodes than the bound is followed
// like others, but its ancestors are no longer counted, and where all that waits is such the propagation ends: nothing
// within the bound can come of it.
type propagation struct {
	mode
	position *position // whose empty cells and placed digits count for rules inside
	base     *marks
	grid     marks
	bound    int

	nodes    []node
	on, off  [board.Cells][10]uint16 // places in nodes, of candidates that are in the sets below
	onCells  [10]board.CellSet
	offCells [10]board.CellSet
	onIn     [board.Cells]board.DigitSet
	offIn    [board.Cells]board.DigitSet

	onQueue, offQueue []uint16
	onNext, offNext   int
	waiting           int // nodes within the bound that wait in the queues
	counted           int // nodes within the bound

	sets    []uint64 // of ancestors
	parents []uint16
	clash   clash

	rules  innerRules
	lists  *innerLists  // of chains inside chains
	nested []*innerHint // those that were used, from 1 on
	inside []conclusion // of the chains inside, those within the bound
	nests  []nest       // room for a list
}

// conclusion is a node that is concluded by a chain inside the chain, as a bit in the sets of nodes.
type conclusion struct {
	number uint16
	nested int32
}

// clash is a contradiction: the two chains end in a candidate that is on and off.
type clash struct {
	found   bool
	on, off int32 // places in nodes; the one that was reached last is the last node of the list
	nodes   int
}

// run follows the assumption that a candidate is on or off.
func (p *propagation) run(base *marks, m mode, c board.Cell, d board.Digit, on bool, bound int) {
	p.mode, p.base, p.bound = m, base, bound
	p.grid = *base
	p.onCells, p.offCells = [10]board.CellSet{}, [10]board.CellSet{}
	p.onIn, p.offIn = [board.Cells]board.DigitSet{}, [board.Cells]board.DigitSet{}
	p.nodes, p.onQueue, p.offQueue, p.sets, p.parents = p.nodes[:0], p.onQueue[:0], p.offQueue[:0], p.sets[:0], p.parents[:0]
	p.onNext, p.offNext, p.waiting, p.counted = 0, 0, 0, 0
	p.nested, p.inside = append(p.nested[:0], nil), p.inside[:0]
	p.clash.found = false
	if m.level > 0 {
		p.rules.start()
	}
	p.sets = append(p.sets, 1)
	p.insert(node{cell: c, digit: d, on: on, count: 1})
	p.follow()
}

// insert puts a node in the list, its set and its queue.
func (p *propagation) insert(n node) {
	if n.count != tooMany {
		n.number = uint16(p.counted)
		p.counted++
		p.waiting++
	}
	i := uint16(len(p.nodes))
	p.nodes = append(p.nodes, n)
	c, d := n.cell, n.digit
	if n.on {
		p.on[c][d] = i
		p.onCells[d] = p.onCells[d].With(c)
		p.onIn[c] = p.onIn[c].With(d)
		p.onQueue = append(p.onQueue, i)
		return
	}
	p.off[c][d] = i
	p.offCells[d] = p.offCells[d].With(c)
	p.offIn[c] = p.offIn[c].With(d)
	p.offQueue = append(p.offQueue, i)
}

func (p *propagation) follow() {
	for !p.clash.found {
		switch {
		case p.level == 0 && p.waiting == 0:
			return
		case p.onNext < len(p.onQueue):
			i := p.onQueue[p.onNext]
			p.onNext++
			p.taken(i)
			p.weak(i)
		case p.offNext < len(p.offQueue):
			i := p.offQueue[p.offNext]
			p.offNext++
			p.taken(i)
			p.strong(i)
		case p.level > 0 && (p.advanced() || p.level > 1 && p.chainsInside()):
		default:
			return
		}
	}
}

func (p *propagation) taken(i uint16) {
	if p.nodes[i].count != tooMany {
		p.waiting--
	}
}

// peersOf are the peers of each cell in its box, the others in its row, the others in its column.
var peersOf = func() (t [board.Cells][3]board.CellSet) {
	for c := range board.Cell(board.Cells) {
		inBox := board.Box(c.Box()).Cells()
		t[c] = [3]board.CellSet{
			inBox.Without(c),
			board.Row(c.Row()).Cells().Minus(inBox),
			board.Column(c.Col()).Cells().Minus(inBox),
		}
	}
	return t
}()

// weak switches off what the i-th node, which is on, rules out.
func (p *propagation) weak(i uint16) {
	n := &p.nodes[i]
	c, d := n.cell, n.digit
	simple := node{cause: byCell, count: tooMany, ancestors: -1, parents: int32(len(p.parents)), nparents: 1}
	if n.count != tooMany && int(n.count) < p.bound-1 {
		simple.count = n.count + 1
	}
	p.parents = append(p.parents, i)
	if p.cells {
		s := p.grid.cand[c].Without(d)
		clash := s & p.onIn[c]
		if clash != 0 {
			s &= clash&-clash - 1
		}
		for s &^= p.offIn[c]; s != 0; s &= s - 1 {
			simple.cell, simple.digit = c, s.First()
			p.insert(simple)
		}
		if clash != 0 {
			simple.cell, simple.digit = c, clash.First()
			p.clashOff(simple)
			return
		}
	}
	simple.digit = d
	for k := range peersOf[c] {
		simple.cause = byBox + cause(k)
		s := peersOf[c][k].And(p.grid.homes[d])
		clash := s.And(p.onCells[d])
		for s = s.Minus(p.offCells[d]); !s.Empty(); s = s.Rest() {
			simple.cell = s.First()
			if !clash.Empty() && simple.cell >= clash.First() {
				break
			}
			p.insert(simple)
		}
		if !clash.Empty() {
			simple.cell = clash.First()
			p.clashOff(simple)
			return
		}
	}
}

// clashOff ends the propagation: the node o, off, meets one that is on.
func (p *propagation) clashOff(o node) {
	on := p.on[o.cell][o.digit]
	p.clash = clash{found: true, on: int32(on), off: int32(len(p.nodes)), nodes: tooMany}
	p.nodes = append(p.nodes, o)
	p.countClash(int(on), len(p.nodes)-1)
}

// strong switches on what the i-th node, which is off, leaves as the only one, and removes the node's candidate.
func (p *propagation) strong(i uint16) {
	n := &p.nodes[i]
	c, d := n.cell, n.digit
	var found [4]node
	k := 0
	if s := p.grid.cand[c]; p.cells && s.Len() == 2 {
		found[0] = node{cell: c, digit: s.Without(d).First(), cause: byCell}
		k = 1
	}
	for t := range places[c] {
		at := &places[c][t]
		s := p.grid.pos[at.unit][d] &^ at.spot
		if !s.Single() {
			continue
		}
		q := at.unit.Cell(s.First())
		if k > 0 && found[k-1].cell == q && found[k-1].digit == d || k > 1 && found[k-2].cell == q && found[k-2].digit == d {
			continue
		}
		found[k] = node{cell: q, digit: d, cause: byBox + cause(t)}
		k++
	}
	for j := range found[:k] {
		x := &found[j]
		if p.onIn[x.cell].Has(x.digit) && !p.offIn[x.cell].Has(x.digit) {
			x.on = false
			continue
		}
		x.on = true
		p.restOn(x, i, c, d)
	}
	if p.removes {
		p.remove(c, d)
	}
	for j := range found[:k] {
		x := &found[j]
		if !x.on {
			continue
		}
		if p.offIn[x.cell].Has(x.digit) {
			off := p.off[x.cell][x.digit]
			p.clash = clash{found: true, on: int32(len(p.nodes)), off: int32(off), nodes: tooMany}
			p.nodes = append(p.nodes, *x)
			p.countClash(len(p.nodes)-1, int(off))
			return
		}
		if !p.onIn[x.cell].Has(x.digit) {
			p.insertCounted(*x)
		}
	}
}

// remove takes a candidate out of the position.
func (p *propagation) remove(c board.Cell, d board.Digit) {
	p.grid.cand[c] = p.grid.cand[c].Without(d)
	p.grid.homes[d] = p.grid.homes[d].Without(c)
	for k := range places[c] {
		at := &places[c][k]
		p.grid.pos[at.unit][d] &^= at.spot
	}
	if p.level > 0 {
		p.rules.removed(c, d)
	}
}

// restOn lists the parents of x, which the i-th node, the candidate d of c, leaves as the only one: the node, and what
// left the position before.
func (p *propagation) restOn(x *node, i uint16, c board.Cell, d board.Digit) {
	x.parents = int32(len(p.parents))
	p.parents = append(p.parents, i)
	if x.cause == byCell {
		for s := p.base.cand[c] &^ p.grid.cand[c]; s != 0; s &= s - 1 {
			p.parents = append(p.parents, p.off[c][s.First()])
		}
	} else {
		u := places[c][x.cause-byBox].unit
		for s := p.base.pos[u][d] &^ p.grid.pos[u][d]; s != 0; s &= s - 1 {
			p.parents = append(p.parents, p.off[u.Cell(s.First())][d])
		}
	}
	x.nparents = int32(len(p.parents)) - x.parents
}

// insertCounted inserts a node of several parents, with its ancestors.
func (p *propagation) insertCounted(x node) {
	x.ancestors = int32(len(p.sets))
	n := p.union(&x)
	if n != tooMany && (len(p.inside) > 0 || x.nested > 0) {
		p.nests = p.nests[:0]
		p.listNests(p.sets[x.ancestors:])
		if x.nested > 0 {
			p.addNest(p.nested[x.nested])
		}
		n += nodesOf(p.nests)
	}
	if n+1 > p.bound-1 {
		x.count = tooMany
		p.sets = p.sets[:x.ancestors]
	} else {
		x.count = uint16(n + 1)
		p.sets[int(x.ancestors)+p.counted>>6] |= 1 << (p.counted & 63)
		if x.nested > 0 {
			p.inside = append(p.inside, conclusion{uint16(p.counted), x.nested})
		}
	}
	p.insert(x)
}

// listNests adds to nests the chains inside whose conclusions are in the set.
func (p *propagation) listNests(set []uint64) {
	for _, x := range p.inside {
		if int(x.number)>>6 < len(set) && set[x.number>>6]>>(x.number&63)&1 != 0 {
			p.addNest(p.nested[x.nested])
		}
	}
}

// addNest adds a chain to nests, unless an equal one is there.
func (p *propagation) addNest(h *innerHint) {
	for _, n := range p.nests {
		if n.chains == h.detail.chains {
			return
		}
	}
	p.nests = append(p.nests, nest{h.detail.chains, h.nodes})
}

func nodesOf(nests []nest) int {
	sum := 0
	for _, n := range nests {
		sum += n.nodes
	}
	return sum
}

// union puts the set of the ancestors of x, without x, at the end of sets and gives their number, tooMany where it is not
// known.
func (p *propagation) union(x *node) int {
	width := p.counted>>6 + 1
	at := len(p.sets)
	for range width {
		p.sets = append(p.sets, 0)
	}
	for _, i := range p.parents[x.parents : x.parents+x.nparents] {
		if !p.addSet(p.sets[at:], &p.nodes[i]) {
			return tooMany
		}
	}
	n := 0
	for _, w := range p.sets[at:] {
		n += bits.OnesCount64(w)
	}
	return n
}

// addSet adds n and what it rests on to a set. It reports false where that is not known.
func (p *propagation) addSet(set []uint64, n *node) bool {
	if n.count == tooMany {
		return false
	}
	set[n.number>>6] |= 1 << (n.number & 63)
	if n.ancestors < 0 {
		n = &p.nodes[p.parents[n.parents]]
	}
	for k, w := range p.sets[n.ancestors : int(n.ancestors)+int(n.number)>>6+1] {
		set[k] |= w
	}
	return true
}

// countClash counts the nodes of the two chains, equal chains inside them once.
func (p *propagation) countClash(on, off int) {
	p.nests = p.nests[:0]
	a, b := p.chainNodes(on), p.chainNodes(off)
	if a != tooMany && b != tooMany {
		p.clash.nodes = a + b + nodesOf(p.nests)
	}
}

// chainNodes is the number of nodes that the i-th node rests on, itself included, without those of chains inside, which it
// adds to nests; for the last of the list, too, which is not in the sets.
func (p *propagation) chainNodes(i int) int {
	n := &p.nodes[i]
	if i == len(p.nodes)-1 && p.level > 0 && p.onIn[n.cell].Has(n.digit) && p.offIn[n.cell].Has(n.digit) {
		return p.walk(i)
	}
	at := len(p.sets)
	defer func() { p.sets = p.sets[:at] }()
	if i == len(p.nodes)-1 {
		c := p.union(n)
		if c == tooMany {
			return tooMany
		}
		p.listNests(p.sets[at:])
		return c + 1
	}
	set := p.ancestorSet(n)
	if set == nil {
		return tooMany
	}
	p.listNests(set)
	c := 0
	for _, w := range set {
		c += bits.OnesCount64(w)
	}
	return c
}

// ancestorSet is the set of what n, which is in the sets, rests on, itself included; nil where it is not known. It may use
// the end of sets.
func (p *propagation) ancestorSet(n *node) []uint64 {
	if n.count == tooMany {
		return nil
	}
	if n.ancestors >= 0 {
		return p.sets[n.ancestors : int(n.ancestors)+int(n.number)>>6+1]
	}
	at := len(p.sets)
	for range int(n.number)>>6 + 1 {
		p.sets = append(p.sets, 0)
	}
	p.addSet(p.sets[at:], n)
	return p.sets[at:]
}

// addNests adds the chains inside what the i-th node rests on to nests.
func (p *propagation) addNests(i int) {
	n := &p.nodes[i]
	if n.ancestors < 0 {
		n = &p.nodes[p.parents[n.parents]]
	}
	p.listNests(p.ancestorSet(n))
}

// walk is chainNodes where a node that equals the last one stands between it and its ancestors: that one is not followed.
func (p *propagation) walk(i int) int {
	list := p.ancestorsOf(i)
	for _, j := range list {
		if h := p.nested[p.nodes[j].nested]; h != nil {
			p.addNest(h)
		}
	}
	return len(list)
}
