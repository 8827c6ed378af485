package rate

import "deduku/board"

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

// nakedSingle is the first cell of one candidate. Twin: plain.nakedSingle. Section 5.
func (r *rater) nakedSingle() bool {
	if r.naked.Empty() {
		return false
	}
	c := r.naked.First()
	r.hint.direct(nakedSingle, 2.3, c, r.cand[c].First())
	return true
}
