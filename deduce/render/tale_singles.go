package render

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// single tells full houses, naked singles and hidden singles.
func (t *teller) single() Tale {
	x := t.step.Placements[0]
	if p := t.role(deduce.LastPlace); p.Units != 0 {
		return t.hiddenSingle(x, p.Units.First())
	}
	if p := t.role(deduce.Within); p.Units != 0 {
		u := p.Units.First()
		return Tale{
			Look:      capital(t.unit(u)) + " has one open cell, " + t.Notation.Cell(x.Cell) + ".",
			Choices:   "The others hold " + andDigits(board.AllDigits.Without(x.Digit)) + ", so " + x.Digit.String() + " is its only candidate.",
			Therefore: t.therefore(),
		}
	}
	return t.nakedSingle(x)
}

// nakedSingle says by which units the cell sees each other digit.
func (t *teller) nakedSingle(x board.Candidate) Tale {
	missing := board.AllDigits.Without(x.Digit)
	var all []string
	for _, s := range sighted(t.b, x) {
		missing &^= s.digits
		all = append(all, andDigits(s.digits)+" in "+t.unit(s.unit))
	}
	var look []string
	cell := t.Notation.Cell(x.Cell)
	if len(all) > 0 {
		look = append(look, cell+" sees the blockers "+strings.Join(all, "; ")+".")
	}
	if missing != 0 {
		look = append(look, capital(andDigits(missing)+wasOrWere(missing.Len())+"removed from "+cell+" before."))
	}
	return Tale{
		Look:      strings.Join(look, " "),
		Choices:   x.Digit.String() + " is the only candidate of " + cell + ".",
		Therefore: t.therefore(),
	}
}

func wasOrWere(n int) string {
	if n == 1 {
		return " was "
	}
	return " were "
}

// hiddenSingle is cross-hatching: which placed digits rule out the other open cells of the unit.
func (t *teller) hiddenSingle(x board.Candidate, u board.Unit) Tale {
	open := t.b.Open().And(u.Cells())
	d := x.Digit.String()
	var blocked, choices []string
	for _, h := range hatching(t.b, x, u) {
		blocked = append(blocked, d+" in "+t.Notation.Cell(h.blocker)+" rules out "+t.list(h.cells)+" ("+t.unit(h.unit)+")")
		open = open.Minus(h.cells)
	}
	if len(blocked) > 0 {
		choices = append(choices, "Blockers: "+strings.Join(blocked, ", ")+".")
	}
	if others := open.Without(x.Cell); !others.Empty() {
		choices = append(choices, d+" was removed from "+t.list(others)+" before.")
	}
	if len(choices) == 0 {
		choices = append(choices, "No other cell of it is open.")
	}
	also := ""
	if p := t.role(deduce.Also); p.Units != 0 {
		also = ", and in " + t.units(p.Units) + " too"
	}
	filled := ""
	if last := t.role(deduce.Filled).Cells; !last.Empty() {
		filled = "; " + t.list(last) + " was just filled"
	}
	return Tale{
		Look:      "In " + t.unit(u) + " the open cells are " + t.list(t.b.Open().And(u.Cells())) + filled + ".",
		Choices:   strings.Join(choices, " "),
		Therefore: t.Notation.Cell(x.Cell) + " is the only place for " + d + " in " + t.unit(u) + also + ", so it must be " + d + ".",
	}
}
