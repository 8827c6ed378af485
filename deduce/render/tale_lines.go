package render

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// Patterns by which rows, columns and boxes leave a few cells for a digit.

// chutePair tells two like cells and a box that has no room for both to be alike.
func (t *teller) chutePair() Tale {
	set, base, line := t.role(deduce.Set), t.role(deduce.Base), t.role(deduce.Within).Units.First()
	box := base.Units.First()
	var look, both []string
	for d := range base.Digits.All() {
		look = append(look, t.onlyPlaces(base.Units, d))
		both = append(both, d.String())
	}
	tale := Tale{
		Look: t.list(set.Cells) + " can both hold only " + andDigits(set.Digits) + ". They lie in boxes beside " + t.unit(box) + ", and neither in " + t.unit(line) + ". " +
			strings.Join(look, " ") + " None of these places is in " + t.unit(line) + ".",
	}
	var seen []string
	for c := range set.Cells.All() {
		for _, u := range c.Units() {
			if u.Kind() == line.Kind() {
				seen = append(seen, t.Notation.Cell(c)+" would rule it out in "+t.unit(u))
			}
		}
	}
	tale.Choices = "If both were " + strings.Join(both, ", or both ") + ", " + and(seen) + ", and " + t.unit(box) + " would have no place for it. "
	if base.Digits.Len() == 2 {
		tale.Choices += "So one of them is " + set.Digits.First().String() + " and the other " + (set.Digits & (set.Digits - 1)).First().String() + "."
	} else {
		tale.Choices += "So at least one of them is " + orDigits(set.Digits&^base.Digits) + "."
	}
	tale.Sees = t.seeingAll(set.Cells)
	return tale
}

// fireworks tells digits that a row and a column bind to the cell where they cross and a wing on each.
func (t *teller) fireworks() Tale {
	all := t.role(deduce.Base)
	var look, choices []string
	for _, p := range t.parts(deduce.Base) {
		cross := p.Cells
		for u := range p.Units.All() {
			cross = cross.And(u.Cells())
		}
		box := board.Box(cross.First().Box())
		look = append(look, andDigits(p.Digits)+" have no place in "+t.units(p.Units)+" outside "+t.unit(box)+" but "+t.list(p.Cells.Minus(cross)))
		choices = append(choices, "if one of "+andDigits(p.Digits)+" is in neither of "+t.list(p.Cells.Minus(cross))+", "+t.units(p.Units)+" both have it in "+t.unit(box)+
			", which has it once, so where they cross, in "+t.list(cross))
	}
	n := numberWord(all.Cells.Len())
	var rest []string
	for c := range all.Cells.All() {
		if removed := t.loses(c); removed != 0 {
			rest = append(rest, "So "+t.Notation.Cell(c)+" can't be "+orDigits(removed))
		}
	}
	return Tale{
		Look: capital(strings.Join(look, "; ")) + ".",
		Choices: capital(strings.Join(choices, "; ")) + ". So each of " + andDigits(all.Digits) + " is in one of these cells: " + n + " digits in " + n + " cells, " +
			t.list(all.Cells) + ", each in just one.",
		Sees: capital(strings.Join(rest, ", ")) + ".",
	}
}
