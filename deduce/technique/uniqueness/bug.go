package uniqueness

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/deadly"
)

// BUG1 is a grid with two candidates everywhere but in one cell.
var BUG1 = &deduce.Technique{
	Name:    "bug+1",
	Title:   "Bivalue Universal Grave + 1",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "All open cells would have two candidates, and each digit two places in each row, column and box that lacks it, except for one candidate of a cell that has three. Without it each cell could take its other candidate, which makes two solutions. So that candidate is true.",
	Why:     []string{"were {extra} not {extra.digits}, " + BUGWhy},
	Form:    []string{"=>"},
	Spot:    spotBUG,
	Example: "6+1+9+27+5+8..+5+8+3+1+942..+74+268+3+159+1+3+6+85+7..2+8749+1+2..+52+9+5+3+46+78+19+6+7+43+1+5+2835+8729.+1.+4+2+1+5+6+8...:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		guards := v.Open().Minus(v.Bivalue())
		if guards.Len() == 1 && v.Candidates(guards.First()).Len() == 3 {
			FindBUGs(v, guards, board.AllDigits, deadly.YieldOneGuard, yield)
		}
	},
}

// BUG2 is a grid with two candidates everywhere but for one further digit in several cells.
var BUG2 = &deduce.Technique{
	Name:    "bug-type-2",
	Title:   "BUG Type 2",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "All open cells would have two candidates, and each digit two places in each row, column and box that lacks it, except for one further digit in some cells. Without it each cell could take its other candidate, which makes two solutions. So at least one of those cells holds the further digit, and it can be removed from cells that see them all.",
	Why:     []string{"at least one of {extra} must be {extra.digits}, or " + BUGWhy},
	Form:    bugForm,
	Spot:    spotBUGs + "If it is the same digit in all, at least one of these cells holds it: look at what sees them all. The trap is a digit that also has three places elsewhere.",
	Example: ".+7+6+5+1+2.+4+3+5+4+3+6...12+1+2..34.+65.+5+4.+263.+1+3.2+4.+1+5.+6+6+178+5+3+2+9+4+2.+51+4.+6+37+76+1+3.+54+2.43.2+6+7+1+5.:827",
	Find:    findBUG2,
}

// BUG3 is a grid with two candidates everywhere but for further digits that are part of a subset.
var BUG3 = &deduce.Technique{
	Name:    "bug-type-3",
	Title:   "BUG Type 3",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "All open cells would have two candidates, and each digit two places in each row, column and box that lacks it, except for further digits in cells of one unit. Without these each cell could take its other candidate, which makes two solutions. So at least one of these cells holds a further digit and, whichever it is, makes a naked subset with other cells of the unit: its digits can be removed from the rest of the unit.",
	Why:     []string{"at least one of {extra.candidates} is true, or " + BUGWhy + "; with {set} that uses up {set.digits}"},
	Form:    []string{"{extra.slashed} in {extra}, {set.slashed} in {set}"},
	Spot:    spotBUGs + "If these cells share a unit, count them as one cell with these digits, and look there for a naked subset with it. The trap is to count their other candidates, too.",
	Example: ".2.+1+8+6+75+4...+9+37+2+18...4+2+539+6.5.+24+9.+7+1...3+78.2+5...6+5+1.39.+7.8+1+49+6+3+194+76+3+5+8263+85+9+2+14+7:461 861",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		if guards := v.Open().Minus(v.Bivalue()); within(guards, 2, 8) {
			FindBUGs(v, guards, board.AllDigits, deadly.YieldGuardSubset, yield)
		}
	},
}

// BUG4 is a grid with two candidates everywhere but in two cells, one of which must hold a certain digit.
var BUG4 = &deduce.Technique{
	Name:    "bug-type-4",
	Title:   "BUG Type 4",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "All open cells would have two candidates, and each digit two places in each row, column and box that lacks it, except for further digits in two cells of one unit. Without these each cell could take its other candidate, which makes two solutions. If a digit has no place in the unit but in these two cells, one of them holds it and the other a further digit: what else they have can be removed from both.",
	Why:     []string{"{base.digits} in {base} must be in {extra}; at least one of {extra.candidates} is true, or " + BUGWhy},
	Form:    bugForm,
	Spot:    spotBUGs + "If these are two cells of a unit and another digit has no place there but in them, each of the two holds that digit or its further one. The trap is a third place for the digit in the unit.",
	Example: "+8+9+7.+1+2...+6+5+4.+7+8.12+2+13.45+8..+4+7+1+2+935+86+92+5+8+6+1...+36+8+4+57+2+9+1+7+3+218+4...+1+89+5+3+67+2+4+54+6+72+9+1+3+8:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		if guards := v.Open().Minus(v.Bivalue()); within(guards, 2, 2) {
			FindBUGs(v, guards, board.AllDigits, deadly.YieldConjugate, yield)
		}
	},
}

