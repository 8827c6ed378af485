package rate

import "deduku/board"

// excluders are, of each base cell, the peers that may rule out combinations; other cells have none. Base cells are
// those that have excluders and see no cell of one candidate.
type excluders struct {
	base  [board.Cells]board.Cell
	n     int
	is    board.CellSet // the base cells
	peers [board.Cells]board.CellSet
}

// find makes few the peers that count.
func (e *excluders) find(r *rater, few board.CellSet) {
	e.n, e.is = 0, board.CellSet{}
	near := r.naked.SeenByAny()
	for c, s := range r.cand {
		e.peers[c] = board.CellSet{}
		if s.Len() < 2 || near.Has(board.Cell(c)) {
			continue
		}
		if x := board.Cell(c).Peers().And(few); !x.Empty() {
			e.peers[c] = x
			e.base[e.n] = board.Cell(c)
			e.n++
			e.is = e.is.With(board.Cell(c))
		}
	}
}

// alignedPair is aligned pair exclusion.
func (r *rater) alignedPair() bool {
	e := &r.excluders
	e.find(r, r.bivalues())
	for j := range e.n {
		b := e.base[j]
		for i := range j {
			a := e.base[i]
			x := e.peers[a].And(e.peers[b])
			if x.Rest().Empty() {
				continue
			}
			if r.exclusion([3]board.Cell{a, b}, 2, x) {
				return true
			}
		}
	}
	return false
}

// alignedTriplet is aligned triplet exclusion: the third cell is an excluder of one of the others.
func (r *rater) alignedTriplet() bool {
	e := &r.excluders
	few := r.bivalues()
	for c, s := range r.cand {
		if s.Len() == 3 {
			few = few.With(board.Cell(c))
		}
	}
	e.find(r, few)
	for j := range e.n {
		b := e.base[j]
		for i := range j {
			a := e.base[i]
			x := e.peers[a].And(e.peers[b])
			if x.Rest().Empty() {
				continue
			}
			pair := board.CellsOf(a, b)
			for _, thirds := range [2]board.CellSet{e.peers[a], e.peers[b].Minus(e.peers[a])} {
				for thirds = thirds.And(e.is).Minus(pair); !thirds.Empty(); thirds = thirds.Rest() {
					c := thirds.First()
					y := x.And(e.peers[c])
					if y.Rest().Empty() {
						continue
					}
					if r.exclusion([3]board.Cell{a, b, c}, 3, y) {
						return true
					}
				}
			}
		}
	}
	return false
}

// exclusion removes from n base cells the candidates that stand in no allowed combination: one that leaves each excluder a
// candidate and puts no digit twice where cells see each other.
func (r *rater) exclusion(base [3]board.Cell, n int, x board.CellSet) bool {
	var pairs [10]board.DigitSet // digits that may not stand together with a digit
	var triples [board.Cells]board.DigitSet
	t := 0
	for x := x; !x.Empty(); x = x.Rest() {
		s := r.cand[x.First()]
		if s.Len() == 2 {
			d := s.First()
			e := s.Without(d).First()
			pairs[d], pairs[e] = pairs[d].With(e), pairs[e].With(d)
		} else {
			triples[t] = s
			t++
		}
	}
	var allowed [3]board.DigitSet
	ca, cb := r.cand[base[0]], r.cand[base[1]]
	ab := base[0].Sees(base[1])
	if n == 2 {
		for s := ca; s != 0; s &= s - 1 {
			d := s.First()
			with := cb &^ pairs[d]
			if ab {
				with = with.Without(d)
			}
			if with != 0 {
				allowed[0] = allowed[0].With(d)
				allowed[1] |= with
			}
		}
	} else {
		cc := r.cand[base[2]]
		ac, bc := base[0].Sees(base[2]), base[1].Sees(base[2])
		for s := ca; s != 0; s &= s - 1 {
			d := s.First()
			seconds, thirds := cb&^pairs[d], cc&^pairs[d]
			if ab {
				seconds = seconds.Without(d)
			}
			if ac {
				thirds = thirds.Without(d)
			}
			for ; seconds != 0; seconds &= seconds - 1 {
				e := seconds.First()
				with := thirds &^ pairs[e]
				if bc {
					with = with.Without(e)
				}
				for _, three := range triples[:t] {
					if rest := three.Without(d).Without(e); rest.Single() {
						with &^= rest
					}
				}
				if with != 0 {
					allowed[0], allowed[1] = allowed[0].With(d), allowed[1].With(e)
					allowed[2] |= with
				}
			}
			if allowed[0] == ca && allowed[1] == cb && allowed[2] == cc {
				return false
			}
		}
	}
	t0, rating := alignedPair, 6.2
	if n == 3 {
		t0, rating = alignedTriplet, 7.5
	}
	r.hint.start(t0, rating)
	for i, c := range base[:n] {
		r.hint.remove(&r.marks, c, board.AllDigits&^allowed[i])
	}
	if len(r.hint.out) == 0 {
		return false
	}
	r.hint.cells, r.hint.others = board.CellsOf(base[:n]...), x
	return true
}
