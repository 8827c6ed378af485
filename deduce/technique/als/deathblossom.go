package als

import (
	"deduku/board"
	"deduku/deduce"
)

// DeathBlossom is a cell with an almost locked set for each of its digits.
var DeathBlossom = &deduce.Technique{
	Name:  "death-blossom",
	Title: "Death Blossom",
	Shape: deduce.ShapeBlossom,
	Doc: "For each digit of a cell, the stem, there is a petal: cells of a unit with one digit more than cells, an almost locked set, in which the stem sees all places of that digit. " +
		"Whatever the stem is, one petal lacks it and holds all its other digits. So a digit z of all petals can be removed from cells that see all its places in them. " +
		"If the stem could be z, it needs no petal for that, and the cell must see the stem, too.",
	Why: []string{
		"whichever of {restrictedcommon.digits} {pivot} is, at least one of the petals {petal.each} lacks it and holds {common.digits}",
		"{pivot} is {common.digits}, or at least one of the petals {petal.each} lacks what it is and holds {common.digits}",
	},
	Form: []string{"[{pivot}], {petal.linked}"},
	Spot: "Take a cell with few candidates, best two or three, as the stem. For each of its digits look for an almost locked set, or a single cell with two candidates, of which it sees all places of the digit. " +
		"All petals must have one more digit in common; if the stem has that, too, it needs no petal. The trap is a petal with a place of the stem's digit out of its sight.",
	Example: "3+5+49+1+68+72.69....5..+2+8.5.6..2+7..4......3...5....5..97..+54273+1+9+86....+8.+2+3+7837+69+24+1+5:324 424 344 846 151 854 958 959 161 264 864 469 181",
	Find:    findDeathBlossoms,
}

func findDeathBlossoms(v *deduce.View, yield func(*deduce.Step) bool) {
	withBlossomer(v, yield, func(b *blossomer) bool {
		for stems := v.Open(); !stems.Empty(); stems = stems.Rest() {
			if v.Enough() || !b.findAround(stems.First()) {
				return false
			}
		}
		return true
	})
}

// findAround finds the blossoms of a cell.
func (b *blossomer) findAround(c board.Cell) bool {
	stem := b.v.Candidates(c)
	if stem.Len() < 2 {
		return true
	}
	b.cases = b.cases[:0]
	for d := range stem.All() {
		b.cases = append(b.cases, board.Candidate{Cell: c, Digit: d})
	}
	b.collect()
	b.show = func(s *deduce.Draft) {
		s.Part(deduce.Part{Role: deduce.Pivot, Cells: board.CellsOf(c), Digits: stem})
	}
	if !b.short {
		return b.open(board.AllDigits &^ stem)
	}
	if stem.Len() == 2 {
		return true // one petal is left: that is an ALS-XZ
	}
	for i := range b.cases {
		if !b.openBeside(i) {
			return false
		}
	}
	return true
}
