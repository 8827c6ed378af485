package rate

import (
	"math/bits"

	"deduku/board"
)

// known is the number of nodes of the best hint that what is known makes, zero where it makes none.
func (s *multiple) known() int {
	if s.level > 0 || !s.some {
		return 0
	}
	s.best, s.bound, s.peek = multi{}, tooMany-1, true
	s.search()
	s.peek = false
	return s.best.nodes
}

// forget takes from what is known what depends on candidates that have gone since. It reports false where so many have
// gone that it is better to begin anew.
func (s *multiple) forget() bool {
	clear(s.gone)
	left, any := 0, false
	for c, was := range s.last.cand[:board.Cells] {
		left += s.marks.cand[c].Len()
		for gone := was &^ s.marks.cand[c]; gone != 0; gone &= gone - 1 {
			setBit(s.gone, s.reaches.of(board.Cell(c), gone.First()))
			any = true
		}
	}
	if 3*left < 2*len(s.reaches.cand) {
		return false
	}
	s.last = *s.marks
	if !any {
		return true
	}
	s.left = zeros(s.left, s.reaches.width)
	for i, x := range s.reaches.cand {
		if s.marks.cand[x.Cell].Has(x.Digit) {
			setBit(s.left, uint16(i))
		}
	}
	for side := range s.reaches.all {
		for i := range s.reaches.all[side] {
			if x := &s.reaches.all[side][i]; x.bound > 0 && !s.lose(x) {
				x.bound = 0
			}
		}
	}
	return true
}

// lose takes candidates that have gone from r. It reports false where r may depend on them: where one was on, or something
// followed from it, or something would have followed earlier without it.
func (s *multiple) lose(r *reach) bool {
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

// mayFollow reports whether something may follow in a group because z is not there: all but one of the others were removed,
// the last of them before that one was on.
func (s *multiple) mayFollow(r *reach, group int, z uint16) bool {
	n, only, last := 0, uint16(0), -1
	for k, w := range s.reaches.groups[group : group+s.reaches.width] {
		if left := w & s.left[k] &^ r.removed[k]; left != 0 {
			n += bits.OnesCount64(left)
			only = uint16(k<<6 + bits.TrailingZeros64(left))
		}
	}
	if n > 1 {
		return false
	}
	for k, w := range s.reaches.groups[group : group+s.reaches.width] {
		for w &= r.removed[k]; w != 0; w &= w - 1 {
			if x := uint16(k<<6 + bits.TrailingZeros64(w)); x != z {
				last = max(last, int(r.offRank[x]))
			}
		}
	}
	switch {
	case last < 0:
		return false // nothing was removed there
	case n == 0:
		return true
	}
	return !hasBit(r.switched, only) || int(r.onRank[only]) > last
}
