package infer

import "slices"

// crossing is where a box and a line share places of a digit: the candidates of its two truths outside of it. Where
// those of one truth are eliminated, those of the other fall.
type crossing struct{ box, line []uint16 }

// crossings lists the crossings of the position, in memory of its own.
type crossings struct {
	all    []crossing
	member []uint16
}

func (c *crossings) look(p *position) {
	c.all, c.member = c.all[:0], c.member[:0]
	if need := 9 * 54 * 12; cap(c.member) < need {
		c.member = make([]uint16, 0, need)
	}
	for t := range uint16(p.m) {
		if p.truth[t] < firstBox {
			continue
		}
		var done [6]uint16
		n := 0
		for _, x := range p.members(t) {
			for i := 1; i <= 2; i++ {
				line := p.truths[x][i]
				if slices.Contains(done[:n], line) {
					continue
				}
				done[n] = line
				n++
				c.all = append(c.all, crossing{c.outside(p, t, line, i), c.outside(p, line, t, 3)})
			}
		}
	}
}

// firstBox is the first truth of a box.
const firstBox = 81 + 18*9

// outside are the members of a truth that are not in another, which is the i-th truth of its own members.
func (c *crossings) outside(p *position, t, other uint16, i int) []uint16 {
	from := len(c.member)
	for _, x := range p.members(t) {
		if p.truths[x][i] != other {
			c.member = append(c.member, x)
		}
	}
	return c.member[from:]
}

// eliminateLocked eliminates locked candidates in each lane, and follows that, until there are none.
func (b *bundle) eliminateLocked(c *crossings) {
	for again := true; again && b.alive != 0; {
		again = false
		for i := range c.all {
			x := &c.all[i]
			again = b.claim(x.box, x.line) || again
			again = b.claim(x.line, x.box) || again
		}
		b.follow(unlimited)
	}
}

// claim eliminates others in the lanes in which the candidates without are all eliminated, and reports whether there were any.
func (b *bundle) claim(without, others []uint16) bool {
	in := b.alive
	for _, x := range without {
		in &= b.is[x].off
	}
	if in == 0 {
		return false
	}
	again := false
	for _, x := range others {
		if s := in &^ b.is[x].off; s != 0 {
			b.eliminate(x, s)
			again = true
		}
	}
	return again
}
