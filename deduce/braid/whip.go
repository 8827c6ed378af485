package braid

// chainer finds whips.
type chainer struct {
	halt  halt
	nodes []position
}

// within reports whether there is a whip against x of at most this length.
func (c *chainer) within(p *position, x literal, s *shapes, length int) bool {
	for len(c.nodes) < length+1 {
		c.nodes = append(c.nodes, position{})
	}
	at := &c.nodes[0]
	at.fork(p, s)
	at.suppose(x)
	return c.search(p, 0, length-1, x)
}

// search reports whether a whip leads from the last literal to a contradiction with at most this many more literals.
func (c *chainer) search(p *position, depth, more int, last literal) bool {
	at := &c.nodes[depth]
	if at.contradiction >= 0 {
		return true
	}
	if more == 0 || c.halt.now() {
		return false
	}
	for i := range at.tail {
		y := at.queue[i]
		if y.x == gone || !c.touches(p, at, y.x, last) {
			continue
		}
		next := &c.nodes[depth+1]
		next.copy(at)
		next.assignAt(i)
		if c.search(p, depth+1, more-1, y.x) {
			return true
		}
	}
	return false
}

// touches reports whether a variable that makes y certain has lost a candidate to last.
func (c *chainer) touches(p, at *position, y, last literal) bool {
	for _, v := range sudoku.homes[y] {
		m := at.mask[v]
		if m&^sudoku.placesIn(v, y) != 0 {
			continue
		}
		for i, z := range sudoku.members[v] {
			if z != y && p.mask[v]>>i&1 != 0 && m>>i&1 == 0 && sudoku.linked[last][z/64]>>(z%64)&1 != 0 {
				return true
			}
		}
	}
	return false
}

// whipsUpTo removes from p the candidates that whips of at most this length refute, the shortest whips first.
func (e *engine) whipsUpTo(p *position, length int) {
	for n := 2; n <= length && !p.solved(); {
		if e.ctx.Err() != nil {
			return
		}
		if e.whip(p, n) {
			n = 2
			continue
		}
		n++
	}
}

// whip removes the first candidate that a whip of at most this length refutes.
func (e *engine) whip(p *position, length int) bool {
	for x := range literal(candidates) {
		if !p.open(x) || e.prover.refutes(p, x, e.shapes) == 0 || !e.prover.within(p, x, e.shapes, length) {
			continue
		}
		if e.whips.within(p, x, e.shapes, length) {
			p.remove(x)
			p.settle()
			return true
		}
	}
	return false
}
