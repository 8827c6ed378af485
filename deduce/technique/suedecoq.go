package technique

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce"
)

// SueDeCoq is cells where a line and a box meet, with cells of each that take up their digits.
var SueDeCoq = &deduce.Technique{
	Name:  "sue-de-coq",
	Title: "Sue de Coq",
	Key:   "sdc",
	Level: deduce.Unfair,
	Score: 250,
	Most:  true,
	Doc: "Two or three cells where a line and a box meet have at least two digits more than cells. Other cells of the line and other cells of the box " +
		"share none of these digits and take up what is too much, so all have as many digits as cells. Each digit goes from the rest of the line or box to which it is bound.",
	Why:     []string{"{pivot}, {set#1} and {set#2} need as many digits as they have cells, and leave none of them to the rest of {within}"},
	Form:    []string{"{pivot} - {pivot.braced} ({set#1} - {set#1.braced}, {set#2} - {set#2.braced})"},
	Example: "9+7+2+83+16+4+53+6+8+457+1+92+14+5+62+98+3+78+9+7+1..5.35+16...9.+4+23+4...+7..+6+8+12..+3.9+45...6+2..+72....4.6:",
	Find:    findSueDeCoq,
}

func findSueDeCoq(v *deduce.View, yield func(*deduce.Step) bool) {
	var f coqFinder
	for line := range board.Unit(18) {
		for box := board.Unit(18); box < board.Units; box++ {
			meet := v.Open().And(line.Cells()).And(box.Cells())
			if meet.Len() < 2 {
				continue
			}
			f.line.take(v, line, box)
			f.box.take(v, box, line)
			if !f.find(v, meet, yield) {
				return
			}
		}
	}
}

// coqFinder is the work on one line and box.
type coqFinder struct {
	line, box coqSide
	pivot     board.CellSet
	digits    board.DigitSet // of the pivot
	third     board.Cell     // where the pivot leaves out one of three cells
	hasThird  bool
	seen      distinct
}

// coqSide is the open cells of a unit outside the other, and which of their subsets go with a pivot.
type coqSide struct {
	unit  board.Unit
	cells [6]board.Cell
	n     int
	union [64]board.DigitSet // the digits of each subset
	fits  [128]coqSet
	end   uint8
	parts [128]board.DigitSet // which digits of the pivot the sets that fit have, each once
	kinds int
	first [1024]uint8 // for each of these parts, the number of the first set, plus one
}

// coqSet is some cells of a side.
type coqSet struct {
	cells  uint8 // those of the side, by their numbers
	takes  int8  // how many more cells it has than digits that the pivot lacks
	third  bool  // the third cell too
	next   uint8 // the number of the next set with the same digits of the pivot, plus one
	digits board.DigitSet
}

func (s *coqSide) take(v *deduce.View, unit, other board.Unit) {
	s.unit, s.n = unit, 0
	for cells := v.Open().And(unit.Cells()).Minus(other.Cells()); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		s.cells[s.n] = c
		bit := 1 << s.n
		for set := range bit {
			s.union[bit|set] = s.union[set] | v.Candidates(c)
		}
		s.n++
	}
}

// find tries each pivot in the cells where line and box meet.
func (f *coqFinder) find(v *deduce.View, meet board.CellSet, yield func(*deduce.Step) bool) bool {
	if !f.findPivot(v, meet, yield) {
		return false
	}
	if meet.Len() < 3 {
		return true
	}
	for cells := meet; !cells.Empty(); cells = cells.Rest() {
		f.third, f.hasThird = cells.First(), true
		if !f.findPivot(v, meet.Without(f.third), yield) {
			return false
		}
	}
	f.hasThird = false
	return true
}

// findPivot looks for sets of the line and the box that together take up what the pivot has too much.
func (f *coqFinder) findPivot(v *deduce.View, pivot board.CellSet, yield func(*deduce.Step) bool) bool {
	f.pivot, f.digits = pivot, v.Union(pivot)
	spare := f.digits.Len() - pivot.Len()
	if spare < 2 {
		return true
	}
	var third board.DigitSet
	if f.hasThird {
		third = v.Candidates(f.third)
	}
	f.line.fit(f.digits, spare, third)
	if f.line.kinds == 0 {
		return true
	}
	f.box.fit(f.digits, spare, third)
	for _, p := range f.line.parts[:f.line.kinds] {
		for _, q := range f.box.parts[:f.box.kinds] {
			if p&q == 0 && !f.pair(v, f.line.first[p], f.box.first[q], spare, yield) {
				return false
			}
		}
	}
	return true
}

