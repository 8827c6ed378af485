package dynamic

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce/rate/grid"
)

// leastKept is the number of nodes of the best hint that the kept reaches make, zero where they make none.
func (s *Search) leastKept() int {
	if s.Level > 0 || !s.reused {
		return 0
	}
	s.Best, s.bound, s.keptOnly = Hint{}, TooMany-1, true
	s.search()
	s.keptOnly = false
	return s.Best.Nodes
}

// update makes the kept reaches those of the position, which has lost candidates since: it drops the reaches that may depend on
// one of these. It reports false where so many have gone that it is better to begin anew.
func (s *Search) update() bool {
	clear(s.gone)
	there, any := 0, false
	for c, was := range s.was.Cand[:board.Cells] {
		there += s.marks.Cand[c].Len()
		for gone := was &^ s.marks.Cand[c]; gone != 0; gone &= gone - 1 {
			grid.SetBit(s.gone, s.reaches.Of(board.Cell(c), gone.First()))
			any = true
		}
	}
	if 3*there < 2*len(s.reaches.Cand) {
		return false
	}
	s.was = *s.marks
	if !any {
		return true
	}
	s.remaining = grid.Zeros(s.remaining, s.reaches.Width)
	for i, x := range s.reaches.Cand {
		if s.marks.Cand[x.Cell].Has(x.Digit) {
			grid.SetBit(s.remaining, uint16(i))
		}
	}
	for side := range s.reaches.all {
		for i := range s.reaches.all[side] {
			if x := &s.reaches.all[side][i]; x.bound > 0 && !s.takeOut(x) {
				x.bound = 0
			}
		}
	}
	return true
}

// takeOut takes the candidates that have gone out of r. It reports false where r may depend on one: where it was on, or something
// followed from it, or something would have followed earlier without it.
func (s *Search) takeOut(r *reach) bool {
	for k, w := range s.gone {
		if r.depends[k]&w != 0 {
			return false
		}
	}
	for k, w := range s.gone {
		for ; w != 0; w &= w - 1 {
			z := uint16(k<<6 + bits.TrailingZeros64(w))
			for _, g := range s.reaches.GroupsOf[z] {
				if s.mayFollow(r, int(g)*s.reaches.Width, z) {
					return false
				}
			}
		}
	}
	for k, w := range s.gone {
		r.on[k] &^= w
		r.off[k] &^= w
		r.removed[k] &^= w
	}
	return true
}

// mayFollow reports whether something may follow in a group because z is not there: all others but one were removed, the latest of
// them before that one was on.
func (s *Search) mayFollow(r *reach, group int, z uint16) bool {
	n, only, latest := 0, uint16(0), -1
	for k, w := range s.reaches.Groups[group : group+s.reaches.Width] {
		if others := w & s.remaining[k] &^ r.removed[k]; others != 0 {
			n += bits.OnesCount64(others)
			only = uint16(k<<6 + bits.TrailingZeros64(others))
		}
	}
	if n > 1 {
		return false
	}
	for k, w := range s.reaches.Groups[group : group+s.reaches.Width] {
		for w &= r.removed[k]; w != 0; w &= w - 1 {
			if x := uint16(k<<6 + bits.TrailingZeros64(w)); x != z {
				latest = max(latest, int(r.offRank[x]))
			}
		}
	}
	switch {
	case latest < 0:
		return false // nothing was removed there
	case n == 0:
		return true
	}
	return !grid.HasBit(r.switched, only) || int(r.onRank[only]) > latest
}
