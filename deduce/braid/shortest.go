package braid

// prover finds short braids against one candidate of a position. A braid of length n against a target supposes the
// target, then puts n-1 literals, each the last one that a variable has left, until a variable has none. The order of what is put
// says nothing about the length: it is the number of literals.
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

// refutes supposes x and puts singles (and groups, where s has them) until a variable is void. Length is the
// length of a braid that was found, 0 where there is none of any length; it may not be the shortest.
func (r *prover) refutes(p *position, x literal, s *shapes) (length int) {
	t := &r.trial
	t.fork(p, s)
	t.suppose(x)
	for t.head < t.tail && t.void < 0 {
		t.head++
		t.put(t.queue[t.head-1].x)
	}
	if t.void < 0 {
		return 0
	}
	return r.explain(p, x)
}

// explain counts what the void of the trial needs, each candidate struck by something that is needed
// already if that can be, by the first that strikes it otherwise.
func (r *prover) explain(p *position, target literal) (length int) {
	t := &r.trial
	clear(r.needed[:t.head])
	r.need(p, target, uint16(t.void), gone, t.head)
	length = 1
	for i := t.head - 1; i >= 0; i-- {
		if r.needed[i] {
			length++
			r.need(p, target, t.queue[i].via, t.queue[i].x, i)
		}
	}
	return length
}

// need marks what strikes the candidates of variable v beside those of x, of what was put before the place end of the queue.
func (r *prover) need(p *position, target literal, v uint16, x literal, end int) { // x is gone for the void
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

// search reports whether at most budget more literals make a variable void, none of them barred. Those chosen are paid
// for, and put as soon as they are certain. It branches over the smallest set of which each way needs a literal.
func (r *prover) search(depth, budget int) bool {
	n := &r.nodes[depth]
	at := &n.at
	switch {
	case at.void >= 0:
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
		next.putThose(&r.chosen)
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

// last reports whether one more literal makes a variable void.
func (r *prover) last(at *position) bool {
	for i := range at.tail {
		x := at.queue[i].x
		if x >= literals || r.barred.has(x) {
			continue
		}
		r.next.copy(at)
		r.next.putAt(i)
		r.next.putThose(&r.chosen)
		if r.next.void >= 0 {
			return true
		}
	}
	return false
}

// gone marks a place of the queue whose literal is put.
const gone = literals

// putAt puts what stands at a place of the queue.
func (p *position) putAt(i int) {
	x := p.queue[i].x
	p.queue[i].x = gone
	p.put(x)
}

// putThose puts all literals of s that are certain, and of s what then becomes certain.
func (p *position) putThose(s *set) {
	for i := 0; i < p.tail && p.void < 0; i++ {
		if x := p.queue[i].x; x < gone && s.has(x) {
			p.putAt(i)
		}
	}
}

// bound is a number of literals that each way to a void needs at least, or more than budget. It counts cuts that have
// no literal in common: a cut is found by putting all that does not lead to a void; each way needs one of the
// literals that are left over. Those are free for the next cut. The smallest cut is left in n.
func (r *prover) bound(n *node, budget int) (count int) {
	r.free = r.chosen
	r.base.copy(&n.at)
	base, cut, next := &r.base, &r.cut, &r.next
	for smallest := literals; base.void < 0; {
		cut.copy(base)
		size := 0
		for i := 0; i < cut.tail; i++ {
			x := cut.queue[i].x
			if x == gone || r.barred.has(x) {
				continue
			}
			next.copy(cut)
			next.putAt(i)
			next.putThose(&r.free)
			if next.void >= 0 {
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
		base.putThose(&r.free)
	}
	return count
}
