package rate

import (
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
		cells = pairCore(&r.marks)
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
		d.Link(nodeOf(&g, nodes[i]), nodeOf(&g, nodes[i+1]), i%2 == 0)
	}
	if ring {
		d.Link(nodeOf(&g, nodes[len(nodes)-1]), nodeOf(&g, nodes[0]), false)
	}
	for i := 0; i+1 < len(nodes); i += 2 {
		d.Part(r.strongPart(g.cand[nodes[i]], g.cand[nodes[i+1]]))
	}
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

// nodeOf is a candidate of a graph as a link has it.
func nodeOf(g *graph, n uint16) deduce.Node {
	return deduce.Node{Cells: board.CellsOf(g.cand[n].Cell), Digit: g.cand[n].Digit}
}
