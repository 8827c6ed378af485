package rate

import (
	"deduku/board"
	"deduku/deduce"
)

// tell makes the empty draft the step of the hint that was found last, which has not been applied yet.
func (r *rater) tell(d *deduce.Draft) {
	h := &r.hint
	if x := h.placed; x.Digit != 0 {
		d.Place(x.Cell, x.Digit)
	} else {
		r.tellRemoved(d)
	}
	switch t := h.technique; {
	case t <= hiddenSingleLine || t == nakedSingle:
		r.tellSingle(d)
	case t == directPointing || t == directClaiming:
		r.tellDirect(d)
	case t >= uniqueLoop1 && t <= uniqueLoop4:
		r.tellLoop(d)
	case t <= hiddenQuad:
		r.tellPattern(d)
	case t >= bug1 && t <= bug4:
		r.tellGrave(d)
	case t == alignedPair || t == alignedTriplet:
		r.tellExclusion(d)
	case t >= xCycle && t <= forcingChain:
		r.tellChain(d)
	default:
		r.tellNet(d)
	}
}

// tellRemoved adds what the hint removes, each candidate once.
func (r *rater) tellRemoved(d *deduce.Draft) {
	var out [board.Cells]board.DigitSet
	for _, x := range r.hint.out {
		out[x.cell] |= x.digits & r.cand[x.cell]
	}
	for c, digits := range out {
		d.EliminateAll(board.Cell(c), digits)
	}
}

func (r *rater) tellSingle(d *deduce.Draft) {
	h := &r.hint
	x := h.placed
	single := deduce.Part{Role: deduce.Single, Cells: board.CellsOf(x.Cell), Digits: board.Digits(x.Digit)}
	switch h.technique {
	case nakedSingle:
		d.Kind = deduce.PosDed
		d.Part(single)
	case fullHouse:
		d.Kind = deduce.PosDed
		d.Part(single)
		d.Part(deduce.Part{Role: deduce.Within, Units: h.units})
	default:
		d.Kind = deduce.NegDed2
		d.Part(deduce.Part{Role: deduce.LastPlace, Units: h.units, Digits: board.Digits(x.Digit)})
	}
}

// tellDirect tells of a locked digit that leaves one place in another unit.
func (r *rater) tellDirect(d *deduce.Draft) {
	h := &r.hint
	x := h.placed
	base, other := h.units.First(), h.covers.First()
	places := r.homes[x.Digit].And(base.Cells())
	d.Part(deduce.Part{Role: deduce.Base, Units: h.units, Cells: places, Digits: board.Digits(x.Digit)})
	d.Part(deduce.Part{Role: deduce.Base, Units: h.covers, Cells: r.homes[x.Digit].And(other.Cells()), Digits: board.Digits(x.Digit)})
	for units := places.CommonUnits() &^ h.units; units != 0; units &= units - 1 {
		if u := units.First(); u.Cells().Meets(other.Cells()) && !u.Cells().Has(x.Cell) {
			d.Part(deduce.Part{Role: deduce.Cover, Units: board.UnitsOf(u)})
			return
		}
	}
}

// tellPattern tells of locked digits, sets, fish and wings.
func (r *rater) tellPattern(d *deduce.Draft) {
	h := &r.hint
	switch h.technique {
	case pointing, claiming, xWing, swordfish, jellyfish:
		places := r.homes[h.digits.First()]
		var cells board.CellSet
		for units := h.units; units != 0; units &= units - 1 {
			cells = cells.Union(places.And(units.First().Cells()))
		}
		d.Part(deduce.Part{Role: deduce.Base, Units: h.units, Cells: cells, Digits: h.digits})
		d.Part(deduce.Part{Role: deduce.Cover, Units: h.covers})
	case nakedPair, nakedTriple, nakedQuad:
		d.Part(deduce.Part{Role: deduce.Set, Cells: h.cells, Digits: h.digits})
		d.Part(deduce.Part{Role: deduce.Within, Units: h.units})
	case hiddenPair, hiddenTriple, hiddenQuad:
		d.Part(deduce.Part{Role: deduce.Base, Units: h.units, Cells: h.cells, Digits: h.digits})
	case directHiddenPair, directHiddenTriple:
		d.Part(deduce.Part{Role: deduce.Base, Units: h.units, Cells: h.cells, Digits: h.digits})
		d.Part(deduce.Part{Role: deduce.LastPlace, Units: h.units, Digits: board.Digits(h.placed.Digit)})
	case xyWing, xyzWing:
		r.tellCells(d, deduce.Pivot, h.cells)
		r.tellCells(d, deduce.Pincer, h.others)
		d.Part(deduce.Part{Role: deduce.Common, Digits: h.digits})
	}
}

// tellCells adds a part for each of the cells, with its candidates.
func (r *rater) tellCells(d *deduce.Draft, role deduce.Role, cells board.CellSet) {
	for ; !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		d.Part(deduce.Part{Role: role, Cells: board.CellsOf(c), Digits: r.cand[c]})
	}
}

func (r *rater) tellExclusion(d *deduce.Draft) {
	h := &r.hint
	var digits board.DigitSet
	for cells := h.cells; !cells.Empty(); cells = cells.Rest() {
		digits |= r.cand[cells.First()]
	}
	d.Part(deduce.Part{Role: deduce.Pivot, Cells: h.cells, Digits: digits})
	r.tellCells(d, deduce.Petal, h.others)
}
