package als

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/lockedset"
)

// SueDeCoq is cells where a line and a box meet, with cells of each that take up their digits.
var SueDeCoq = &deduce.Technique{
	Name:  "sue-de-coq",
	Title: "Sue de Coq",
	Shape: deduce.ShapeSectors,
	Doc: "Two or three cells where a line and a box cross have at least two digits more than cells. Some other cells of the line and some of the box take up what is too much, no digit of the crossing cells in both: " +
		"all these cells together have as many digits as cells, where a further digit that both have counts twice. Each digit can be removed from the rest of the line or box in which all its places among them lie.",
	Why:  []string{"{pivot} and the sets {set.each} need as many digits as they have cells, so each digit is locked in each of {within} that has all its places among them"},
	Form: []string{"{pivot} - {pivot.braced} ({set#1} - {set#1.braced}, {set#2} - {set#2.braced})"},
	Spot: "Look where a line and a box cross for two or three open cells with two digits more than cells. Then look in the rest of the line and of the box for cells with few candidates that take up these digits. " +
		"Digits and cells must come out equal. The trap is a digit that both sides use.",
	Example: "9+7+2+83+16+4+53+6+8+457+1+92+14+5+62+98+3+78+9+7+1..5.35+16...9.+4+23+4...+7..+6+8+12..+3.9+45...6+2..+72....4.6:",
	Find:    findSueDeCoq,
}

// All the cells together have as many digits as cells, and no digit of the pivot is in both sets. So the digits that the
// sets have more than cells (their excess) are together at most as many as the pivot has cells. Few sets are within that.

func findSueDeCoq(v *deduce.View, yield func(*deduce.Step) bool) {
	var f coqFinder
	silent, unions := v.Silent(), lockedset.UnionsByUnit.Of(v)
	for line := range board.Unit(board.Lines) {
		for box := board.Unit(board.Lines); box < board.Units; box++ {
			if max(v.ChangedAt(line), v.ChangedAt(box)) <= silent {
				continue
			}
			meet := v.Open().And(line.Cells()).And(box.Cells())
			if meet.Len() < 2 {
				continue
			}
			f.line.unit, f.line.all = line, unions.Of(line)
			f.box.unit, f.box.all = box, unions.Of(box)
			if f.line.all.Broken || f.box.all.Broken {
				continue // a contradiction
			}
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
	third     board.CellSet  // what the pivot leaves out of three cells
	seen      deduce.Distinct
}

// coqSide is a unit, and which sets of its cells outside the other go with a pivot.
type coqSide struct {
	unit  board.Unit
	all   *lockedset.Unions
	fits  [128]coqSet
	end   uint8
	parts [128]board.DigitSet // which digits of the pivot the sets that fit have, each once
	kinds int
	first [1024]uint8 // for each of these parts, the number of the first set, plus one
}

// coqSet is some cells of a side.
type coqSet struct {
	set    uint16 // of the unions of the unit
	takes  int8   // how many more cells it has than digits that the pivot lacks
	third  bool   // the third cell too
	next   uint8  // the number of the next set with the same digits of the pivot, plus one
	digits board.DigitSet
}

// find tries each pivot in the cells where line and box meet.
func (f *coqFinder) find(v *deduce.View, meet board.CellSet, yield func(*deduce.Step) bool) bool {
	f.third = board.CellSet{}
	if !f.findPivot(v, meet, yield) {
		return false
	}
	if meet.Len() < 3 {
		return true
	}
	for cells := meet; !cells.Empty(); cells = cells.Rest() {
		f.third = board.CellsOf(cells.First())
		if !f.findPivot(v, meet.Minus(f.third), yield) {
			return false
		}
	}
	return true
}

// findPivot looks for sets of the line and the box that together take up what the pivot has too much.
func (f *coqFinder) findPivot(v *deduce.View, pivot board.CellSet, yield func(*deduce.Step) bool) bool {
	f.pivot, f.digits = pivot, v.Union(pivot)
	spare := f.digits.Len() - pivot.Len()
	if spare < 2 {
		return true
	}
	f.fit(&f.line, spare, pivot.Len()-lockedset.Lowest(f.box.all))
	if f.line.kinds == 0 {
		return true
	}
	f.fit(&f.box, spare, pivot.Len()-lockedset.Lowest(f.line.all))
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

// fit lists the sets of a side that take up something, but not all, of what is spare, of those with no more than
// some excess. Those of fewer cells come first, those with the third cell last.
func (f *coqFinder) fit(s *coqSide, spare, excess int) {
	for _, p := range s.parts[:s.kinds] {
		s.first[p] = 0
	}
	s.end, s.kinds = 0, 0
	pivot := s.all.Number(s.unit.SpotsOf(f.pivot))
	third := s.all.Number(s.unit.SpotsOf(f.third))
	for j := s.all.Words() - 1; j >= 0 && third != 0; j-- {
		f.list(s, j, s.all.AtMost[excess][j]&lockedset.Avoiding(pivot, j)&^lockedset.Avoiding(third, j), true, spare)
	}
	for j := s.all.Words() - 1; j >= 0; j-- {
		f.list(s, j, s.all.AtMost[excess][j]&lockedset.Avoiding(pivot|third, j), false, spare)
	}
}

// list adds those that fit of some sets, which are word j of a family.
func (f *coqFinder) list(s *coqSide, j int, sets uint64, third bool, spare int) {
	for sets != 0 {
		i := bits.Len64(sets) - 1
		sets &^= 1 << i
		set := 64*j + i
		digits := s.all.Digits[set]
		takes := bits.OnesCount(uint(set)) - (digits &^ f.digits).Len()
		part := digits & f.digits
		if takes < 1 || takes >= spare || part == 0 {
			continue
		}
		if s.first[part] == 0 {
			s.parts[s.kinds] = part
			s.kinds++
		}
		s.fits[s.end] = coqSet{uint16(set), int8(takes), third, s.first[part], digits}
		s.end++
		s.first[part] = s.end
	}
}

func (f *coqFinder) yield(v *deduce.View, a, b *coqSet, yield func(*deduce.Step) bool) bool {
	inLine, inBox := f.line.all.Members(int(a.set)), f.box.all.Members(int(b.set))
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
		s.Eliminate(d, out.And(v.CellsFor(d)))
	}
	s.Part(deduce.Part{Role: deduce.Pivot, Cells: f.pivot, Digits: f.digits})
	s.Part(deduce.Part{Role: deduce.Set, Cells: inLine, Digits: a.digits})
	s.Part(deduce.Part{Role: deduce.Set, Cells: inBox, Digits: b.digits})
	s.Part(deduce.Part{Role: deduce.Within, Units: board.UnitsOf(f.line.unit, f.box.unit)})
	return !f.seen.IsNew(&s.Step) || yield(&s.Step)
}
