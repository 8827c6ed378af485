package render

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// sectors tells cells that need as many digits of rows, columns and boxes as they are.
func (t *teller) sectors() Tale {
	set, covers := t.role(deduce.Set), t.parts(deduce.Cover)
	n := 0
	var counted []string
	for _, p := range covers {
		n += p.Digits.Len()
		counted = append(counted, andDigits(p.Digits)+" in "+t.units(p.Units))
	}
	tale := Tale{
		Look: capital(numberWord(set.Cells.Len())) + " cells: " + t.byLine(set.Cells) + ". All their candidates are covered by " + strings.Join(counted, ", ") + ": " + numberWord(n) + " digits of units.",
		Choices: "A unit has each digit once, so these cells can use each of the " + numberWord(n) + " at most once. Each cell uses one, and there are as many as cells: " +
			"each is used exactly once, and here.",
		Sees: t.seeing(func(x board.Candidate) board.CellSet { return t.covered(x, set.Cells) }),
	}
	var too []string
	for _, p := range t.parts(deduce.CoverToo) {
		too = append(too, andDigits(p.Digits)+" in "+t.units(p.Units))
	}
	if len(too) > 0 {
		tale.Choices += " The same holds when " + strings.Join(too, ", ") + " are counted in the place of as many others of the same digit."
	}
	return tale
}

// covered is the cells of a set that share a cover with a candidate.
func (t *teller) covered(x board.Candidate, set board.CellSet) board.CellSet {
	for _, r := range []deduce.Role{deduce.Cover, deduce.CoverToo} {
		for _, p := range t.parts(r) {
			for u := range p.Units.All() {
				if p.Digits.Has(x.Digit) && u.Cells().Has(x.Cell) {
					return t.with(set.And(u.Cells()), x.Digit)
				}
			}
		}
	}
	return board.CellSet{}
}
