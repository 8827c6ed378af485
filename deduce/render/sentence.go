package render

import (
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// or joins the items of a list: 3, 5 or 7.
func or(items []string) string {
	last := len(items) - 1
	if last < 1 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:last], ", ") + " or " + items[last]
}

// orDigits are digits to choose from: 3, 5 or 7.
func orDigits(s board.DigitSet) string { return or(strings.Split(Digits(s), ", ")) }

// and joins the items of a list: 2, 5 and 7.
func and(items []string) string {
	last := len(items) - 1
	if last < 1 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:last], ", ") + " and " + items[last]
}

// andDigits are digits that all count: 3, 5 and 7.
func andDigits(s board.DigitSet) string { return and(strings.Split(Digits(s), ", ")) }

// orUnits are units to choose from: column 7 or box 6.
func (t Text) orUnits(s board.UnitSet) string {
	var all []string
	for u := range s.All() {
		all = append(all, t.Notation.Unit(u))
	}
	return or(all)
}

// capital is a text with a capital letter first; cells are left as they are.
func capital(text string) string {
	if first, _, _ := strings.Cut(text, " "); text == "" || strings.ContainsAny(first, "0123456789") { // a cell
		return text
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// cells are the cells of a set, each as text.
func (t Text) cells(s board.CellSet) (out []string) {
	for c := range s.All() {
		out = append(out, t.Notation.Cell(c))
	}
	return out
}

// longList is how many cells are named one by one: of more those of a line are written together.
const longList = 6

// inLines are cells, each as text; where there are many, those of a row or column together: r2c37, r4c1.
func (t Text) inLines(cells board.CellSet) []string {
	if cells.Len() <= longList {
		return t.cells(cells)
	}
	if t.Notation != board.XY {
		return t.compactGroups(cells)
	}
	var rows []string // in this notation nothing is written together
	for r := range 9 {
		if in := cells.And(board.Row(r).Cells()); !in.Empty() {
			rows = append(rows, strings.Join(t.cells(in), " "))
		}
	}
	return rows
}

// isNot says that digits are in none of the cells.
func (t Text) isNot(cells board.CellSet, digits board.DigitSet) string {
	names := t.cells(cells)
	switch {
	case len(names) == 1 && digits.Len() == 1:
		return names[0] + " is not " + Digits(digits)
	case len(names) == 1 && digits.Len() == 2:
		return names[0] + " is neither " + strings.Replace(Digits(digits), ", ", " nor ", 1)
	case len(names) == 1:
		return names[0] + " is none of " + Digits(digits)
	case len(names) == 2:
		return "neither " + names[0] + " nor " + names[1] + " is " + orDigits(digits)
	}
	return "none of " + and(names) + " is " + orDigits(digits)
}

// nodeIs says that a node is true or false.
func (t Text) nodeIs(n deduce.Node, true bool) string {
	cells := t.cells(n.Cells)
	switch {
	case len(cells) == 1 && true:
		return cells[0] + " is " + n.Digit.String()
	case len(cells) == 1:
		return cells[0] + " is not " + n.Digit.String()
	case true:
		return n.Digit.String() + " is in " + or(cells)
	case len(cells) == 2:
		return "neither " + cells[0] + " nor " + cells[1] + " is " + n.Digit.String()
	}
	return "none of " + and(cells) + " is " + n.Digit.String()
}

// numberWord is a number, as a word where it is small.
func numberWord(n int) string {
	words := [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}
	if n < len(words) {
		return words[n]
	}
	return strconv.Itoa(n)
}

// setNoun is what a subset of so many cells is called.
func setNoun(n int) string {
	return [...]string{2: "pair", 3: "triple", 4: "quadruple"}[n]
}

// Count is a number with its noun.
func Count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// sightOf names cells by the units in which a cell sees them: r4c6 and r7c6 in column 6 and r3c8 in box 3. The cells must
// all be peers of c; c itself is left out.
func (t Text) sightOf(c board.Cell, cells board.CellSet) string {
	var all []string
	for rest := cells.And(c.Peers()); !rest.Empty(); {
		u, most := board.Unit(0), 0
		for _, v := range c.Units() {
			if n := rest.And(v.Cells()).Len(); n > most {
				u, most = v, n
			}
		}
		all = append(all, and(t.inLines(rest.And(u.Cells())))+" in "+t.Notation.Unit(u))
		rest = rest.Minus(u.Cells())
	}
	return and(all)
}
