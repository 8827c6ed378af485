package quick

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce/rate/grid"
)

// dynamicClosure finds what dynamic chains remove when they are used inside chains.
type dynamicClosure struct {
	Existence
}

// find adds what the engine removes on m, a position inside, to out. Assumptions that contradict themselves are taken to
// lead to nothing else: they are not there when it is asked next.
func (s *dynamicClosure) find(m *grid.Marks, out *[grid.CellRoom]board.DigitSet) {
	for side := range s.rows {
		s.rows[side].on, s.rows[side].off = grid.Zeros(s.rows[side].on, s.N*s.Width), grid.Zeros(s.rows[side].off, s.N*s.Width)
	}
	s.marks = m
	for c, has := range m.Cand[:board.Cells] {
		if has.Len() < 2 {
			continue
		}
		for ds := has; ds != 0; ds &= ds - 1 {
			d := ds.First()
			i := int(s.Of(board.Cell(c), d))
			on, off := s.assume(i, true, 0), s.assume(i, false, 0)
			if !on {
				out[c] = out[c].With(d)
			}
			if !off {
				out[c] |= has.Without(d)
			}
			if !on || !off || has.Len() < 3 {
				continue
			}
			for k := range s.Width {
				s.conclude(k, s.Row(s.rows[1].on, i)[k]&s.Row(s.rows[0].on, i)[k], s.Row(s.rows[1].off, i)[k]&s.Row(s.rows[0].off, i)[k], out)
			}
		}
	}
	s.eachGroup(func(group []uint16) bool {
		s.shared(group, out)
		return true
	})
}

// conclude adds what follows from the candidates of a word of rows being on, being off.
func (s *Existence) conclude(k int, on, off uint64, out *[grid.CellRoom]board.DigitSet) {
	for ; on != 0; on &= on - 1 {
		x := s.Cand[k<<6+bits.TrailingZeros64(on)]
		out[x.Cell] |= s.marks.Cand[x.Cell].Without(x.Digit)
	}
	for ; off != 0; off &= off - 1 {
		x := s.Cand[k<<6+bits.TrailingZeros64(off)]
		out[x.Cell] = out[x.Cell].With(x.Digit)
	}
}
