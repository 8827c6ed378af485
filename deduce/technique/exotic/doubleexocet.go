package exotic

import (
	"math/bits"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// DoubleExocet is two exocets with the same cross lines (D. P. Bird, JExocet Compendium, forum.enjoysudoku.com, 2013).
var DoubleExocet = &deduce.Technique{
	Name:  "double-exocet",
	Title: "Double Exocet",
	Shape: deduce.ShapeExocet,
	Doc: "Two Junior Exocets of a band share their cross lines and have at most four digits together. Each target pair holds the digits of its base, and only some ways to fill the one go with ways to fill the other. " +
		"Where all four digits are in the bases, the cross lines have each of them twice outside the band, and it can be removed from the rest of the two lines that they take, and from what sees both bases.",
	Why:  []string{"the bases {basecells} and the targets {target} share the cross lines {crossline} and are filled together"},
	Form: []string{"{basecells.digits} bases {basecells}, targets {target}, cross {crossline}"},
	Spot: "When a Junior Exocet is found, look for another base in the other boxes of the band with digits of the same four and the same cross lines. " +
		"The trap is a second base whose cross lines differ in one.",
	Example: "1.....7....71.9...68+9.7......1.9.6.....3...2..4......3..8.6.1..5......4......2..5:427 618 619 815 827",
	Find:    findDoubleExocets,
}

func findDoubleExocets(v *deduce.View, yield func(*deduce.Step) bool) {
	all := exocetIndex.Of(v).all
	var seen deduce.Distinct
	for i := range all {
		for j := range all[:i] {
			x, y := &all[j], &all[i]
			if x.senior() || y.senior() || !x.shares(y) {
				continue
			}
			if s := tellDouble(x, y); s != nil && seen.IsNew(&s.Step) && !yield(&s.Step) {
				return
			}
		}
	}
}

// shares reports whether two exocets of a band have the same cross lines, and at most four digits.
func (x *exocet) shares(y *exocet) bool {
	if x.across != y.across || x.row/3 != y.row/3 || x.stack == y.stack || (x.digits|y.digits).Len() > 4 {
		return false
	}
	for _, c := range x.columns {
		if !slices.Contains(y.columns[:], c) {
			return false
		}
	}
	return true
}

// filled is the four cells of an exocet in a case.
func (x *exocet) filled(c *exocetCase) [4]board.Candidate {
	return [4]board.Candidate{
		{Cell: x.base[0], Digit: c.digits[0]}, {Cell: x.base[1], Digit: c.digits[1]},
		{Cell: x.targets[0].at, Digit: c.inTarget(0)}, {Cell: x.targets[1].at, Digit: c.inTarget(1)},
	}
}

// agree reports whether two cases can hold at once.
func agree(a, b [4]board.Candidate) bool {
	for _, p := range a {
		for _, q := range b {
			if p.Excludes(q) {
				return false
			}
		}
	}
	return true
}

// keepAgreeing leaves the cases of each that agree with one of the other, and returns the digits that are in one of the bases
// in every way.
func keepAgreeing(x, y *exocet) (known board.DigitSet) {
	known = board.AllDigits
	var left [2][]exocetCase
	for i := range x.cases {
		for j := range y.cases {
			p, q := &x.cases[i], &y.cases[j]
			if !agree(x.filled(p), y.filled(q)) {
				continue
			}
			known &= board.Digits(p.digits[0], p.digits[1], q.digits[0], q.digits[1])
			left[0], left[1] = append(left[0], *p), append(left[1], *q)
		}
	}
	x.cases, y.cases = left[0], left[1]
	return known
}

// tellDouble drafts the step of two exocets; nil where they remove no more together than each by itself.
func tellDouble(x, y *exocet) *deduce.Draft {
	alone := removal{v: x.v}
	for _, e := range []*exocet{x, y} {
		o := e.outcome()
		e.remove(&o, &alone)
	}
	a, b := *x, *y
	known := keepAgreeing(&a, &b)
	if len(a.cases) == 0 {
		return nil // a contradiction
	}
	r := removal{v: x.v}
	for _, e := range []*exocet{&a, &b} {
		o := e.outcome()
		e.remove(&o, &r)
	}
	removeFromCovers(&a, &b, known, &r)
	for ds, seen := known, board.CellsOf(a.base[0], a.base[1], b.base[0], b.base[1]).SeenByAll(); ds != 0; ds &= ds - 1 {
		r.cells[ds.First()] = r.cells[ds.First()].Union(x.v.CellsFor(ds.First()).And(seen)) // one of the four holds it
	}
	s := x.v.Draft()
	more := false
	for d := board.Digit(1); d <= 9; d++ {
		s.Eliminate(d, r.cells[d])
		more = more || !r.cells[d].Within(alone.cells[d])
	}
	if !more {
		return nil
	}
	a.show(s)
	b.show(s)
	return s
}

// removeFromCovers removes digits that are in one of the bases from the rows that they take in the cross lines in every way.
func removeFromCovers(x, y *exocet, known board.DigitSet, r *removal) {
	var cross board.CellSet
	for _, c := range x.columns {
		cross = cross.Union(x.column(c).Cells())
	}
	for ds := known; ds != 0; ds &= ds - 1 {
		d := ds.First()
		rows := uint16(board.AllSpots)
		for _, e := range []*exocet{x, y} {
			if e.digits.Has(d) {
				rows &= e.always(d)
			}
		}
		for ; rows != 0; rows &= rows - 1 {
			row := x.grid.row(bits.TrailingZeros16(rows))
			r.cells[d] = r.cells[d].Union(x.v.CellsFor(d).And(row.Cells()).Minus(cross))
		}
	}
}
