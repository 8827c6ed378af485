package rate

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce"
)

// tellChain tells of a chain or cycle of the first chain engine. Of a chain only the candidates are known that it begins
// and ends with: its links are looked for again, shortest first.
func (r *rater) tellChain(d *deduce.Draft) {
	f := &r.chain
	kind := links{cell: f.search != searchX, unit: f.search != searchY}
	cells, digits := board.AllCells, board.AllDigits
	switch f.search {
	case searchX:
		cells, digits = r.homes[f.source.Digit], board.Digits(f.source.Digit)
	case searchY:
		cells = r.pairCore()
	}
	var g graph
	g.build(&r.marks, kind, cells, digits)
	var nodes []uint16 // by strong and weak links in turn, a strong one first
	source := g.of(f.source.Cell, f.source.Digit)
	if f.kind == cycle {
		nodes = g.ring(&r.marks, source, f.nodes)
	} else {
		nodes = g.path(source, f.kind == removed)
	}
	ring := f.kind == cycle
	for i := 0; i+1 < len(nodes); i++ {
		d.Link(g.node(nodes[i]), g.node(nodes[i+1]), i%2 == 0)
	}
	if ring {
		d.Link(g.node(nodes[len(nodes)-1]), g.node(nodes[0]), false)
	}
	for i := 0; i+1 < len(nodes); i += 2 {
		d.Part(r.strongPart(g.cand[nodes[i]], g.cand[nodes[i+1]]))
	}
}

func (g *graph) node(n uint16) deduce.Node {
	return deduce.Node{Cells: board.CellsOf(g.cand[n].Cell), Digit: g.cand[n].Digit}
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

// ring is the cycle of so many nodes that is found first from a candidate, beginning with it.
func (g *graph) ring(m *marks, source uint16, nodes int) []uint16 {
	s := cycleSearch{graph: g, marks: m}
	if s.from(source, nodes) == 0 {
		return nil
	}
	ring := []uint16{source, s.lastOff}
	for k := s.end; s.on[k].parent >= 0; k = s.on[k].parent {
		ring = append(ring, s.on[k].cand, s.on[k].off)
	}
	return ring
}

// strongPart is the truth that makes the link between two candidates strong.
func (r *rater) strongPart(x, y board.Candidate) deduce.Part {
	if x.Cell == y.Cell {
		return deduce.Part{Role: deduce.Strong, Cells: board.CellsOf(x.Cell), Digits: r.cand[x.Cell]}
	}
	both := board.CellsOf(x.Cell, y.Cell)
	units := both.CommonUnits()
	for ; units != 0; units &= units - 1 {
		if r.homes[x.Digit].And(units.First().Cells()) == both {
			break
		}
	}
	return deduce.Part{Role: deduce.Strong, Units: units & -units, Digits: board.Digits(x.Digit)}
}
