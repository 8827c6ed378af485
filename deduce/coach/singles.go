package coach

import "deduku/board"

// PlaceSingles places what has one candidate or one place left until nothing has, or until enough, which is asked before each, says so.
func PlaceSingles(b *board.Board, enough func() bool) {
	place := func(c board.Cell, d board.Digit) (more bool) {
		if enough() {
			return false
		}
		b.Place(c, d)
		return true
	}
	for before := -1; before != b.Filled(); {
		before = b.Filled()
		for c := range b.Open().All() {
			if s := b.Candidates(c); s.Single() && !place(c, s.First()) {
				return
			}
		}
		for u := range board.Unit(board.Units) {
			for d := range board.AllDigits.All() {
				s := b.Spots(u, d)
				if !s.Single() {
					continue
				}
				if c := u.Cell(s.First()); b.Digit(c) == 0 && !place(c, d) {
					return
				}
			}
		}
	}
}

// never has all singles placed.
func never() bool { return false }
