package rate

import (
	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/hint"
)

// excluders are, of each base cell, the peers that may rule out combinations; other cells have none. Base cells are
// those that have excluders and see no cell of one candidate.
type excluders struct {
	few   board.CellSet // the cells that may be excluders
	base  board.CellSet
	peers [board.Cells]board.CellSet

	out combinations
}

// find makes few the peers that count.
func (e *excluders) find(r *rater, few board.CellSet) {
	e.few, e.base = few, board.CellSet{}
	near := board.CellSet{}
	if !r.Naked.Empty() {
		near = r.Naked.SeenByAny()
	}
	for c, s := range r.Cand[:board.Cells] {
		if s&(s-1) == 0 || near.Has(board.Cell(c)) {
			e.peers[c] = board.CellSet{}
			continue
		}
		e.peers[c] = board.Cell(c).Peers().And(few)
		if !e.peers[c].Empty() {
			e.base = e.base.With(board.Cell(c))
		}
	}
}

// twice are the cells that see two cells of s or more.
func twice(s board.CellSet) board.CellSet {
	var one, two board.CellSet
	for ; !s.Empty(); s = s.Rest() {
		p := s.First().Peers()
		two = two.Union(one.And(p))
		one = one.Union(p)
	}
	return two
}

// affected are the cells that make a combination with c, of which something has changed: all where c has, otherwise what
// has changed and what sees a changed excluder that c sees.
func affected(c board.Cell, changed, excluders board.CellSet) board.CellSet {
	if changed.Has(c) {
		return board.AllCells
	}
	return changed.Union(changed.And(excluders).SeenByAny())
}

// alignedPair looks for an aligned pair exclusion. It skips pairs that have not changed since the
// last search found nothing. Its plain version is alignedPair in plainrate. See "Aligned exclusion"
// in deduce/rate/README.md.
func (r *rater) alignedPair() bool {
	e := &r.excluders
	changed := r.todo.pairs
	e.find(r, r.Bivalues())
	for bs := e.base; !bs.Empty(); bs = bs.Rest() {
		b := bs.First()
		as := twice(e.peers[b]).And(e.base).And(cellsBelow[b])
		if as.Empty() {
			continue
		}
		for as = as.And(affected(b, changed, e.peers[b])); !as.Empty(); as = as.Rest() {
			a := as.First()
			x := e.peers[a].And(e.peers[b])
			if !x.Rest().Empty() && r.excludePair(a, b, x) {
				return true
			}
		}
	}
	r.todo.pairs = board.CellSet{}
	return false
}

// alignedTriplet looks for an aligned triplet exclusion: the third cell is an excluder of one of
// the others. It skips triplets that have not changed since the last search found nothing. Its
// plain version is alignedTriplet in plainrate. See "Aligned exclusion" in deduce/rate/README.md.
func (r *rater) alignedTriplet() bool {
	changed := r.todo.triplets
	if changed.Empty() {
		return false
	}
	e := &r.excluders
	few := r.Bivalues()
	for c, s := range r.Cand[:board.Cells] {
		if s.Len() == 3 {
			few = few.With(board.Cell(c))
		}
	}
	e.find(r, few)
	near := changed.Union(changed.SeenByAny())
	for bs := e.base; !bs.Empty(); bs = bs.Rest() {
		b := bs.First()
		as := twice(e.peers[b]).And(e.base).And(cellsBelow[b])
		if !near.Has(b) {
			as = as.And(near)
		}
		for ; !as.Empty(); as = as.Rest() {
			if r.tripletWith(as.First(), b, changed) {
				return true
			}
		}
	}
	r.todo.triplets = board.CellSet{}
	return false
}

// tripletWith looks for the third cell to a and b.
func (r *rater) tripletWith(a, b board.Cell, changed board.CellSet) bool {
	e := &r.excluders
	x := e.peers[a].And(e.peers[b])
	thirds := e.base.And(e.peers[a].Union(e.peers[b])).Minus(e.seen(a, b)).Without(a).Without(b)
	if !changed.Has(a) {
		thirds = thirds.And(affected(b, changed, x))
	}
	if thirds.Empty() || x.Rest().Empty() {
		return false
	}
	thirds = thirds.And(twice(x))
	for _, cs := range [2]board.CellSet{thirds.And(e.peers[a]), thirds.Minus(e.peers[a])} {
		for ; !cs.Empty(); cs = cs.Rest() {
			if c := cs.First(); r.excludeTriplet(a, b, c, x.And(e.peers[c])) {
				return true
			}
		}
	}
	return false
}

