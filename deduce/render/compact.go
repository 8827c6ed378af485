package render

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// The compact notation is the one that players know from HoDoKu: cells that share a row or column are written
// together, and so are the cells from which one digit goes. It is always in rows and columns.

// compact is what stands behind the name of a technique: the pattern of a step, if there is a form for it, and
// the conclusion.
func compact(s *deduce.Step) string {
	pattern := fillFirst(s.Technique.Form, func(hole string) string { return compactHole(hole, s) })
	all := append(compactConclusions(s.Placements, "="), compactConclusions(s.Eliminations, "<>")...)
	conclusion := strings.Join(all, ", ")
	switch {
	case pattern == "":
		return ": " + conclusion
	case pattern == "=>":
		return " => " + conclusion
	}
	return ": " + pattern + " => " + conclusion
}

// compactConclusions are the candidates placed or eliminated, a digit at a time: r4c357,r6c89<>5.
func compactConclusions(xs []board.Candidate, sign string) []string {
	var cells [10]board.CellSet
	for _, x := range xs {
		cells[x.Digit] = cells[x.Digit].With(x.Cell)
	}
	var out []string
	for d, set := range cells {
		if !set.Empty() {
			out = append(out, compactCells(set)+sign+board.Digit(d).String())
		}
	}
	return out
}

// compactHole is what the step has for one hole of a form, empty for nothing.
func compactHole(hole string, s *deduce.Step) string {
	switch hole {
	case "links":
		return eureka(s)
	case "symmetry":
		return symmetry(s).Map
	case "images":
		return symmetry(s).Cycles()
	}
	if role, prefix, ok := strings.Cut(hole, ":"); ok {
		var each []string
		for c := range gather(s, role).Cells.All() {
			each = append(each, prefix+c.String())
		}
		return strings.Join(each, " ")
	}
	role, aspect, _ := strings.Cut(hole, ".")
	if aspect, braced := strings.CutSuffix(aspect, ".braced"); aspect == "candidates" {
		all := candidates(s, role, compactCandidates, ",")
		if braced {
			all = "{" + all + "}"
		}
		return all
	}
	p := gather(s, role)
	switch aspect {
	case "digits":
		return joinDigits(p.Digits, ",")
	case "slashed":
		return joinDigits(p.Digits, "/")
	case "braced":
		return "{" + joinDigits(p.Digits, "") + "}"
	case "cells":
		return compactCells(p.Cells)
	case "each":
		return compactEach(s, role)
	case "linked":
		return compactLinked(role, s)
	}
	if p.Units == 0 {
		return compactCells(p.Cells)
	}
	return compactUnits(p.Units)
}

// compactCandidates writes one digit in cells, the digit before each group: 4r1c2,4r46c7.
func compactCandidates(d board.Digit, cells board.CellSet) string {
	return d.String() + strings.ReplaceAll(compactCells(cells), ",", ","+d.String())
}

// compactEach writes the parts of a role one by one: r1c5 {14}, r2c36 {257}.
func compactEach(s *deduce.Step, role string) string {
	var each []string
	for i := range s.Parts {
		if p := &s.Parts[i]; p.Role.String() == role {
			each = append(each, compactCells(p.Cells)+" {"+joinDigits(p.Digits, "")+"}")
		}
	}
	return strings.Join(each, ", ")
}

func joinDigits(ds board.DigitSet, separator string) string {
	var all []string
	for d := range ds.All() {
		all = append(all, d.String())
	}
	return strings.Join(all, separator)
}

// compactUnits writes units with each kind named once: r37b9.
func compactUnits(units board.UnitSet) string {
	var b strings.Builder
	kind := byte(0)
	for u := range units.All() {
		if u.Kind() != kind {
			kind = u.Kind()
			b.WriteByte(kind)
		}
		b.WriteByte(byte('1' + u.Index()))
	}
	return b.String()
}

// compactCells takes the first cell and writes it together with the others of its row or, if one of those
// comes first, of its column; then goes on with the rest: r4c89,r7c3.
func compactCells(s board.CellSet) string {
	var groups []string
	for !s.Empty() {
		first := s.First()
		group := board.CellsOf(first)
		for c := range s.Rest().All() {
			if c.Row() == first.Row() {
				group = s.And(board.Row(first.Row()).Cells())
				break
			}
			if c.Col() == first.Col() {
				group = s.And(board.Column(first.Col()).Cells())
				break
			}
		}
		groups = append(groups, compactGroup(group))
		s = s.Minus(group)
	}
	return strings.Join(groups, ",")
}

// compactGroup writes cells of one row or one column: r4c89, r46c7.
func compactGroup(s board.CellSet) string {
	var rows, cols []byte
	for c := range s.All() {
		rows = append(rows, byte('1'+c.Row()))
		cols = append(cols, byte('1'+c.Col()))
	}
	rows, cols = slices.Compact(rows), slices.Compact(cols)
	return "r" + string(rows) + "c" + string(cols)
}

// compactLinked writes the parts of a role with the digits of the weak links between them: r5c39 {234} -4- r5c7
// {47}; where there is a link to the first part too, each has its own: -1- r5c13 {129}, -4- r2c5 {49}.
func compactLinked(role string, s *deduce.Step) string {
	var links []board.Digit
	if s.Argument != nil {
		for _, l := range s.Argument.Links {
			if !l.Strong {
				links = append(links, l.To.Digit)
			}
		}
	}
	var each []string
	for i := range s.Parts {
		if p := &s.Parts[i]; p.Role.String() == role {
			each = append(each, compactCells(p.Cells)+" {"+joinDigits(p.Digits, "")+"}")
		}
	}
	separator := ", "
	if len(links) == len(each)-1 {
		links = append([]board.Digit{0}, links...)
		separator = " "
	}
	if len(links) != len(each) {
		return ""
	}
	for i, d := range links {
		if d != 0 {
			each[i] = "-" + d.String() + "- " + each[i]
		}
	}
	return strings.Join(each, separator)
}

// eureka writes the links of a chain, digits at the links: r3c1 =7= r3c9 -7- r9c9. A link inside a cell only
// changes the digit.
func eureka(s *deduce.Step) string {
	if s.Argument == nil {
		return ""
	}
	return chain(s.Argument.Links)
}

// chain writes links as eureka does. Where one does not begin at the end of the one before, a new chain begins.
func chain(links []deduce.Link) string {
	var b strings.Builder
	for i, l := range links {
		if i == 0 || l.From.Cells != links[i-1].To.Cells {
			separate(&b)
			b.WriteString(compactCells(l.From.Cells))
		}
		if l.From.Cells == l.To.Cells {
			continue
		}
		sign := "-"
		if l.Strong {
			sign = "="
		}
		b.WriteString(" " + sign + l.To.Digit.String() + sign + " " + compactCells(l.To.Cells))
	}
	return b.String()
}