const spotBUGs = "Late in a puzzle, when all open cells have two candidates but a few that have more: find in each of these the digit that stands three times in its row, column and box. "

const spotBUG = "Late in a puzzle, when all open cells have two candidates but one that has three: in its row, column or box look for the digit that stands three times. The cell holds it. " +
	"The trap is a second cell with three candidates."

const BUGWhy = "each open cell would have two digits and each digit two places in its units, which makes two solutions"

var bugForm = []string{"{extra.slashed} in {extra}"}

// within reports whether there are from least to most cells, all in one unit.
func within(cells board.CellSet, least, most int) bool {
	n := cells.Len()
	return n >= least && n <= most && cells.CommonUnits() != 0
}

func findBUG2(v *deduce.View, yield func(*deduce.Step) bool) {
	guards := v.Open().Minus(v.Bivalue())
	if guards.Len() < 2 {
		return
	}
	same := board.AllDigits
	for cells := guards; !cells.Empty(); cells = cells.Rest() {
		digits := v.Candidates(cells.First())
		if same &= digits; same == 0 || digits.Len() != 3 {
			return
		}
	}
	for ; same != 0; same &= same - 1 {
		x := same.First()
		if v.CellsFor(x).Meets(guards.SeenByAll()) && !FindBUGs(v, guards, board.Digits(x), deadly.YieldSameExtra, yield) {
			return
		}
	}
}

// bugSearch is the search for the extra candidates without which the open cells are a bivalue universal grave: each
// has two candidates, and each digit two places in each unit that lacks it. Any solution of it has a counterpart,
// with the other candidate of each cell.
type bugSearch struct {
	v       *deduce.View
	pattern deadly.Pattern
	extra   board.DigitSet                   // the digits that may be extra
	surplus [board.Units][board.ByDigit]int8 // places beyond two
	find    func(*deduce.View, *deadly.Pattern, func(*deduce.Step) bool) bool
	yield   func(*deduce.Step) bool
}

// FindBUGs has find look at each choice of extra candidates, among these digits, in the guards: the cells that
// have other than two candidates.
func FindBUGs(v *deduce.View, guards board.CellSet, extra board.DigitSet, find func(*deduce.View, *deadly.Pattern, func(*deduce.Step) bool) bool, yield func(*deduce.Step) bool) bool {
	left := 0
	for cells := guards; !cells.Empty(); cells = cells.Rest() {
		n := v.Candidates(cells.First()).Len()
		if n < 2 {
			return true
		}
		left += 3 * (n - 2)
	}
	for u := range board.Unit(board.Units) {
		for d := board.Digit(1); d <= 9; d++ {
			switch n := v.Spots(u, d).Len(); {
			case n == 1:
				return true
			case n > 2:
				left -= n - 2
			}
		}
	}
	if left != 0 {
		return true
	}
	g := bugSearch{v: v, pattern: deadly.Pattern{Cells: v.Open()}, extra: extra, find: find, yield: yield}
	for u := range board.Unit(board.Units) {
		for d := board.Digit(1); d <= 9; d++ {
			g.surplus[u][d] = int8(max(v.Spots(u, d).Len()-2, 0))
		}
	}
	return g.begin(guards)
}

// begin takes the first of the guards.
func (g *bugSearch) begin(guards board.CellSet) bool {
	switch {
	case g.v.Enough():
		return false
	case guards.Empty():
		// The extra candidates are as many as the surplus places, and each took one of those away: none is left.
		return g.find(g.v, &g.pattern, g.yield)
	}
	digits := g.v.Candidates(guards.First())
	return g.choose(guards, digits&g.extra, digits.Len()-2)
}

// choose makes need more of the digits in the first guard extra and goes on with the next guard.
func (g *bugSearch) choose(guards board.CellSet, digits board.DigitSet, need int) bool {
	if need == 0 {
		return g.begin(guards.Rest())
	}
	c := guards.First()
	units := c.Units()
	for ; digits != 0; digits &= digits - 1 {
		d := digits.First()
		row, col, box := &g.surplus[units[0]][d], &g.surplus[units[1]][d], &g.surplus[units[2]][d]
		if *row == 0 || *col == 0 || *box == 0 {
			continue
		}
		*row, *col, *box = *row-1, *col-1, *box-1
		g.pattern.Extra[d] = g.pattern.Extra[d].With(c)
		more := g.choose(guards, digits.Without(d), need-1)
		g.pattern.Extra[d] = g.pattern.Extra[d].Without(c)
		*row, *col, *box = *row+1, *col+1, *box+1
		if !more {
			return false
		}
	}
	return true
}
