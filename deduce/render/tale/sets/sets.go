package sets

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Locked tells the places of a digit in a unit that all lie in another.
func Locked(t *teller.Teller) teller.Tale {
	base, cover := t.Role(deduce.Base), t.Role(deduce.Cover)
	u, line, d := base.Units.First(), cover.Units.First(), base.Digits.First()
	places := t.With(u.Cells(), d)
	all := "all"
	if places.Len() == 2 {
		all = "both"
	}
	return teller.Tale{
		Look:    strings.TrimSuffix(t.OnlyPlaces(base.Units, d), ".") + ", " + all + " in " + t.Unit(line) + ".",
		Choices: "One of them must be " + d.String() + ", and " + t.Unit(line) + " has room for only one " + d.String() + ".",
		Sees:    t.SeeingAll(places),
	}
}

// NakedSet tells naked and locked pairs, triples and quadruples.
func NakedSet(t *teller.Teller) teller.Tale {
	p, within := t.Role(deduce.Set), t.Role(deduce.Within)
	n := p.Cells.Len()
	return teller.Tale{
		Look: t.EachHeld(p.Cells) + " are " + wording.NumberWord(n) + " cells of " + t.Units(within.Units) +
			" with only " + wording.NumberWord(p.Digits.Len()) + " digits between them: " + wording.AndDigits(p.Digits) + ".",
		Choices: "The " + wording.SetNoun(n) + " holds " + wording.AndDigits(p.Digits) + inSomeOrder(t, p.Cells, p.Digits) + ", so no other cell of " + t.OrUnits(within.Units) + " can hold one of these.",
		Sees:    t.SeeingAll(p.Cells),
	}
}

// HiddenSet tells hidden pairs, triples and quadruples.
func HiddenSet(t *teller.Teller) teller.Tale {
	p := t.Role(deduce.Base)
	u := p.Units.First()
	n := p.Digits.Len()
	return teller.Tale{
		Look: "In " + t.Unit(u) + " the only places for " + wording.AndDigits(p.Digits) + " are " + t.List(p.Cells) + ".",
		Choices: wording.Capital(wording.NumberWord(n)) + " digits need " + wording.NumberWord(n) + " cells: the " + wording.SetNoun(n) + " holds " + wording.AndDigits(p.Digits) +
			inSomeOrder(t, p.Cells, p.Digits) + ", and nothing else.",
		Sees: noRoom(t, p.Cells),
	}
}

// inSomeOrder says that cells can hold digits in more than one order; it is empty where only one is left.
func inSomeOrder(t *teller.Teller, cells board.CellSet, digits board.DigitSet) string {
	if orders(t, cells, digits, 2) > 1 {
		return " in some order"
	}
	return ""
}

// orders counts the ways to put each of some digits into a cell of its own, up to a limit.
func orders(t *teller.Teller, cells board.CellSet, digits board.DigitSet, limit int) (n int) {
	if cells.Empty() {
		return 1
	}
	c := cells.First()
	for d := range (digits & t.Board.Candidates(c)).All() {
		if n < limit {
			n += orders(t, cells.Without(c), digits.Without(d), limit)
		}
	}
	return n
}

// noRoom says what else some cells can't hold, those that lose the same together.
func noRoom(t *teller.Teller, cells board.CellSet) string {
	var rest []string
	for _, x := range wording.Together(t.Step.Eliminations) {
		if in := x.Cells.And(cells); !in.Empty() {
			rest = append(rest, t.List(in)+hasOrHave(in.Len())+"no room for "+wording.OrDigits(x.Digits))
		}
	}
	return teller.SightSentence(rest)
}

func hasOrHave(n int) string {
	if n == 1 {
		return " has "
	}
	return " have "
}

