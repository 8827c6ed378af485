package rate

import (
	"math/bits"

	"deduku/board"
)

// leastKept is the number of nodes of the best hint that the kept reaches make, zero where they make none.
func (s *multipleSearch) leastKept() int {
	if s.level > 0 || !s.reused {
		return 0
	}
	s.best, s.bound, s.keptOnly = multiHint{}, tooMany-1, true
	s.search()
	s.keptOnly = false
	return s.best.nodes
}

// update makes the kept reaches those of the position, which has lost candidates since: it drops the reaches that may depend on
// one of these. It reports false where so many have gone that it is better to begin anew.
func (s *multipleSearch) update() bool {
	clear(s.gone)
	there, any := 0, false
	for c, was := range s.was.cand[:board.Cells] {
		there += s.marks.cand[c].Len()
		for gone := was &^ s.marks.cand[c]; gone != 0; gone &= gone - 1 {
			setBit(s.gone, s.reaches.of(board.Cell(c), gone.First()))
			any = true
		}
	}
	if 3*there < 2*len(s.reaches.cand) {
		return false
	}
	s.was = *s.marks
	if !any {
		return true
	}
	s.remaining = zeros(s.remaining, s.reaches.width)
	for i, x := range s.reaches.cand {
		if s.marks.cand[x.Cell].Has(x.Digit) {
			setBit(s.remaining, uint16(i))
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
func (s *multipleSearch) takeOut(r *reach) bool {
	for k, w := range s.gone {
		if r.depends[k]&w != 0 {
			return false
		}
	}
	for k, w := range s.gone {
		for ; w != 0; w &= w - 1 {
			z := uint16(k<<6 + bits.TrailingZeros64(w))
			for _, g := range s.reaches.groupsOf[z] {
				if s.mayFollow(r, int(g)*s.reaches.width, z) {
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
func (s *multipleSearch) mayFollow(r *reach, group int, z uint16) bool {
	n, only, latest := 0, uint16(0), -1
	for k, w := range s.reaches.groups[group : group+s.reaches.width] {
		if others := w & s.remaining[k] &^ r.removed[k]; others != 0 {
			n += bits.OnesCount64(others)
			only = uint16(k<<6 + bits.TrailingZeros64(others))
		}
	}
	if n > 1 {
		return false
	}
	for k, w := range s.reaches.groups[group : group+s.reaches.width] {
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
	return !hasBit(r.switched, only) || int(r.onRank[only]) > latest
}
