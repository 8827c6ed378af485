package sets

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Fish tells fish of all shapes, with fins or without, Siamese ones too.
func Fish(t *teller.Teller) teller.Tale {
	base, covers := t.Role(deduce.Base), t.Parts(deduce.Cover)
	d, n := base.Digits.First(), base.Units.Len()
	endo := t.Role(deduce.EndoFin).Cells
	one := BaseNoun(t, base.Units, covers)
	tale := teller.Tale{Look: t.OnlyPlaces(base.Units, d)}
	if one == "base" {
		tale.Look = "Bases: " + strings.ToLower(tale.Look[:1]) + tale.Look[1:]
	}
	if !endo.Empty() {
		tale.Look += " " + inTwoBases(t, endo, base.Units)
	} else if cross(base.Units) {
		tale.Look += " No place is in two bases."
	}
	full := "each of the " + wording.NumberWord(n) + " " + one + "s needs " + teller.ADigit(d) + " and each cover has room for only one, so the " + d.String() + " of each cover is in a " + one + "."
	if len(covers) > 1 {
		siamese(t, &tale, full, one, endo)
		return tale
	}
	outside := t.Role(deduce.Fin).Cells
	fins := endo.Union(outside)
	tale.Choices = wording.Capital(AllButFins(t, outside, endo)) + " are in the " + wording.NumberWord(n) + " covers, " + t.Units(covers[0].Units) + ". " +
		sashimi(t, base.Units, fins, d, one) + orFin(t, full, fins, d)
	tale.Sees = wording.Capital(takes(t, inFish(t, covers[0].Units, fins, d, false), covers[0].Units, fins, d, one))
	return tale
}

// siamese tells two fish with the same bases, each with covers and fins of its own.
func siamese(t *teller.Teller, tale *teller.Tale, full, one string, endo board.CellSet) {
	covers, fins := t.Parts(deduce.Cover), t.Parts(deduce.Fin)
	d := t.Role(deduce.Base).Digits.First()
	var within, sees []string
	for i, cover := range covers {
		nth, outside := [...]string{"first", "second"}[i], board.CellSet{}
		if i < len(fins) {
			outside = fins[i].Cells
		}
		out := endo.Union(outside)
		within = append(within, "in the "+nth+" "+AllButFins(t, outside, endo)+" are in the covers "+t.Units(cover.Units))
		if takes := takes(t, inFish(t, cover.Units, out, d, true), cover.Units, out, d, one); takes != "" {
			if len(sees) > 0 {
				takes = strings.Replace(takes, leaves(1, one), ", likewise", 1)
			}
			sees = append(sees, "In the "+nth+" "+takes)
		}
	}
	tale.Choices = "Two fish have these bases: " + strings.Join(within, "; ") + ". In each, unless one of its fins is " + d.String() + ", " + full
	tale.Sees = strings.Join(sees, " ")
}

// BaseNoun is what a base of a fish is called: of a fish of rows against columns a base row or a base column.
func BaseNoun(t *teller.Teller, bases board.UnitSet, covers []*deduce.Part) string {
	const rows, columns = board.AllRows, board.AllColumns
	noun := "base"
	for _, c := range covers {
		switch {
		case bases&^rows == 0 && c.Units&^columns == 0:
			noun = "base row"
		case bases&^columns == 0 && c.Units&^rows == 0:
			noun = "base column"
		default:
			return "base"
		}
	}
	return noun
}

// inTwoBases names the places that are in two bases at once, and these bases.
func inTwoBases(t *teller.Teller, endo board.CellSet, bases board.UnitSet) string {
	var all []string
	for c := range endo.All() {
		all = append(all, t.Notation.Cell(c)+" ("+t.Units(c.UnitSet()&bases)+")")
	}
	if len(all) > 1 {
		return "In two bases at once, so endo fins: " + wording.And(all) + "."
	}
	return "In two bases at once, so an endo fin: " + all[0] + "."
}

// cross reports whether some of the units share cells.
func cross(units board.UnitSet) bool {
	for u := range units.All() {
		for w := range units.All() {
			if u != w && u.Cells().Meets(w.Cells()) {
				return true
			}
		}
	}
	return false
}

// AllButFins is the places of the bases that covers take in: all but fins, and endo fins that were told.
func AllButFins(t *teller.Teller, fins, endo board.CellSet) string {
	all := "all"
	if !endo.Empty() {
		all = "all others"
	}
	switch fins.Len() {
	case 0:
		return strings.Replace(all+" of them", "others of them", "of the others", 1)
	case 1:
		return all + " but the fin " + t.List(fins)
	}
	return all + " but the fins " + t.List(fins)
}

