package rate

import "deduku/board"

// graph is the links between the candidates of a position, as they are used by the engines that change nothing on the way:
// of two candidates with a weak link one is false, of two with a strong link one is true. Candidates are numbered in the
// order of their cells and digits; a set of them is a row of width words.
type graph struct {
	kind     links
	n, width int
	cand     []board.Candidate
	number   [board.Cells][10]uint16

	weak    []uint64 // a row for each candidate
	partner []partners
	linked  []uint64 // the candidates that have a strong link

	groups []uint64 // a row for each cell, and for each unit and digit, with the candidates there
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

// zeros makes s n words of zero.
func zeros(s []uint64, n int) []uint64 {
	if cap(s) < n {
		return make([]uint64, n, n+n/2)
	}
	s = s[:n]
	clear(s)
	return s
}

func setBit(row []uint64, n uint16)      { row[n>>6] |= 1 << (n & 63) }
func hasBit(row []uint64, n uint16) bool { return row[n>>6]>>(n&63)&1 != 0 }

// row is the i-th row of s.
func (g *graph) row(s []uint64, i int) []uint64 { return s[i*g.width : (i+1)*g.width : (i+1)*g.width] }

// build makes the graph that of the digits in cells.
func (g *graph) build(m *marks, kind links, cells board.CellSet, digits board.DigitSet) {
	g.kind = kind
	g.cand = g.cand[:0]
	for ; !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		for s := m.cand[c] & digits; s != 0; s &= s - 1 {
			d := s.First()
			g.number[c][d] = uint16(len(g.cand))
			g.cand = append(g.cand, board.Candidate{Cell: c, Digit: d})
		}
	}
	g.n = len(g.cand)
	g.width = (g.n + 63) / 64
	g.weak = zeros(g.weak, g.n*g.width)
	g.linked = zeros(g.linked, g.width)
	g.groups = zeros(g.groups, (board.Cells+9*board.Units)*g.width)
	if cap(g.partner) < g.n {
		g.partner = make([]partners, g.n, 9*board.Cells)
	}
	g.partner = g.partner[:g.n]
	for i, x := range g.cand {
		for _, group := range groupsOf(x) {
			setBit(g.row(g.groups, group), uint16(i))
		}
	}
	for i, x := range g.cand {
		g.link(m, i, x)
	}
}

// groupsOf are the numbers of the groups of a candidate: its cell's and those of its digit in its box, row and column.
func groupsOf(x board.Candidate) [4]int {
	at := &places[x.Cell]
	d := int(x.Digit) - 1
	return [4]int{
		int(x.Cell),
		board.Cells + 9*int(at[0].unit) + d,
		board.Cells + 9*int(at[1].unit) + d,
		board.Cells + 9*int(at[2].unit) + d,
	}
}

func (g *graph) link(m *marks, i int, x board.Candidate) {
	weak := g.row(g.weak, i)
	for k, group := range groupsOf(x) {
		if k == 0 && !g.kind.cell {
			continue
		}
		for j, w := range g.row(g.groups, group) {
			weak[j] |= w
		}
	}
	weak[i>>6] &^= 1 << (i & 63)
	p := &g.partner[i]
	p.n = 0
	if s := m.cand[x.Cell]; g.kind.cell && s.Len() == 2 {
		p.add(g.number[x.Cell][s.Without(x.Digit).First()])
	}
	if g.kind.unit {
		for k := range places[x.Cell] {
			at := &places[x.Cell][k]
			if s := m.pos[at.unit][x.Digit] &^ at.spot; s.Single() {
				p.add(g.number[at.unit.Cell(s.First())][x.Digit])
			}
		}
	}
	if p.n > 0 {
		setBit(g.linked, uint16(i))
	}
}
