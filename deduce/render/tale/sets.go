package tale

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// locked tells the places of a digit in a unit that all lie in another.
func (t *teller) locked() Tale {
	base, cover := t.Role(deduce.Base), t.Role(deduce.Cover)
	u, line, d := base.Units.First(), cover.Units.First(), base.Digits.First()
	places := t.With(u.Cells(), d)
	all := "all"
	if places.Len() == 2 {
		all = "both"
	}
	return Tale{
		Look:    strings.TrimSuffix(t.onlyPlaces(base.Units, d), ".") + ", " + all + " in " + t.unit(line) + ".",
		Choices: "One of them must be " + d.String() + ", and " + t.unit(line) + " has room for only one " + d.String() + ".",
		Sees:    t.seeingAll(places),
	}
}

// each writes cells, each with its candidates: r8c2 (2 3), r8c6 (3 8) and r8c9 (2 8).
func (t *teller) eachHeld(cells board.CellSet) string {
	var all []string
	for c := range cells.All() {
		all = append(all, t.Notation.Cell(c)+" "+inBrackets(t.Board.Candidates(c)))
	}
	return wording.And(all)
}

// eachOrAll is eachHeld; of many cells only their names.
func (t *teller) eachOrAll(cells board.CellSet) string {
	if cells.Len() > 4 {
		return t.CompactCells(cells)
	}
	return t.eachHeld(cells)
}

// nakedSet tells naked and locked pairs, triples and quadruples.
func (t *teller) nakedSet() Tale {
	p, within := t.Role(deduce.Set), t.Role(deduce.Within)
	n := p.Cells.Len()
	return Tale{
		Look: t.eachHeld(p.Cells) + " are " + wording.NumberWord(n) + " cells of " + t.Units(within.Units) +
			" with only " + wording.NumberWord(p.Digits.Len()) + " digits between them: " + wording.AndDigits(p.Digits) + ".",
		Choices: "The " + wording.SetNoun(n) + " holds " + wording.AndDigits(p.Digits) + t.inSomeOrder(p.Cells, p.Digits) + ", so no other cell of " + t.OrUnits(within.Units) + " can hold one of these.",
		Sees:    t.seeingAll(p.Cells),
	}
}

// hiddenSet tells hidden pairs, triples and quadruples.
func (t *teller) hiddenSet() Tale {
	p := t.Role(deduce.Base)
	u := p.Units.First()
	n := p.Digits.Len()
	return Tale{
		Look: "In " + t.unit(u) + " the only places for " + wording.AndDigits(p.Digits) + " are " + t.list(p.Cells) + ".",
		Choices: wording.Capital(wording.NumberWord(n)) + " digits need " + wording.NumberWord(n) + " cells: the " + wording.SetNoun(n) + " holds " + wording.AndDigits(p.Digits) +
			t.inSomeOrder(p.Cells, p.Digits) + ", and nothing else.",
		Sees: t.noRoom(p.Cells),
	}
}

// inSomeOrder says that cells can hold digits in more than one order; it is empty where only one is left.
func (t *teller) inSomeOrder(cells board.CellSet, digits board.DigitSet) string {
	if t.orders(cells, digits, 2) > 1 {
		return " in some order"
	}
	return ""
}

// orders counts the ways to put each of some digits into a cell of its own, up to a limit.
func (t *teller) orders(cells board.CellSet, digits board.DigitSet, limit int) (n int) {
	if cells.Empty() {
		return 1
	}
	c := cells.First()
	for d := range (digits & t.Board.Candidates(c)).All() {
		if n < limit {
			n += t.orders(cells.Without(c), digits.Without(d), limit)
		}
	}
	return n
}

// noRoom says what else some cells can't hold, those that lose the same together.
func (t *teller) noRoom(cells board.CellSet) string {
	var rest []string
	for _, x := range wording.Together(t.Step.Eliminations) {
		if in := x.Cells.And(cells); !in.Empty() {
			rest = append(rest, t.list(in)+hasOrHave(in.Len())+"no room for "+wording.OrDigits(x.Digits))
		}
	}
	return sightSentence(rest)
}

func hasOrHave(n int) string {
	if n == 1 {
		return " has "
	}
	return " have "
}

