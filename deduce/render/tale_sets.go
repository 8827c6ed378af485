package render

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// locked tells pointing and claiming.
func (t *teller) locked() Tale {
	base, cover := t.role(deduce.Base), t.role(deduce.Cover)
	u, line, d := base.Units.First(), cover.Units.First(), base.Digits.First()
	places := t.with(u.Cells(), d)
	return Tale{
		Look:    strings.TrimSuffix(t.onlyPlaces(base.Units, d), ".") + ", all in " + t.unit(line) + ".",
		Choices: "One of them must be " + d.String() + ", and " + t.unit(line) + " has room for only one " + d.String() + ".",
		Sees:    t.seeingAll(places),
	}
}

// each writes cells, each with its candidates: r8c2 (2 3), r8c6 (3 8) and r8c9 (2 8).
func (t *teller) eachHeld(cells board.CellSet) string {
	var all []string
	for c := range cells.All() {
		all = append(all, t.Notation.Cell(c)+" "+inBrackets(t.b.Candidates(c)))
	}
	return and(all)
}

// eachOrAll is eachHeld; of many cells only their names.
func (t *teller) eachOrAll(cells board.CellSet) string {
	if cells.Len() > 4 {
		return t.compactCells(cells)
	}
	return t.eachHeld(cells)
}

// nakedSet tells naked and locked pairs, triples and quadruples.
func (t *teller) nakedSet() Tale {
	p, within := t.role(deduce.Set), t.role(deduce.Within)
	n := p.Cells.Len()
	return Tale{
		Look: t.eachHeld(p.Cells) + " are " + numberWord(n) + " cells of " + t.units(within.Units) +
			" with only " + numberWord(p.Digits.Len()) + " digits between them: " + andDigits(p.Digits) + ".",
		Choices: "They hold " + andDigits(p.Digits) + " in some order, and no other cell of " + t.units(within.Units) + " can hold any of these.",
		Sees:    t.seeingAll(p.Cells),
	}
}

// hiddenSet tells hidden pairs, triples and quadruples.
func (t *teller) hiddenSet() Tale {
	p := t.role(deduce.Base)
	u := p.Units.First()
	n := numberWord(p.Digits.Len())
	var rest []string
	for c := range p.Cells.All() {
		if removed := t.loses(c); removed != 0 {
			rest = append(rest, t.Notation.Cell(c)+" has no room for "+orDigits(removed))
		}
	}
	return Tale{
		Look: "In " + t.unit(u) + " the only places for " + andDigits(p.Digits) + " are " + t.list(p.Cells) + ": " + n + " digits, " + n + " cells.",
		Choices: "These cells hold " + andDigits(p.Digits) + " in some order, and nothing else; elsewhere in " + t.unit(u) + " none of the " +
			n + " can be placed.",
		Sees: capital(strings.Join(rest, ", ")) + ".",
	}
}

// almostLocked tells almost locked pairs and triples.
func (t *teller) almostLocked() Tale {
	set, base, cover, fin := t.role(deduce.Set), t.role(deduce.Base), t.role(deduce.Cover), t.role(deduce.Fin)
	u, w := cover.Units.First(), base.Units.First()
	digits := orDigits(set.Digits)
	outside, n := "the one place", "one"
	if fin.Cells.Len() > 1 {
		outside, n = "the "+numberWord(fin.Cells.Len())+" places", numberWord(fin.Cells.Len())
	}
	var sees []string
	if text := t.seeing(func(x board.Candidate) board.CellSet {
		if fin.Cells.Has(x.Cell) {
			return board.CellSet{}
		}
		return t.with(set.Cells, x.Digit)
	}); text != "" {
		sees = append(sees, text)
	}
	for c := range fin.Cells.All() {
		if removed := t.loses(c); removed != 0 {
			sees = append(sees, capital(t.Notation.Cell(c)+" in "+t.unit(w)+" must hold one of "+digits+", so it has no room for "+orDigits(removed)+"."))
		}
	}
	return Tale{
		Look: "In " + t.unit(u) + ", outside " + t.unit(w) + ", " + t.listed(set.Cells) + " can hold only " + andDigits(set.Digits) + ". In " + t.unit(w) +
			", outside " + t.unit(u) + ", " + outside + " for " + digits + " " + isOrAre(fin.Cells.Len()) + " " + t.list(fin.Cells) + ".",
		Choices: "All but one of " + andDigits(set.Digits) + " are in " + t.list(set.Cells) + ", so the cells that " + t.unit(u) + " and " + t.unit(w) +
			" share hold at most one of them. The other " + n + " of " + t.unit(w) + " must be in " + t.list(fin.Cells) + ", so the shared cells hold just one: with " +
			t.list(set.Cells) + " all " + numberWord(set.Digits.Len()) + " of " + t.unit(u) + " are there.",
		Sees: strings.Join(sees, " "),
	}
}

func isOrAre(n int) string {
	if n == 1 {
		return "is"
	}
	return "are"
}

// bentSet tells cells with as many digits that are not all in one unit.
func (t *teller) bentSet() Tale {
	set, z := t.role(deduce.Set), t.role(deduce.Common)
	n := set.Cells.Len()
	cells := t.list(set.Cells)
	if n <= longList {
		cells = t.eachHeld(set.Cells)
	}
	look := cells + " are " + numberWord(n) + " cells with " + numberWord(set.Digits.Len()) + " digits: " + andDigits(set.Digits) + "."
	once := t.usedOnce(set.Cells, set.Digits&^z.Digits)
	if z.Digits == 0 {
		return Tale{
			Look:    look + " Of each all places among them see each other: " + once + ".",
			Choices: "So each digit is used at most once, and " + numberWord(n) + " cells need all " + numberWord(n) + ": each once.",
			Sees:    t.seeingEvery(func(x board.Candidate) board.CellSet { return t.with(set.Cells, x.Digit) }),
		}
	}
	d := z.Digits.First()
	return Tale{
		Look: look + " Of each digit but z = " + d.String() + " all places among them see each other: " + once + ".",
		Choices: "So each of these " + numberWord(n-1) + " is used at most once, and " + numberWord(n) + " cells need more: at least one of them must be " +
			d.String() + ", that is " + t.orList(t.with(set.Cells, d)) + ".",
		Sees: t.seeingAll(t.with(set.Cells, d)),
	}
}

// usedOnce says for each digit in which unit all its places among some cells lie, unit by unit: 1 and 3 in row 1, 2 in box 4.
func (t *teller) usedOnce(cells board.CellSet, digits board.DigitSet) string {
	var in [board.Units]board.DigitSet
	var order []board.Unit
	for d := range digits.All() {
		places := t.with(cells, d)
		if places.Len() < 2 {
			continue
		}
		u := places.CommonUnits().First()
		if in[u] == 0 {
			order = append(order, u)
		}
		in[u] = in[u].With(d)
	}
	var all []string
	for _, u := range order {
		all = append(all, andDigits(in[u])+" in "+t.unit(u))
	}
	return strings.Join(all, "; ")
}
