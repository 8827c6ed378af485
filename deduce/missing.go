package deduce

import "deduku/board"

// Missing are the candidates that must be gone for a step found on the board b to hold: those that its truths have no more and, where
// it assumes one solution, those that the cells that could be swapped have no more.
func (s *Step) Missing(b *board.Board) (all []board.Candidate) {
	for t := range s.Truths() {
		all = appendMissing(all, b, t)
	}
	if s.Argument != nil {
		for c := range s.Argument.Deadly.All() {
			all = appendMissing(all, b, CellTruth(c))
		}
	}
	return all
}

// appendMissing appends the candidates of t that are gone from b.
func appendMissing(dst []board.Candidate, b *board.Board, t Truth) []board.Candidate {
	if c, ok := t.Cell(); ok {
		for d := range (board.AllDigits &^ b.Candidates(c)).All() {
			dst = append(dst, board.Candidate{Cell: c, Digit: d})
		}
		return dst
	}
	u, d := t.Unit()
	for i := range (board.AllSpots &^ b.Spots(u, d)).All() {
		dst = append(dst, board.Candidate{Cell: u.Cell(i), Digit: d})
	}
	return dst
}
