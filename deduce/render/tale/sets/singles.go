package sets

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Single tells full houses, naked singles and hidden singles.
func Single(t *teller.Teller) teller.Tale {
	x := t.Step.Placements[0]
	if p := t.Role(deduce.LastPlace); p.Units != 0 {
		return lastPlace(t, x, p.Units.First())
	}
	if p := t.Role(deduce.Within); p.Units != 0 {
		u := p.Units.First()
		return teller.Tale{
			Look:      wording.Capital(t.Unit(u)) + " has one open cell, " + t.Notation.Cell(x.Cell) + ".",
			Choices:   "The others hold " + wording.AndDigits(board.AllDigits.Without(x.Digit)) + ", so " + x.Digit.String() + " is its only candidate.",
			Therefore: t.Therefore(),
		}
	}
	return lastCandidate(t, x)
}

// lastCandidate says by which units the cell sees each other digit.
func lastCandidate(t *teller.Teller, x board.Candidate) teller.Tale {
	missing := board.AllDigits.Without(x.Digit)
	var all []string
	for _, s := range pattern.Sighted(t.Board, x) {
		missing &^= s.Digits
		all = append(all, wording.AndDigits(s.Digits)+" in "+t.Unit(s.Unit))
	}
	var look []string
	cell := t.Notation.Cell(x.Cell)
	if len(all) > 0 {
		look = append(look, cell+" sees the blockers "+strings.Join(all, "; ")+".")
	}
	if missing != 0 {
		look = append(look, wording.Capital(wording.AndDigits(missing)+wasOrWere(missing.Len())+"removed from "+cell+" before."))
	}
	return teller.Tale{
		Look:      strings.Join(look, " "),
		Choices:   x.Digit.String() + " is the only candidate of " + cell + ".",
		Therefore: t.Therefore(),
	}
}

func wasOrWere(n int) string {
	if n == 1 {
		return " was "
	}
	return " were "
}

// lastPlace is cross-hatching: which placed digits rule out the other open cells of the unit.
func lastPlace(t *teller.Teller, x board.Candidate, u board.Unit) teller.Tale {
	open := t.Board.Open().And(u.Cells())
	d := x.Digit.String()
	var blocked, choices []string
	for _, h := range pattern.Hatching(t.Board, x, u) {
		blocked = append(blocked, d+" in "+t.Notation.Cell(h.Blocker)+" rules out "+t.List(h.Cells)+" ("+t.Unit(h.Unit)+")")
		open = open.Minus(h.Cells)
	}
	if len(blocked) > 0 {
		choices = append(choices, "Blockers: "+strings.Join(blocked, ", ")+".")
	}
	if others := open.Without(x.Cell); !others.Empty() {
		choices = append(choices, d+" was removed from "+t.List(others)+" before.")
	}
	if len(choices) == 0 {
		choices = append(choices, "No other cell of it is open.")
	}
	also := ""
	if p := t.Role(deduce.Also); p.Units != 0 {
		also = ", and in " + t.Units(p.Units) + " too"
	}
	filled := ""
	switch last := t.Role(deduce.Filled); {
	case last.Cells.Empty():
	case last.Cells.Within(t.Board.Givens()):
		filled = "; " + t.List(last.Cells) + " is " + wording.AndDigits(last.Digits) + ", a given"
	default:
		filled = "; " + t.List(last.Cells) + " was just filled"
	}
	return teller.Tale{
		Look:      "In " + t.Unit(u) + " the open cells are " + t.List(t.Board.Open().And(u.Cells())) + filled + ".",
		Choices:   strings.Join(choices, " "),
		Therefore: t.Notation.Cell(x.Cell) + " is the only place for " + d + " in " + t.Unit(u) + also + ", so it must be " + d + ".",
	}
}