// AlmostLocked tells almost locked pairs and triples.
func AlmostLocked(t *teller.Teller) teller.Tale {
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
	holders, places := t.List(set.Cells), "the shared places"
	none, one := "no shared place holds that digit", "a shared place"
	if shared.Rest().Empty() {
		places, one = t.List(shared), t.List(shared)
		none = one + " can't be that digit"
	}
	inUnit := wording.And(append(t.Cells(set.Cells), places))
	look := "In " + t.Unit(u) + ", outside " + t.Unit(w) + ", the almost locked set " + holders + " " + hasOnly(set.Cells) + " " + wording.AndDigits(set.Digits) +
		". In " + t.Unit(w) + " the places for " + wording.AndDigits(set.Digits) + " are the outer " + teller.PlaceWord(outer) + " " + t.List(outer) + " outside " + t.Unit(u) + " and, in it, the shared " + teller.PlaceWord(shared) + " " + t.List(shared) + "."
	var why []string
	together := ""
	if !rest.Empty() {
		together = " So " + inUnit + " hold the " + wording.AndDigits(set.Digits) + " of " + t.Unit(u) + "."
		why = append(why, t.List(rest)+teller.Sees(rest.Len())+inUnit+" in "+t.Unit(u))
	}
	if room := strings.TrimSuffix(noRoom(t, outer), "."); room != "" {
		why = append(why, room)
	}
	tale := teller.Tale{Look: look, Sees: teller.SightSentence(why)}
	if n == 2 {
		tale.Choices = holders + " is " + wording.OrDigits(set.Digits) + ", so " + none + " (" + t.Unit(u) + "): " + t.Unit(w) + " has only " + t.List(outer) + " left for it. So " +
			t.List(outer) + " is " + wording.OrDigits(set.Digits) + ", and the other of the two is in " + one + "." + together
		return tale
	}
	held := wording.NumberWord(n - 1)
	tale.Choices = holders + " hold " + held + " of " + wording.AndDigits(set.Digits) + ", so " + strings.Replace(none, "that digit", "one of these "+held, 1) + " (" + t.Unit(u) + "): " + t.Unit(w) + " has only " + t.List(outer) +
		" left for them. So these hold them, and the remaining digit is in " + one + "." + together
	return tale
}

// hasOnly is the verb for cells that can hold nothing but some digits.
func hasOnly(cells board.CellSet) string {
	if cells.Rest().Empty() {
		return "has only"
	}
	return "have only"
}

func isOrAre(n int) string {
	if n == 1 {
		return "is"
	}
	return "are"
}

// BentSet tells cells with as many digits that are not all in one unit.
func BentSet(t *teller.Teller) teller.Tale {
	set, z := t.Role(deduce.Set), t.Role(deduce.Common)
	n := set.Cells.Len()
	cells := t.List(set.Cells)
	if n <= wording.LongList {
		cells = t.EachHeld(set.Cells)
	}
	look := cells + " are a bent set: " + wording.NumberWord(n) + " cells with " + wording.NumberWord(set.Digits.Len()) + " digits: " + wording.AndDigits(set.Digits) + "."
	once := usedOnce(t, set.Cells, set.Digits&^z.Digits)
	if z.Digits == 0 {
		return teller.Tale{
			Look:    look + " Of each all places there see each other: " + once + ".",
			Choices: "So each is used at most once, and the " + wording.NumberWord(n) + " cells need all " + wording.NumberWord(n) + ".",
			Sees:    t.SeeingEvery(func(x board.Candidate) board.CellSet { return t.With(set.Cells, x.Digit) }),
		}
	}
	d := z.Digits.First()
	return teller.Tale{
		Look: look + " Of each digit but z = " + d.String() + " all places among them see each other: " + once + ".",
		Choices: "So each of these " + wording.NumberWord(n-1) + " is used at most once, and " + wording.NumberWord(n) + " cells need more: at least one of them must be " +
			d.String() + ", that is " + t.OrList(t.With(set.Cells, d)) + ".",
		Sees: t.SeeingAll(t.With(set.Cells, d)),
	}
}

// usedOnce says for each digit in which unit all its places among some cells lie, unit by unit: 1 and 3 in row 1, 2 in box 4.
func usedOnce(t *teller.Teller, cells board.CellSet, digits board.DigitSet) string {
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
		all = append(all, wording.AndDigits(in[u])+" in "+t.Unit(u))
	}
	return strings.Join(all, "; ")
}
