package dynamic

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce/rate/grid"
)

// counting puts the set of a node with these parents at the end of sets. It concludes a chain inside, if nested is not zero.
func (p *Propagation) counting(parents Span, nested int) alive {
	at := len(p.sets)
	n := p.union(parents)
	if n != TooMany && (len(p.conclusions) > 0 || nested > 0) {
		p.nests = p.nests[:0]
		p.listNests(p.sets[at:])
		if nested > 0 {
			p.addNest(p.Nested[nested])
		}
		n += nodesOf(p.nests)
	}
	if n+1 > p.bound-1 {
		p.sets = p.sets[:at]
		return alive{count: TooMany}
	}
	p.sets[at+p.counted>>6] |= 1 << (p.counted & 63)
	if nested > 0 {
		p.conclusions = append(p.conclusions, conclusion{uint16(p.counted), nested})
	}
	p.counted++
	return alive{uint16(n + 1), uint16(p.counted - 1)}
}

// union puts the set of the off nodes given and of what they rest on at the end of sets and gives its size, tooMany where
// one of them is not alive.
func (p *Propagation) union(parents Span) int {
	at, last := len(p.sets), uint16(NoCause)
	if p.counted < 64 {
		set := uint64(0)
		for _, i := range p.Parents[parents.First : parents.First+parents.N] {
			o := &p.Offs[i&(nodeRoom-1)]
			if o.number == NoCause {
				return TooMany
			}
			set |= 1 << (o.number & 63)
			if o.From != last || o.From == NoCause {
				last = o.From
				set |= p.sets[p.setOf(o)]
			}
		}
		p.sets = append(p.sets, set)
		return bits.OnesCount64(set)
	}
	for range p.counted>>6 + 1 {
		p.sets = append(p.sets, 0)
	}
	for _, i := range p.Parents[parents.First : parents.First+parents.N] {
		o := &p.Offs[i&(nodeRoom-1)]
		if o.number == NoCause {
			return TooMany
		}
		p.sets[at+int(o.number>>6)] |= 1 << (o.number & 63)
		if o.From != last || o.From == NoCause {
			last = o.From
			p.addAncestors(p.sets[at:], o)
		}
	}
	n := 0
	for _, w := range p.sets[at:] {
		n += bits.OnesCount64(w)
	}
	return n
}

// setOf is where the set begins of what o rests on. The first set is the assumption alone.
func (p *Propagation) setOf(o *OffNode) int32 {
	if o.From != NoCause {
		return p.Ons[o.From&(nodeRoom-1)].set
	}
	if o.RuleNode != NoCause {
		return p.RuleNodes[o.RuleNode].set
	}
	return 0
}

// addAncestors adds what o rests on to a set.
func (p *Propagation) addAncestors(set []uint64, o *OffNode) {
	last := o.number // of the set that is added
	if o.From != NoCause {
		last = p.Ons[o.From&(nodeRoom-1)].number
	}
	from := p.sets[p.setOf(o):]
	for k := range int(last>>6) + 1 {
		set[k] |= from[k]
	}
}

// listNests adds to nests the chains inside whose conclusions are in the set.
func (p *Propagation) listNests(set []uint64) {
	for _, x := range p.conclusions {
		if int(x.number)>>6 < len(set) && set[x.number>>6]>>(x.number&63)&1 != 0 {
			p.addNest(p.Nested[x.nested])
		}
	}
}

// addNest adds a chain to nests, unless an equal one is there.
func (p *Propagation) addNest(h *InnerHint) {
	for _, n := range p.nests {
		if n.chains == h.Detail.chains {
			return
		}
	}
	p.nests = append(p.nests, nest{h.Detail.chains, h.Nodes})
}

func nodesOf(nests []nest) int {
	sum := 0
	for _, n := range nests {
		sum += n.nodes
	}
	return sum
}

