package rate

import (
	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/hint"
)

// hiddenSingle looks at units with one empty cell first. Its plain version is hiddenSingle in
// plainrate. See "Singles" in deduce/rate/README.md.
func (r *rater) hiddenSingle() bool {
	n := r.Hidden.FirstIn(&r.LastCells)
	t, rating := hint.FullHouse, 1.0
	if n < 0 {
		if n = r.Hidden.First(&r.LastCells); n < 0 {
			return false
		}
		t, rating = hint.HiddenSingleLine, 1.5
		if n < board.Side*board.Side {
			t, rating = hint.HiddenSingleBox, 1.2
		}
	}
	u, d := grid.BoxColRow[n/board.Side], board.Digit(n%board.Side+1)
	r.hint.Direct(t, rating, u.Cell(r.Pos[u][d].First()), d)
	r.hint.Units = board.UnitsOf(u)
	return true
}

// nakedSingle takes the first cell with one candidate. Its plain version is nakedSingle in
// plainrate. See "Singles" in deduce/rate/README.md.
func (r *rater) nakedSingle() bool {
	if r.Naked.Empty() {
		return false
	}
	c := r.Naked.First()
	r.hint.Direct(hint.NakedSingle, 2.3, c, r.Cand[c].First())
	return true
}
