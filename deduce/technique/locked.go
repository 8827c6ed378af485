package technique

import (
	"deduku/board"
	"deduku/deduce"
)

// Pointing is locked candidates, type 1.
var Pointing = &deduce.Technique{
	Name:    "pointing",
	Title:   "Locked Candidates Type 1 (Pointing)",
	Key:     "lc1",
	Level:   deduce.Medium,
	Score:   50,
	Doc:     "All places of a digit in a box lie in one line. The digit goes from the rest of the line.",
	Why:     []string{"{base.digits} in {base} must be in {cover}"},
	Form:    []string{"{base.digits} in {base}"},
	Example: "+91..6+7.857..2.19+4+6+6...8.7+1.5..+6..+1..2.1..3+69..96+1..53.+1+6.7....+9......861.29.16...:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findLocked(v, 18, 27, 0, 18, yield)
	},
}

// Claiming is locked candidates, type 2.
var Claiming = &deduce.Technique{
	Name:    "claiming",
	Title:   "Locked Candidates Type 2 (Claiming)",
	Key:     "lc2",
	Level:   deduce.Medium,
	Score:   50,
	Doc:     "All places of a digit in a line lie in one box. The digit goes from the rest of the box.",
	Why:     []string{"{base.digits} in {base} must be in {cover}"},
	Form:    []string{"{base.digits} in {base}"},
	Example: "+8259+13+67+4+7..+24+583+99+3+46+7+8+2+1+5.+5....92+7.7.....5+8.+9.....+46.+87+4.2+5..5...8.4.2+249...7+8.:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findLocked(v, 0, 18, 18, 27, yield)
	},
}

// findLocked finds digits whose places in a base unit all lie in one cover unit too; the numbers bound the
// units that are tried as bases and as covers.
func findLocked(v *deduce.View, base, endBase, cover, endCover board.Unit, yield func(*deduce.Step) bool) {
	covers := board.UnitSet(1<<endCover - 1<<cover)
	for u := base; u < endBase; u++ {
		for d := board.Digit(1); d <= 9; d++ {
			spots := v.Spots(u, d)
			if n := spots.Len(); n < 2 || n > 3 {
				continue
			}
			cells := v.Cells(u, d)
			c := cells.CommonUnits() & covers
			if c == 0 {
				continue
			}
			out := v.Cells(c.First(), d).Minus(cells)
			if out.Empty() {
				continue
			}
			s := v.Draft()
			s.Strike(d, out)
			s.Part(deduce.Part{Role: deduce.Base, Units: board.UnitsOf(u), Cells: cells, Digits: board.Digits(d)})
			s.Part(deduce.Part{Role: deduce.Cover, Units: c})
			if !yield(&s.Step) {
				return
			}
		}
	}
}
