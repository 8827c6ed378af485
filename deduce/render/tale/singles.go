package tale

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// single tells full houses, naked singles and hidden singles.
func single(t *teller) Tale {
	x := t.Step.Placements[0]
	if p := t.Role(deduce.LastPlace); p.Units != 0 {
		return lastPlace(t, x, p.Units.First())
	}
	if p := t.Role(deduce.Within); p.Units != 0 {
		u := p.Units.First()
		return Tale{
			Look:      wording.Capital(t.unit(u)) + " has one open cell, " + t.Notation.Cell(x.Cell) + ".",
			Choices:   "The others hold " + wording.AndDigits(board.AllDigits.Without(x.Digit)) + ", so " + x.Digit.String() + " is its only candidate.",
			Therefore: t.therefore(),
		}
	}
	return lastCandidate(t, x)
}

// lastCandidate says by which units the cell sees each other digit.
func lastCandidate(t *teller, x board.Candidate) Tale {
	missing := board.AllDigits.Without(x.Digit)
	var all []string
	for _, s := range pattern.Sighted(t.Board, x) {
		missing &^= s.Digits
		all = append(all, wording.AndDigits(s.Digits)+" in "+t.unit(s.Unit))
	}
	var look []string
	cell := t.Notation.Cell(x.Cell)
	if len(all) > 0 {
		look = append(look, cell+" sees the blockers "+strings.Join(all, "; ")+".")
	}
	if missing != 0 {
		look = append(look, wording.Capital(wording.AndDigits(missing)+wasOrWere(missing.Len())+"removed from "+cell+" before."))
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

// lastPlace is cross-hatching: which placed digits rule out the other open cells of the unit.
func lastPlace(t *teller, x board.Candidate, u board.Unit) Tale {
	open := t.Board.Open().And(u.Cells())
	d := x.Digit.String()
	var blocked, choices []string
	for _, h := range pattern.Hatching(t.Board, x, u) {
		blocked = append(blocked, d+" in "+t.Notation.Cell(h.Blocker)+" rules out "+t.list(h.Cells)+" ("+t.unit(h.Unit)+")")
		open = open.Minus(h.Cells)
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
	if p := t.Role(deduce.Also); p.Units != 0 {
		also = ", and in " + t.Units(p.Units) + " too"
	}
	filled := ""
	if last := t.Role(deduce.Filled).Cells; !last.Empty() {
		filled = "; " + t.list(last) + " was just filled"
	}
	return Tale{
		Look:      "In " + t.unit(u) + " the open cells are " + t.list(t.Board.Open().And(u.Cells())) + filled + ".",
		Choices:   strings.Join(choices, " "),
		Therefore: t.Notation.Cell(x.Cell) + " is the only place for " + d + " in " + t.unit(u) + also + ", so it must be " + d + ".",
	}
}
