package chains

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// coloredDigits tells a colouring of several digits.
func coloredDigits(t *teller.Teller) teller.Tale {
	const coloured = "Coloured in turn, A and B, along units with just two places for a digit and cells with just two digits"
	tale := teller.Tale{
		Look:    coloured + coloredWays(t) + "A = " + colour(t, deduce.ColorA) + ".",
		Choices: "Of any two joined candidates exactly one is true, so exactly one colour is true, in all its candidates.",
	}
	clash, empty := t.Parts(deduce.Clash), t.Parts(deduce.Empty)
	if ways := trappingWays(t); ways != "" && len(clash) == 0 && len(empty) == 0 {
		tale.Look = coloured + ": " + ways + "."
	}
	switch {
	case len(clash) > 0 && clash[0].Units != 0:
		tale.Choices += " A has " + clash[0].Digits.First().String() + " twice in " + t.Units(clash[0].Units) + " (" + t.List(clash[0].Cells) + "), so A is false."
	case len(clash) > 0:
		tale.Choices += " A has two candidates of " + t.List(clash[0].Cells) + ", so A is false."
	case len(empty) > 0:
		tale.Choices += emptied(t, empty[0])
	default:
		tale.Sees = trapped(t)
		return tale
	}
	tale.Sees = "So all of A can be removed."
	return tale
}

// emptied says what a colour rules out, one by one, so that a cell has no candidate left or a digit no place in a unit.
func emptied(t *teller.Teller, empty *deduce.Part) string {
	var sees []string
	for _, x := range membersOf(t, empty) {
		switch y, ok := ruledOutBy(t, x, deduce.ColorA); {
		case !ok:
		case empty.Units == 0:
			sees = append(sees, placedIn(t, x.Cell, y))
		case y.Cell == x.Cell:
			sees = append(sees, t.Notation.Cell(x.Cell)+" is "+y.Digit.String())
		default:
			sees = append(sees, t.Notation.Cell(x.Cell)+" sees "+placedIn(t, x.Cell, y))
		}
	}
	if empty.Units == 0 {
		return " If A is true, " + t.List(empty.Cells) + " sees " + wording.And(sees) + ", and no candidate is left. So A is false."
	}
	return " If A is true, " + strings.Join(sees, ", ") + ", and no place for " + empty.Digits.First().String() + " in " + t.Units(empty.Units) + " is left. So A is false."
}

// placedIn names a candidate that is true with the unit by which a cell sees it: 4 in r4c1 (box 4).
func placedIn(t *teller.Teller, c board.Cell, y board.Candidate) string {
	return y.Digit.String() + " in " + t.Notation.Cell(y.Cell) + " (" + t.Common(board.CellsOf(c, y.Cell)) + ")"
}

// coloredWays are the ways from the first of the coloured candidates that count to the others, each written once, and what stands
// before the list of a colour.
func coloredWays(t *teller.Teller) string {
	var all []string
	ends := coloredEnds(t)
	for i := 1; i < len(ends); i++ {
		if way := walk(t, ends[0], ends[i]); len(way) > 1 {
			all = append(all, walked(t, way))
		}
	}
	all = slices.DeleteFunc(all, func(way string) bool { // it begins another
		return slices.ContainsFunc(all, func(longer string) bool { return strings.HasPrefix(longer, way+" - ") })
	})
	if len(all) == 0 {
		return ": "
	}
	return ": " + strings.Join(all, "; ") + "; the rest of A and B is joined in the same way. So "
}

// trappingWays are the ways from the candidate of A that rules a removed one out to that of B, each once, and the colours of what is on
// them; empty where one has no way.
func trappingWays(t *teller.Teller) string {
	var all []string
	var colours [2][board.ByDigit]board.CellSet
	for _, x := range t.Step.Eliminations {
		from, okA := ruledOutBy(t, x, deduce.ColorA)
		to, okB := ruledOutBy(t, x, deduce.ColorB)
		way := walk(t, from, to)
		if !okA || !okB || len(way) < 2 {
			return ""
		}
		for i, y := range way {
			colours[i%2][y.Digit] = colours[i%2][y.Digit].With(y.Cell)
		}
		if walked := walked(t, way); !slices.Contains(all, walked) {
			all = append(all, walked)
		}
	}
	var lists []string
	for i, c := range pattern.Colours()[:2] {
		lists = append(lists, c.Letter+" = "+colourOf(t, &colours[i]))
	}
	return strings.Join(all, "; ") + ". So " + strings.Join(lists, "; ")
}

