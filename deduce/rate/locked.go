package rate

import "deduku/board"

// scan is a pair of types of units: all of a digit in a base unit lies in a cover unit.
type scan struct{ base, cover byte } // of board.Unit.Kind

var scans = [4]scan{{'b', 'c'}, {'b', 'r'}, {'c', 'b'}, {'r', 'b'}}

// thirds of a unit's places: those of a box that lie in its rows or its columns, those of a line that lie in its boxes.
// thirdsOf[i] are the thirds, ascending, that hold a place: runs of three places (0), and places three apart (1).
var thirdsOf = func() (t [2][512]uint8) {
	for i := range board.Side {
		for s := range 1 << i { // a set with place i as its last
			t[0][1<<i|s] = t[0][s] | 1<<(i/3)
			t[1][1<<i|s] = t[1][s] | 1<<(i%3)
		}
	}
	return t
}()

// crossing is how the base units of a scan are cut up: the cover units that they meet.
type crossing struct {
	base   [board.Side]board.Unit
	thirds int // which table of thirdsOf
	covers [board.Side][board.BoxSide]board.Unit
	beside [board.Side][board.BoxSide][2]board.Unit // of base and third, the other units of the base's type that meet the cover there
}

var crossings = func() (t [4]crossing) {
	for k, s := range scans {
		x := &t[k]
		if s == (scan{'b', 'c'}) {
			x.thirds = 1
		}
		n := 0
		for u := range board.Unit(board.Units) {
			if u.Kind() == s.base {
				x.base[n] = u
				n++
			}
		}
		for i, u := range x.base {
			for third := range 3 {
				spot := 3 * third
				if x.thirds == 1 {
					spot = third
				}
				for v := range board.Unit(board.Units) {
					if v.Kind() == s.cover && v.Cells().Has(u.Cell(spot)) {
						x.covers[i][third] = v
						m := 0
						for _, b := range x.base {
							if b != u && b.Cells().Meets(v.Cells()) {
								x.beside[i][third][m] = b
								m++
							}
						}
					}
				}
			}
		}
	}
	return t
}()

// locked is the third of the base unit that holds all places of d, which are two or more; -1 if no third does.
func (x *crossing) locked(p *marks, i int, d board.Digit) int {
	s := p.pos[x.base[i]][d]
	if s&(s-1) == 0 {
		return -1
	}
	return [8]int{-1, 0, 1, -1, 2, -1, -1, -1}[thirdsOf[x.thirds][s]]
}

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