// seen are the thirds that make, with the base cells a and b, a before b, a triplet that was looked at before in another
// order.
func (e *excluders) seen(a, b board.Cell) board.CellSet {
	before := cellsBelow[b]
	if e.peers[a].Has(b) {
		return before
	}
	var s board.CellSet
	if e.few.Has(b) {
		s = b.Peers().And(before)
	}
	if e.few.Has(a) {
		if e.peers[b].Has(a) {
			return s.Union(cellsBelow[a])
		}
		s = s.Union(a.Peers().And(cellsBelow[a]))
	}
	return s
}

// cellsBelow are the cells before each cell.
var cellsBelow = func() (t [board.Cells]board.CellSet) {
	for c := range t {
		for x := range c {
			t[c] = t[c].With(board.Cell(x))
		}
	}
	return t
}()

// combinations is what excluders rule out: combinations that leave one of them without a candidate.
type combinations struct {
	pairs   [grid.DigitRoom]board.DigitSet // digits that may not stand together with a digit
	triples [board.Cells]board.DigitSet
	n       int // of triples
}

func (y *combinations) set(m *grid.Marks, x board.CellSet) {
	y.pairs, y.n = [grid.DigitRoom]board.DigitSet{}, 0
	for ; !x.Empty(); x = x.Rest() {
		s := m.Cand[x.First()]
		d := s.First()
		if e := s.Without(d); e.Single() {
			y.pairs[d&15] |= e
			y.pairs[e.First()&15] |= board.Digits(d)
		} else {
			y.triples[y.n] = s
			y.n++
		}
	}
}

// excludePair removes from two base cells the candidates that stand in no allowed combination.
func (r *rater) excludePair(a, b board.Cell, x board.CellSet) bool {
	y := &r.excluders.out
	y.set(&r.Marks, x)
	outA, outB := r.excludedOne(a, b, y), r.excludedOne(b, a, y)
	if outA|outB == 0 {
		return false
	}
	r.hint.Start(hint.AlignedPair, 6.2)
	r.hint.Remove(&r.Marks, a, outA)
	r.hint.Remove(&r.Marks, b, outB)
	r.hint.Cells, r.hint.Others = board.CellsOf(a, b), x
	return true
}

// excludedOne are the candidates of a that no candidate of b may stand with.
func (r *rater) excludedOne(a, b board.Cell, y *combinations) (out board.DigitSet) {
	sees := a.Sees(b)
	for s := r.Cand[a]; s != 0; s &= s - 1 {
		d := s.First()
		with := r.Cand[b] &^ y.pairs[d&15]
		if sees {
			with = with.Without(d)
		}
		if with == 0 {
			out = out.With(d)
		}
	}
	return out
}

// excludeTriplet removes from three base cells the candidates that stand in no allowed combination.
func (r *rater) excludeTriplet(a, b, c board.Cell, x board.CellSet) bool {
	y := &r.excluders.out
	y.set(&r.Marks, x)
	ca, cb, cc := r.Cand[a], r.Cand[b], r.Cand[c]
	inA, inB, inC := y.allowed(ca, cb, cc, [3]bool{a.Sees(b), a.Sees(c), b.Sees(c)})
	if inA == ca && inB == cb && inC == cc {
		return false
	}
	r.hint.Start(hint.AlignedTriplet, 7.5)
	r.hint.Remove(&r.Marks, a, ca&^inA)
	r.hint.Remove(&r.Marks, b, cb&^inB)
	r.hint.Remove(&r.Marks, c, cc&^inC)
	r.hint.Cells, r.hint.Others = board.CellsOf(a, b, c), x
	return true
}

// allowed are the candidates of three cells that stand in some allowed combination. Which of the cells see each other is
// given: the first and second, the first and third, the second and third. Combinations that tell nothing new are not looked
// at.
func (y *combinations) allowed(ca, cb, cc board.DigitSet, sees [3]bool) (inA, inB, inC board.DigitSet) {
	for s := ca; s != 0; s &= s - 1 {
		d := s.First()
		seconds, thirds := cb&^y.pairs[d&15], cc&^y.pairs[d&15]
		if sees[0] {
			seconds = seconds.Without(d)
		}
		if sees[1] {
			thirds = thirds.Without(d)
		}
		if inC == cc && inA.Has(d) {
			seconds &^= inB
		}
		for ; seconds != 0; seconds &= seconds - 1 {
			e := seconds.First()
			with := thirds &^ y.pairs[e&15]
			if sees[2] {
				with = with.Without(e)
			}
			for _, three := range y.triples[:y.n] {
				if rest := three.Without(d).Without(e); rest.Single() {
					with &^= rest
				}
			}
			if with == 0 {
				continue
			}
			inA, inB, inC = inA.With(d), inB.With(e), inC|with
			if inC == cc {
				seconds &^= inB &^ board.Digits(e) // e itself is done with
			}
		}
	}
	return inA, inB, inC
}
