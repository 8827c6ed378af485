package rate

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/rate/hint"
)

// tell makes the empty draft the step of the hint that was found last, which has not been applied yet.
func (r *rater) tell(d *deduce.Draft) {
	h := &r.hint
	if x := h.Placed; x.Digit != 0 {
		d.Place(x.Cell, x.Digit)
	} else {
		r.tellRemoved(d)
	}
	switch t := h.Technique; {
	case t <= hint.HiddenSingleLine || t == hint.NakedSingle:
		r.tellSingle(d)
	case t == hint.DirectPointing || t == hint.DirectClaiming:
		r.tellDirect(d)
	case t >= hint.UniqueLoop1 && t <= hint.UniqueLoop4:
		r.tellLoop(d)
	case t <= hint.HiddenQuad:
		r.tellPattern(d)
	case t >= hint.Bug1 && t <= hint.Bug4:
		r.tellGrave(d)
	case t == hint.AlignedPair || t == hint.AlignedTriplet:
		r.tellExclusion(d)
	case t >= hint.XCycle && t <= hint.ForcingChain:
		r.tellChain(d)
	default:
		r.tellNet(d)
	}
}

// tellRemoved adds what the hint removes, each candidate once.
func (r *rater) tellRemoved(d *deduce.Draft) {
	var out [board.Cells]board.DigitSet
	for _, x := range r.hint.Out {
		out[x.Cell] |= x.Digits & r.Cand[x.Cell]
	}
	for c, digits := range out {
		d.EliminateAll(board.Cell(c), digits)
	}
}

func (r *rater) tellSingle(d *deduce.Draft) {
	h := &r.hint
	x := h.Placed
	single := deduce.Part{Role: deduce.Single, Cells: board.CellsOf(x.Cell), Digits: board.Digits(x.Digit)}
	switch h.Technique {
	case hint.NakedSingle:
		d.Kind = deduce.PosDed
		d.Part(single)
	case hint.FullHouse:
		d.Kind = deduce.PosDed
		d.Part(single)
		d.Part(deduce.Part{Role: deduce.Within, Units: h.Units})
	default:
		d.Kind = deduce.NegDed2
		d.Part(deduce.Part{Role: deduce.LastPlace, Units: h.Units, Digits: board.Digits(x.Digit)})
	}
}

// tellDirect tells of a locked digit that leaves one place in another unit.
func (r *rater) tellDirect(d *deduce.Draft) {
	h := &r.hint
	x := h.Placed
	base, other := h.Units.First(), h.Covers.First()
	places := r.Homes[x.Digit].And(base.Cells())
	d.Part(deduce.Part{Role: deduce.Base, Units: h.Units, Cells: places, Digits: board.Digits(x.Digit)})
	d.Part(deduce.Part{Role: deduce.Base, Units: h.Covers, Cells: r.Homes[x.Digit].And(other.Cells()), Digits: board.Digits(x.Digit)})
	for units := places.CommonUnits() &^ h.Units; units != 0; units &= units - 1 {
		if u := units.First(); u.Cells().Meets(other.Cells()) && !u.Cells().Has(x.Cell) {
			d.Part(deduce.Part{Role: deduce.Cover, Units: board.UnitsOf(u)})
			return
		}
	}
}

// tellPattern tells of locked digits, sets, fish and wings.
func (r *rater) tellPattern(d *deduce.Draft) {
	h := &r.hint
	switch h.Technique {
	case hint.Pointing, hint.Claiming, hint.XWing, hint.Swordfish, hint.Jellyfish:
		places := r.Homes[h.Digits.First()]
		var cells board.CellSet
		for units := h.Units; units != 0; units &= units - 1 {
			cells = cells.Union(places.And(units.First().Cells()))
		}
		d.Part(deduce.Part{Role: deduce.Base, Units: h.Units, Cells: cells, Digits: h.Digits})
		d.Part(deduce.Part{Role: deduce.Cover, Units: h.Covers})
	case hint.NakedPair, hint.NakedTriple, hint.NakedQuad:
		d.Part(deduce.Part{Role: deduce.Set, Cells: h.Cells, Digits: h.Digits})
		d.Part(deduce.Part{Role: deduce.Within, Units: h.Units})
	case hint.HiddenPair, hint.HiddenTriple, hint.HiddenQuad:
		d.Part(deduce.Part{Role: deduce.Base, Units: h.Units, Cells: h.Cells, Digits: h.Digits})
	case hint.DirectHiddenPair, hint.DirectHiddenTriple:
		d.Part(deduce.Part{Role: deduce.Base, Units: h.Units, Cells: h.Cells, Digits: h.Digits})
		d.Part(deduce.Part{Role: deduce.LastPlace, Units: h.Units, Digits: board.Digits(h.Placed.Digit)})
	case hint.XyWing, hint.XyzWing:
		r.tellCells(d, deduce.Pivot, h.Cells)
		r.tellCells(d, deduce.Pincer, h.Others)
		d.Part(deduce.Part{Role: deduce.Common, Digits: h.Digits})
	}
}

// tellCells adds a part for each of the cells, with its candidates.
func (r *rater) tellCells(d *deduce.Draft, role deduce.Role, cells board.CellSet) {
	for ; !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		d.Part(deduce.Part{Role: role, Cells: board.CellsOf(c), Digits: r.Cand[c]})
	}
}

func (r *rater) tellExclusion(d *deduce.Draft) {
	h := &r.hint
	var digits board.DigitSet
	for cells := h.Cells; !cells.Empty(); cells = cells.Rest() {
		digits |= r.Cand[cells.First()]
	}
	d.Part(deduce.Part{Role: deduce.Pivot, Cells: h.Cells, Digits: digits})
	r.tellCells(d, deduce.Petal, h.Others)
}
