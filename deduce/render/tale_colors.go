package render

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// colourRoles are the roles of colours, by the letters that they bear.
var colourRoles = []struct {
	role   deduce.Role
	letter string
}{{deduce.ColorA, "A"}, {deduce.ColorB, "B"}, {deduce.ColorC, "C"}, {deduce.ColorD, "D"}}

// coloured is the places of one digit in a colour.
func (t *teller) coloured(r deduce.Role, d board.Digit) (cells board.CellSet) {
	for _, p := range t.parts(r) {
		if p.Digits.Has(d) {
			cells = cells.Union(p.Cells)
		}
	}
	return cells
}

// colourings says which cells have which colour, and that one colour of each pair is true.
func (t *teller) colourings(d board.Digit) string {
	var all []string
	for _, c := range colourRoles {
		if cells := t.coloured(c.role, d); !cells.Empty() {
			all = append(all, c.letter+" = "+strings.Join(t.inLines(cells), " "))
		}
	}
	return strings.Join(all, ", ")
}

// allColoured is the places of a digit that have a colour.
func (t *teller) allColoured(d board.Digit) (cells board.CellSet) {
	for _, c := range colourRoles {
		cells = cells.Union(t.coloured(c.role, d))
	}
	return cells
}

// fewLinks is how many pairs of places are told one by one; of more only the units are named.
const fewLinks = 4

// strongLinks are the pairs of places that join a colouring, with the units in which there are no others, and the colours
// that they have in turn.
func (t *teller) strongLinks(d board.Digit) string {
	var all []string
	var units board.UnitSet
	for _, p := range t.parts(deduce.Strong) {
		for u := range p.Units.All() {
			if p.Digits.Has(d) {
				all = append(all, strings.Join(t.cells(t.with(u.Cells(), d)), " - ")+" ("+t.unit(u)+")")
			}
		}
	}
	if len(all) > fewLinks {
		for u := range board.Unit(board.Units) {
			if pair := t.with(u.Cells(), d); pair.Len() == 2 && pair.Within(t.allColoured(d)) {
				units |= board.UnitsOf(u)
			}
		}
		return capital(t.units(units)) + " have only two places each for " + d.String() + ". "
	}
	return "The only two places for " + d.String() + " in a unit: " + strings.Join(all, ", ") + ". "
}

// colors tells a trap or a wrap.
func (t *teller) colors() Tale {
	d := t.role(deduce.Strong).Digits.First()
	tale := Tale{
		Look: t.strongLinks(d) + "Coloured in turn: " + t.colourings(d) + ".",
	}
	one := "Of each such two one is " + d.String() + " and the other is not, so either all of A or all of B are " + d.String() + "."
	clash := t.role(deduce.Clash).Cells
	if clash.Empty() {
		tale.Choices = one + " Exactly one colour is true."
		tale.Sees = t.seeingColours(func(board.Candidate) []int { return []int{0, 1} })
		return tale
	}
	from, to := clash.First(), clash.Rest().First()
	way := t.walk(board.Candidate{Cell: from, Digit: d}, board.Candidate{Cell: to, Digit: d})
	tale.Choices = one + " " + t.list(clash) + " are both A (" + t.walked(way) + ") and both in " + t.common(clash) + ", so they can't both be " + d.String() + ": A is false, B is true."
	tale.Sees = "So no cell of A can be " + d.String() + "."
	return tale
}

