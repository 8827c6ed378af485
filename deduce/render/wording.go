package render

import (
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// wordings are the reasons of the steps that no technique found: the first whose holes can all be
// filled. Holes are those of deduce.Technique.Why, and {from}, {ordinal} and {undone} of a guess and a backtrack.
var wordings = map[deduce.Kind][]string{
	deduce.Premise:   {"believed, not proved"},
	deduce.Guess:     {"one of {from} (guess {ordinal})"},
	deduce.Backtrack: {"undoes {undone}"},
	deduce.Conflict: {
		"{clash.digits} is in {clash} too",
		"no place is left for {empty.digits} in {empty.units}",
		"no digit is left for {empty.cells}",
	},
}

// Reason is why the step holds, in words; empty for a given.
func (t Text) Reason(s *deduce.Step) string {
	if s.Kind.Ends() {
		return End(s.Kind, s.End)
	}
	templates := wordings[s.Kind]
	if s.Technique != nil {
		templates = s.Technique.Why
	}
	for _, template := range templates {
		if text, ok := t.fill(template, s); ok {
			return text
		}
	}
	return ""
}

// fill puts words into the holes of a template; ok is false when the step has nothing for one of them.
func (t Text) fill(template string, s *deduce.Step) (text string, ok bool) {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(template, "{")
		b.WriteString(before)
		if !found {
			return b.String(), true
		}
		hole, after, _ := strings.Cut(rest, "}")
		word := t.hole(hole, s)
		if word == "" {
			return "", false
		}
		b.WriteString(word)
		template = after
	}
}

// hole is what the step has for one hole, empty for nothing.
func (t Text) hole(hole string, s *deduce.Step) string {
	switch hole {
	case "from":
		return Digits(s.From)
	case "ordinal":
		return strconv.Itoa(int(s.Depth) + 1)
	case "undone":
		return Count(int(s.Undone), "step", "steps")
	}
	role, aspect, _ := strings.Cut(hole, ".")
	units, cells, digits := gather(s, role)
	switch {
	case aspect == "digits":
		return Digits(digits)
	case aspect == "cells", aspect == "" && units == 0:
		return t.Notation.Cells(cells)
	}
	return t.Notation.Units(units)
}

// gather joins the parts of one role.
func gather(s *deduce.Step, role string) (units board.UnitSet, cells board.CellSet, digits board.DigitSet) {
	for i := range s.Parts {
		if p := &s.Parts[i]; p.Role.String() == role {
			units |= p.Units
			cells = cells.Union(p.Cells)
			digits |= p.Digits
		}
	}
	return units, cells, digits
}
