package static

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce/rate/grid"
)

// Graph is the links between the candidates of a position, as they are used by the engines that change nothing on the way:
// of two candidates with a weak link one is false, of two with a strong link one is true. A set of candidates is a row of
// width words.
type Graph struct {
	grid.Numbers
	kind    Links
	N       int
	built   int      // how often it was built: its numbers change with that
	Live    []uint64 // the candidates that are still there
	weak    []uint64 // a row for each candidate; gone ones may be in it
	partner []partners
	linked  []uint64 // the candidates that have a strong link
}

// Links says which links a search uses. Weak links in units are always used.
type Links struct {
	Cell bool // in cells
	Unit bool // strong ones in units
}

// partners are the candidates at the other end of a candidate's strong links: in its cell, its box, its row, its column, none
// twice.
type partners struct {
	N  uint8
	At [4]uint16
}

func (p *partners) add(n uint16) {
	for _, at := range p.At[:p.N] {
		if at == n {
			return
		}
	}
	p.At[p.N&3] = n
	p.N++
}

func (p *partners) has(n uint16) bool {
	for _, at := range p.At[:p.N] {
		if at == n {
			return true
		}
	}
	return false
}

// Row is the i-th row of s.
func (g *Graph) Row(s []uint64, i int) []uint64 { return s[i*g.Width : (i+1)*g.Width : (i+1)*g.Width] }

// Build makes the graph that of the digits in cells.
func (g *Graph) Build(m *grid.Marks, kind Links, cells board.CellSet, digits board.DigitSet) {
	g.kind = kind
	g.built++
	g.SetIn(m, cells, digits)
	g.N = len(g.Cand)
	g.weak = grid.Zeros(g.weak, g.N*g.Width)
	if cap(g.partner) < g.N {
		g.partner = make([]partners, g.N, board.Candidates)
	}
	g.partner = g.partner[:g.N]
	for i := range g.Cand {
		weak := g.Row(g.weak, i)
		for k, group := range g.GroupsOf[i] {
			if k == 0 && !kind.Cell {
				continue
			}
			for j, w := range g.Row(g.Groups, int(group)) {
				weak[j] |= w
			}
		}
		weak[i>>6] &^= 1 << (i & 63)
	}
	g.update(m)
}

// update makes the links those of a position that has lost candidates.
func (g *Graph) update(m *grid.Marks) {
	g.linked = grid.Zeros(g.linked, g.Width)
	g.Live = grid.Zeros(g.Live, g.Width)
	for i, x := range g.Cand {
		p := &g.partner[i]
		p.N = 0
		s := m.Cand[x.Cell]
		if !s.Has(x.Digit) {
			continue
		}
		grid.SetBit(g.Live, uint16(i))
		if g.kind.Cell && s.Len() == 2 {
			p.add(g.Of(x.Cell, s.Without(x.Digit).First()))
		}
		if g.kind.Unit {
			for k := range grid.Places[x.Cell] {
				at := &grid.Places[x.Cell][k]
				if s := m.Pos[at.Unit][x.Digit] &^ at.Spot; s.Single() {
					p.add(g.Of(at.Unit.Cell(s.First()), x.Digit))
				}
			}
		}
		if p.N > 0 {
			grid.SetBit(g.linked, uint16(i))
		}
	}
}

// Path is a shortest chain from a candidate, on or off, to its opposite. From on, it begins and ends beside the candidate.
func (g *Graph) Path(source uint16, on bool) []uint16 {
	type step struct {
		at   uint16
		on   bool
		from int
	}
	met := [2][]bool{make([]bool, g.N), make([]bool, g.N)}
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
			for k, w := range g.Row(g.weak, int(p.at)) {
				for w &= g.Live[k]; w != 0; w &= w - 1 {
					visit(uint16(k<<6 + bits.TrailingZeros64(w)))
				}
			}
			continue
		}
		q := &g.partner[p.at]
		for _, n := range q.At[:q.N] {
			visit(n)
		}
	}
	return nil
}
