package als

import (
	"deduku/board"
	"deduku/deduce"
)

// UnitDeathBlossom is a digit in a unit with an almost locked set for each of its places.
var UnitDeathBlossom = &deduce.Technique{
	Name:  "unit-death-blossom",
	Title: "Unit Death Blossom",
	Shape: deduce.ShapeBlossom,
	Doc: "A Death Blossom whose stem is a digit in a unit, also called a house Death Blossom. For each of its places there is a petal: an almost locked set all of whose places for the digit that place sees. " +
		"Wherever the digit is, one petal lacks it and holds all its other digits, so a digit z of all petals can be removed from cells that see all places for it in all of them.",
	Why:  []string{"wherever in {base.units} {base.digits} is, at least one of the petals {petal.each} lacks it and holds {common.digits}"},
	Form: []string{"{base.digits} in {base.units}, {petal.linked}"},
	Spot: "Take a digit with two or three places in a unit as the stem. For each place look for an almost locked set of which it sees all places of the digit. " +
		"All petals must share a further digit. The trap is a petal with a place of the digit out of its sight.",
	Example: "..7942...3..5...4.......9...82+73.+56167.+1+5.+83213+5+82+647+9..1.......5...8..4...4156..:339 519 976",
	Find:    findUnitBlossoms,
}

// maxStemPlaces is how many places the stem has at most.
const maxStemPlaces = 4

func findUnitBlossoms(v *deduce.View, yield func(*deduce.Step) bool) {
	withBlossomer(v, yield, func(b *blossomer) bool {
		for u := range board.Unit(board.Units) {
			for d := board.Digit(1); d <= 9 && !b.short; d++ {
				if n := v.Spots(u, d).Len(); n < 2 || n > maxStemPlaces {
					continue
				}
				if v.Enough() || !b.findAmong(u, d) {
					return false
				}
			}
		}
		return true
	})
}

// findAmong finds the blossoms of a digit in a unit.
func (b *blossomer) findAmong(u board.Unit, d board.Digit) bool {
	places := b.v.Cells(u, d)
	b.cases = b.cases[:0]
	for c := range places.All() {
		b.cases = append(b.cases, board.Candidate{Cell: c, Digit: d})
	}
	b.collect()
	b.show = func(s *deduce.Draft) {
		s.Part(deduce.Part{Role: deduce.Base, Units: board.UnitsOf(u), Cells: places, Digits: board.Digits(d)})
	}
	return b.open(board.AllDigits)
}
