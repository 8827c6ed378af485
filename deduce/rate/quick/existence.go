package quick

import (
	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/static"
)

// Existence tells whether an engine of dynamic chains has any hint, from all that follows from each assumption.
type Existence struct {
	*static.Graph
	marks   *grid.Marks
	closure closure
	inner   innerClosures
	rows    [2]following // if a candidate is off, if it is on
	group   []uint16
}

// following is what follows from each candidate, as rows.
type following struct {
	on, off []uint64
}

// MayFind reports whether the engine of this level may have a hint. Where no assumption contradicts itself and nothing
// follows from all of a group, it has none. Where stop says so, it stops looking.
func (s *Existence) MayFind(all *static.AllChains, p *grid.Position, level int, stop func() bool) bool {
	s.start(&all.Graph, p)
	s.inner.start(all, p)
	s.closure.inner = &s.inner
	for i := range s.Cand {
		if !grid.HasBit(s.Live, uint16(i)) {
			continue
		}
		if stop() {
			return false
		}
		if !s.assume(i, true, level) || !s.assume(i, false, level) {
			return true
		}
		if x := s.Cand[i]; s.marks.Cand[x.Cell].Len() >= 3 {
			on, off := s.Row(s.rows[1].on, i), s.Row(s.rows[1].off, i)
			if grid.Meet(on, s.Row(s.rows[0].on, i)) || grid.Meet(off, s.Row(s.rows[0].off, i)) {
				return true
			}
		}
	}
	return s.eachGroup(func(group []uint16) bool { return !s.shared(group, nil) })
}

// start makes room for the rows of a graph's candidates.
func (s *Existence) start(g *static.Graph, p *grid.Position) {
	s.Graph, s.marks = g, &p.Marks
	s.closure.position = p
	for side := range s.rows {
		s.rows[side].on, s.rows[side].off = grid.Zeros(s.rows[side].on, g.N*g.Width), grid.Zeros(s.rows[side].off, g.N*g.Width)
	}
}

// assume keeps what follows from a candidate being on or off. It reports false where that contradicts itself.
func (s *Existence) assume(i int, on bool, level int) bool {
	x := s.Cand[i]
	c := &s.closure
	if !c.run(s.marks, level, grid.IDOf(x.Cell, x.Digit), on) {
		return false
	}
	side := 0
	if on {
		side = 1
	}
	isOn, isOff := s.Row(s.rows[side].on, i), s.Row(s.rows[side].off, i)
	for _, y := range c.queue {
		grid.SetBit(isOn, s.At(y))
	}
	for cell, was := range s.marks.Cand[:board.Cells] {
		for gone := was &^ c.grid.Cand[cell]; gone != 0; gone &= gone - 1 {
			grid.SetBit(isOff, s.Of(board.Cell(cell), gone.First()))
		}
	}
	return true
}

// eachGroup tells of the candidates of each cell, and of the places of each digit in each unit, where there are two or more.
func (s *Existence) eachGroup(tell func(group []uint16) bool) bool {
	for c, has := range s.marks.Cand[:board.Cells] {
		if has.Len() < 2 {
			continue
		}
		s.group = s.group[:0]
		for ds := has; ds != 0; ds &= ds - 1 {
			s.group = append(s.group, s.Of(board.Cell(c), ds.First()))
		}
		if !tell(s.group) {
			return true
		}
	}
	for u := range board.Unit(board.Units) {
		for d := board.Digit(1); d <= 9; d++ {
			spots := s.marks.Pos[u][d]
			if spots.Len() < 2 {
				continue
			}
			s.group = s.group[:0]
			for ; spots != 0; spots &= spots - 1 {
				s.group = append(s.group, s.Of(u.Cell(spots.First()), d))
			}
			if !tell(s.group) {
				return true
			}
		}
	}
	return false
}

// shared reports whether anything follows from all of a group, and adds what that removes to out.
func (s *Existence) shared(group []uint16, out *[grid.CellRoom]board.DigitSet) bool {
	any := false
	for k := range s.Width {
		on, off := ^uint64(0), ^uint64(0)
		for _, i := range group {
			on &= s.rows[1].on[int(i)*s.Width+k]
			off &= s.rows[1].off[int(i)*s.Width+k]
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
