package rate

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/rate/static"
)

// tellChain tells of a chain or cycle of the first chain engine. Of a chain only the candidates are known that it begins
// and ends with: its links are looked for again, shortest first.
func (r *rater) tellChain(d *deduce.Draft) {
	f := &r.chain
	kind := static.Links{Cell: f.Search != static.SearchX, Unit: f.Search != static.SearchY}
	cells, digits := board.AllCells, board.AllDigits
	switch f.Search {
	case static.SearchX:
		cells, digits = r.Homes[f.Source.Digit], board.Digits(f.Source.Digit)
	case static.SearchY:
		cells = static.PairCore(&r.Marks)
	}
	var g static.Graph
	g.Build(&r.Marks, kind, cells, digits)
	var nodes []uint16 // by strong and weak links in turn, a strong one first
	source := g.Of(f.Source.Cell, f.Source.Digit)
	if f.Kind == static.Cycle {
		nodes = g.Ring(&r.Marks, source, f.Nodes)
	} else {
		nodes = g.Path(source, f.Kind == static.Removed)
	}
	ring := f.Kind == static.Cycle
	for i := 0; i+1 < len(nodes); i++ {
		d.Link(nodeOf(&g, nodes[i]), nodeOf(&g, nodes[i+1]), i%2 == 0)
	}
	if ring {
		d.Link(nodeOf(&g, nodes[len(nodes)-1]), nodeOf(&g, nodes[0]), false)
	}
	for i := 0; i+1 < len(nodes); i += 2 {
		d.Part(r.strongPart(g.Cand[nodes[i]], g.Cand[nodes[i+1]]))
	}
}

// strongPart is the truth that makes the link between two candidates strong.
func (r *rater) strongPart(x, y board.Candidate) deduce.Part {
	if x.Cell == y.Cell {
		return deduce.Part{Role: deduce.Strong, Cells: board.CellsOf(x.Cell), Digits: r.Cand[x.Cell]}
	}
	both := board.CellsOf(x.Cell, y.Cell)
	units := both.CommonUnits()
	for ; units != 0; units &= units - 1 {
		if r.Homes[x.Digit].And(units.First().Cells()) == both {
			break
		}
	}
	return deduce.Part{Role: deduce.Strong, Units: units & -units, Digits: board.Digits(x.Digit)}
}

// nodeOf is a candidate of a graph as a link has it.
func nodeOf(g *static.Graph, n uint16) deduce.Node {
	return deduce.Node{Cells: board.CellsOf(g.Cand[n].Cell), Digit: g.Cand[n].Digit}
}
