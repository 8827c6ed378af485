package wording

import (
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/internal/spelling"
)

// Or joins the items of a list: 3, 5 or 7.
func Or(items []string) string {
	last := len(items) - 1
	if last < 1 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:last], ", ") + " or " + items[last]
}

// OrDigits are digits to choose from: 3, 5 or 7.
func OrDigits(s board.DigitSet) string { return Or(strings.Split(Digits(s), ", ")) }

// And joins the items of a list: 2, 5 and 7.
func And(items []string) string {
	last := len(items) - 1
	if last < 1 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:last], ", ") + " and " + items[last]
}

// AndDigits are digits that all count: 3, 5 and 7.
func AndDigits(s board.DigitSet) string { return And(strings.Split(Digits(s), ", ")) }

// OrUnits are units to choose from: column 7 or box 6.
func (t Text) OrUnits(s board.UnitSet) string {
	var all []string
	for u := range s.All() {
		all = append(all, t.Notation.Unit(u))
	}
	return Or(all)
}

// Capital is a text with a capital letter first; cells are left as they are.
func Capital(text string) string {
	if first, _, _ := strings.Cut(text, " "); text == "" || strings.ContainsAny(first, "0123456789") { // a cell
		return text
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// Cells are the cells of a set, each as text.
func (t Text) Cells(s board.CellSet) (out []string) {
	for c := range s.All() {
		out = append(out, t.Notation.Cell(c))
	}
	return out
}

// LongList is how many cells are named one by one: of more those of a line are written together.
const LongList = 6

// InLines are cells, each as text; where there are many, those of a row or column together: r2c37, r4c1.
func (t Text) InLines(cells board.CellSet) []string {
	if cells.Len() <= LongList {
		return t.Cells(cells)
	}
	if t.Notation != board.XY {
		return t.compactGroups(cells)
	}
	var rows []string // in this notation nothing is written together
	for r := range board.Side {
		if in := cells.And(board.Row(r).Cells()); !in.Empty() {
			rows = append(rows, strings.Join(t.Cells(in), " "))
		}
	}
	return rows
}

// IsNot says that digits are in none of the cells.
func (t Text) IsNot(cells board.CellSet, digits board.DigitSet) string {
	names := t.Cells(cells)
	switch {
	case len(names) == 1 && digits.Len() == 1:
		return names[0] + " is not " + Digits(digits)
	case len(names) == 1 && digits.Len() == 2:
		return names[0] + " is neither " + strings.Replace(Digits(digits), ", ", " nor ", 1)
	case len(names) == 1:
		return names[0] + " is none of " + Digits(digits)
	case len(names) == 2:
		return "neither " + names[0] + " nor " + names[1] + " is " + OrDigits(digits)
	}
	return "none of " + And(names) + " is " + OrDigits(digits)
}

// NodeIs says that a node is true or false.
func (t Text) NodeIs(n deduce.Node, true bool) string {
	cells := t.Cells(n.Cells)
	switch {
	case len(cells) == 1 && true:
		return cells[0] + " is " + n.Digit.String()
	case len(cells) == 1:
		return cells[0] + " is not " + n.Digit.String()
	case true:
		return n.Digit.String() + " is in " + Or(cells)
	case len(cells) == 2:
		return "neither " + cells[0] + " nor " + cells[1] + " is " + n.Digit.String()
	}
	return "none of " + And(cells) + " is " + n.Digit.String()
}

// NumberWord is a number, as a word where it is small.
func NumberWord(n int) string {
	words := [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}
	if n < len(words) {
		return words[n]
	}
	return strconv.Itoa(n)
}

// SetNoun is what a subset of so many cells is called.
func SetNoun(n int) string {
	return [...]string{2: "pair", 3: "triple", 4: "quadruple"}[n]
}

// Count is a number with its noun.
func Count(n int, one, many string) string { return spelling.Count(n, one, many) }

// SightOf names cells by the units in which a cell sees them: r4c6 and r7c6 in column 6 and r3c8 in box 3. The cells must
// all be peers of c; c itself is left out.
func (t Text) SightOf(c board.Cell, cells board.CellSet) string {
	var all []string
	for rest := cells.And(c.Peers()); !rest.Empty(); {
		u, most := board.Unit(0), 0
		for _, v := range c.Units() {
			if n := rest.And(v.Cells()).Len(); n > most {
				u, most = v, n
			}
		}
		all = append(all, And(t.InLines(rest.And(u.Cells())))+" in "+t.Notation.Unit(u))
		rest = rest.Minus(u.Cells())
	}
	return And(all)
}
