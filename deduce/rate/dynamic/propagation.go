package dynamic

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce/rate/grid"
)

// Cause is what makes a node follow.
type Cause uint8

const (
	Assumed Cause = iota
	ByCell
	ByBox
	byRow
	byCol
)

// OnNode is a candidate that is true if the assumption is.
type OnNode struct {
	ID    grid.ID
	Cause Cause
	alive
	after   uint16 // off nodes that were followed before
	Parents Span   // off nodes
	set     int32  // where the set of what it rests on begins, itself included
}

// OffNode is a candidate that is false. Most follow from one on node; others from rules inside the chain.
type OffNode struct {
	ID       grid.ID
	number   uint16 // its bit in the sets; none where it is not alive
	From     uint16 // the on node, or none
	RuleNode uint16 // of those from rules: what is known of them; or none
}

// ruleNode is what is known of an off node of several parents.
type ruleNode struct {
	count   uint16
	Parents Span // off nodes
	set     int32
	Nested  int // the chain inside that it is the conclusion of; zero where there is none
	By      Rule
}

// alive is what is counted of a node that rests on no more nodes than the bound.
type alive struct {
	count  uint16 // what it rests on, itself included; tooMany for a node that is not alive
	number uint16 // its bit in the sets
}

// Span is a part of a longer list.
type Span struct{ First, N int32 }

const (
	NoCause = 1<<16 - 1
	TooMany = NoCause
)

// Mode is what a propagation uses.
type Mode struct {
	cells   bool // links in cells
	Removes bool // what is found off leaves the position
	Level   int  // of the rules used where links come to an end
}

// Propagation follows an assumption to its end, or to a contradiction: on nodes before off nodes, one at a time, each
// candidate by the link that reaches it first.
//
// Sets of ancestors give the number of nodes of a chain at once. A node that rests on more nodes than the bound is followed
// like others, but its ancestors are no longer counted, and where all that waits is such the propagation ends: nothing
// within the bound can come of it.
type Propagation struct {
	Mode
	Position *grid.Position // whose empty cells and placed digits count for rules inside; not used without these
	base     *grid.Marks
	grid     grid.Marks // its homes are kept up to date only for rules inside
	bound    int

	Ons     [nodeRoom]OnNode
	Offs    [nodeRoom]OffNode
	NOn     int
	nOff    int
	onNext  int // the first that waits
	offNext int
	lastOn  int // the last that is alive
	lastOff int
	partial bool                // some nodes are not alive
	onAt    [grid.IDRoom]uint16 // the nodes of the candidates that are in the sets below
	offAt   [grid.IDRoom]uint16
	onCells [grid.DigitRoom]board.CellSet
	onIn    [grid.CellRoom]board.DigitSet
	live    [grid.DigitRoom]board.CellSet // candidates that are not among the off nodes, by digit
	liveIn  [grid.CellRoom]board.DigitSet // and by cell

	counted   int      // nodes that are alive
	sets      []uint64 // of ancestors, by number
	Parents   []uint16 // off nodes
	RuleNodes []ruleNode
	Clash     clash
	watch     *watch

	rules       innerRules
	Lists       *InnerLists  // of chains inside chains
	Nested      []*InnerHint // those that were used, from 1 on
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
	*grid.Numbers
	row []uint64
}

// Run follows the assumption that a candidate is on or off.
func (p *Propagation) Run(base *grid.Marks, m Mode, x grid.ID, on bool, bound int) {
	p.Mode, p.base, p.bound = m, base, bound
	p.grid = *base
	p.live, p.liveIn = base.Homes, base.Cand
	p.onCells, p.onIn = [grid.DigitRoom]board.CellSet{}, [grid.CellRoom]board.DigitSet{}
	p.NOn, p.nOff, p.onNext, p.offNext, p.lastOn, p.lastOff = 0, 0, 0, 0, -1, -1
	p.Parents, p.RuleNodes = p.Parents[:0], p.RuleNodes[:0]
	p.Nested, p.conclusions = append(p.Nested[:0], nil), p.conclusions[:0]
	p.Clash.found, p.partial = false, false
	if m.Level > 0 {
		p.rules.start()
	}
	p.sets, p.counted = append(p.sets[:0], 1), 1
	if on {
		p.Ons[0] = OnNode{ID: x, alive: alive{count: 1}}
		p.addOn(&p.Ons[0])
		if p.watch != nil {
			p.watch.add(x)
		}
	} else {
		p.addOff(OffNode{ID: x, From: NoCause, RuleNode: NoCause})
	}
	p.follow()
}

// addOff puts a node behind the others among those that are off.
func (p *Propagation) addOff(n OffNode) {
	c, d := n.ID.Cell(), n.ID.Digit()
	p.live[d] = p.live[d].Without(c)
	p.liveIn[c] = p.liveIn[c].Without(d)
	i := p.nOff
	p.nOff++
	p.Offs[i] = n
	if n.number != NoCause {
		p.lastOff = i
	} else {
		p.partial = true
	}
	p.offAt[n.ID] = uint16(i)
}

func (w *watch) add(x grid.ID) {
	n := w.Number[x&(grid.IDRoom-1)]
	w.row[n>>6] |= 1 << (n & 63)
}

