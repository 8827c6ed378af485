package rate

import (
	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/hint"
)

// directLocked looks for a locked digit that leaves one place in another unit. Its plain version is
// directLocked in plainrate. See "Direct hints" in deduce/rate/README.md.
func (r *rater) directLocked() bool {
	for k := range grid.Crossings {
		for ds := r.todo.direct[k]; ds != 0; ds &= ds - 1 {
			d := ds.First()
			if r.directIn(k, d) {
				return true
			}
			r.todo.direct[k] = r.todo.direct[k].Without(d)
		}
	}
	return false
}

func (r *rater) directIn(k int, d board.Digit) bool {
	x := &grid.Crossings[k]
	for i := range board.Side {
		third := x.Locked(&r.Marks, i, d)
		if third < 0 {
			continue
		}
		cover := x.Covers[i][third]
		for _, u := range x.Beside[i][third] {
			s := r.Pos[u][d]
			if s&(s-1) == 0 {
				continue
			}
			left := board.SpotSet(0)
			for v := s; v != 0; v &= v - 1 {
				if !cover.Cells().Has(u.Cell(v.First())) {
					left |= v & -v
				}
			}
			if !left.Single() {
				continue
			}
			t, rating := hint.DirectPointing, 1.7
			if k >= 2 {
				t, rating = hint.DirectClaiming, 1.9
			}
			r.hint.Direct(t, rating, u.Cell(left.First()), d)
			r.hint.Units, r.hint.Covers = board.UnitsOf(x.Base[i]), board.UnitsOf(u)
			return true
		}
	}
	return false
}

// lockedDigit looks for pointing and claiming. Its plain version is locked in plainrate. See
// "Locked candidates" in deduce/rate/README.md.
func (r *rater) lockedDigit() bool {
	for k := range grid.Crossings {
		for ds := r.todo.locked[k]; ds != 0; ds &= ds - 1 {
			d := ds.First()
			if r.lockedIn(k, d) {
				return true
			}
			r.todo.locked[k] = r.todo.locked[k].Without(d)
		}
	}
	return false
}

func (r *rater) lockedIn(k int, d board.Digit) bool {
	x := &grid.Crossings[k]
	for i := range board.Side {
		third := x.Locked(&r.Marks, i, d)
		if third < 0 {
			continue
		}
		base, cover := x.Base[i], x.Covers[i][third]
		out := cover.Cells().Minus(base.Cells()).And(r.Homes[d])
		if out.Empty() {
			continue
		}
		t, rating := hint.Pointing, 2.6
		if k >= 2 {
			t, rating = hint.Claiming, 2.8
		}
		r.hint.Start(t, rating)
		r.hint.RemoveAll(&r.Marks, out, d)
		r.hint.Units, r.hint.Covers, r.hint.Digits = board.UnitsOf(base), board.UnitsOf(cover), board.Digits(d)
		return true
	}
	return false
}
