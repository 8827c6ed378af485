package deduce

import "deduku/board"

// place fills a cell and notices what that leaves behind. Digits that peers lose can leave a cell with
// one candidate, or a digit with one place in a unit outside the filled cell's own; digits that
// the filled cell loses can leave a digit with one place in the cell's own units.
func (j *journal) place(n int, x board.Candidate, given bool) {
	effects := &j.effects
	j.board.Fill(x.Cell, x.Digit, given, effects)
	j.pool.fill(x.Cell)
	if !j.bare {
		for peers := effects.Peers; !peers.Empty(); peers = peers.Rest() {
			j.by[peers.First()][x.Digit] = int32(n)
		}
		for others := effects.Others; others != 0; others &= others - 1 {
			j.by[x.Cell][others.First()] = int32(n)
		}
	}
	for cells := effects.SingleCells; !cells.Empty(); cells = cells.Rest() {
		j.noticeCell(cells.First())
	}
	for units := effects.SingleUnits; units != 0; units &= units - 1 {
		j.noticePlace(units.First(), x.Digit)
	}
	own := &effects.SingleDigits
	for digits := own[0] | own[1] | own[2]; digits != 0; digits &= digits - 1 {
		d := digits.First()
		for i, u := range x.Cell.Units() {
			if own[i].Has(d) {
				j.noticePlace(u, d)
			}
		}
	}
	if j.board.Candidates(x.Cell) == 0 {
		j.die(CellTruth(x.Cell))
	}
}

// eliminate eliminates a candidate and notices what that leaves behind.
func (j *journal) eliminate(n int, x board.Candidate) {
	if !j.board.Eliminate(x.Cell, x.Digit) {
		return
	}
	j.by[x.Cell][x.Digit] = int32(n)
	j.noticeCell(x.Cell)
	for _, u := range x.Cell.Units() {
		j.noticePlace(u, x.Digit)
	}
}

// noticeCell looks at a cell that has just lost a candidate.
func (j *journal) noticeCell(c board.Cell) {
	switch cands := j.board.Candidates(c); {
	case cands == 0:
		j.die(CellTruth(c))
	case cands.Single() && j.board.Digit(c) == 0:
		j.pool.addCell(c)
	}
}

// noticePlace looks at a unit in which d has just lost a place.
func (j *journal) noticePlace(u board.Unit, d board.Digit) {
	switch spots := j.board.Spots(u, d); {
	case spots == 0:
		j.die(UnitTruth(u, d))
	case spots.Single() && j.board.Digit(u.Cell(spots.First())) == 0:
		j.pool.addPlace(u, d)
	}
}

// die notes the first truth that is left without a candidate.
func (j *journal) die(t Truth) {
	if !j.isDead {
		j.isDead, j.dead = true, t
	}
}
