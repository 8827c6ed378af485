package rate

import (
	"math/bits"

	"deduku/board"
)

// graph is the links between the candidates of a position, as they are used by the engines that change nothing on the way:
// of two candidates with a weak link one is false, of two with a strong link one is true. A set of candidates is a row of
// width words.
type graph struct {
	numbers
	kind    links
	n       int
	built   int      // how often it was built: its numbers change with that
	live    []uint64 // the candidates that are still there
	weak    []uint64 // a row for each candidate; gone ones may be in it
	partner []partners
	linked  []uint64 // the candidates that have a strong link
}

// links says which links a search uses. Weak links in units are always used.
type links struct {
	cell bool // in cells
	unit bool // strong ones in units
}

// partners are the candidates at the other end of a candidate's strong links: in its cell, its box, its row, its column, none
// twice.
type partners struct {
	n  uint8
	at [4]uint16
}

func (p *partners) add(n uint16) {
	for _, at := range p.at[:p.n] {
		if at == n {
			return
		}
	}
	p.at[p.n&3] = n
	p.n++
}

func (p *partners) has(n uint16) bool {
	for _, at := range p.at[:p.n] {
		if at == n {
			return true
		}
	}
	return false
}

// row is the i-th row of s.
func (g *graph) row(s []uint64, i int) []uint64 { return s[i*g.width : (i+1)*g.width : (i+1)*g.width] }

// build makes the graph that of the digits in cells.
func (g *graph) build(m *marks, kind links, cells board.CellSet, digits board.DigitSet) {
	g.kind = kind
	g.built++
	g.setIn(m, cells, digits)
	g.n = len(g.cand)
	g.weak = zeros(g.weak, g.n*g.width)
	if cap(g.partner) < g.n {
		g.partner = make([]partners, g.n, board.Candidates)
	}
	g.partner = g.partner[:g.n]
	for i := range g.cand {
		weak := g.row(g.weak, i)
		for k, group := range g.groupsOf[i] {
			if k == 0 && !kind.cell {
				continue
			}
			for j, w := range g.row(g.groups, int(group)) {
				weak[j] |= w
			}
		}
		weak[i>>6] &^= 1 << (i & 63)
	}
	g.update(m)
}

// update makes the links those of a position that has lost candidates.
func (g *graph) update(m *marks) {
	g.linked = zeros(g.linked, g.width)
	g.live = zeros(g.live, g.width)
	for i, x := range g.cand {
		p := &g.partner[i]
		p.n = 0
		s := m.cand[x.Cell]
		if !s.Has(x.Digit) {
			continue
		}
		setBit(g.live, uint16(i))
		if g.kind.cell && s.Len() == 2 {
			p.add(g.of(x.Cell, s.Without(x.Digit).First()))
		}
		if g.kind.unit {
			for k := range places[x.Cell] {
				at := &places[x.Cell][k]
				if s := m.pos[at.unit][x.Digit] &^ at.spot; s.Single() {
					p.add(g.of(at.unit.Cell(s.First()), x.Digit))
				}
			}
		}
		if p.n > 0 {
			setBit(g.linked, uint16(i))
		}
	}
}

// path is a shortest chain from a candidate, on or off, to its opposite. From on, it begins and ends beside the candidate.
func (g *graph) path(source uint16, on bool) []uint16 {
	type step struct {
		at   uint16
		on   bool
		from int
	}
	met := [2][]bool{make([]bool, g.n), make([]bool, g.n)}
	queue := []step{{source, on, -1}}
	for i := 0; i < len(queue); i++ {
		p := queue[i]
		visit := func(n uint16) {
			side := 0
			if p.on {
				side = 1
			}
			if !met[side][n] {
				met[side][n] = true
				queue = append(queue, step{n, !p.on, i})
			}
		}
		if i > 0 && p.at == source && p.on != on {
			var nodes []uint16
			for k := i; k >= 0; k = queue[k].from {
				nodes = append(nodes, queue[k].at)
			}
			if on {
				nodes = nodes[1 : len(nodes)-1]
			}
			return nodes
		}
		if p.on {
			for k, w := range g.row(g.weak, int(p.at)) {
				for w &= g.live[k]; w != 0; w &= w - 1 {
					visit(uint16(k<<6 + bits.TrailingZeros64(w)))
				}
			}
			continue
		}
		q := &g.partner[p.at]
		for _, n := range q.at[:q.n] {
			visit(n)
		}
	}
	return nil
}
