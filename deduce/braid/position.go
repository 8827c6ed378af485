package braid

import (
	"math/bits"

	"deduku/board"
)

// set is a set of literals, candidateSet one of candidates.
type (
	set          [(literals + 63) / 64]uint64
	candidateSet [words]uint64
)

func (s *set) has(x literal) bool { return s[x/64]>>(x%64)&1 != 0 }
func (s *set) add(x literal)      { s[x/64] |= 1 << (x % 64) }
func (s *set) remove(x literal)   { s[x/64] &^= 1 << (x % 64) }

func (s *candidateSet) has(x literal) bool { return s[x/64]>>(x%64)&1 != 0 }

// certain is a literal that must be true, as the variable via has no place left outside it.
type certain struct {
	x   literal
	via uint16
}

// position holds the places that each variable has left, and a queue of literals that are certain. The literals before
// head are assigned.
type position struct {
	mask          [variables]uint16
	known         set // the literals in queue, and the literals of the first position
	queue         [literals]certain
	head          int
	tail          int
	contradiction int // a variable without places, or -1 if there is none
	shapes        *shapes
}

// begin makes p the position without any digit.
func (p *position) begin(s *shapes) {
	fillSudoku()
	*p = position{contradiction: -1, shapes: s}
	for v := range p.mask {
		p.mask[v] = 0o777
	}
}

// load makes p the position of a puzzle without the removed candidates, and assigns singles until there are no more. If
// s has groups, it also applies locked candidates. ok is false if the position has a contradiction.
func (p *position) load(puzzle board.Grid, removed []board.Candidate, s *shapes) (ok bool) {
	p.begin(s)
	for c, d := range puzzle {
		if d != 0 {
			p.suppose(candidate(board.Cell(c), d))
		}
	}
	for _, x := range removed {
		p.remove(candidate(x.Cell, x.Digit))
	}
	return p.settle()
}

// copy makes p like q. It leaves out the memory of the queue that is not in use.
func (p *position) copy(q *position) {
	p.mask = q.mask
	p.known = q.known
	copy(p.queue[:q.tail], q.queue[:q.tail])
	p.head, p.tail, p.contradiction, p.shapes = q.head, q.tail, q.contradiction, q.shapes
}

// fork makes p like q, which is settled, with nothing in the queue.
func (p *position) fork(q *position, s *shapes) {
	p.mask = q.mask
	p.known = q.known
	p.head, p.tail, p.contradiction, p.shapes = 0, 0, q.contradiction, s
}

func (p *position) alive(x literal) bool {
	at := sudoku.places[x][0]
	return p.mask[at.variable]&at.bit != 0
}

// open reports whether x can still be true or false.
func (p *position) open(x literal) bool {
	at := sudoku.places[x][0]
	m := p.mask[at.variable]
	return m&at.bit != 0 && m&(m-1) != 0
}

func (p *position) solved() bool {
	for _, m := range p.mask[:board.Cells] {
		if m == 0 || m&(m-1) != 0 {
			return false
		}
	}
	return p.contradiction < 0
}

// remove removes a candidate, and queues the literals that become certain.
func (p *position) remove(x literal) {
	places := &sudoku.places[x]
	if p.mask[places[0].variable]&places[0].bit == 0 {
		return
	}
	for i := range places {
		v := places[i].variable
		m := p.mask[v] &^ places[i].bit
		p.mask[v] = m
		if m == 0 {
			if p.contradiction < 0 {
				p.contradiction = int(v)
			}
			continue
		}
		shape := p.shapes[v/board.Cells][m&511]
		if shape == 0 {
			continue
		}
		if y := sudoku.names[v][shape&15]; !p.known.has(y) {
			p.known.add(y)
			p.queue[p.tail] = certain{y, v}
			p.tail++
		}
	}
}

// assign removes the candidates that a literal excludes.
func (p *position) assign(x literal) {
	for _, y := range sudoku.links[x] {
		p.remove(y)
	}
}

// suppose assigns a literal that need not be certain.
func (p *position) suppose(x literal) {
	if x < candidates && !p.alive(x) {
		p.contradiction = int(sudoku.places[x][0].variable)
		return
	}
	p.known.add(x)
	p.assign(x)
}

// settle assigns all certain literals, and reports whether each variable still has a place.
func (p *position) settle() bool {
	for p.head < p.tail && p.contradiction < 0 {
		p.head++
		p.assign(p.queue[p.head-1].x)
	}
	if p.contradiction >= 0 {
		return false
	}
	p.head, p.tail = 0, 0
	return true
}

// candidates returns the candidates that are left.
func (p *position) candidates() (out candidateSet) {
	for c, m := range p.mask[:board.Cells] {
		for ; m != 0; m &= m - 1 {
			x := c*9 + bits.TrailingZeros16(m)
			out[x/64] |= 1 << (x % 64)
		}
	}
	return out
}

// keep removes the candidates that are not in s.
func (p *position) keep(s *candidateSet) {
	now := p.candidates()
	for i, w := range now {
		for w &^= s[i]; w != 0; w &= w - 1 {
			p.remove(literal(i*64 + bits.TrailingZeros64(w)))
		}
	}
}
