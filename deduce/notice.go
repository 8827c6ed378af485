package deduce

import "deduku/board"

// place fills a cell and notices what that leaves behind. Digits struck from peers can leave a cell with
// one candidate, or a digit with one place in a unit outside the filled cell's own; digits struck from
// the filled cell can leave a digit with one place in the cell's own units.
func (s *Solver) place(n int, x board.Candidate, given bool) {
	var peers board.CellSet
	var others board.DigitSet
	if given {
		peers, others = s.board.Give(x.Cell, x.Digit)
	} else {
		peers, others = s.board.Place(x.Cell, x.Digit)
	}
	s.pool.fill(x.Cell)
	var units board.UnitSet
	for ; !peers.Empty(); peers = peers.Rest() {
		c := peers.First()
		s.by[c][x.Digit] = int32(n)
		units |= c.UnitSet()
		s.noticeCell(c)
	}
	for units &^= x.Cell.UnitSet(); units != 0; units &= units - 1 {
		s.noticePlace(units.First(), x.Digit)
	}
	for ; others != 0; others &= others - 1 {
		d := others.First()
		s.by[x.Cell][d] = int32(n)
		for _, u := range x.Cell.Units() {
			s.noticePlace(u, d)
		}
	}
	if s.board.Candidates(x.Cell) == 0 {
		s.die(CellTruth(x.Cell))
	}
}

// eliminate strikes a candidate and notices what that leaves behind.
func (s *Solver) eliminate(n int, x board.Candidate) {
	if !s.board.Eliminate(x.Cell, x.Digit) {
		return
	}
	s.by[x.Cell][x.Digit] = int32(n)
	s.noticeCell(x.Cell)
	for _, u := range x.Cell.Units() {
		s.noticePlace(u, x.Digit)
	}
}

// noticeCell looks at a cell that has just lost a candidate.
func (s *Solver) noticeCell(c board.Cell) {
	switch cands := s.board.Candidates(c); {
	case cands == 0:
		s.die(CellTruth(c))
	case cands.Single() && s.board.Digit(c) == 0:
		s.pool.addCell(c)
	}
}

// noticePlace looks at a unit in which d has just lost a place.
func (s *Solver) noticePlace(u board.Unit, d board.Digit) {
	switch spots := s.board.Spots(u, d); {
	case spots == 0:
		s.die(UnitTruth(u, d))
	case spots.Single() && s.board.Digit(u.Cell(spots.First())) == 0:
		s.pool.addPlace(u, d)
	}
}

// die notes the first truth that is left without a candidate.
func (s *Solver) die(t Truth) {
	if !s.isDead {
		s.isDead, s.dead = true, t
	}
}
