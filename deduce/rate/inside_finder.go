package rate

import (
	"slices"

	"deduku/board"
)

// innerFinder finds all hints of a chain engine on a position.
type innerFinder struct {
	graph    graph
	multiple multipleSearch
	hints    []*innerHint
	marks    *marks

	met  [2][]bool
	walk []pathNode
}

// pathNode is a candidate on or off that follows from the node before it.
type pathNode struct {
	cand   uint16
	on     bool
	cause  cause
	parent int32
	depth  int32
}

func (f *innerFinder) find(engine uint8, m *marks) []*innerHint {
	f.hints, f.marks = nil, m
	switch engine {
	case 21:
		f.static(m)
	case 24:
		f.multiples(m, innerMultiple)
	case 25:
		f.multiples(m, innerDynamic)
	}
	return f.hints
}

var (
	innerMultiple = engines[0]
	innerDynamic  = engines[1]
)

// static is engine 21: cycles and chains in one digit, in cells of two candidates, in all. Twin: plain.chainsAndCycles.
// Image of the three searches in section 8.3.
func (f *innerFinder) static(m *marks) {
	var open board.CellSet
	for c, s := range m.cand[:board.Cells] {
		if s != 0 {
			open = open.With(board.Cell(c))
		}
	}
	for k, kind := range []links{{unit: true}, {cell: true}, {cell: true, unit: true}} {
		f.graph.build(m, kind, open, board.AllDigits)
		for i, x := range f.graph.cand {
			n := m.cand[x.Cell].Len()
			if n < 2 || search(k) == searchY && n > 2 {
				continue
			}
			f.cyclesFrom(uint16(i), search(k))
			if search(k) != searchY {
				f.chainFrom(uint16(i), true, search(k))
				f.chainFrom(uint16(i), false, search(k))
			}
		}
	}
}

// add adds a hint of engine 21.
func (f *innerFinder) add(h *innerHint, base float64, class search) {
	h.rating = base + added(h.nodes)
	h.class = int(class)
	h.order = uint32(len(f.hints))
	f.hints = append(f.hints, h)
}

// chainFrom looks for the chain from a candidate to its opposite. Twin: the method chains of plain.static. Image of
// chainSearch in section 8.3.
func (f *innerFinder) chainFrom(a uint16, on bool, class search) {
	g := &f.graph
	for i := range f.met {
		f.met[i] = slices.Grow(f.met[i][:0], g.n)[:g.n]
		clear(f.met[i])
	}
	at := func(on bool) int {
		if on {
			return 1
		}
		return 0
	}
	f.walk = append(f.walk[:0], pathNode{cand: a, on: on, parent: -1})
	f.met[at(on)][a] = true
	for i := 0; i < len(f.walk); i++ {
		p := f.walk[i]
		end := -1
		visit := func(n uint16, why cause) {
			if end >= 0 || f.met[at(!p.on)][n] {
				return
			}
			f.met[at(!p.on)][n] = true
			f.walk = append(f.walk, pathNode{n, !p.on, why, int32(i), p.depth + 1})
			if n == a {
				end = len(f.walk) - 1
			}
		}
		if p.on {
			f.eachWeak(p.cand, visit)
		} else {
			f.eachStrong(p.cand, visit)
		}
		if end < 0 {
			continue
		}
		h := &innerHint{nodes: int(p.depth) + 2, detail: new(innerDetail)}
		x := g.cand[a]
		h.cells, h.out = []board.Cell{x.Cell}, []board.DigitSet{f.marks.ruledOut(x, !on)}
		var nodes []pathNode
		for k := int32(end); k >= 0; k = f.walk[k].parent {
			nodes = append(nodes, f.walk[k])
		}
		h.detail.end(g.cand, nodes)
		h.detail.close([]pathNode{nodes[0]}, g.cand)
		base := 7.0
		if class == searchX {
			base = 6.6
		}
		f.add(h, base, class)
		return
	}
}

// eachWeak tells of what p switches off, in order. Image of weak in section 8.2.
func (f *innerFinder) eachWeak(p uint16, visit func(n uint16, why cause)) {
	g := &f.graph
	x := g.cand[p]
	if g.kind.cell {
		for s := f.marks.cand[x.Cell].Without(x.Digit); s != 0; s &= s - 1 {
			visit(g.of(x.Cell, s.First()), byCell)
		}
	}
	for k := range peersOf[x.Cell] {
		for s := peersOf[x.Cell][k].And(f.marks.homes[x.Digit]); !s.Empty(); s = s.Rest() {
			visit(g.of(s.First(), x.Digit), byBox+cause(k))
		}
	}
}

// eachStrong tells of what p, off, switches on. Image of strong in section 8.2.
func (f *innerFinder) eachStrong(p uint16, visit func(n uint16, why cause)) {
	g := &f.graph
	x := g.cand[p]
	if s := f.marks.cand[x.Cell]; g.kind.cell && s.Len() == 2 {
		visit(g.of(x.Cell, s.Without(x.Digit).First()), byCell)
	}
	if !g.kind.unit {
		return
	}
	for k := range places[x.Cell] {
		at := &places[x.Cell][k]
		if s := f.marks.pos[at.unit][x.Digit] &^ at.spot; s.Single() {
			visit(g.of(at.unit.Cell(s.First()), x.Digit), byBox+cause(k))
		}
	}
}