// pair tries the sets from number i on in the line's list, less one, with those from number j on in the box's.
func (f *coqFinder) pair(v *deduce.View, i, j uint8, spare int, yield func(*deduce.Step) bool) bool {
	for ; i != 0; i = f.line.fits[i-1].next {
		a := &f.line.fits[i-1]
		for k := j; k != 0; k = f.box.fits[k-1].next {
			b := &f.box.fits[k-1]
			if int(a.takes+b.takes) == spare && !(a.third && b.third) && !f.yield(v, a, b, yield) {
				return false
			}
		}
	}
	return true
}

// fit lists the sets that take up something, but not all, of what is spare. Those of fewer cells come first.
func (s *coqSide) fit(pivot board.DigitSet, spare int, third board.DigitSet) {
	for _, p := range s.parts[:s.kinds] {
		s.first[p] = 0
	}
	s.end, s.kinds = 0, 0
	if third != 0 {
		s.fitWith(pivot, spare, third)
	}
	s.fitWith(pivot, spare, 0)
}

func (s *coqSide) fitWith(pivot board.DigitSet, spare int, third board.DigitSet) {
	more := 0
	if third != 0 {
		more = 1
	}
	// Which sets fit cannot be foretold, so first they are picked without a branch.
	var picked [64]uint8
	n := 0
	for set, union := range s.union[:1<<s.n] {
		takes := bits.OnesCount8(uint8(set)) + more - ((union | third) &^ pivot).Len()
		picked[n&63] = uint8(set)
		fits := 0
		if uint(takes-1) < uint(spare-1) {
			fits = 1
		}
		n += fits
	}
	for n--; n >= 0; n-- {
		set := picked[n]
		digits := s.union[set] | third
		part := digits & pivot
		if part == 0 {
			continue // more cells than digits
		}
		if s.first[part] == 0 {
			s.parts[s.kinds] = part
			s.kinds++
		}
		// Field by field, as most of the work is here and a composite literal is slower.
		f := &s.fits[s.end]
		f.cells, f.digits, f.third, f.next = set, digits, third != 0, s.first[part]
		f.takes = int8(bits.OnesCount8(set) + more - (digits &^ pivot).Len())
		s.end++
		s.first[part] = s.end
	}
}

// members are the cells of a set of the side.
func (f *coqFinder) members(s *coqSide, set *coqSet) (cells board.CellSet) {
	for rest := set.cells; rest != 0; rest &= rest - 1 {
		cells = cells.With(s.cells[bits.TrailingZeros8(rest)])
	}
	if set.third {
		cells = cells.With(f.third)
	}
	return cells
}

func (f *coqFinder) yield(v *deduce.View, a, b *coqSet, yield func(*deduce.Step) bool) bool {
	inLine, inBox := f.members(&f.line, a), f.members(&f.box, b)
	line := v.Open().And(f.line.unit.Cells()).Minus(f.pivot).Minus(inLine)
	box := v.Open().And(f.box.unit.Cells()).Minus(f.pivot).Minus(inBox)
	// Digits that the pivot lacks are bound to the line by one set and to the box by the other.
	foreign := a.digits & b.digits
	fromLine := (f.digits | a.digits) &^ (b.digits &^ foreign)
	fromBox := (f.digits | b.digits) &^ (a.digits &^ foreign)
	if v.Union(line)&fromLine|v.Union(box)&fromBox == 0 {
		return true
	}
	s := v.Draft()
	for ds := fromLine | fromBox; ds != 0; ds &= ds - 1 {
		d := ds.First()
		var out board.CellSet
		if fromLine.Has(d) {
			out = line
		}
		if fromBox.Has(d) {
			out = out.Union(box)
		}
		s.Strike(d, out.And(v.Homes(d)))
	}
	s.Part(deduce.Part{Role: deduce.Pivot, Cells: f.pivot, Digits: f.digits})
	s.Part(deduce.Part{Role: deduce.Set, Cells: inLine, Digits: a.digits})
	s.Part(deduce.Part{Role: deduce.Set, Cells: inBox, Digits: b.digits})
	s.Part(deduce.Part{Role: deduce.Within, Units: board.UnitsOf(f.line.unit, f.box.unit)})
	return !f.seen.isNew(&s.Step) || yield(&s.Step)
}
