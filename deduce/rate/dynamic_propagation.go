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
)

// onNode is a candidate that is true if the assumption is.
type onNode struct {
	id    id
	cause cause
	alive
	after   uint16 // off nodes that were followed before
	parents list   // off nodes
	set     int32  // where the set of what it rests on begins, itself included
}

// offNode is a candidate that is false. Most follow from one on node; others from rules inside the chain.
type offNode struct {
	id       id
	number   uint16 // its bit in the sets; none where it is not alive
	from     uint16 // the on node, or none
	ruleNode uint16 // of those from rules: what is known of them; or none
}

// ruleNode is what is known of an off node of several parents.
type ruleNode struct {
	count   uint16
	parents list // off nodes
	set     int32
	nested  int // the chain inside that it is the conclusion of; zero where there is none
	by      rule
}

// alive is what is counted of a node that rests on no more nodes than the bound.
type alive struct {
	count  uint16 // what it rests on, itself included; tooMany for a node that is not alive
	number uint16 // its bit in the sets
}

// list is a part of a longer list.
type list struct{ first, n int32 }

const (
	none    = 1<<16 - 1
	tooMany = none
)

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
	position *position // whose empty cells and placed digits count for rules inside; not used without these
	base     *marks
	grid     marks // its homes are kept up to date only for rules inside
	bound    int

	ons     [nodeRoom]onNode
	offs    [nodeRoom]offNode
	nOn     int
	nOff    int
	onNext  int // the first that waits
	offNext int
	lastOn  int // the last that is alive
	lastOff int
	partial bool           // some nodes are not alive
	onAt    [idRoom]uint16 // the nodes of the candidates that are in the sets below
	offAt   [idRoom]uint16
	onCells [digitRoom]board.CellSet
	onIn    [cellRoom]board.DigitSet
	live    [digitRoom]board.CellSet // candidates that are not among the off nodes, by digit
	liveIn  [cellRoom]board.DigitSet // and by cell

	counted   int      // nodes that are alive
	sets      []uint64 // of ancestors, by number
	parents   []uint16 // off nodes
	ruleNodes []ruleNode
	clash     clash
	watch     *watch

	rules       innerRules
	lists       *innerLists  // of chains inside chains
	nested      []*innerHint // those that were used, from 1 on
	conclusions []conclusion // of the chains inside, those that are alive
	nests       []nest       // room for a list
	queue       []ref        // of ancestors
}

// nodeRoom is room for more nodes than there are candidates.
const nodeRoom = 1024

// conclusion is a node that is concluded by a chain inside the chain, as a bit in the sets of nodes.
type conclusion struct {
	number uint16
	nested int
}

// watch notes what a propagation rests on: the candidates that are on, and those that something follows from.
type watch struct {
	*numbers
	row []uint64
}

// run follows the assumption that a candidate is on or off.
func (p *propagation) run(base *marks, m mode, x id, on bool, bound int) {
	p.mode, p.base, p.bound = m, base, bound
	p.grid = *base
	p.live, p.liveIn = base.homes, base.cand
	p.onCells, p.onIn = [digitRoom]board.CellSet{}, [cellRoom]board.DigitSet{}
	p.nOn, p.nOff, p.onNext, p.offNext, p.lastOn, p.lastOff = 0, 0, 0, 0, -1, -1
	p.parents, p.ruleNodes = p.parents[:0], p.ruleNodes[:0]
	p.nested, p.conclusions = append(p.nested[:0], nil), p.conclusions[:0]
	p.clash.found, p.partial = false, false
	if m.level > 0 {
		p.rules.start()
	}
	p.sets, p.counted = append(p.sets[:0], 1), 1
	if on {
		p.ons[0] = onNode{id: x, alive: alive{count: 1}}
		p.addOn(&p.ons[0])
		if p.watch != nil {
			p.watch.add(x)
		}
	} else {
		p.addOff(offNode{id: x, from: none, ruleNode: none})
	}
	p.follow()
}

// addOff puts a node behind the others among those that are off.
func (p *propagation) addOff(n offNode) {
	c, d := n.id.cell(), n.id.digit()
	p.live[d] = p.live[d].Without(c)
	p.liveIn[c] = p.liveIn[c].Without(d)
	i := p.nOff
	p.nOff++
	p.offs[i] = n
	if n.number != none {
		p.lastOff = i
	} else {
		p.partial = true
	}
	p.offAt[n.id] = uint16(i)
}

func (w *watch) add(x id) {
	n := w.number[x&(idRoom-1)]
	w.row[n>>6] |= 1 << (n & 63)
}

