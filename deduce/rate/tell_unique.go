package rate

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/rate/hint"
)

// extraCells are the cells of the loop that have more candidates than its two digits.
func (r *rater) extraCells() (more board.CellSet) {
	for cells := r.hint.Cells; !cells.Empty(); cells = cells.Rest() {
		if c := cells.First(); r.Cand[c]&^r.hint.Digits != 0 {
			more = more.With(c)
		}
	}
	return more
}

// tellDeadly adds the cells that could be filled in two ways, and what keeps them from it.
func (r *rater) tellDeadly(d *deduce.Draft, cells board.CellSet, digits board.DigitSet, extra *[board.ByDigit]board.CellSet) {
	d.Deadly(cells)
	d.Part(deduce.Part{Role: deduce.Corner, Cells: cells, Digits: digits})
	for x, cells := range extra {
		if !cells.Empty() {
			d.Part(deduce.Part{Role: deduce.Extra, Cells: cells, Digits: board.Digits(board.Digit(x))})
		}
	}
}

// tellLoop tells of a unique rectangle or loop.
func (r *rater) tellLoop(d *deduce.Draft) {
	h := &r.hint
	more := r.extraCells()
	var extra [board.ByDigit]board.CellSet
	var extras board.DigitSet
	for cells := more; !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		for s := r.Cand[c] &^ h.Digits; s != 0; s &= s - 1 {
			extra[s.First()] = extra[s.First()].With(c)
			extras |= s & -s
		}
	}
	r.tellDeadly(d, h.Cells, h.Digits, &extra)
	switch h.Technique {
	case hint.UniqueLoop3:
		r.tellLoopSet(d, more, extras)
	case hint.UniqueLoop4:
		for units := more.CommonUnits(); units != 0; units &= units - 1 {
			u := units.First()
			for s := h.Digits &^ h.Out[0].Digits; s != 0; s &= s - 1 {
				if places := r.Homes[s.First()].And(u.Cells()); places.Within(more) {
					d.Part(deduce.Part{Role: deduce.Base, Units: board.UnitsOf(u), Cells: places, Digits: s & -s})
					return
				}
			}
		}
	}
}

// tellLoopSet tells of the set that two cells of a loop, taken as one, make with others of a unit. A hidden set is told as
// the naked set of the rest of the unit.
func (r *rater) tellLoopSet(d *deduce.Draft, more board.CellSet, digits board.DigitSet) {
	h := &r.hint
	set := h.Others
	if h.Hidden {
		set = board.CellSet{}
		for cells := h.Units.First().Cells().Minus(more).Minus(h.Others); !cells.Empty(); cells = cells.Rest() {
			if r.Value[cells.First()] == 0 {
				set = set.With(cells.First())
			}
		}
	}
	for cells := set; !cells.Empty(); cells = cells.Rest() {
		digits |= r.Cand[cells.First()]
	}
	d.Part(deduce.Part{Role: deduce.Set, Cells: set, Digits: digits})
	d.Part(deduce.Part{Role: deduce.Within, Units: h.Units})
}

// tellGrave tells of a bivalue universal grave.
func (r *rater) tellGrave(d *deduce.Draft) {
	h, b := &r.hint, &r.bug
	var open board.CellSet
	for c, digit := range r.Value {
		if digit == 0 {
			open = open.With(board.Cell(c))
		}
	}
	var extra [board.ByDigit]board.CellSet
	for cells := b.cells; !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		for s := b.digits[c]; s != 0; s &= s - 1 {
			extra[s.First()] = extra[s.First()].With(c)
		}
	}
	r.tellDeadly(d, open, 0, &extra)
	switch h.Technique {
	case hint.Bug3:
		d.Part(deduce.Part{Role: deduce.Set, Cells: h.Others, Digits: h.Digits})
		d.Part(deduce.Part{Role: deduce.Within, Units: h.Units})
	case hint.Bug4:
		for units := b.cells.CommonUnits(); units != 0; units &= units - 1 {
			u := units.First()
			if places := r.Homes[h.Digits.First()].And(u.Cells()); places.Within(b.cells) {
				d.Part(deduce.Part{Role: deduce.Base, Units: board.UnitsOf(u), Cells: places, Digits: h.Digits})
				return
			}
		}
	}
}
