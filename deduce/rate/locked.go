package rate

import "deduku/board"

// directLocked is a locked digit that leaves one place in another unit. Twin: plain.directLocked. Section 5.
func (r *rater) directLocked() bool {
	for k := range crossings {
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
	x := &crossings[k]
	for i := range board.Side {
		third := x.locked(&r.marks, i, d)
		if third < 0 {
			continue
		}
		cover := x.covers[i][third]
		for _, u := range x.beside[i][third] {
			s := r.pos[u][d]
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
			t, rating := directPointing, 1.7
			if k >= 2 {
				t, rating = directClaiming, 1.9
			}
			r.hint.direct(t, rating, u.Cell(left.First()), d)
			r.hint.units, r.hint.covers = board.UnitsOf(x.base[i]), board.UnitsOf(u)
			return true
		}
	}
	return false
}

// lockedDigit is pointing and claiming. Twin: plain.locked. Section 6.
func (r *rater) lockedDigit() bool {
	for k := range crossings {
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
	x := &crossings[k]
	for i := range board.Side {
		third := x.locked(&r.marks, i, d)
		if third < 0 {
			continue
		}
		base, cover := x.base[i], x.covers[i][third]
		out := cover.Cells().Minus(base.Cells()).And(r.homes[d])
		if out.Empty() {
			continue
		}
		t, rating := pointing, 2.6
		if k >= 2 {
			t, rating = claiming, 2.8
		}
		r.hint.start(t, rating)
		r.hint.removeAll(&r.marks, out, d)
		r.hint.units, r.hint.covers, r.hint.digits = board.UnitsOf(base), board.UnitsOf(cover), board.Digits(d)
		return true
	}
	return false
}