// follow takes one waiting node at a time, on nodes first. Twin: the method propagate of plain.engine. Image of propagate in
// section 8.4.
func (p *propagation) follow() {
	for {
		for p.onNext < p.nOn {
			if p.onNext > p.lastOn && p.offNext > p.lastOff && p.level == 0 {
				return
			}
			p.onNext++
			p.weak(p.onNext - 1)
			if p.clash.found {
				return
			}
		}
		switch {
		case p.offNext > p.lastOff && p.level == 0:
			return
		case p.offNext < p.nOff:
			p.offNext++
			p.strong(p.offNext - 1)
			if p.clash.found {
				return
			}
		case p.level > 0 && (p.advanced() || p.level > 1 && p.chainsInside()):
		default:
			return
		}
	}
}

// weak switches off what the i-th on node rules out. Twin: the method weak of plain.links. Image of weak in section 8.2.
func (p *propagation) weak(i int) {
	n := &p.ons[i&(nodeRoom-1)]
	x := n.id & (idRoom - 1)
	c, d := x>>4, x&15
	// The nodes are numbered while they are alive.
	next, step := none, 0
	if n.count != tooMany && int(n.count) < p.bound-1 {
		next, step = p.counted, 1
	} else {
		p.partial = true
	}
	k := p.nOff
	s := board.DigitSet(0)
	if p.cells {
		s = p.liveIn[c] &^ (1 << d)
		if on := p.grid.cand[c] & p.onIn[c] &^ (1 << d); on != 0 {
			p.clashInCell(i, next, step)
			return
		}
		p.liveIn[c] &= 1 << d
	}
	for ; s != 0; s &= s - 1 {
		e := id(s.First()) & 15
		p.live[e] = p.live[e].Without(board.Cell(c))
		p.offs[k&(nodeRoom-1)] = offNode{c<<4 | e, uint16(next), uint16(i), none}
		p.offAt[c<<4|e] = uint16(k)
		next += step
		k++
	}
	seen := board.Cell(c).Peers().And(p.live[d])
	if on := board.Cell(c).Peers().And(p.onCells[d]); !on.Empty() && on.Meets(p.grid.homes[d]) {
		p.placeOff(k, next, step)
		p.clashInUnits(i, next, step)
		return
	}
	if seen.Empty() {
		p.placeOff(k, next, step)
		return
	}
	p.live[d] = p.live[d].Minus(seen)
	for t := range peersOf[c] {
		lo, hi := peersOf[c][t].And(seen).Words()
		for ; lo != 0; lo &= lo - 1 {
			q := id(bits.TrailingZeros64(lo)) & (cellRoom - 1)
			p.liveIn[q] &^= 1 << d
			p.offs[k&(nodeRoom-1)] = offNode{q<<4 | d, uint16(next), uint16(i), none}
			p.offAt[q<<4|d] = uint16(k)
			next += step
			k++
		}
		for ; hi != 0; hi &= hi - 1 {
			q := id(64+bits.TrailingZeros64(hi)) & (cellRoom - 1)
			p.liveIn[q] &^= 1 << d
			p.offs[k&(nodeRoom-1)] = offNode{q<<4 | d, uint16(next), uint16(i), none}
			p.offAt[q<<4|d] = uint16(k)
			next += step
			k++
		}
	}
	p.placeOff(k, next, step)
}

// placeOff makes k the number of off nodes, the last of them alive where step is one.
func (p *propagation) placeOff(k, next, step int) {
	if step > 0 && k > p.nOff {
		p.lastOff, p.counted = k-1, next
	}
	p.nOff = k
}

// strong removes the candidate of the i-th off node and switches on what it leaves as the only one. Twin: the method strong
// of plain.links. Image of strong in section 8.2.
func (p *propagation) strong(i int) {
	x := p.offs[i&(nodeRoom-1)].id & (idRoom - 1)
	c, d := x>>4, x&15
	at := &spotsOf[c]
	inCell := p.grid.cand[c] &^ (1 << d)
	b, r, l := &p.grid.pos[at.unit[0]&31][d], &p.grid.pos[at.unit[1]&31][d], &p.grid.pos[at.unit[2]&31][d]
	inBox, inRow, inCol := *b&^at.spot[0], *r&^at.spot[1], *l&^at.spot[2]
	if p.removes {
		p.grid.cand[c], *b, *r, *l = inCell, inBox, inRow, inCol
		if p.level > 0 {
			p.grid.homes[d] = p.grid.homes[d].Without(board.Cell(c))
			p.rules.removed(board.Cell(c), board.Digit(d))
		}
	}
	if inCell.Single() && p.cells && !p.follows(c<<4|id(inCell.First()), byCell, i) {
		return
	}
	box := id(none)
	if inBox.Single() {
		box = unitCells[at.unit[0]&31][inBox.First()&15]
		if !p.follows(box|d, byBox, i) {
			return
		}
	}
	if inRow.Single() {
		if q := unitCells[at.unit[1]&31][inRow.First()&15]; q != box && !p.follows(q|d, byRow, i) {
			return
		}
	}
	if inCol.Single() {
		if q := unitCells[at.unit[2]&31][inCol.First()&15]; q != box {
			p.follows(q|d, byCol, i)
		}
	}
}

