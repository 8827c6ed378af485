package backdoor

import "deduku/board"

// answer is a solution, both ways round.
type answer struct {
	digits board.Grid
	cells  [board.Units][board.ByDigit]board.Cell // where each digit stands in each unit
}

func newAnswer(solution board.Grid) answer {
	a := answer{digits: solution}
	for c, d := range solution {
		for _, u := range board.Cell(c).Units() {
			a.cells[u][d] = board.Cell(c)
		}
	}
	return a
}

// singles is a position in which naked and hidden singles have been filled as far as they go. It counts
// candidates and places instead of looking for singles: one that is left is the one of the answer.
type singles struct {
	cands  [board.Cells]board.DigitSet
	places [board.Units][board.ByDigit]uint8 // the number of places of each digit in each unit
	done   [board.Cells]bool
	filled int
}

// newSingles is how far singles get in puzzle.
func newSingles(a *answer, puzzle board.Grid) singles {
	var s singles
	for c := range s.cands {
		s.cands[c] = board.AllDigits
	}
	for u := range s.places {
		for d := 1; d <= 9; d++ {
			s.places[u][d] = board.Side
		}
	}
	for c, d := range puzzle {
		if d != 0 {
			s.fill(a, board.Cell(c))
		}
	}
	return s
}

// fill puts the answer into c, and then into each cell that becomes a single.
func (s *singles) fill(a *answer, c board.Cell) {
	if s.done[c] {
		return
	}
	var queue [board.Cells]board.Cell
	queue[0] = c
	n := 1
	s.done[c] = true
	ready := func(c board.Cell) {
		if !s.done[c] {
			s.done[c] = true
			queue[n] = c
			n++
		}
	}
	for i := 0; i < n; i++ {
		c := queue[i]
		d := a.digits[c]
		for others := s.cands[c].Without(d); others != 0; others &= others - 1 {
			s.eliminate(a, c, others.First(), ready)
		}
		for peers := c.Peers(); !peers.Empty(); peers = peers.Rest() {
			if p := peers.First(); s.cands[p].Has(d) {
				s.eliminate(a, p, d, ready)
			}
		}
	}
	s.filled += n
}

// eliminate takes d, which is wrong there, from the candidates of c, and tells which cells are singles now.
func (s *singles) eliminate(a *answer, c board.Cell, d board.Digit, ready func(board.Cell)) {
	s.cands[c] = s.cands[c].Without(d)
	if s.cands[c].Single() {
		ready(c)
	}
	for _, u := range c.Units() {
		s.places[u][d]--
		if s.places[u][d] == 1 {
			ready(a.cells[u][d])
		}
	}
}
