package static

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce/rate/grid"
)

// cycleSearch finds cycles as Sudoku Explainer does: breadth first, each candidate switched on once, by what reaches it
// first. Many cycles are missed that way, so the order in which links are followed counts.
type cycleSearch struct {
	*Graph
	marks   *grid.Marks
	met     []uint64
	back    []uint8     // where not empty: of each candidate, the links back to the source; zero where there is no way back
	on      []cycleNode // in the order in which they are met
	out     [board.ByDigit]board.CellSet
	end     int32  // where from found a cycle: its last node that is on,
	lastOff uint16 // and the candidate that is off after that
	order   []uint16
}

// cycleNode is a candidate that is switched on: by the node numbered parent, through the candidate off.
type cycleNode struct {
	cand, off uint16
	parent    int32
	depth     int32 // links from the source
}

// from looks for the first of the shortest cycles through a that removes something and has no more
// than most nodes. It returns the number of nodes, or 0 if there is no such cycle, and leaves the
// removals in out. Its plain version is static.cycles in plainrate. Both follow cycleSearch in
// deduce/rate/README.md, "Cycles and forcing chains", step by step.
func (s *cycleSearch) from(a uint16, most int) int {
	s.met = grid.Zeros(s.met, s.Width)
	grid.SetBit(s.met, a)
	s.on = append(s.on[:0], cycleNode{cand: a, parent: -1})
	for i := 0; i < len(s.on); i++ {
		p := s.on[i]
		nodes := int(p.depth) + 2
		if nodes > most {
			return 0
		}
		for _, o := range s.weakInOrder(p.cand) {
			if s.onPath(i, o) {
				continue
			}
			q := &s.partner[o]
			for _, n := range q.At[:q.N] {
				if n == a && nodes >= 4 && s.removes(i, o) {
					s.end, s.lastOff = int32(i), o
					return nodes
				}
				if !grid.HasBit(s.met, n) {
					if len(s.back) > 0 && (s.back[n] == 0 || int(s.back[n])+int(p.depth)+2 > most) {
						continue // nothing that it leads to comes back in time either
					}
					grid.SetBit(s.met, n)
					s.on = append(s.on, cycleNode{n, o, int32(i), p.depth + 2})
				}
			}
		}
	}
	return 0
}

// weakInOrder are the candidates that p switches off and that have a strong link: in the cell, then in the box, row and
// column.
func (s *cycleSearch) weakInOrder(p uint16) []uint16 {
	s.order = s.order[:0]
	of := &s.GroupsOf[p]
	if s.kind.Cell {
		s.addOrder(p, s.Row(s.Groups, int(of[0])), nil)
	}
	box := s.Row(s.Groups, int(of[1]))
	s.addOrder(p, box, nil)
	s.addOrder(p, s.Row(s.Groups, int(of[2])), box)
	s.addOrder(p, s.Row(s.Groups, int(of[3])), box)
	return s.order
}

// addOrder adds the linked candidates of a row but for p and those of without.
func (s *cycleSearch) addOrder(p uint16, row, without []uint64) {
	for k, w := range row {
		w &= s.linked[k]
		if without != nil {
			w &^= without[k]
		}
		for ; w != 0; w &= w - 1 {
			if n := uint16(k<<6 + bits.TrailingZeros64(w)); n != p {
				s.order = append(s.order, n)
			}
		}
	}
}

// onPath reports whether o is off on the way to the i-th node.
func (s *cycleSearch) onPath(i int, o uint16) bool {
	for p := &s.on[i]; p.parent >= 0; p = &s.on[p.parent] {
		if p.off == o {
			return true
		}
	}
	return false
}

// removes finds the removals of the cycle that goes through the i-th node and o back to the source:
// candidates outside its cells that see an on node and an off node of their digit. Like the
// reference, it combines any on node with any off node. Its plain version is static.cycleHint in
// plainrate. Both follow the cycle hint in deduce/rate/README.md, "Cycles and forcing chains", step
// by step.
func (s *cycleSearch) removes(i int, o uint16) bool {
	var cells board.CellSet
	var byOn, byOff [board.ByDigit]board.CellSet
	var digits board.DigitSet
	for k := int32(i); ; {
		x := s.Cand[o]
		cells = cells.With(x.Cell)
		byOff[x.Digit] = byOff[x.Digit].Union(x.Cell.Peers())
		digits = digits.With(x.Digit)
		p := &s.on[k]
		x = s.Cand[p.cand]
		cells = cells.With(x.Cell)
		byOn[x.Digit] = byOn[x.Digit].Union(x.Cell.Peers())
		if p.parent < 0 {
			break
		}
		k, o = p.parent, p.off
	}
	any := false
	for d := range s.out {
		s.out[d] = board.CellSet{}
	}
	for ; digits != 0; digits &= digits - 1 {
		d := digits.First()
		s.out[d] = byOn[d].And(byOff[d]).And(s.marks.Homes[d]).Minus(cells)
		any = any || !s.out[d].Empty()
	}
	return any
}

// Ring is the cycle of so many nodes that is found first from a candidate, beginning with it.
func (g *Graph) Ring(m *grid.Marks, source uint16, nodes int) []uint16 {
	s := cycleSearch{Graph: g, marks: m}
	if s.from(source, nodes) == 0 {
		return nil
	}
	ring := []uint16{source, s.lastOff}
	for k := s.end; s.on[k].parent >= 0; k = s.on[k].parent {
		ring = append(ring, s.on[k].cand, s.on[k].off)
	}
	return ring
}
