package sets

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Sectors tells cells that need as many digits of rows, columns and boxes as they are; those of a line and a box by the cells where
// the two cross.
func Sectors(t *teller.Teller) teller.Tale {
	if len(t.Parts(deduce.Pivot)) > 0 {
		return crossingSectors(t)
	}
	set, covers := t.Role(deduce.Set), t.Parts(deduce.Cover)
	n, counted := counted(t, covers)
	size := wording.NumberWord(n)
	tale := teller.Tale{
		Look:    "The set: " + wording.NumberWord(set.Cells.Len()) + " cells, " + t.List(set.Cells) + ". The covers: " + strings.Join(counted, "; ") + ". These are " + size + " digits; the set can hold no others.",
		Choices: "A line or box has a digit once, so the set can use each of the " + size + " at most once. As it has as many cells, it uses each, and the covers have these digits nowhere else.",
		Sees:    outside(t),
	}
	for _, why := range exchanges(t, n) {
		tale.Choices += " " + why
	}
	return tale
}

// exchanges says which digits of units could be counted in the place of others, of those by which something is removed: a digit that has
// one place in the set is that of all units there.
func exchanges(t *teller.Teller, n int) (all []string) {
	var rest []*deduce.Part
	said := map[string]bool{}
	for _, too := range t.Parts(deduce.CoverToo) {
		unit := too.Units.First()
		var unknown board.DigitSet
		for d := range too.Digits.All() {
			if !removesBy(t, unit, d) {
				continue
			}
			why, ok := exchanged(t, unit, d, n)
			if !ok {
				unknown = unknown.With(d)
			} else if !said[why] {
				said[why] = true
				all = append(all, why)
			}
		}
		if unknown != 0 {
			rest = append(rest, &deduce.Part{Units: too.Units, Digits: unknown})
		}
	}
	if _, too := counted(t, rest); len(too) > 0 {
		all = append(all, "The same holds when "+strings.Join(too, "; ")+" are counted in the place of as many others of the same digit.")
	}
	return all
}

// removesBy reports whether a candidate is removed as a digit of a unit that is counted only in the place of others.
func removesBy(t *teller.Teller, u board.Unit, d board.Digit) bool {
	for _, x := range t.Step.Eliminations {
		if v, ok := coverOf(t, x); ok && v == u && x.Digit == d {
			return true
		}
	}
	return false
}

// exchanged says in the place of which unit a digit of another could be counted; ok is false where it takes more than one.
func exchanged(t *teller.Teller, unit board.Unit, d board.Digit, n int) (why string, ok bool) {
	set := t.With(t.Role(deduce.Set).Cells, d)
	var covers board.UnitSet
	for _, p := range t.Parts(deduce.Cover) {
		if p.Digits.Has(d) {
			covers |= p.Units
		}
	}
	for instead := range covers.All() {
		rest := set.Minus(unit.Cells())
		for u := range (covers &^ board.UnitsOf(instead)).All() {
			rest = rest.Minus(u.Cells())
		}
		if !rest.Empty() {
			continue
		}
		units := t.Units(board.UnitsOf(unit, instead))
		if set.Rest().Empty() {
			return "The only " + d.String() + " of the set is in " + t.List(set) + ", in " + strings.ReplaceAll(units, " and ", " and in ") + ": so it is the " + d.String() + " of " + units + ".", true
		}
		return "Counting the " + d.String() + " of " + t.Unit(unit) + " instead of that of " + t.Unit(instead) + " makes " + wording.NumberWord(n) + " again, so both can be cleared.", true
	}
	return "", false
}

// counted is covers in words, those with the same digits together, and how many digits of units they have.
func counted(t *teller.Teller, covers []*deduce.Part) (n int, words []string) {
	units := map[board.DigitSet]board.UnitSet{}
	var order []board.DigitSet
	for _, p := range covers {
		n += p.Digits.Len() * p.Units.Len()
		if units[p.Digits] == 0 {
			order = append(order, p.Digits)
		}
		units[p.Digits] |= p.Units
	}
	for _, digits := range order {
		each := ""
		if units[digits].Len() > 1 {
			each = "each of "
		}
		words = append(words, wording.AndDigits(digits)+" in "+each+t.Units(units[digits]))
	}
	return n, words
}

// outside says which units have their digits in the cells of the pattern, so that no other cell there can hold them.
func outside(t *teller.Teller) string {
	var digits [board.Units]board.DigitSet
	var cells [board.Units]board.CellSet
	for _, x := range t.Step.Eliminations {
		if u, ok := coverOf(t, x); ok {
			digits[u], cells[u] = digits[u].With(x.Digit), cells[u].With(x.Cell)
		}
	}
	var all []string
	for u := range board.Unit(board.Units) {
		if digits[u] != 0 {
			all = append(all, t.Unit(u)+" has its "+wording.AndDigits(digits[u])+" in the set, not in "+t.OrList(cells[u]))
		}
	}
	return wording.Capital(strings.Join(all, "; ")) + "."
}

// coverOf is a unit that covers a candidate.
func coverOf(t *teller.Teller, x board.Candidate) (board.Unit, bool) {
	for _, r := range []deduce.Role{deduce.Cover, deduce.CoverToo} {
		for _, p := range t.Parts(r) {
			for u := range p.Units.All() {
				if p.Digits.Has(x.Digit) && u.Cells().Has(x.Cell) {
					return u, true
				}
			}
		}
	}
	return 0, false
}
