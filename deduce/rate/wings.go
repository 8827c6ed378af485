package rate

import (
	"deduku/board"
	"deduku/deduce/rate/hint"
)

// xyWing looks for a pivot with two candidates. Its plain version is wing in plainrate. See "Wings"
// in deduce/rate/README.md.
func (r *rater) xyWing() bool {
	two := r.Bivalues()
	for pivots := two; !pivots.Empty(); pivots = pivots.Rest() {
		p := pivots.First()
		for as := p.Peers().And(two); !as.Empty(); as = as.Rest() {
			a := as.First()
			want := r.Cand[p] ^ r.Cand[a] // of the other pincer
			if want.Len() != 2 {
				continue
			}
			z := (want & r.Cand[a]).First()
			for bs := p.Peers().And(two); !bs.Empty(); bs = bs.Rest() {
				if b := bs.First(); r.Cand[b] == want {
					if r.wing(hint.XyWing, 4.2, p, a, b, z, a.Peers().And(b.Peers())) {
						return true
					}
				}
			}
		}
	}
	return false
}

// xyzWing looks for a pivot with three candidates. Its plain version is wing in plainrate. See
// "Wings" in deduce/rate/README.md.
func (r *rater) xyzWing() bool {
	two := r.Bivalues()
	for p := range board.Cell(board.Cells) {
		has := r.Cand[p]
		if has.Len() != 3 {
			continue
		}
		for as := p.Peers().And(two); !as.Empty(); as = as.Rest() {
			a := as.First()
			if r.Cand[a]&^has != 0 {
				continue
			}
			for bs := p.Peers().And(two); !bs.Empty(); bs = bs.Rest() {
				b := bs.First()
				z := r.Cand[a] & r.Cand[b]
				if r.Cand[b]&^has != 0 || !z.Single() {
					continue
				}
				if r.wing(hint.XyzWing, 4.4, p, a, b, z.First(), a.Peers().And(b.Peers()).And(p.Peers())) {
					return true
				}
			}
		}
	}
	return false
}

// wing is the hint of a wing that rules out z in the cells seen; false where none has it.
func (r *rater) wing(t hint.Technique, rating float64, p, a, b board.Cell, z board.Digit, seen board.CellSet) bool {
	if !seen.Meets(r.Homes[z]) {
		return false
	}
	r.hint.Start(t, rating)
	r.hint.RemoveAll(&r.Marks, seen, z)
	r.hint.Cells, r.hint.Others, r.hint.Digits = board.CellsOf(p), board.CellsOf(a, b), board.Digits(z)
	return true
}
