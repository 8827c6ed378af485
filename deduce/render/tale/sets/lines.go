package sets

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Patterns by which rows, columns and boxes leave a few cells for a digit.

// PairBesideBox tells two like cells and a box that has no room for both to be alike.
func PairBesideBox(t *teller.Teller) teller.Tale {
	set, base, line := t.Role(deduce.Set), t.Role(deduce.Base), t.Role(deduce.Within).Units.First()
	box := base.Units.First()
	var look, both []string
	for d := range base.Digits.All() {
		look = append(look, strings.TrimSuffix(t.OnlyPlaces(base.Units, d), ".")+", none of them in "+t.Unit(line)+".")
		both = append(both, d.String())
	}
	tale := teller.Tale{
		Look: "The pair " + t.List(set.Cells) + " can both hold only " + wording.AndDigits(set.Digits) + ". They lie in boxes beside " + t.Unit(box) + ", and neither in " + t.Unit(line) + ". " +
			strings.Join(look, " "),
	}
	var seen []string
	for c := range set.Cells.All() {
		for _, u := range c.Units() {
			if u.Kind() == line.Kind() {
				seen = append(seen, t.Notation.Cell(c)+" would rule it out in "+t.Unit(u))
			}
		}
	}
	tale.Choices = "If both were " + strings.Join(both, ", or both ") + ", " + wording.And(seen) + ", and " + t.Unit(box) + " would have no place for it. "
	if base.Digits.Len() == 2 {
		tale.Choices += "So one of them is " + set.Digits.First().String() + " and the other " + (set.Digits & (set.Digits - 1)).First().String() + "."
	} else {
		tale.Choices += "So at least one of them is " + wording.OrDigits(set.Digits&^base.Digits) + "."
	}
	tale.Sees = t.SeeingAll(set.Cells)
	return tale
}

// Fireworks tells digits that a row and a column bind to the cell where they cross and a wing on each.
func Fireworks(t *teller.Teller) teller.Tale {
	all, parts := t.Role(deduce.Base), t.Parts(deduce.Base)
	var look, choices []string
	for i, p := range parts {
		cross := p.Cells
		for u := range p.Units.All() {
			cross = cross.And(u.Cells())
		}
		box, wings := t.Unit(board.Box(cross.First().Box())), "the wings "+t.List(p.Cells.Minus(cross))
		if i > 0 {
			wings = "these wings"
		}
		look = append(look, wording.Capital(t.Units(p.Units))+" cross in "+box+": outside it they have no place for "+wording.OrDigits(p.Digits)+" but "+wings+".")
		likewise := "one of " + wording.AndDigits(p.Digits) + " that is in neither likewise in " + t.List(cross) + " (" + box + ")"
		if i == 0 {
			likewise = "if one of " + wording.AndDigits(p.Digits) + " is in neither wing, both lines have it in " + box + ", which has it once: where they cross, in " + t.List(cross)
		}
		choices = append(choices, likewise)
	}
	n := wording.NumberWord(all.Cells.Len())
	return teller.Tale{
		Look: strings.Join(look, " "),
		Choices: wording.Capital(strings.Join(choices, "; ")) + ". So " + wording.AndDigits(all.Digits) + " are all in the firework " + t.List(all.Cells) + ": " + n + " digits in " + n +
			" cells, and nothing else.",
		Sees: noRoom(t, all.Cells),
	}
}
