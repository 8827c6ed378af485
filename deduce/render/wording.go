package render

import (
	"slices"
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
	if s.Argument != nil && s.Argument.Reason != "" {
		return s.Argument.Reason
	}
	templates := wordings[s.Kind]
	if s.Technique != nil {
		templates = s.Technique.Why
	}
	return fillFirst(templates, func(hole string) string { return t.hole(hole, s) })
}

// fillFirst is the first template whose holes can all be filled; empty for none.
func fillFirst(templates []string, hole func(string) string) string {
	for _, template := range templates {
		if text, ok := fill(template, hole); ok {
			return text
		}
	}
	return ""
}

// fill puts words into the holes of a template; ok is false when there is nothing for one of them.
func fill(template string, word func(hole string) string) (text string, ok bool) {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(template, "{")
		b.WriteString(before)
		if !found {
			return b.String(), true
		}
		hole, after, _ := strings.Cut(rest, "}")
		w := word(hole)
		if w == "" {
			return "", false
		}
		b.WriteString(w)
		template = after
	}
}

// hole is what the step has in words for one hole, empty for nothing.
func (t Text) hole(hole string, s *deduce.Step) string {
	switch hole {
	case "from":
		return Digits(s.From)
	case "ordinal":
		return strconv.Itoa(int(s.Depth) + 1)
	case "links":
		return t.eureka(s)
	case "eliminated":
		return t.eliminated(s)
	case "undone":
		return Count(int(s.Undone), "step", "steps")
	case "assumed", "contradiction", "cases", "argument":
		return t.argumentHole(hole, s)
	case "symmetry":
		return symmetries[symmetry(s).Map]
	case "images":
		return symmetry(s).Cycles()
	}
	role, aspect, _ := strings.Cut(hole, ".")
	if aspect == "candidates" {
		return candidates(partsNamed(s, role), func(d board.Digit, cells board.CellSet) string {
			return d.String() + " in " + t.Notation.Cells(cells)
		}, ", ")
	}
	if aspect == "each" {
		return t.each(partsNamed(s, role))
	}
	p := gather(s, role)
	switch {
	case aspect == "digits":
		return Digits(p.Digits)
	case aspect == "cells", aspect == "" && p.Units == 0:
		return t.Notation.Cells(p.Cells)
	}
	return t.units(p.Units)
}

// each writes the cells of parts, a part at a time; parts of the same cells once.
func (t Text) each(parts []*deduce.Part) string {
	var all []string
	for _, p := range parts {
		if text := "(" + t.Notation.Cells(p.Cells) + ")"; !slices.Contains(all, text) {
			all = append(all, text)
		}
	}
	return strings.Join(all, ", ")
}

// candidates writes the digits of parts with the cells of each.
func candidates(parts []*deduce.Part, write func(board.Digit, board.CellSet) string, separator string) string {
	var all []string
	for _, p := range parts {
		for d := range p.Digits.All() {
			all = append(all, write(d, p.Cells))
		}
	}
	return strings.Join(all, separator)
}

// eliminated is what would be if a conclusion did not hold: r1c2 = 4, r1c5 = 4 or r3c2 = 7.
func (t Text) eliminated(s *deduce.Step) string {
	var all []string
	for _, x := range s.Eliminations {
		all = append(all, t.Notation.Placement(x))
	}
	return or(all)
}

// symmetries are the maps in words.
var symmetries = map[string]string{
	deduce.HalfTurn:     "a half-turn",
	deduce.QuarterTurn:  "a quarter-turn",
	deduce.Diagonal:     "the diagonal's mirror",
	deduce.AntiDiagonal: "the anti-diagonal's mirror",
}

// symmetry is the symmetry that the step follows from, an empty one for none.
func symmetry(s *deduce.Step) *deduce.Symmetry {
	if s.Argument == nil || s.Argument.Symmetry == nil {
		return &deduce.Symmetry{}
	}
	return s.Argument.Symmetry
}

// roleNamed are the roles by the names that holes and JSON have for them.
var roleNamed = func() map[string]deduce.Role {
	named := map[string]deduce.Role{}
	for _, r := range deduce.Roles() {
		named[r.String()] = r
	}
	return named
}()

// partsOf are the parts of a role.
func partsOf(s *deduce.Step, r deduce.Role) []*deduce.Part {
	var out []*deduce.Part
	for i := range s.Parts {
		if p := &s.Parts[i]; p.Role == r {
			out = append(out, p)
		}
	}
	return out
}

// partsNamed are the parts of the role that a hole names; none where no role has that name.
func partsNamed(s *deduce.Step, name string) []*deduce.Part {
	r, ok := roleNamed[name]
	if !ok {
		return nil
	}
	return partsOf(s, r)
}

// gather joins the parts that a hole names: those of one role or several, or one of them: set, pivot+pincer, set#2,
// set#last.
func gather(s *deduce.Step, name string) deduce.Part {
	if first, others, more := strings.Cut(name, "+"); more {
		a, b := gather(s, first), gather(s, others)
		return joined([]*deduce.Part{&a, &b})
	}
	name, number, one := strings.Cut(name, "#")
	parts := partsNamed(s, name)
	if one {
		parts = numbered(parts, number)
	}
	return joined(parts)
}

// gatherRole joins the parts of a role.
func gatherRole(s *deduce.Step, r deduce.Role) deduce.Part { return joined(partsOf(s, r)) }

// numbered is one of the parts, by its number from 1 or as the last; none where there is none of that number.
func numbered(parts []*deduce.Part, number string) []*deduce.Part {
	n, _ := strconv.Atoi(number)
	if number == "last" {
		n = len(parts)
	}
	if n < 1 || n > len(parts) {
		return nil
	}
	return parts[n-1 : n]
}

// joined is what parts have together, without a role.
func joined(parts []*deduce.Part) (all deduce.Part) {
	for _, p := range parts {
		all.Units |= p.Units
		all.Cells = all.Cells.Union(p.Cells)
		all.Digits |= p.Digits
	}
	return all
}
