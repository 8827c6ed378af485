package braid

// prover finds short braids against one candidate of a position. A braid of length n against a target supposes the
// target, then assigns n-1 literals, each the last one that a variable has left, until a variable has none. The length
// is the number of literals, in whatever order they are assigned.
type prover struct {
	halt   halt
	trial  position // the target and all that follows
	needed [literals]bool

	chosen, barred set
	free           set
	nodes          []node
	base, cut      position // of bound
	next           position
	over           [literals]literal
}

// node is the memory of one level of the search.
type node struct {
	at     position
	cutset []literal
}

// refutes supposes x and assigns singles (and groups, if s has them) until a variable has no place. It returns the
// length of the braid it found, which may not be the shortest, or 0 if there is no braid of any length.
func (r *prover) refutes(p *position, x literal, s *shapes) (length int) {
	t := &r.trial
	t.fork(p, s)
	t.suppose(x)
	for t.head < t.tail && t.contradiction < 0 {
		t.head++
		t.assign(t.queue[t.head-1].x)
	}
	if t.contradiction < 0 {
		return 0
	}
	return r.explain(p, x)
}

// explain returns the length of a braid that leads to the contradiction of the trial. For each candidate that has to
// go, it picks a literal that removes the candidate: a literal that is needed already, if there is one, or the first.
func (r *prover) explain(p *position, target literal) (length int) {
	t := &r.trial
	clear(r.needed[:t.head])
	r.need(p, target, uint16(t.contradiction), gone, t.head)
	length = 1
	for i := t.head - 1; i >= 0; i-- {
		if r.needed[i] {
			length++
			r.need(p, target, t.queue[i].via, t.queue[i].x, i)
		}
	}
	return length
}

// need marks the literals that remove the candidates of variable v outside x, among the first end literals of the
// queue. For the variable without places, x is gone.
func (r *prover) need(p *position, target literal, v uint16, x literal, end int) {
	t := &r.trial
	members := &sudoku.members[v]
	var own uint16
	if x < literals {
		own = sudoku.placesIn(v, x)
	}
	for i := range members {
		y := members[i]
		if (p.mask[v]&^own)>>i&1 == 0 {
			continue
		}
		if sudoku.linked[target][y/64]>>(y%64)&1 != 0 {
			continue
		}
		first := -1
		for j := range end {
			if sudoku.linked[t.queue[j].x][y/64]>>(y%64)&1 == 0 {
				continue
			}
			if first < 0 {
				first = j
			}
			if r.needed[j] {
				first = j
				break
			}
		}
		if first >= 0 {
			r.needed[first] = true
		}
	}
}

// within reports whether there is a braid against x of at most this length.
func (r *prover) within(p *position, x literal, s *shapes, length int) bool {
	r.chosen, r.barred = set{}, set{}
	for len(r.nodes) < length+1 {
		r.nodes = append(r.nodes, node{})
	}
	at := &r.nodes[0].at
	at.fork(p, s)
	at.suppose(x)
	return r.search(0, length-1)
}

// search reports whether at most budget more literals lead to a contradiction, without the barred literals. The chosen
// literals are counted already, and are assigned as soon as they are certain. search branches over the smallest cut
// (see bound).
func (r *prover) search(depth, budget int) bool {
	n := &r.nodes[depth]
	at := &n.at
	switch {
	case at.contradiction >= 0:
		return true
	case budget == 0:
		return false
	case budget == 1:
		return r.last(at)
	}
	if r.halt.now() || r.bound(n, budget) > budget {
		return false
	}
	found := false
	done := 0
	for _, x := range n.cutset {
		next := &r.nodes[depth+1].at
		next.copy(at)
		r.chosen.add(x)
		next.assignAll(&r.chosen)
		found = r.search(depth+1, budget-1)
		r.chosen.remove(x)
		if found {
			break
		}
		r.barred.add(x)
		done++
	}
	for _, x := range n.cutset[:done] {
		r.barred.remove(x)
	}
	return found
}

// last reports whether one more literal leads to a contradiction.
func (r *prover) last(at *position) bool {
	for i := range at.tail {
		x := at.queue[i].x
		if x >= literals || r.barred.has(x) {
			continue
		}
		r.next.copy(at)
		r.next.assignAt(i)
		r.next.assignAll(&r.chosen)
		if r.next.contradiction >= 0 {
			return true
		}
	}
	return false
}

// gone marks a place of the queue if its literal is assigned.
const gone = literals

// assignAt assigns the literal at place i of the queue.
func (p *position) assignAt(i int) {
	x := p.queue[i].x
	p.queue[i].x = gone
	p.assign(x)
}

// assignAll assigns the literals of s that are certain, and the literals of s that then become certain.
func (p *position) assignAll(s *set) {
	for i := 0; i < p.tail && p.contradiction < 0; i++ {
		if x := p.queue[i].x; x < gone && s.has(x) {
			p.assignAt(i)
		}
	}
}

// bound returns a lower bound of the number of literals that lead to a contradiction, or a number above budget if it is
// larger. It counts cuts without a common literal. To find a cut, it assigns every literal that doesn't lead to a
// contradiction; each way to a contradiction needs one of the remaining literals, which are the cut. They are free for
// the next cut. bound leaves the smallest cut in n.
func (r *prover) bound(n *node, budget int) (count int) {
	r.free = r.chosen
	r.base.copy(&n.at)
	base, cut, next := &r.base, &r.cut, &r.next
	for smallest := literals; base.contradiction < 0; {
		cut.copy(base)
		size := 0
		for i := 0; i < cut.tail; i++ {
			x := cut.queue[i].x
			if x == gone || r.barred.has(x) {
				continue
			}
			next.copy(cut)
			next.assignAt(i)
			next.assignAll(&r.free)
			if next.contradiction >= 0 {
				r.over[size] = x
				size++
				continue
			}
			cut, next = next, cut
		}
		count++
		if size == 0 || count > budget {
			return budget + 1
		}
		if size < smallest {
			smallest = size
			n.cutset = append(n.cutset[:0], r.over[:size]...)
		}
		for _, x := range r.over[:size] {
			r.free.add(x)
		}
		base.assignAll(&r.free)
	}
	return count
}