// countClash counts the nodes of the two chains, equal chains inside them once.
func (p *Propagation) countClash() {
	at := len(p.sets)
	p.nests = p.nests[:0]
	a := p.chainNodes(ref{p.Clash.On, true})
	b := p.chainNodes(ref{p.Clash.Off, false})
	p.Clash.nodes = TooMany
	if a != TooMany && b != TooMany {
		p.Clash.nodes = a + b + nodesOf(p.nests)
	}
	p.sets = p.sets[:at]
}

// chainNodes is the number of nodes that a node rests on, itself included, without those of chains inside, which it adds to
// nests.
func (p *Propagation) chainNodes(x ref) int {
	if y := p.id(x); p.madeClash(x) && p.has(y, true) && p.has(y, false) {
		return p.walk(x)
	}
	at := len(p.sets)
	if !p.ancestors(x) {
		return TooMany
	}
	p.listNests(p.sets[at:])
	n := 0
	for _, w := range p.sets[at:] {
		n += bits.OnesCount64(w)
	}
	if p.madeClash(x) {
		n++
	}
	return n
}

// ancestors puts the set of what a node rests on at the end of sets; it holds the node itself, unless that is the last one.
// It reports false where it is not known.
func (p *Propagation) ancestors(x ref) bool {
	if p.madeClash(x) && x.On {
		return p.union(p.Ons[x.I].Parents) != TooMany
	}
	at := len(p.sets)
	for range p.counted>>6 + 1 {
		p.sets = append(p.sets, 0)
	}
	if x.On {
		n := &p.Ons[x.I]
		if n.count == TooMany {
			return false
		}
		copy(p.sets[at:], p.sets[n.set:n.set+int32(n.number)>>6+1])
		return true
	}
	o := &p.Offs[x.I]
	if o.number == NoCause && !p.madeClash(x) || o.From != NoCause && p.Ons[o.From].count == TooMany {
		return false
	}
	p.addAncestors(p.sets[at:], o)
	if !p.madeClash(x) {
		p.sets[at+int(o.number>>6)] |= 1 << (o.number & 63)
	}
	return true
}

// walk is chainNodes where a node that equals the last one stands between it and its ancestors: that one is not followed.
func (p *Propagation) walk(x ref) int {
	all := p.ancestorsOf(x)
	for _, y := range all {
		if y.On || p.Offs[y.I].RuleNode == NoCause {
			continue
		}
		if h := p.Nested[p.RuleNodes[p.Offs[y.I].RuleNode].Nested]; h != nil {
			p.addNest(h)
		}
	}
	return len(all)
}

// ancestorsOf returns the nodes that a node rests on, itself included, breadth first. If a node
// equals an earlier one, ancestorsOf does not follow it. The result is valid until the next call.
// Its plain version is Node.ancestors in plainrate. Both follow the count in deduce/rate/README.md,
// "Counting nodes", step by step.
func (p *Propagation) ancestorsOf(x ref) []ref {
	var met [2][grid.CellRoom]board.DigitSet
	queue := p.queue[:0]
	visit := func(x ref) {
		in := &met[0]
		if x.On {
			in = &met[1]
		}
		if y := p.id(x); !in[y.Cell()].Has(y.Digit()) {
			in[y.Cell()] = in[y.Cell()].With(y.Digit())
			queue = append(queue, x)
		}
	}
	visit(x)
	for k := 0; k < len(queue); k++ {
		var parents Span
		if x := queue[k]; x.On {
			parents = p.Ons[x.I].Parents
		} else if o := &p.Offs[x.I]; o.RuleNode != NoCause {
			parents = p.RuleNodes[o.RuleNode].Parents
		} else if o.From != NoCause {
			visit(ref{int(o.From), true})
		}
		for _, i := range p.Parents[parents.First : parents.First+parents.N] {
			visit(ref{int(i), false})
		}
	}
	p.queue = queue
	return queue
}

// countOf is the number of nodes that the i-th off node, which is alive, rests on, itself included.
func (p *Propagation) countOf(i int) uint16 {
	o := &p.Offs[i]
	switch {
	case o.From != NoCause:
		return p.Ons[o.From&(nodeRoom-1)].count + 1
	case o.RuleNode != NoCause:
		return p.RuleNodes[o.RuleNode].count
	}
	return 1
}
