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
	if !t.plainBases(base.Units, covers) {
		tale.Look += " " + capital(t.units(base.Units)) + " are the bases, " + t.coversOf(covers) + "."
	}
	if !endo.Empty() {
		tale.Look += " " + capital(t.list(endo)) + " " + isOrAre(endo.Len()) + " in two bases at once, and counts as a fin."
	}
	fins := t.parts(deduce.Fin)
	var choices, sees []string
	for i, cover := range covers {
		out := endo
		if i < len(fins) {
			out = out.Union(fins[i].Cells)
		}
		if len(covers) == 1 {
			out = endo.Union(t.role(deduce.Fin).Cells)
		}
		choice, sight := t.oneFish(base.Units, cover.Units, out, d, len(covers) > 1)
		choices, sees = append(choices, choice), append(sees, sight)
	}
	tale.Choices, tale.Sees = strings.Join(choices, " "), strings.TrimSpace(strings.Join(sees, " "))
	return tale
}

// plainBases reports whether a fish is of rows against columns.
func (t *teller) plainBases(bases board.UnitSet, covers []*deduce.Part) bool {
	const rows, columns = 0x1ff, 0x1ff << 9
	for _, c := range covers {
		if !(bases&^rows == 0 && c.Units&^columns == 0 || bases&^columns == 0 && c.Units&^rows == 0) {
			return false
		}
	}
	return true
}

// coversOf names the covers of a fish, or of two with the same bases.
func (t *teller) coversOf(covers []*deduce.Part) string {
	var all []string
	for _, c := range covers {
		all = append(all, t.units(c.Units))
	}
	if len(all) == 1 {
		return all[0] + " the covers"
	}
	return all[0] + " the covers of one fish, " + all[1] + " those of another"
}

// oneFish tells what bases and covers come to, with these fins.
func (t *teller) oneFish(bases, covers board.UnitSet, fins board.CellSet, d board.Digit, one bool) (choices, sees string) {
	n, digit := numberWord(bases.Len()), d.String()
	full := "Each of the " + n + " bases needs " + aDigit(d) + ", and each of the " + n + " covers (" + t.units(covers) + ") has room for only one, so the " +
		digit + " of each cover is in a base"
	if fins.Empty() {
		choices = "All of them are in " + t.units(covers) + ". " + full + "."
	} else {
		name := "fin " + t.list(fins)
		if fins.Len() > 1 {
			name = "fins " + t.list(fins)
		}
		choices = "All of them but the " + name + " are in " + t.units(covers) + ". If no fin is " + digit + ": each of the " + n + " bases needs " + aDigit(d) +
			", and each of the " + n + " covers has room for only one, so the " + digit + " of each cover is in a base. Else a fin is " + digit + "."
	}
	var takes []string
	var removed board.CellSet
	for _, x := range t.step.Eliminations {
		in := x.Cell.UnitSet() & covers
		if in == 0 || !fins.Within(x.Cell.Peers()) || one && t.with(in.First().Cells(), d).Empty() {
			continue
		}
		removed = removed.With(x.Cell)
	}
	for rest := removed; !rest.Empty(); {
		c := rest.First()
		in := c.UnitSet() & covers
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
		return choices, ""
	}
	sees = capital(strings.Join(takes, ", ")) + ", and leave a base without a place"
	if !fins.Empty() {
		seen := &teller{t.Text, &deduce.Step{}, t.b}
		for c := range removed.All() {
			seen.step.Eliminations = append(seen.step.Eliminations, board.Candidate{Cell: c, Digit: d})
		}
		sees += ", unless a fin is " + digit + "; then " + strings.TrimSuffix(seen.seeingAll(fins), ".")
	}
	return choices, sees + "."
}
