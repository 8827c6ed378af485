package chains

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// colourings says which cells have which colour, and that one colour of each pair is true.
func colourings(t *teller.Teller, d board.Digit) string {
	var all []string
	for _, c := range pattern.Colours() {
		if cells := t.Coloured(c.Role, d); !cells.Empty() {
			all = append(all, c.Letter+" = "+strings.Join(t.InLines(cells), " "))
		}
	}
	return strings.Join(all, ", ")
}

// allColoured is the places of a digit that have a colour.
func allColoured(t *teller.Teller, d board.Digit) (cells board.CellSet) {
	for _, c := range pattern.Colours() {
		cells = cells.Union(t.Coloured(c.Role, d))
	}
	return cells
}

// fewLinks is how many pairs of places are told one by one; of more only the units are named.
const fewLinks = 8

// strongLinks are the pairs of places that join a colouring, with the units in which there are no others, and the colours
// that they have in turn.
func strongLinks(t *teller.Teller, d board.Digit) string {
	var all []string
	var units board.UnitSet
	for _, p := range t.Parts(deduce.Strong) {
		for u := range p.Units.All() {
			if p.Digits.Has(d) {
				all = append(all, strings.Join(t.Cells(t.With(u.Cells(), d)), " - ")+" ("+t.Unit(u)+")")
			}
		}
	}
	if len(all) > fewLinks {
		for u := range board.Unit(board.Units) {
			if pair := t.With(u.Cells(), d); pair.Len() == 2 && pair.Within(allColoured(t, d)) {
				units |= board.UnitsOf(u)
			}
		}
		return wording.Capital(t.Units(units)) + " have only two places each for " + d.String() + ". "
	}
	return "The only two places for " + d.String() + " in a unit: " + strings.Join(all, ", ") + ". "
}

// Colors tells a trap or a wrap.
func Colors(t *teller.Teller) teller.Tale {
	if a, b := t.Role(deduce.ColorA), t.Role(deduce.ColorB); !(a.Digits | b.Digits).Single() {
		return coloredDigits(t)
	}
	d := t.Role(deduce.Strong).Digits.First()
	tale := teller.Tale{
		Look: strongLinks(t, d) + "Coloured in turn: " + colourings(t, d) + ".",
	}
	one := "Of two joined cells exactly one is " + d.String() + ". So the cells of A are all " + d.String() + " and those of B are not, or the other way round."
	clash := t.Role(deduce.Clash).Cells
	if clash.Empty() {
		tale.Choices = one
		tale.Sees = seeingColours(t, func(board.Candidate) []int { return []int{0, 1} })
		return tale
	}
	from, to := clash.First(), clash.Rest().First()
	way := walk(t, board.Candidate{Cell: from, Digit: d}, board.Candidate{Cell: to, Digit: d})
	tale.Choices = one + " " + t.List(clash) + " are both A (" + walked(t, way) + ") and both in " + t.Common(clash) + ", so they can't both be " + d.String() + ": A is false, B is true."
	tale.Sees = "So no cell of A can be " + d.String() + "."
	return tale
}

// MultiColors tells two colourings of a digit.
func MultiColors(t *teller.Teller) teller.Tale {
	d := t.Role(deduce.Strong).Digits.First()
	colour := func(i int) board.CellSet { return t.Coloured(pattern.Colours()[i].Role, d) }
	tale := teller.Tale{
		Look: strongLinks(t, d) + "Coloured in turn, in two separate colourings: " + colourings(t, d) + ".",
	}
	one := "Of two joined cells exactly one is " + d.String() + ": so exactly one of A and B is true, with " + d.String() + " in all its cells, and exactly one of C and D."
	if removedAll := t.Removed(); removedAll.Within(colour(0)) && colour(0).Within(removedAll) && sights(t, colour(0), colour(2)) && sights(t, colour(0), colour(3)) {
		tale.Choices = one + " Whichever of C and D is true, A sees it: " + meetingOnce(t, colour(0), colour(2)) + " (C), " +
			meetingOnce(t, colour(0), colour(3)) + " (D). So A is false."
		tale.Sees = "So no cell of A can be " + d.String() + "."
		return tale
	}
	opposites := map[[2]int][2]int{}
	var choices []string
	for k := range 2 {
		for l := 2; l < 4; l++ {
			if sights(t, colour(k), colour(l)) {
				opposites[[2]int{k, l}] = [2]int{1 - k, 5 - l}
				choices = append(choices, meetingOnce(t, colour(k), colour(l))+", so "+pattern.Colours()[k].Letter+" and "+pattern.Colours()[l].Letter+
					" can't both be true: "+pattern.Colours()[1-k].Letter+" or "+pattern.Colours()[5-l].Letter+" is true, or both")
			}
		}
	}
	tale.Choices = one + " " + wording.Capital(strings.Join(choices, "; ")) + "."
	tale.Sees = seeingColours(t, func(x board.Candidate) []int {
		for k := range 2 {
			for l := 2; l < 4; l++ {
				o, ok := opposites[[2]int{k, l}]
				if ok && colour(o[0]).Meets(x.Cell.Peers()) && colour(o[1]).Meets(x.Cell.Peers()) {
					return o[:]
				}
			}
		}
		return nil
	})
	return tale
}

// sights reports whether some cell of a sees some cell of b.
func sights(t *teller.Teller, a, b board.CellSet) bool { return a.SeenByAny().Meets(b) }

// meetingOnce is one cell of a that sees one of b: r2c4 sees r7c4 in column 4.
func meetingOnce(t *teller.Teller, a, b board.CellSet) string {
	c := a.And(b.SeenByAny()).First()
	return t.Notation.Cell(c) + " sees " + t.SightOf(c, board.CellsOf(b.And(c.Peers()).First()))
}
