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

// certain is a literal that the places left of a variable make certain.
type certain struct {
	x   literal
	via uint16
}

// position is which places each variable has left, and what follows but has not been put yet.
type position struct {
	mask   [variables]uint16
	known  set // the literals in queue, and what the position began with
	queue  [literals]certain
	head   int // those before it are put
	tail   int
	void   int // a variable without places, -1 for none
	shapes *shapes
}

// begin makes p the position without any digit.
func (p *position) begin(s *shapes) {
	fillSudoku()
	*p = position{void: -1, shapes: s}
	for v := range p.mask {
		p.mask[v] = 0o777
	}
}

// load makes p the position of a puzzle, with all that singles give; with locked candidates, too, where s has groups.
func (p *position) load(puzzle board.Grid, struck []board.Candidate, s *shapes) (ok bool) {
	p.begin(s)
	for c, d := range puzzle {
		if d != 0 {
			p.suppose(candidate(board.Cell(c), d))
		}
	}
	for _, x := range struck {
		p.strike(candidate(x.Cell, x.Digit))
	}
	return p.settle()
}

// copy makes p like q. It leaves out the memory of the queue that is not in use.
func (p *position) copy(q *position) {
	p.mask = q.mask
	p.known = q.known
	copy(p.queue[:q.tail], q.queue[:q.tail])
	p.head, p.tail, p.void, p.shapes = q.head, q.tail, q.void, q.shapes
}

// fork makes p like q, which is settled, with nothing in the queue.
func (p *position) fork(q *position, s *shapes) {
	p.mask = q.mask
	p.known = q.known
	p.head, p.tail, p.void, p.shapes = 0, 0, q.void, s
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
	return p.void < 0
}

// strike takes a candidate away.
func (p *position) strike(x literal) {
	places := &sudoku.places[x]
	if p.mask[places[0].variable]&places[0].bit == 0 {
		return
	}
	for i := range places {
		v := places[i].variable
		m := p.mask[v] &^ places[i].bit
		p.mask[v] = m
		if m == 0 {
			if p.void < 0 {
				p.void = int(v)
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

// put takes away what a literal excludes.
func (p *position) put(x literal) {
	for _, y := range sudoku.links[x] {
		p.strike(y)
	}
}

// suppose puts a literal that need not be certain.
func (p *position) suppose(x literal) {
	if x < candidates && !p.alive(x) {
		p.void = int(sudoku.places[x][0].variable)
		return
	}
	p.known.add(x)
	p.put(x)
}

// settle puts all that is certain. It reports whether each variable has a place.
func (p *position) settle() bool {
	for p.head < p.tail && p.void < 0 {
		p.head++
		p.put(p.queue[p.head-1].x)
	}
	if p.void >= 0 {
		return false
	}
	p.head, p.tail = 0, 0
	return true
}

// candidates are those that are left.
func (p *position) candidates() (out candidateSet) {
	for c, m := range p.mask[:board.Cells] {
		for ; m != 0; m &= m - 1 {
			x := c*9 + bits.TrailingZeros16(m)
			out[x/64] |= 1 << (x % 64)
		}
	}
	return out
}

// keep strikes all candidates that are not in s.
func (p *position) keep(s *candidateSet) {
	now := p.candidates()
	for i, w := range now {
		for w &^= s[i]; w != 0; w &= w - 1 {
			p.strike(literal(i*64 + bits.TrailingZeros64(w)))
		}
	}
}
