package infer

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

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
	if need := mostCrossings * 2 * (board.Side - board.BoxSide); cap(c.member) < need {
		c.member = make([]uint16, 0, need)
	}
	for t := range uint16(p.m) {
		if p.truth[t] < deduce.UnitTruth(board.Box(0), 1) {
			continue
		}
		var done [linesOfBox]uint16
		n := 0
		for _, x := range p.members(t) {
			for i := 1; i <= 2; i++ {
				line := p.truths[x][i]
				if slices.Contains(done[:n], line) {
					continue
				}
				done[n] = line
				n++
				c.all = append(c.all, crossing{c.outside(p, t, line, i), c.outside(p, line, t, board.UnitKinds)})
			}
		}
	}
}

// How many lines cross a box, and how many crossings there are of all digits.
const (
	linesOfBox    = 2 * board.BoxSide
	mostCrossings = board.Side * board.Side * linesOfBox
)

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

// locked are the open candidates of a lane that locked candidates eliminate.
func (c *crossings) locked(lane *lane) (set candidateSet) {
	for i := range c.all {
		x := &c.all[i]
		lane.claim(x.box, x.line, &set)
		lane.claim(x.line, x.box, &set)
	}
	return set
}

// claim adds the open ones of others to a set if the candidates without are all eliminated.
func (l *lane) claim(without, others []uint16, set *candidateSet) {
	for _, x := range without {
		if l.state[x&slotMask] != off {
			return
		}
	}
	for _, x := range others {
		if l.state[x&slotMask] == open {
			set.add(x)
		}
	}
}