// almostLocked tells almost locked pairs and triples.
func (t *teller) almostLocked() Tale {
	set, base, cover, outer := t.Role(deduce.Set), t.Role(deduce.Base), t.Role(deduce.Cover), t.Role(deduce.Fin).Cells
	u, w, n := cover.Units.First(), base.Units.First(), set.Digits.Len()
	var shared, rest board.CellSet
	for d := range set.Digits.All() {
		shared = shared.Union(t.With(w.Cells(), d).And(u.Cells()))
	}
	for _, x := range t.Step.Eliminations {
		if !outer.Has(x.Cell) {
			rest = rest.With(x.Cell)
		}
	}
	all, most, place, fill := "all "+wording.NumberWord(n), "all but one of "+wording.AndDigits(set.Digits)+" are in "+t.list(set.Cells), "the outer places", "the others fill the outer places"
	if n == 2 {
		all, most, place, fill = "both", "one of "+wording.AndDigits(set.Digits)+" is in "+t.list(set.Cells), "the outer place", "the other fills the outer place"
	}
	var why []string
	if !rest.Empty() {
		why = append(why, t.list(rest)+sees(rest.Len())+"the set and the shared places in "+t.unit(u))
	}
	if none := strings.TrimSuffix(t.noRoom(outer), "."); none != "" {
		why = append(why, none)
	}
	if n == 2 && set.Cells.Len() == 1 && shared.Len() == 1 {
		cell, place, out, digits := t.list(set.Cells), t.list(shared), t.list(outer), wording.OrDigits(set.Digits)
		return Tale{
			Look: "In " + t.unit(u) + ", outside " + t.unit(w) + ", is the almost locked set " + t.listed(set.Cells) + ". In " + t.unit(w) + " the places for " + wording.AndDigits(set.Digits) +
				" are the outer place " + out + " and, in " + t.unit(u) + " too, the shared place " + place + ".",
			Choices: cell + " takes " + digits + " in " + t.unit(u) + ", so " + place + " can take only the other; " + t.unit(w) + " needs both: one in " + place + ", one in " + out +
				". So " + cell + " and " + place + " hold the " + wording.AndDigits(set.Digits) + " of " + t.unit(u) + ".",
			Sees: strings.Replace(sightSentence(why), "the set and the shared places in", cell+" and "+place+" in", 1),
		}
	}
	return Tale{
		Look: "In " + t.unit(u) + ", outside " + t.unit(w) + ", is the almost locked set " + t.listed(set.Cells) + ". In " + t.unit(w) + " the places for " + wording.AndDigits(set.Digits) +
			" are " + place + " " + t.list(outer) + " and, in " + t.unit(u) + " too, the shared places " + t.list(shared) + ".",
		Choices: wording.Capital(most) + ", so of these the shared places can hold only the one that is missing. " + wording.Capital(t.unit(w)) + " needs " + all + ": " + fill + " " + t.list(outer) +
			", and the missing one is in a shared place. So the set and the shared places hold the " + wording.AndDigits(set.Digits) + " of " + t.unit(u) + ".",
		Sees: sightSentence(why),
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
	set, z := t.Role(deduce.Set), t.Role(deduce.Common)
	n := set.Cells.Len()
	cells := t.list(set.Cells)
	if n <= wording.LongList {
		cells = t.eachHeld(set.Cells)
	}
	look := cells + " are a bent set: " + wording.NumberWord(n) + " cells with " + wording.NumberWord(set.Digits.Len()) + " digits: " + wording.AndDigits(set.Digits) + "."
	once := t.usedOnce(set.Cells, set.Digits&^z.Digits)
	if z.Digits == 0 {
		return Tale{
			Look:    look + " Of each all places there see each other: " + once + ".",
			Choices: "So each is used at most once, and the " + wording.NumberWord(n) + " cells need all " + wording.NumberWord(n) + ".",
			Sees:    t.seeingEvery(func(x board.Candidate) board.CellSet { return t.With(set.Cells, x.Digit) }),
		}
	}
	d := z.Digits.First()
	return Tale{
		Look: look + " Of each digit but z = " + d.String() + " all places among them see each other: " + once + ".",
		Choices: "So each of these " + wording.NumberWord(n-1) + " is used at most once, and " + wording.NumberWord(n) + " cells need more: at least one of them must be " +
			d.String() + ", that is " + t.orList(t.With(set.Cells, d)) + ".",
		Sees: t.seeingAll(t.With(set.Cells, d)),
	}
}

// usedOnce says for each digit in which unit all its places among some cells lie, unit by unit: 1 and 3 in row 1, 2 in box 4.
func (t *teller) usedOnce(cells board.CellSet, digits board.DigitSet) string {
	var in [board.Units]board.DigitSet
	var order []board.Unit
	for d := range digits.All() {
		places := t.With(cells, d)
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
		all = append(all, wording.AndDigits(in[u])+" in "+t.unit(u))
	}
	return strings.Join(all, "; ")
}