// follow takes one waiting node at a time, on nodes first. Its plain version is engine.propagate in
// plainrate. Both follow propagate in deduce/rate/README.md, "Propagation", step by step.
func (p *Propagation) follow() {
	for {
		for p.onNext < p.NOn {
			if p.onNext > p.lastOn && p.offNext > p.lastOff && p.Level == 0 {
				return
			}
			p.onNext++
			p.weak(p.onNext - 1)
			if p.Clash.found {
				return
			}
		}
		switch {
		case p.offNext > p.lastOff && p.Level == 0:
			return
		case p.offNext < p.nOff:
			p.offNext++
			p.strong(p.offNext - 1)
			if p.Clash.found {
				return
			}
		case p.Level > 0 && (p.advanced() || p.Level > 1 && p.chainsInside()):
		default:
			return
		}
	}
}

// weak switches off the candidates that the i-th on node rules out. Its plain version is links.weak
// in plainrate. Both follow weak in deduce/rate/README.md, "Links", step by step.
func (p *Propagation) weak(i int) {
	n := &p.Ons[i&(nodeRoom-1)]
	x := n.ID & (grid.IDRoom - 1)
	c, d := x>>4, x&15
	// The nodes are numbered while they are alive.
	next, step := NoCause, 0
	if n.count != TooMany && int(n.count) < p.bound-1 {
		next, step = p.counted, 1
	} else {
		p.partial = true
	}
	k := p.nOff
	s := board.DigitSet(0)
	if p.cells {
		s = p.liveIn[c] &^ (1 << d)
		if on := p.grid.Cand[c] & p.onIn[c] &^ (1 << d); on != 0 {
			p.clashInCell(i, next, step)
			return
		}
		p.liveIn[c] &= 1 << d
	}
	for ; s != 0; s &= s - 1 {
		e := grid.ID(s.First()) & 15
		p.live[e] = p.live[e].Without(board.Cell(c))
		p.Offs[k&(nodeRoom-1)] = OffNode{c<<4 | e, uint16(next), uint16(i), NoCause}
		p.offAt[c<<4|e] = uint16(k)
		next += step
		k++
	}
	seen := board.Cell(c).Peers().And(p.live[d])
	if on := board.Cell(c).Peers().And(p.onCells[d]); !on.Empty() && on.Meets(p.grid.Homes[d]) {
		p.placeOff(k, next, step)
		p.clashInUnits(i, next, step)
		return
	}
	if seen.Empty() {
		p.placeOff(k, next, step)
		return
	}
	p.live[d] = p.live[d].Minus(seen)
	for t := range grid.PeersOf[c] {
		lo, hi := grid.PeersOf[c][t].And(seen).Words()
		for ; lo != 0; lo &= lo - 1 {
			q := grid.ID(bits.TrailingZeros64(lo)) & (grid.CellRoom - 1)
			p.liveIn[q] &^= 1 << d
			p.Offs[k&(nodeRoom-1)] = OffNode{q<<4 | d, uint16(next), uint16(i), NoCause}
			p.offAt[q<<4|d] = uint16(k)
			next += step
			k++
		}
		for ; hi != 0; hi &= hi - 1 {
			q := grid.ID(64+bits.TrailingZeros64(hi)) & (grid.CellRoom - 1)
			p.liveIn[q] &^= 1 << d
			p.Offs[k&(nodeRoom-1)] = OffNode{q<<4 | d, uint16(next), uint16(i), NoCause}
			p.offAt[q<<4|d] = uint16(k)
			next += step
			k++
		}
	}
	p.placeOff(k, next, step)
}

// placeOff makes k the number of off nodes, the last of them alive where step is one.
func (p *Propagation) placeOff(k, next, step int) {
	if step > 0 && k > p.nOff {
		p.lastOff, p.counted = k-1, next
	}
	p.nOff = k
}

// strong removes the candidate of the i-th off node and switches on each candidate that becomes the
// only one left in a cell or unit. Its plain version is links.strong in plainrate. Both follow
// strong in deduce/rate/README.md, "Links", step by step.
func (p *Propagation) strong(i int) {
	x := p.Offs[i&(nodeRoom-1)].ID & (grid.IDRoom - 1)
	c, d := x>>4, x&15
	at := &grid.SpotsOf[c]
	inCell := p.grid.Cand[c] &^ (1 << d)
	b, r, l := &p.grid.Pos[at.Unit[0]&31][d], &p.grid.Pos[at.Unit[1]&31][d], &p.grid.Pos[at.Unit[2]&31][d]
	inBox, inRow, inCol := *b&^at.Spot[0], *r&^at.Spot[1], *l&^at.Spot[2]
	if p.Removes {
		p.grid.Cand[c], *b, *r, *l = inCell, inBox, inRow, inCol
		if p.Level > 0 {
			p.grid.Homes[d] = p.grid.Homes[d].Without(board.Cell(c))
			p.rules.removed(board.Cell(c), board.Digit(d))
		}
	}
	if inCell.Single() && p.cells && !p.follows(c<<4|grid.ID(inCell.First()), ByCell, i) {
		return
	}
	box := grid.ID(NoCause)
	if inBox.Single() {
		box = grid.UnitCells[at.Unit[0]&31][inBox.First()&15]
		if !p.follows(box|d, ByBox, i) {
			return
		}
	}
	if inRow.Single() {
		if q := grid.UnitCells[at.Unit[1]&31][inRow.First()&15]; q != box && !p.follows(q|d, byRow, i) {
			return
		}
	}
	if inCol.Single() {
		if q := grid.UnitCells[at.Unit[2]&31][inCol.First()&15]; q != box {
			p.follows(q|d, byCol, i)
		}
	}
}