// sashimi says which base rows or columns have at most one place beside the fins, with a space behind it; empty for none.
func sashimi(t *teller.Teller, bases board.UnitSet, fins board.CellSet, d board.Digit, one string) string {
	var all []string
	for u := range bases.All() {
		switch rest := t.With(u.Cells(), d).Minus(fins); {
		case one == "base" || fins.Empty() || rest.Len() > 1:
		case rest.Empty():
			all = append(all, t.Unit(u)+" has no place beside the fins")
		default:
			all = append(all, t.Unit(u)+" has only "+t.List(rest)+" beside "+theFins(t, fins))
		}
	}
	if len(all) == 0 {
		return ""
	}
	return teller.SightSentence(all) + " "
}

func theFins(t *teller.Teller, fins board.CellSet) string {
	if fins.Len() == 1 {
		return "the fin"
	}
	return "the fins"
}

// orFin is why the digit of each cover is in a base, unless a fin is true.
func orFin(t *teller.Teller, full string, fins board.CellSet, d board.Digit) string {
	switch fins.Len() {
	case 0:
		return wording.Capital(full)
	case 1:
		fin := t.List(fins)
		return "If " + fin + " is not " + d.String() + ", " + full + " Else " + fin + " is " + d.String() + "."
	}
	return "If no fin is " + d.String() + ", " + full + " Else a fin is " + d.String() + "."
}

// inFish is the cells that lose the digit because they are in a cover and see all fins; of two fish, in a cover with places.
func inFish(t *teller.Teller, covers board.UnitSet, fins board.CellSet, d board.Digit, one bool) (removed board.CellSet) {
	for _, x := range t.Step.Eliminations {
		in := x.Cell.UnitSet() & covers
		if in == 0 || !fins.Within(x.Cell.Peers()) || one && t.With(in.First().Cells(), d).Empty() {
			continue
		}
		removed = removed.With(x.Cell)
	}
	return removed
}

// Removing is a teller of the same step as if it only removed a digit from some cells.
func Removing(t *teller.Teller, cells board.CellSet, d board.Digit) *teller.Teller {
	out := teller.Of(t.Text, &deduce.Step{}, t.Board)
	for c := range cells.All() {
		out.Step.Eliminations = append(out.Step.Eliminations, board.Candidate{Cell: c, Digit: d})
	}
	return out
}

// takes says of cells that lose the digit what each would take from the bases, and how it sees the fins.
func takes(t *teller.Teller, removed board.CellSet, covers board.UnitSet, fins board.CellSet, d board.Digit, base string) string {
	takes := taken(t, removed, covers, d)
	if len(takes) == 0 {
		return ""
	}
	sees := wording.And(takes) + leaves(len(takes), base)
	if n := covers.Len(); len(takes) == 1 && strings.Contains(takes[0], "use up") {
		of := "the " + wording.NumberWord(n)
		if strings.HasSuffix(takes[0], "for one base") {
			of = "the other " + wording.NumberWord(n-1)
		}
		noun := " covers for "
		if n == 3 {
			noun = " cover for "
		}
		sees = takes[0] + ", and leave " + wording.NumberWord(n-2) + noun + of
	}
	if !fins.Empty() {
		sees += "; if " + finOf(t, fins) + " is " + d.String() + ", " + strings.TrimSuffix(Removing(t, removed, d).SeeingAll(fins), ".")
	}
	return sees + "."
}

// taken says which covers the digit would take in each of some cells, those that take the same together.
func taken(t *teller.Teller, removed board.CellSet, covers board.UnitSet, d board.Digit) (takes []string) {
	for rest := removed; !rest.Empty(); {
		in := rest.First().UnitSet() & covers
		alike := board.CellSet{}
		for other := range rest.All() {
			if other.UnitSet()&covers == in {
				alike = alike.With(other)
			}
		}
		rest = rest.Minus(alike)
		what := t.Units(in)
		if in.Len() > 1 {
			what = "two covers (" + what + ")"
			if alone := alike == removed; !alone {
				if alike.Meets(t.Role(deduce.Base).Cells) {
					what += " though it is in one base"
				}
			} else if alike.Meets(t.Role(deduce.Base).Cells) {
				return []string{teller.ADigit(d) + " in " + t.OrList(alike) + " would use up " + what + " for one base"}
			} else {
				return []string{teller.ADigit(d) + " in " + t.OrList(alike) + " is in no base, but would use up " + what}
			}
		}
		takes = append(takes, teller.ADigit(d)+" in "+t.OrList(alike)+" would take "+what)
	}
	return takes
}

// leaves is what follows where so many things are taken.
func leaves(n int, base string) string {
	comma := ""
	if n > 1 {
		comma = ","
	}
	return comma + " and leave a " + base + " without a place"
}

// finOf is what one of the fins is called.
func finOf(t *teller.Teller, fins board.CellSet) string {
	if fins.Len() == 1 {
		return t.List(fins)
	}
	return "a fin"
}