// cycleHop is a candidate that is on, as one that is off before it makes it; a cycle may lead through it.
type cycleHop struct {
	cand, off uint16
	offCause  cause
	cause     cause
	parent    int // the number of the node before those; negative for the source
	depth     int
}

// cyclesFrom adds the cycles from a candidate. Twin: the method cycles of plain.static. Image of cycleSearch in section 8.3.
func (f *innerFinder) cyclesFrom(a uint16, class search) {
	met := make([]bool, f.graph.n)
	met[a] = true
	on := []cycleHop{{cand: a, parent: -1}}
	for i := 0; i < len(on); i++ {
		p := on[i]
		f.eachWeak(p.cand, func(o uint16, weak cause) {
			for k := i; on[k].parent >= 0; k = on[k].parent {
				if on[k].off == o {
					return
				}
			}
			f.eachStrong(o, func(n uint16, strong cause) {
				if n == a && p.depth+2 >= 4 {
					f.cycle(append([]pathNode{{cand: n, on: true, cause: strong}, {cand: o, cause: weak}}, pathBack(on, i)...), class)
				}
				if !met[n] {
					met[n] = true
					on = append(on, cycleHop{n, o, weak, strong, i, p.depth + 2})
				}
			})
		})
	}
}

// pathBack is the way from the i-th node back to the source.
func pathBack(on []cycleHop, i int) (nodes []pathNode) {
	for ; on[i].parent >= 0; i = on[i].parent {
		nodes = append(nodes, pathNode{cand: on[i].cand, on: true, cause: on[i].cause}, pathNode{cand: on[i].off, cause: on[i].offCause})
	}
	return append(nodes, pathNode{cand: on[i].cand, on: true, cause: on[i].cause})
}

// cycle adds the hint of a cycle, whose nodes are listed from its end back to the source. Twin: the method cycleHint of
// plain.static and, for the way back, plain.reversed. Sections 8.3 and 9.3.
func (f *innerFinder) cycle(nodes []pathNode, class search) {
	g := &f.graph
	h := &innerHint{nodes: len(nodes) - 1, detail: new(innerDetail), cycle: true}
	var inCycle board.CellSet
	for _, n := range nodes {
		inCycle = inCycle.With(g.cand[n.cand].Cell)
	}
	var seen [2][board.ByDigit]board.CellSet
	var front []board.Candidate
	for _, n := range nodes[:len(nodes)-1] {
		x := g.cand[n.cand]
		all := x.Cell.Peers().Minus(inCycle).And(f.marks.homes[x.Digit])
		if n.on {
			for s := all.Minus(seen[1][x.Digit]); !s.Empty(); s = s.Rest() {
				front = append(front, board.Candidate{Cell: s.First(), Digit: x.Digit})
			}
			seen[1][x.Digit] = seen[1][x.Digit].Union(all)
		} else {
			seen[0][x.Digit] = seen[0][x.Digit].Union(all)
		}
	}
	for _, x := range front {
		if !seen[0][x.Digit].Has(x.Cell) {
			continue
		}
		i := slices.Index(h.cells, x.Cell)
		if i < 0 {
			i = len(h.cells)
			h.cells, h.out = append(h.cells, x.Cell), append(h.out, 0)
		}
		h.out[i] = h.out[i].With(x.Digit)
	}
	if len(h.cells) == 0 {
		return
	}
	h.hashed()
	reversed := make([]pathNode, len(nodes))
	for i, n := range nodes {
		n.on = !n.on
		reversed[len(nodes)-1-i] = n
	}
	h.detail.end(g.cand, nodes[:len(nodes)-1]) // the source equals the end
	h.detail.end(g.cand, reversed[:len(nodes)-1])
	h.detail.close([]pathNode{nodes[0], reversed[0]}, g.cand)
	base := 6.5
	if class == searchXY {
		base = 7.0
	}
	f.add(h, base, class)
}

// end adds the nodes that one end of the hint rests on, breadth first.
func (d *innerDetail) end(cand []board.Candidate, nodes []pathNode) {
	for _, n := range nodes {
		x := cand[n.cand]
		d.mix(x.Cell, x.Digit, n.on)
		if n.on {
			d.links = append(d.links, innerLink{x.Cell, x.Digit, n.cause})
		}
	}
	d.mix(board.Cells, 0, false)
}

// close adds the ends to the hash.
func (d *innerDetail) close(ends []pathNode, cand []board.Candidate) {
	for _, n := range ends {
		d.mix(cand[n.cand].Cell, cand[n.cand].Digit, n.on)
	}
}

func (d *innerDetail) mix(c board.Cell, digit board.Digit, on bool) {
	x := uint64(c)<<8 | uint64(digit)<<1
	if on {
		x |= 1
	}
	h := (d.chains ^ (x + 1)) * 0x9e3779b97f4a7c15
	d.chains = h ^ h>>29
}
