package teller

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
	"strings"
)

// Tale is a step told in four parts: what makes the pattern, the alternatives that are left and why there are no more,
// what each removed candidate sees in them, and what follows.
type Tale struct {
	Look      string
	Choices   string
	Cases     []string // of the alternatives, one by one; or links of a chain, in order
	Sees      string   // empty where nothing is removed, or where Choices say it for each removed candidate
	Therefore string
}

// Paragraphs are the parts that say something, in order; cases are indented.
func (t Tale) Paragraphs() []string {
	var out []string
	add := func(part string) {
		if part != "" {
			out = append(out, part)
		}
	}
	add(t.Look)
	add(t.Choices)
	for _, c := range t.Cases {
		add("  " + c)
	}
	add(t.Sees)
	add(t.Therefore)
	return out
}

// Teller tells of one step.
type Teller struct {
	wording.Text
	pattern.Pattern
}

// Of tells of a step on the board before it.
func Of(t wording.Text, s *deduce.Step, b *board.Board) *Teller {
	return &Teller{t, pattern.Pattern{Step: s, Board: b}}
}

// Therefore says what a step concludes, in a sentence; cells that lose the same digits together.
func (t *Teller) Therefore() string {
	var all []string
	var placed [board.ByDigit]board.CellSet
	for _, x := range t.Step.Placements {
		placed[x.Digit] = placed[x.Digit].With(x.Cell)
	}
	for d, cells := range placed {
		if !cells.Empty() {
			all = append(all, wording.And(t.InLines(cells))+" must be "+board.Digit(d).String())
		}
	}
	for i, x := range wording.Together(t.Step.Eliminations) {
		can := ""
		if i == 0 {
			can = " can be removed"
		}
		all = append(all, wording.And(strings.Split(wording.Digits(x.Digits), ", "))+can+" from "+wording.And(t.InLines(x.Cells)))
	}
	return strings.Join(all, "; ") + "."
}

// Without is what cells can hold together but for a digit; of many digits that there are these.
func (t *Teller) Without(cells board.CellSet, d board.Digit) string {
	if rest := t.Union(cells).Without(d); rest.Len() <= 3 {
		return wording.AndDigits(rest)
	}
	return "all its other digits"
}

// OnlyPlaces says where digits can be in units: In row 2 the only places for 9 are r2c3 and r2c8; in row 6 they are ...
// Of many, those of a line are written together: The only places for 6: r1c259 in row 1; ...
func (t *Teller) OnlyPlaces(units board.UnitSet, d board.Digit) string {
	var all []string
	n := 0
	for u := range units.All() {
		n += t.With(u.Cells(), d).Len()
	}
	if units.Len() > 3 || n > 8 {
		for u := range units.All() {
			all = append(all, t.CompactCells(t.With(u.Cells(), d))+" in "+t.Unit(u))
		}
		return "The only places for " + d.String() + ": " + strings.Join(all, "; ") + "."
	}
	for u := range units.All() {
		places := t.With(u.Cells(), d)
		verb := " they are "
		switch {
		case places.Len() == 1 && len(all) == 0:
			verb = " the only place for " + d.String() + " is "
		case places.Len() == 1:
			verb = " it is "
		case len(all) == 0:
			verb = " the only places for " + d.String() + " are "
		}
		all = append(all, "in "+t.Unit(u)+verb+t.List(places))
	}
	return wording.Capital(strings.Join(all, "; ")) + "."
}

// ADigit is a digit with its article: a 5, an 8.
func ADigit(d board.Digit) string {
	if d == 8 {
		return "an 8"
	}
	return "a " + d.String()
}
