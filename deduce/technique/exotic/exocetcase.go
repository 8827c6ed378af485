package exotic

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce"
)

// exocetCase is one way to fill an exocet: the digits of the base cells, and which of the targets has the first of them.
type exocetCase struct {
	digits [2]board.Digit
	first  uint8
}

// inTarget is the digit of target i.
func (c *exocetCase) inTarget(i int) board.Digit { return c.digits[uint8(i)^c.first] }

// judge lists the cases that are left, by what each target can hold. It reports whether there are any.
func (x *exocet) judge() bool {
	var can [2]board.DigitSet
	for i := range x.targets {
		_, mirror, ok := x.mirror(i)
		for ds := x.digits; ds != 0; ds &= ds - 1 {
			if d := ds.First(); x.hits(i, d) && (!ok || mirror.Meets(x.places(d))) {
				can[i] = can[i].With(d)
			}
		}
	}
	x.cases = x.cases[:0]
	for as := x.v.Candidates(x.base[0]); as != 0; as &= as - 1 {
		a := as.First()
		for bs := x.v.Candidates(x.base[1]).Without(a); bs != 0; bs &= bs - 1 {
			b := bs.First()
			if can[0].Has(a) && can[1].Has(b) {
				x.cases = append(x.cases, exocetCase{[2]board.Digit{a, b}, 0})
			}
			if can[1].Has(a) && can[0].Has(b) {
				x.cases = append(x.cases, exocetCase{[2]board.Digit{a, b}, 1})
			}
		}
	}
	return len(x.cases) > 0
}

// outcome is what the cases of an exocet have in common.
type outcome struct {
	base, targets [2]board.DigitSet // what each can hold
	known         board.DigitSet    // the digits that are in the base in every case
}

func (x *exocet) outcome() (o outcome) {
	o.known = board.AllDigits
	for i := range x.cases {
		c := &x.cases[i]
		o.known &= board.Digits(c.digits[0], c.digits[1])
		for j := range 2 {
			o.base[j] = o.base[j].With(c.digits[j])
			o.targets[j] = o.targets[j].With(c.inTarget(j))
		}
	}
	return o
}

// removal gathers what an exocet removes.
type removal struct {
	v     *deduce.View
	cells [board.ByDigit]board.CellSet
}

// keep removes all but some digits from a cell.
func (r *removal) keep(c board.Cell, digits board.DigitSet) {
	for ds := r.v.Candidates(c) &^ digits; ds != 0; ds &= ds - 1 {
		r.cells[ds.First()] = r.cells[ds.First()].With(c)
	}
}

// tell drafts the step; nil where nothing is removed.
func (x *exocet) tell() *deduce.Draft {
	o := x.outcome()
	r := removal{v: x.v}
	x.remove(&o, &r)
	s := x.v.Draft()
	for d := board.Digit(1); d <= 9; d++ {
		s.Eliminate(d, r.cells[d])
	}
	if !s.Concludes() {
		return nil
	}
	x.show(s)
	return s
}

// remove gathers what the cases rule out.
func (x *exocet) remove(o *outcome, r *removal) {
	for i := range 2 {
		r.keep(x.base[i], o.base[i])
		r.keep(x.targets[i].at, o.targets[i])
		x.removeMirror(i, o, r)
	}
	x.removeKnown(o.known, r)
}

// removeMirror leaves a cell of a mirror only what the target can hold, where the other cells of the mirror can't.
func (x *exocet) removeMirror(i int, o *outcome, r *removal) {
	_, mirror, ok := x.mirror(i)
	if !ok {
		return
	}
	var holders board.CellSet
	for ds := o.targets[i]; ds != 0; ds &= ds - 1 {
		holders = holders.Union(mirror.And(x.places(ds.First())))
	}
	if holders.Len() == 1 {
		r.keep(holders.First(), o.targets[i])
	}
}