// membersOf are the candidates of a cell, or the places of a digit in a unit, that nothing is possible for.
func membersOf(t *teller.Teller, empty *deduce.Part) (all []board.Candidate) {
	if empty.Units == 0 {
		c := empty.Cells.First()
		for d := range t.Board.Candidates(c).All() {
			all = append(all, board.Candidate{Cell: c, Digit: d})
		}
		return all
	}
	d := empty.Digits.First()
	for c := range t.With(empty.Units.First().Cells(), d).All() {
		all = append(all, board.Candidate{Cell: c, Digit: d})
	}
	return all
}

// coloredEnds are two candidates of one colour that clash or that rule out all of something or, where none do, those of each colour that
// rule out the first candidate that is removed.
func coloredEnds(t *teller.Teller) (ends []board.Candidate) {
	if clash := t.Parts(deduce.Clash); len(clash) > 0 {
		for c := range clash[0].Cells.All() {
			for d := range board.AllDigits.All() {
				if of := clash[0].Digits; t.Coloured(deduce.ColorA, d).Has(c) && (of == 0 || of.Has(d)) {
					ends = append(ends, board.Candidate{Cell: c, Digit: d})
				}
			}
		}
		return ends
	}
	if empty := t.Parts(deduce.Empty); len(empty) > 0 {
		for _, x := range membersOf(t, empty[0]) {
			if y, ok := ruledOutBy(t, x, deduce.ColorA); ok && !slices.Contains(ends, y) {
				ends = append(ends, y)
			}
		}
		return ends
	}
	if len(t.Step.Eliminations) == 0 {
		return nil
	}
	x := t.Step.Eliminations[0]
	for _, c := range pattern.Colours()[:2] {
		if y, ok := ruledOutBy(t, x, c.Role); ok {
			ends = append(ends, y)
		}
	}
	return ends
}

// ruledOutBy is a candidate of a colour that rules x out: the same digit that it sees, or another of its own cell.
func ruledOutBy(t *teller.Teller, x board.Candidate, colour deduce.Role) (board.Candidate, bool) {
	if seen := t.Coloured(colour, x.Digit).And(x.Cell.Peers()); !seen.Empty() {
		return board.Candidate{Cell: seen.First(), Digit: x.Digit}, true
	}
	for d := board.Digit(1); d <= 9; d++ {
		if t.Coloured(colour, d).Has(x.Cell) {
			return board.Candidate{Cell: x.Cell, Digit: d}, true
		}
	}
	return board.Candidate{}, false
}

// colour writes the candidates of a colour: 2 r4c6 r5c8, 4 r4c5.
func colour(t *teller.Teller, r deduce.Role) string {
	var cells [board.ByDigit]board.CellSet
	for d := board.Digit(1); d <= 9; d++ {
		cells[d] = t.Coloured(r, d)
	}
	return colourOf(t, &cells)
}

// colourOf writes candidates by their digits.
func colourOf(t *teller.Teller, byDigit *[board.ByDigit]board.CellSet) string {
	var all []string
	for d, cells := range byDigit {
		if !cells.Empty() {
			all = append(all, board.Digit(d).String()+" "+strings.Join(t.InLines(cells), " "))
		}
	}
	return strings.Join(all, ", ")
}

// trapped says for each removed candidate what rules it out in each colour: the same digit that it sees, or another of
// its own cell.
func trapped(t *teller.Teller) string {
	var all []string
	for _, x := range t.Step.Eliminations {
		var ways []string
		for _, c := range pattern.Colours()[:2] {
			switch y, ok := ruledOutBy(t, x, c.Role); {
			case !ok:
			case y.Cell == x.Cell:
				ways = append(ways, "if "+c.Letter+" is true, "+t.Notation.Cell(x.Cell)+" is "+y.Digit.String())
			default:
				ways = append(ways, "if "+c.Letter+" is true, "+t.Notation.Cell(y.Cell)+" is "+y.Digit.String()+", which "+t.Notation.Cell(x.Cell)+" sees in "+t.Common(board.CellsOf(x.Cell, y.Cell)))
			}
		}
		all = append(all, x.Digit.String()+" in "+t.Notation.Cell(x.Cell)+": "+strings.Join(ways, "; "))
	}
	return strings.Join(all, ". ") + "."
}