// follows switches on x, the only candidate that the i-th off node leaves. It reports false where that contradicts.
func (p *propagation) follows(x id, why cause, i int) bool {
	x &= idRoom - 1
	off, on := p.liveIn[x>>4]>>(x&15)&1 == 0, p.onIn[x>>4]>>(x&15)&1 != 0
	if on && !off {
		return true
	}
	n := &p.ons[p.nOn&(nodeRoom-1)]
	n.id, n.cause, n.parents, n.set = x, why, p.listRest(why, i), int32(len(p.sets))
	if p.watch != nil {
		p.watch.add(x)
	}
	if off {
		p.clash = clash{found: true, on: p.nOn, off: int(p.offAt[x])}
		p.countClash()
		return false
	}
	n.alive = p.counting(n.parents, 0)
	p.addOn(n)
	return true
}

// addOn puts the node behind the others among them.
func (p *propagation) addOn(n *onNode) {
	if n.count != tooMany {
		p.lastOn = p.nOn
	} else {
		p.partial = true
	}
	x := n.id & (idRoom - 1)
	c, d := x>>4, x&15
	p.onAt[x] = uint16(p.nOn)
	n.after = uint16(p.offNext)
	p.onCells[d] = p.onCells[d].With(board.Cell(c))
	p.onIn[c] |= 1 << d
	p.nOn++
}

// listRest lists the parents of a node that the i-th off node leaves as the only one: the node, and what left the position
// before.
func (p *propagation) listRest(why cause, i int) list {
	first := len(p.parents)
	x := p.offs[i&(nodeRoom-1)].id & (idRoom - 1)
	c, d := x>>4, x&15
	p.parents = append(p.parents, uint16(i))
	if why == byCell {
		for s := p.base.cand[c] &^ p.grid.cand[c] &^ (1 << d); s != 0; s &= s - 1 {
			p.parents = append(p.parents, p.offAt[(c<<4|id(s.First()))&(idRoom-1)])
		}
	} else {
		k := (why - byBox) & 3
		u := &unitCells[spotsOf[c].unit[k]&31]
		for s := p.base.pos[spotsOf[c].unit[k]&31][d] &^ p.grid.pos[spotsOf[c].unit[k]&31][d] &^ spotsOf[c].spot[k]; s != 0; s &= s - 1 {
			p.parents = append(p.parents, p.offAt[u[s.First()&15]&(idRoom-1)|d])
		}
	}
	if p.watch != nil {
		for _, j := range p.parents[first:] {
			p.watch.add(p.offs[j&(nodeRoom-1)].id)
		}
	}
	return list{int32(first), int32(len(p.parents) - first)}
}

// ref is a node: its place, and what it says.
type ref struct {
	i  int
	on bool
}

// madeClash reports whether the node is the one that made the contradiction, which is not in the sets of nodes.
func (p *propagation) madeClash(x ref) bool { return x.on && x.i == p.nOn || !x.on && x.i == p.nOff }

func (p *propagation) id(x ref) id {
	if x.on {
		return p.ons[x.i].id
	}
	return p.offs[x.i].id
}

// has reports whether a candidate is on, or off.
func (p *propagation) has(x id, on bool) bool {
	if on {
		return p.onIn[x.cell()].Has(x.digit())
	}
	return p.base.cand[x.cell()].Has(x.digit()) && !p.liveIn[x.cell()].Has(x.digit())
}

// nodeOf is the node of a candidate that is on or off.
func (p *propagation) nodeOf(x id, on bool) ref {
	if on {
		return ref{int(p.onAt[x]), true}
	}
	return ref{int(p.offAt[x]), false}
}

// insertRule puts in an off node that a rule inside the chain concludes.
func (p *propagation) insertRule(x id, parents list, nested int, by rule) {
	m := ruleNode{parents: parents, set: int32(len(p.sets)), nested: nested, by: by}
	a := p.counting(parents, nested)
	o := offNode{id: x, number: a.number, from: none, ruleNode: uint16(len(p.ruleNodes))}
	if m.count = a.count; a.count == tooMany {
		o.number = none
	}
	p.ruleNodes = append(p.ruleNodes, m)
	p.addOff(o)
}