// removeKnown removes the digits that are in the base in every case from what sees both base cells or both targets, and
// from the rows that they take in the cross lines in every way.
func (x *exocet) removeKnown(known board.DigitSet, r *removal) {
	base := board.CellsOf(x.base[:]...)
	both := board.CellsOf(x.targets[0].at, x.targets[1].at)
	var cross board.CellSet
	for _, c := range x.columns {
		cross = cross.Union(x.column(c).Cells())
	}
	for ds := known; ds != 0; ds &= ds - 1 {
		d := ds.First()
		seen := base.SeenByAll().Union(both.SeenByAll())
		for rows := x.always(d); rows != 0; rows &= rows - 1 {
			row := x.grid.row(bits.TrailingZeros16(rows))
			seen = seen.Union(row.Cells().Minus(cross))
		}
		r.cells[d] = r.cells[d].Union(x.v.CellsFor(d).And(seen))
	}
}

// always is the rows that a digit of the base takes in the cross lines whichever way it goes, one of the targets with it.
func (x *exocet) always(d board.Digit) uint16 {
	always := uint16(board.AllSpots)
	rows := &x.rows[d]
	for as := rows[0]; as != 0; as &= as - 1 {
		a := as & -as
		for bs := rows[1] &^ a; bs != 0; bs &= bs - 1 {
			b := bs & -bs
			for cs := rows[2] &^ a &^ b; cs != 0; cs &= cs - 1 {
				if taken := [3]uint16{a, b, cs & -cs}; x.hit(0, &taken) != x.hit(1, &taken) {
					always &= a | b | cs&-cs
				}
			}
		}
	}
	return always
}

// hit reports whether target i is among the rows that are taken in the cross lines.
func (x *exocet) hit(i int, taken *[3]uint16) bool {
	t := &x.targets[i]
	return taken[t.line]>>t.row&1 != 0
}

// show adds the pattern to a step.
func (x *exocet) show(s *deduce.Draft) {
	v := x.v
	s.Part(deduce.Part{Role: deduce.BaseCells, Cells: board.CellsOf(x.base[:]...), Digits: x.digits})
	for _, t := range x.targets {
		s.Part(deduce.Part{Role: deduce.Target, Cells: board.CellsOf(t.at), Digits: v.Candidates(t.at) & x.digits})
	}
	for ds := x.digits; ds != 0; ds &= ds - 1 {
		d := ds.First()
		p := deduce.Part{Role: deduce.CrossLine, Digits: board.Digits(d)}
		for i, c := range x.columns {
			u := x.column(c)
			if v.Spots(u, d) == 0 {
				continue
			}
			p.Units |= board.UnitsOf(u)
			p.Cells = p.Cells.Union(u.CellsAt(board.SpotSet(x.rows[d][i])))
		}
		if p.Units != 0 {
			s.Part(p)
		}
	}
	for i := range x.targets {
		if box, cells, ok := x.mirror(i); ok && x.mirrors(i, s) {
			s.Part(deduce.Part{Role: deduce.Mirror, Units: board.UnitsOf(box), Cells: cells, Digits: x.digits &^ placedIn(v, box)})
		}
	}
}

// mirrors reports whether the mirror of target i matters: it lacks a digit that the target could hold otherwise, or loses
// something itself.
func (x *exocet) mirrors(i int, s *deduce.Draft) bool {
	_, cells, _ := x.mirror(i)
	for ds := x.digits; ds != 0; ds &= ds - 1 {
		if d := ds.First(); x.hits(i, d) && !cells.Meets(x.places(d)) {
			return true
		}
	}
	for _, e := range s.Eliminations {
		if cells.Has(e.Cell) {
			return true
		}
	}
	return false
}

// placedIn is the digits that stand in a unit.
func placedIn(v *deduce.View, u board.Unit) (digits board.DigitSet) {
	for cells := u.Cells().Minus(v.Open()); !cells.Empty(); cells = cells.Rest() {
		digits = digits.With(v.Digit(cells.First()))
	}
	return digits
}
