package rate

import "deduku/board"

// xyWing has a pivot of two candidates. Twin: plain.wing. Section 6.
func (r *rater) xyWing() bool {
	two := r.bivalues()
	for pivots := two; !pivots.Empty(); pivots = pivots.Rest() {
		p := pivots.First()
		for as := p.Peers().And(two); !as.Empty(); as = as.Rest() {
			a := as.First()
			want := r.cand[p] ^ r.cand[a] // of the other pincer
			if want.Len() != 2 {
				continue
			}
			z := (want & r.cand[a]).First()
			for bs := p.Peers().And(two); !bs.Empty(); bs = bs.Rest() {
				if b := bs.First(); r.cand[b] == want {
					if r.wing(xyWing, 4.2, p, a, b, z, a.Peers().And(b.Peers())) {
						return true
					}
				}
			}
		}
	}
	return false
}

// xyzWing has a pivot of three candidates. Twin: plain.wing. Section 6.
func (r *rater) xyzWing() bool {
	two := r.bivalues()
	for p := range board.Cell(board.Cells) {
		has := r.cand[p]
		if has.Len() != 3 {
			continue
		}
		for as := p.Peers().And(two); !as.Empty(); as = as.Rest() {
			a := as.First()
			if r.cand[a]&^has != 0 {
				continue
			}
			for bs := p.Peers().And(two); !bs.Empty(); bs = bs.Rest() {
				b := bs.First()
				z := r.cand[a] & r.cand[b]
				if r.cand[b]&^has != 0 || !z.Single() {
					continue
				}
				if r.wing(xyzWing, 4.4, p, a, b, z.First(), a.Peers().And(b.Peers()).And(p.Peers())) {
					return true
				}
			}
		}
	}
	return false
}

// wing is the hint of a wing that rules out z in the cells seen; false where none has it.
func (r *rater) wing(t technique, rating float64, p, a, b board.Cell, z board.Digit, seen board.CellSet) bool {
	if !seen.Meets(r.homes[z]) {
		return false
	}
	r.hint.start(t, rating)
	r.hint.removeAll(&r.marks, seen, z)
	r.hint.cells, r.hint.others, r.hint.digits = board.CellsOf(p), board.CellsOf(a, b), board.Digits(z)
	return true
}