// follows switches on x, the only candidate that the i-th off node leaves. It reports false where that contradicts.
func (p *Propagation) follows(x grid.ID, why Cause, i int) bool {
	x &= grid.IDRoom - 1
	off, on := p.liveIn[x>>4]>>(x&15)&1 == 0, p.onIn[x>>4]>>(x&15)&1 != 0
	if on && !off {
		return true
	}
	n := &p.Ons[p.NOn&(nodeRoom-1)]
	n.ID, n.Cause, n.Parents, n.set = x, why, p.listRest(why, i), int32(len(p.sets))
	if p.watch != nil {
		p.watch.add(x)
	}
	if off {
		p.Clash = clash{found: true, On: p.NOn, Off: int(p.offAt[x])}
		p.countClash()
		return false
	}
	n.alive = p.counting(n.Parents, 0)
	p.addOn(n)
	return true
}

// addOn puts the node behind the others among them.
func (p *Propagation) addOn(n *OnNode) {
	if n.count != TooMany {
		p.lastOn = p.NOn
	} else {
		p.partial = true
	}
	x := n.ID & (grid.IDRoom - 1)
	c, d := x>>4, x&15
	p.onAt[x] = uint16(p.NOn)
	n.after = uint16(p.offNext)
	p.onCells[d] = p.onCells[d].With(board.Cell(c))
	p.onIn[c] |= 1 << d
	p.NOn++
}

// listRest lists the parents of a node that the i-th off node leaves as the only one: the node, and what left the position
// before.
func (p *Propagation) listRest(why Cause, i int) Span {
	first := len(p.Parents)
	x := p.Offs[i&(nodeRoom-1)].ID & (grid.IDRoom - 1)
	c, d := x>>4, x&15
	p.Parents = append(p.Parents, uint16(i))
	if why == ByCell {
		for s := p.base.Cand[c] &^ p.grid.Cand[c] &^ (1 << d); s != 0; s &= s - 1 {
			p.Parents = append(p.Parents, p.offAt[(c<<4|grid.ID(s.First()))&(grid.IDRoom-1)])
		}
	} else {
		k := (why - ByBox) & 3
		u := &grid.UnitCells[grid.SpotsOf[c].Unit[k]&31]
		for s := p.base.Pos[grid.SpotsOf[c].Unit[k]&31][d] &^ p.grid.Pos[grid.SpotsOf[c].Unit[k]&31][d] &^ grid.SpotsOf[c].Spot[k]; s != 0; s &= s - 1 {
			p.Parents = append(p.Parents, p.offAt[u[s.First()&15]&(grid.IDRoom-1)|d])
		}
	}
	if p.watch != nil {
		for _, j := range p.Parents[first:] {
			p.watch.add(p.Offs[j&(nodeRoom-1)].ID)
		}
	}
	return Span{int32(first), int32(len(p.Parents) - first)}
}

// ref is a node: its place, and what it says.
type ref struct {
	I  int
	On bool
}

// madeClash reports whether the node is the one that made the contradiction, which is not in the sets of nodes.
func (p *Propagation) madeClash(x ref) bool { return x.On && x.I == p.NOn || !x.On && x.I == p.nOff }

func (p *Propagation) id(x ref) grid.ID {
	if x.On {
		return p.Ons[x.I].ID
	}
	return p.Offs[x.I].ID
}

// has reports whether a candidate is on, or off.
func (p *Propagation) has(x grid.ID, on bool) bool {
	if on {
		return p.onIn[x.Cell()].Has(x.Digit())
	}
	return p.base.Cand[x.Cell()].Has(x.Digit()) && !p.liveIn[x.Cell()].Has(x.Digit())
}

// NodeOf is the node of a candidate that is on or off.
func (p *Propagation) NodeOf(x grid.ID, on bool) ref {
	if on {
		return ref{int(p.onAt[x]), true}
	}
	return ref{int(p.offAt[x]), false}
}

// insertRule puts in an off node that a rule inside the chain concludes.
func (p *Propagation) insertRule(x grid.ID, parents Span, nested int, by Rule) {
	m := ruleNode{Parents: parents, set: int32(len(p.sets)), Nested: nested, By: by}
	a := p.counting(parents, nested)
	o := OffNode{ID: x, number: a.number, From: NoCause, RuleNode: uint16(len(p.RuleNodes))}
	if m.count = a.count; a.count == TooMany {
		o.number = NoCause
	}
	p.RuleNodes = append(p.RuleNodes, m)
	p.addOff(o)
}
