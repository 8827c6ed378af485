package rate

import (
	"math/bits"

	"deduku/board"
)

// counting puts the set of a node with these parents at the end of sets. It concludes a chain inside, if nested is not zero.
func (p *propagation) counting(parents list, nested int) alive {
	at := len(p.sets)
	n := p.union(parents)
	if n != tooMany && (len(p.conclusions) > 0 || nested > 0) {
		p.nests = p.nests[:0]
		p.listNests(p.sets[at:])
		if nested > 0 {
			p.addNest(p.nested[nested])
		}
		n += nodesOf(p.nests)
	}
	if n+1 > p.bound-1 {
		p.sets = p.sets[:at]
		return alive{count: tooMany}
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
func (p *propagation) union(parents list) int {
	at, last := len(p.sets), uint16(none)
	if p.counted < 64 {
		set := uint64(0)
		for _, i := range p.parents[parents.first : parents.first+parents.n] {
			o := &p.offs[i&(nodeRoom-1)]
			if o.number == none {
				return tooMany
			}
			set |= 1 << (o.number & 63)
			if o.from != last || o.from == none {
				last = o.from
				set |= p.sets[p.setOf(o)]
			}
		}
		p.sets = append(p.sets, set)
		return bits.OnesCount64(set)
	}
	for range p.counted>>6 + 1 {
		p.sets = append(p.sets, 0)
	}
	for _, i := range p.parents[parents.first : parents.first+parents.n] {
		o := &p.offs[i&(nodeRoom-1)]
		if o.number == none {
			return tooMany
		}
		p.sets[at+int(o.number>>6)] |= 1 << (o.number & 63)
		if o.from != last || o.from == none {
			last = o.from
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
func (p *propagation) setOf(o *offNode) int32 {
	if o.from != none {
		return p.ons[o.from&(nodeRoom-1)].set
	}
	if o.ruleNode != none {
		return p.ruleNodes[o.ruleNode].set
	}
	return 0
}

// addAncestors adds what o rests on to a set.
func (p *propagation) addAncestors(set []uint64, o *offNode) {
	last := o.number // of the set that is added
	if o.from != none {
		last = p.ons[o.from&(nodeRoom-1)].number
	}
	from := p.sets[p.setOf(o):]
	for k := range int(last>>6) + 1 {
		set[k] |= from[k]
	}
}

// listNests adds to nests the chains inside whose conclusions are in the set.
func (p *propagation) listNests(set []uint64) {
	for _, x := range p.conclusions {
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

// countClash counts the nodes of the two chains, equal chains inside them once.
func (p *propagation) countClash() {
	at := len(p.sets)
	p.nests = p.nests[:0]
	a := p.chainNodes(ref{p.clash.on, true})
	b := p.chainNodes(ref{p.clash.off, false})
	p.clash.nodes = tooMany
	if a != tooMany && b != tooMany {
		p.clash.nodes = a + b + nodesOf(p.nests)
	}
	p.sets = p.sets[:at]
}

// chainNodes is the number of nodes that a node rests on, itself included, without those of chains inside, which it adds to
// nests.
func (p *propagation) chainNodes(x ref) int {
	if y := p.id(x); p.madeClash(x) && p.has(y, true) && p.has(y, false) {
		return p.walk(x)
	}
	at := len(p.sets)
	if !p.ancestors(x) {
		return tooMany
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
func (p *propagation) ancestors(x ref) bool {
	if p.madeClash(x) && x.on {
		return p.union(p.ons[x.i].parents) != tooMany
	}
	at := len(p.sets)
	for range p.counted>>6 + 1 {
		p.sets = append(p.sets, 0)
	}
	if x.on {
		n := &p.ons[x.i]
		if n.count == tooMany {
			return false
		}
		copy(p.sets[at:], p.sets[n.set:n.set+int32(n.number)>>6+1])
		return true
	}
	o := &p.offs[x.i]
	if o.number == none && !p.madeClash(x) || o.from != none && p.ons[o.from].count == tooMany {
		return false
	}
	p.addAncestors(p.sets[at:], o)
	if !p.madeClash(x) {
		p.sets[at+int(o.number>>6)] |= 1 << (o.number & 63)
	}
	return true
}

// walk is chainNodes where a node that equals the last one stands between it and its ancestors: that one is not followed.
func (p *propagation) walk(x ref) int {
	all := p.ancestorsOf(x)
	for _, y := range all {
		if y.on || p.offs[y.i].ruleNode == none {
			continue
		}
		if h := p.nested[p.ruleNodes[p.offs[y.i].ruleNode].nested]; h != nil {
			p.addNest(h)
		}
	}
	return len(all)
}

// ancestorsOf are the nodes that a node rests on, itself included, breadth first. A node that equals one met before is not
// followed. They hold until it is asked again. Twin: the method ancestors of plain.Node. Image of ancestors in section 8.6.
func (p *propagation) ancestorsOf(x ref) []ref {
	var met [2][cellRoom]board.DigitSet
	queue := p.queue[:0]
	visit := func(x ref) {
		in := &met[0]
		if x.on {
			in = &met[1]
		}
		if y := p.id(x); !in[y.cell()].Has(y.digit()) {
			in[y.cell()] = in[y.cell()].With(y.digit())
			queue = append(queue, x)
		}
	}
	visit(x)
	for k := 0; k < len(queue); k++ {
		var parents list
		if x := queue[k]; x.on {
			parents = p.ons[x.i].parents
		} else if o := &p.offs[x.i]; o.ruleNode != none {
			parents = p.ruleNodes[o.ruleNode].parents
		} else if o.from != none {
			visit(ref{int(o.from), true})
		}
		for _, i := range p.parents[parents.first : parents.first+parents.n] {
			visit(ref{int(i), false})
		}
	}
	p.queue = queue
	return queue
}

// countOf is the number of nodes that the i-th off node, which is alive, rests on, itself included.
func (p *propagation) countOf(i int) uint16 {
	o := &p.offs[i]
	switch {
	case o.from != none:
		return p.ons[o.from&(nodeRoom-1)].count + 1
	case o.ruleNode != none:
		return p.ruleNodes[o.ruleNode].count
	}
	return 1
}
