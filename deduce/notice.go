package deduce

import "deduku/board"

// place fills a cell and notices what that leaves behind. Digits that peers lose can leave a cell with
// one candidate, or a digit with one place in a unit outside the filled cell's own; digits that
// the filled cell loses can leave a digit with one place in the cell's own units.
func (s *Solver) place(n int, x board.Candidate, given bool) {
	var effects board.Effects
	s.board.Fill(x.Cell, x.Digit, given, &effects)
	s.pool.fill(x.Cell)
	for peers := effects.Peers; !peers.Empty(); peers = peers.Rest() {
		s.by[peers.First()][x.Digit] = int32(n)
	}
	for others := effects.Others; others != 0; others &= others - 1 {
		s.by[x.Cell][others.First()] = int32(n)
	}
	for cells := effects.SingleCells; !cells.Empty(); cells = cells.Rest() {
		s.noticeCell(cells.First())
	}
	for units := effects.SingleUnits; units != 0; units &= units - 1 {
		s.noticePlace(units.First(), x.Digit)
	}
	own := &effects.SingleDigits
	for digits := own[0] | own[1] | own[2]; digits != 0; digits &= digits - 1 {
		d := digits.First()
		for i, u := range x.Cell.Units() {
			if own[i].Has(d) {
				s.noticePlace(u, d)
			}
		}
	}
	if s.board.Candidates(x.Cell) == 0 {
		s.die(CellTruth(x.Cell))
	}
}

// eliminate eliminates a candidate and notices what that leaves behind.
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
