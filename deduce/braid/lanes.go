package braid

import "math/bits"

// net runs many trials side by side: each of its blocks has 256 lanes, a bit each. Lane 0 is the position itself; each
// other lane supposes a candidate of its own. All lanes assign singles. If a lane comes to a contradiction, its
// candidate is removed in all lanes.
type net struct {
	blocks []block
}

type lane4 [4]uint64

const laneCount = 256

// block is 256 lanes. For each candidate, dead holds the lanes that removed it, and set the lanes that assigned it.
type block struct {
	size  int
	lit   [laneCount]literal
	dead  [candidates]lane4
	set   [candidates]lane4
	live  lane4 // lanes that go on
	queue [variables]uint16
	in    [variables]bool
	head  int
	tail  int // places in the queue, which is a ring
	count int
}

// load begins the trials of all open candidates of p.
func (n *net) load(p *position) {
	used := 0
	var b *block
	for x := range literal(candidates) {
		if !p.open(x) {
			continue
		}
		if b == nil || b.size == laneCount {
			if used == len(n.blocks) {
				n.blocks = append(n.blocks, block{})
			}
			b = &n.blocks[used]
			used++
			b.load(p)
		}
		b.lit[b.size] = x
		b.live[b.size/64] |= 1 << (b.size % 64)
		b.size++
	}
	if b == nil {
		if len(n.blocks) == 0 {
			n.blocks = append(n.blocks, block{})
		}
		n.blocks[0].load(p)
		used = 1
	}
	n.blocks = n.blocks[:used]
	for i := range n.blocks {
		b := &n.blocks[i]
		for l := 1; l < b.size; l++ {
			b.assign(b.lit[l], lane(l))
		}
	}
}

func lane(i int) (out lane4) {
	out[i/64] = 1 << (i % 64)
	return out
}

func (b *block) load(p *position) {
	b.size, b.live = 1, lane4{1}
	b.head, b.tail, b.count = 0, 0, 0
	clear(b.in[:])
	for x := range b.dead {
		b.dead[x], b.set[x] = lane4{}, lane4{}
		switch {
		case !p.alive(literal(x)):
			b.dead[x] = lane4{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)}
		case !p.open(literal(x)):
			b.set[x] = lane4{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)}
		}
	}
}

// copy makes n like m.
func (n *net) copy(m *net) { n.blocks = append(n.blocks[:0], m.blocks...) }

// alive reports whether x is left in the position itself.
func (n *net) alive(x literal) bool { return n.blocks[0].dead[x][0]&1 == 0 }

// open reports whether x is neither removed nor assigned in the position itself.
func (n *net) open(x literal) bool {
	b := &n.blocks[0]
	return (b.dead[x][0]|b.set[x][0])&1 == 0
}

// remove removes x in all lanes.
func (n *net) remove(x literal) {
	for i := range n.blocks {
		n.blocks[i].remove(x, n.blocks[i].live)
	}
}

// suppose assigns x in all lanes.
func (n *net) suppose(x literal) {
	for i := range n.blocks {
		n.blocks[i].assign(x, n.blocks[i].live)
	}
}

func (n *net) candidates() (out candidateSet) {
	for x := range literal(candidates) {
		if n.alive(x) {
			out[x/64] |= 1 << (x % 64)
		}
	}
	return out
}

// keep removes the candidates that are not in s.
func (n *net) keep(s *candidateSet) {
	for x := range literal(candidates) {
		if n.alive(x) && !s.has(x) {
			n.remove(x)
		}
	}
}

func (n *net) solved() bool {
	b := &n.blocks[0]
	for x := range b.dead {
		if (b.dead[x][0]|b.set[x][0])&1 == 0 {
			return false
		}
	}
	return true
}

// run assigns singles and removes refuted candidates until there are no more, and reports whether the position has no
// contradiction.
func (n *net) run() bool {
	for again := true; again; {
		again = false
		for i := range n.blocks {
			b := &n.blocks[i]
			if b.count == 0 {
				continue
			}
			again = true
			contradictions := b.run()
			if contradictions[0]&1 != 0 {
				return false
			}
			for w, m := range contradictions {
				for ; m != 0; m &= m - 1 {
					n.remove(b.lit[w*64+bits.TrailingZeros64(m)])
				}
			}
		}
	}
	return true
}

// run works until the queue is empty or lane 0 has a contradiction. It returns the lanes with a contradiction, which
// are no longer live.
func (b *block) run() (contradictions lane4) {
	for b.count > 0 {
		v := b.queue[b.head]
		if b.head++; b.head == variables {
			b.head = 0
		}
		b.count--
		b.in[v] = false
		members := &sudoku.members[v]
		var one, two lane4
		for _, x := range members {
			d := &b.dead[x]
			for w := range d {
				a := ^d[w]
				two[w] |= one[w] & a
				one[w] |= a
			}
		}
		some := uint64(0)
		for w := range one {
			none := b.live[w] &^ one[w]
			contradictions[w] |= none
			b.live[w] &^= none
			one[w] &= b.live[w] &^ two[w]
			some |= one[w]
		}
		if contradictions[0]&1 != 0 {
			return contradictions
		}
		if some == 0 {
			continue
		}
		for _, x := range members {
			d, s := &b.dead[x], &b.set[x]
			var fresh lane4
			any := uint64(0)
			for w := range fresh {
				fresh[w] = one[w] &^ d[w] &^ s[w]
				any |= fresh[w]
			}
			if any != 0 {
				b.assign(x, fresh)
			}
		}
	}
	return contradictions
}

// assign assigns x in some lanes, and removes there the candidates that x excludes.
func (b *block) assign(x literal, in lane4) {
	for w := range in {
		b.set[x][w] |= in[w]
	}
	for _, y := range sudoku.links[x] {
		b.remove(y, in)
	}
}

// remove removes x in some lanes, and queues its variables.
func (b *block) remove(x literal, in lane4) {
	d := &b.dead[x]
	any := uint64(0)
	for w := range d {
		any |= in[w] &^ d[w]
		d[w] |= in[w]
	}
	if any == 0 {
		return
	}
	for _, at := range sudoku.places[x] {
		v := at.variable
		if b.in[v] {
			continue
		}
		b.in[v] = true
		b.queue[b.tail] = v
		if b.tail++; b.tail == variables {
			b.tail = 0
		}
		b.count++
	}
}
