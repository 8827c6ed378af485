package render

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// fish tells fish of all shapes, with fins or without, Siamese ones too.
func (t *teller) fish() Tale {
	base, covers := t.role(deduce.Base), t.parts(deduce.Cover)
	d := base.Digits.First()
	endo := t.role(deduce.EndoFin).Cells
	tale := Tale{Look: t.onlyPlaces(base.Units, d)}
	if t.baseNoun(base.Units, covers) == "base" {
		tale.Look = "Bases: " + strings.ToLower(tale.Look[:1]) + tale.Look[1:]
	}
	if !endo.Empty() {
		counts := ", and counts as a fin."
		if endo.Len() > 1 {
			counts = ", and count as fins."
		}
		tale.Look += " " + capital(t.list(endo)) + " " + isOrAre(endo.Len()) + " in two bases at once" + counts
	}
	fins := t.parts(deduce.Fin)
	finned := !endo.Empty() || len(fins) > 0
	one, fin := t.baseNoun(base.Units, covers), ""
	if len(covers) > 1 {
		t.siamese(&tale, covers, fins, endo)
	} else {
		out := endo.Union(t.role(deduce.Fin).Cells)
		tale.Choices = capital(allButFins(t.list(out), out.Len())) + " are in the " + numberWord(base.Units.Len()) + " covers, " + t.units(covers[0].Units) + "."
		tale.Sees = t.takes(covers[0].Units, out, d, one)
		if out.Len() == 1 {
			fin = t.list(out)
		}
	}
	tale.Choices += " " + fillsCovers(base.Units.Len(), d, one, finned, fin)
	return tale
}

// siamese tells two fish with the same bases, each with covers and fins of its own.
func (t *teller) siamese(tale *Tale, covers, fins []*deduce.Part, endo board.CellSet) {
	d := t.role(deduce.Base).Digits.First()
	var within, sees []string
	for i, cover := range covers {
		out := endo
		if i < len(fins) {
			out = out.Union(fins[i].Cells)
		}
		within = append(within, allButFins(t.list(out), out.Len())+" are in "+t.units(cover.Units))
		seen := t.removing(t.inFish(cover.Units, out, d, true), d)
		if text := strings.TrimSuffix(seen.seeingAll(out), "."); text != "" {
			sees = append(sees, text)
		}
	}
	tale.Choices = "Two fish, each with its covers: " + strings.Join(within, "; ") + "."
	tale.Sees = strings.Join(sees, "; ") + ". " + capital(aDigit(d)) + " there takes a cover from the bases, or sees the true fin."
}

// baseNoun is what a base of a fish is called: of a fish of rows against columns a row or a column.
func (t *teller) baseNoun(bases board.UnitSet, covers []*deduce.Part) string {
	const rows, columns = 0x1ff, 0x1ff << 9
	noun := "base"
	for _, c := range covers {
		switch {
		case bases&^rows == 0 && c.Units&^columns == 0:
			noun = "row"
		case bases&^columns == 0 && c.Units&^rows == 0:
			noun = "column"
		default:
			return "base"
		}
	}
	return noun
}

// allButFins is the places of the bases that covers take in.
func allButFins(fins string, n int) string {
	switch n {
	case 0:
		return "all of them"
	case 1:
		return "all but the fin " + fins
	}
	return "all but the fins " + fins
}

// fillsCovers is why the digit of each cover is in a base; fin is the only fin, if there is but one.
func fillsCovers(bases int, d board.Digit, base string, finned bool, fin string) string {
	digit := d.String()
	in := "one of the " + base + "s"
	if base == "base" {
		in = "a base"
	}
	full := "each of the " + numberWord(bases) + " " + base + "s needs " + aDigit(d) + " and each cover has room for only one, so the " + digit + " of each cover is in " + in + "."
	switch {
	case fin != "":
		return "If " + fin + " is not " + digit + ", " + full + " Else it is " + digit + "."
	case finned:
		return "If no fin is " + digit + ", " + full + " Else a fin is " + digit + "."
	}
	return capital(full)
}

// inFish is the cells that lose the digit because they are in a cover and see all fins; of two fish, in a cover with places.
func (t *teller) inFish(covers board.UnitSet, fins board.CellSet, d board.Digit, one bool) (removed board.CellSet) {
	for _, x := range t.step.Eliminations {
		in := x.Cell.UnitSet() & covers
		if in == 0 || !fins.Within(x.Cell.Peers()) || one && t.with(in.First().Cells(), d).Empty() {
			continue
		}
		removed = removed.With(x.Cell)
	}
	return removed
}

// removing is a teller of the same step as if it only removed a digit from some cells.
func (t *teller) removing(cells board.CellSet, d board.Digit) *teller {
	out := &teller{t.Text, &deduce.Step{}, t.b}
	for c := range cells.All() {
		out.step.Eliminations = append(out.step.Eliminations, board.Candidate{Cell: c, Digit: d})
	}
	return out
}

// takes says for each removed candidate what it would take from the bases, and how it sees the fins.
func (t *teller) takes(covers board.UnitSet, fins board.CellSet, d board.Digit, base string) string {
	removed := t.inFish(covers, fins, d, false)
	var takes []string
	for rest := removed; !rest.Empty(); {
		in := rest.First().UnitSet() & covers
		alike := board.CellSet{}
		for other := range rest.All() {
			if other.UnitSet()&covers == in {
				alike = alike.With(other)
			}
		}
		rest = rest.Minus(alike)
		takes = append(takes, aDigit(d)+" in "+t.orList(alike)+" would take "+t.units(in))
	}
	if len(takes) == 0 {
		return ""
	}
	sees := capital(and(takes))
	if len(takes) > 1 {
		sees += ","
	}
	sees += " and leave a " + base + " without a place"
	if !fins.Empty() {
		sees += "; if " + t.finOf(fins) + " is " + d.String() + ", " + strings.TrimSuffix(t.removing(removed, d).seeingAll(fins), ".")
	}
	return sees + "."
}

// finOf is what one of the fins is called.
func (t *teller) finOf(fins board.CellSet) string {
	if fins.Len() == 1 {
		return t.list(fins)
	}
	return "a fin"
}
