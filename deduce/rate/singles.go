package rate

import (
	"math/bits"

	"deduku/board"
)

// first is the first member of s less the members of without, -1 where there is none.
func (s *unitDigits) first(without *unitDigits) int {
	for i := range s {
		if w := s[i] &^ without[i]; w != 0 {
			return i<<6 + bits.TrailingZeros64(w)
		}
	}
	return -1
}

// firstIn is the first member of s that is in t, too.
func (s *unitDigits) firstIn(t *unitDigits) int {
	for i := range s {
		if w := s[i] & t[i]; w != 0 {
			return i<<6 + bits.TrailingZeros64(w)
		}
	}
	return -1
}

// hiddenSingle looks at units with one empty cell first. Twin: plain.hiddenSingle. Section 5.
func (r *rater) hiddenSingle() bool {
	n := r.hidden.firstIn(&r.lastCells)
	t, rating := fullHouse, 1.0
	if n < 0 {
		if n = r.hidden.first(&r.lastCells); n < 0 {
			return false
		}
		t, rating = hiddenSingleLine, 1.5
		if n < board.Side*board.Side {
			t, rating = hiddenSingleBox, 1.2
		}
	}
	u, d := boxColRow[n/board.Side], board.Digit(n%board.Side+1)
	r.hint.direct(t, rating, u.Cell(r.pos[u][d].First()), d)
	r.hint.units = board.UnitsOf(u)
	return true
}

// direct makes h a hint that only places a digit.
func (h *hint) direct(t technique, rating float64, c board.Cell, d board.Digit) {
	h.start(t, rating)
	h.placed = board.Candidate{Cell: c, Digit: d}
}

// nakedSingle is the first cell of one candidate. Twin: plain.nakedSingle. Section 5.
func (r *rater) nakedSingle() bool {
	if r.naked.Empty() {
		return false
	}
	c := r.naked.First()
	r.hint.direct(nakedSingle, 2.3, c, r.cand[c].First())
	return true
}
