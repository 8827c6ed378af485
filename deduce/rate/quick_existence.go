package rate

import (
	"deduku/board"
)

// existence tells whether an engine of dynamic chains has any hint, from all that follows from each assumption.
type existence struct {
	*graph
	marks   *marks
	closure closure
	inner   innerClosures
	rows    [2]following // if a candidate is off, if it is on
	group   []uint16
}

// following is what follows from each candidate, as rows.
type following struct {
	on, off []uint64
}

// mayFind reports whether the engine of this level may have a hint. Where no assumption contradicts itself and nothing
// follows from all of a group, it has none. Where stop says so, it stops looking.
func (s *existence) mayFind(all *allChains, p *position, level int, stop func() bool) bool {
	s.start(&all.graph, p)
	s.inner.start(all, p)
	s.closure.inner = &s.inner
	for i := range s.cand {
		if !hasBit(s.live, uint16(i)) {
			continue
		}
		if stop() {
			return false
		}
		if !s.assume(i, true, level) || !s.assume(i, false, level) {
			return true
		}
		if x := s.cand[i]; s.marks.cand[x.Cell].Len() >= 3 {
			on, off := s.row(s.rows[1].on, i), s.row(s.rows[1].off, i)
			if meet(on, s.row(s.rows[0].on, i)) || meet(off, s.row(s.rows[0].off, i)) {
				return true
			}
		}
	}
	return s.eachGroup(func(group []uint16) bool { return !s.shared(group, nil) })
}

// start makes room for the rows of a graph's candidates.
func (s *existence) start(g *graph, p *position) {
	s.graph, s.marks = g, &p.marks
	s.closure.position = p
	for side := range s.rows {
		s.rows[side].on, s.rows[side].off = zeros(s.rows[side].on, g.n*g.width), zeros(s.rows[side].off, g.n*g.width)
	}
}

// assume keeps what follows from a candidate being on or off. It reports false where that contradicts itself.
func (s *existence) assume(i int, on bool, level int) bool {
	x := s.cand[i]
	c := &s.closure
	if !c.run(s.marks, level, idOf(x.Cell, x.Digit), on) {
		return false
	}
	side := 0
	if on {
		side = 1
	}
	isOn, isOff := s.row(s.rows[side].on, i), s.row(s.rows[side].off, i)
	for _, y := range c.queue {
		setBit(isOn, s.at(y))
	}
	for cell, was := range s.marks.cand[:board.Cells] {
		for gone := was &^ c.grid.cand[cell]; gone != 0; gone &= gone - 1 {
			setBit(isOff, s.of(board.Cell(cell), gone.First()))
		}
	}
	return true
}

// eachGroup tells of the candidates of each cell, and of the places of each digit in each unit, where there are two or more.
func (s *existence) eachGroup(tell func(group []uint16) bool) bool {
	for c, has := range s.marks.cand[:board.Cells] {
		if has.Len() < 2 {
			continue
		}
		s.group = s.group[:0]
		for ds := has; ds != 0; ds &= ds - 1 {
			s.group = append(s.group, s.of(board.Cell(c), ds.First()))
		}
		if !tell(s.group) {
			return true
		}
	}
	for u := range board.Unit(board.Units) {
		for d := board.Digit(1); d <= 9; d++ {
			spots := s.marks.pos[u][d]
			if spots.Len() < 2 {
				continue
			}
			s.group = s.group[:0]
			for ; spots != 0; spots &= spots - 1 {
				s.group = append(s.group, s.of(u.Cell(spots.First()), d))
			}
			if !tell(s.group) {
				return true
			}
		}
	}
	return false
}

// shared reports whether anything follows from all of a group, and adds what that removes to out.
func (s *existence) shared(group []uint16, out *[cellRoom]board.DigitSet) bool {
	any := false
	for k := range s.width {
		on, off := ^uint64(0), ^uint64(0)
		for _, i := range group {
			on &= s.rows[1].on[int(i)*s.width+k]
			off &= s.rows[1].off[int(i)*s.width+k]
		}
		if on|off == 0 {
			continue
		}
		any = true
		if out != nil {
			s.conclude(k, on, off, out)
		}
	}
	return any
}