// multiColors tells two colourings of a digit.
func (t *teller) multiColors() Tale {
	d := t.role(deduce.Strong).Digits.First()
	colour := func(i int) board.CellSet { return t.coloured(colourRoles[i].role, d) }
	tale := Tale{
		Look: t.strongLinks(d) + "Coloured in turn, in two separate colourings: " + t.colourings(d) + ".",
	}
	one := "Exactly one of A and B is true, and exactly one of C and D."
	if removedAll := t.removed(); removedAll.Within(colour(0)) && colour(0).Within(removedAll) && t.sights(colour(0), colour(2)) && t.sights(colour(0), colour(3)) {
		tale.Choices = one + " Whichever of C and D is true, A sees it: " + t.meetingOnce(colour(0), colour(2)) + " (C), " +
			t.meetingOnce(colour(0), colour(3)) + " (D). So A is false."
		tale.Sees = "So no cell of A can be " + d.String() + "."
		return tale
	}
	opposites := map[[2]int][2]int{}
	var choices []string
	for k := range 2 {
		for l := 2; l < 4; l++ {
			if t.sights(colour(k), colour(l)) {
				opposites[[2]int{k, l}] = [2]int{1 - k, 5 - l}
				choices = append(choices, t.meetingOnce(colour(k), colour(l))+", so not both "+colourRoles[k].letter+" and "+colourRoles[l].letter+
					" are true: "+colourRoles[1-k].letter+" or "+colourRoles[5-l].letter+" is")
			}
		}
	}
	tale.Choices = one + " " + capital(strings.Join(choices, "; ")) + "."
	tale.Sees = t.seeingColours(func(x board.Candidate) []int {
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

// removed is the cells that lose something.
func (t *teller) removed() (cells board.CellSet) {
	for _, x := range t.step.Eliminations {
		cells = cells.With(x.Cell)
	}
	return cells
}

// loses is the digits that are removed from a cell.
func (t *teller) loses(c board.Cell) (digits board.DigitSet) {
	for _, x := range t.step.Eliminations {
		if x.Cell == c {
			digits = digits.With(x.Digit)
		}
	}
	return digits
}

// sights reports whether some cell of a sees some cell of b.
func (t *teller) sights(a, b board.CellSet) bool { return a.SeenByAny().Meets(b) }

// meetingOnce is one cell of a that sees one of b: r2c4 sees r7c4 in column 4.
func (t *teller) meetingOnce(a, b board.CellSet) string {
	c := a.And(b.SeenByAny()).First()
	return t.Notation.Cell(c) + " sees " + t.sightOf(c, board.CellsOf(b.And(c.Peers()).First()))
}

// medusa tells a colouring of several digits.
func (t *teller) medusa() Tale {
	tale := Tale{
		Look: "From one candidate on, where a digit has just two places in a unit, or a cell two digits, the other one has the other colour" + t.medusaWay() + ": A = " +
			t.colour(deduce.ColorA) + "; B = " + t.colour(deduce.ColorB) + ".",
		Choices: "Of each two just one is true, so exactly one colour is true, in all its candidates.",
	}
	clash, empty := t.parts(deduce.Clash), t.parts(deduce.Empty)
	switch {
	case len(clash) > 0 && clash[0].Units != 0:
		tale.Choices += " A has " + clash[0].Digits.First().String() + " twice in " + t.units(clash[0].Units) + " (" + t.list(clash[0].Cells) + "), so A is false."
	case len(clash) > 0:
		tale.Choices += " A has two candidates of " + t.list(clash[0].Cells) + ", so A is false."
	case len(empty) > 0 && empty[0].Units != 0:
		tale.Choices += " A would leave no place for " + empty[0].Digits.First().String() + " in " + t.units(empty[0].Units) + ", so A is false."
	case len(empty) > 0:
		tale.Choices += " A would leave no candidate of " + t.list(empty[0].Cells) + ", so A is false."
	default:
		tale.Sees = t.trapped()
		return tale
	}
	tale.Sees = "All of A is removed: " + t.colour(deduce.ColorA) + "."
	return tale
}

// medusaWay is the way from one of the coloured candidates that count to the other, empty where it is not one way.
func (t *teller) medusaWay() string {
	ends := t.medusaEnds()
	if len(ends) != 2 {
		return ""
	}
	way := t.walk(ends[0], ends[1])
	if len(way) < 2 {
		return ""
	}
	return ", as along " + t.walked(way) + ", and so on"
}

// medusaEnds are the candidates of one colour that clash or, where none do, those of each colour that rule out the first
// candidate that is removed.
func (t *teller) medusaEnds() (ends []board.Candidate) {
	if clash := t.parts(deduce.Clash); len(clash) > 0 {
		for c := range clash[0].Cells.All() {
			for d := range clash[0].Digits.All() {
				ends = append(ends, board.Candidate{Cell: c, Digit: d})
			}
		}
		return ends
	}
	if len(t.step.Eliminations) == 0 || len(t.parts(deduce.Empty)) > 0 {
		return nil
	}
	x := t.step.Eliminations[0]
	for _, c := range colourRoles[:2] {
		if y, ok := t.ruledOutBy(x, c.role); ok {
			ends = append(ends, y)
		}
	}
	return ends
}

// ruledOutBy is a candidate of a colour that rules x out: the same digit that it sees, or another of its own cell.
func (t *teller) ruledOutBy(x board.Candidate, colour deduce.Role) (board.Candidate, bool) {
	if seen := t.coloured(colour, x.Digit).And(x.Cell.Peers()); !seen.Empty() {
		return board.Candidate{Cell: seen.First(), Digit: x.Digit}, true
	}
	for d := board.Digit(1); d <= 9; d++ {
		if t.coloured(colour, d).Has(x.Cell) {
			return board.Candidate{Cell: x.Cell, Digit: d}, true
		}
	}
	return board.Candidate{}, false
}

// colour writes the candidates of a colour: 2 r4c6 r5c8, 4 r4c5.
func (t *teller) colour(r deduce.Role) string {
	var all []string
	for d := board.Digit(1); d <= 9; d++ {
		if cells := t.coloured(r, d); !cells.Empty() {
			all = append(all, d.String()+" "+strings.Join(t.inLines(cells), " "))
		}
	}
	return strings.Join(all, ", ")
}

// trapped says for each removed candidate what rules it out in each colour: the same digit that it sees, or another of
// its own cell.
func (t *teller) trapped() string {
	var all []string
	for _, x := range t.step.Eliminations {
		var ways []string
		for _, c := range colourRoles[:2] {
			switch y, ok := t.ruledOutBy(x, c.role); {
			case !ok:
			case y.Cell == x.Cell:
				ways = append(ways, "if "+c.letter+" is true, "+t.Notation.Cell(x.Cell)+" is "+y.Digit.String())
			default:
				ways = append(ways, "if "+c.letter+" is true, "+t.Notation.Cell(y.Cell)+" is "+y.Digit.String()+", which "+t.Notation.Cell(x.Cell)+" sees in "+t.common(board.CellsOf(x.Cell, y.Cell)))
			}
		}
		all = append(all, x.Digit.String()+" in "+t.Notation.Cell(x.Cell)+": "+strings.Join(ways, "; "))
	}
	return strings.Join(all, ". ") + "."
}
