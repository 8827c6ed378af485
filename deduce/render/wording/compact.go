package wording

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// The compact notation is the one that players know from HoDoKu: cells that share a row or column are written
// together, and so are the cells from which one digit is removed. Cells are named as the notation says.

// compact is what stands behind the name of a technique: the pattern of a step, if there is a form for it, and
// the conclusion.
func (t Text) compact(s *deduce.Step) string {
	pattern := fillFirst(s.Technique.Form, func(h *hole) string { return t.compactHole(h, s) })
	var all []string
	for _, x := range s.Placements {
		all = append(all, t.Notation.Cell(x.Cell)+"="+x.Digit.String())
	}
	conclusion := strings.Join(append(all, t.compactEliminations(s.Eliminations)...), ", ")
	switch {
	case pattern == "":
		return ": " + conclusion
	case pattern == "=>":
		return " => " + conclusion
	}
	return ": " + pattern + " => " + conclusion
}

// compactEliminations are candidates that are removed, a digit at a time: r4c357,r6c89<>5. Each can be typed.
func (t Text) compactEliminations(xs []board.Candidate) []string {
	var cells [board.ByDigit]board.CellSet
	for _, x := range xs {
		cells[x.Digit] = cells[x.Digit].With(x.Cell)
	}
	var out []string
	for d, set := range cells {
		if !set.Empty() {
			out = append(out, t.CompactCells(set)+"<>"+board.Digit(d).String())
		}
	}
	return out
}

// compactHole is what the step has for one hole of a form, empty for nothing.
func (t Text) compactHole(h *hole, s *deduce.Step) string {
	switch h.name {
	case "assumed", "cases", "contradiction":
		return compactArgument(h.name, s)
	case "links":
		return t.chain(s)
	case "symmetry":
		if by := Symmetry(s).Map; by != board.NoSymmetry {
			return by.String()
		}
		return ""
	case "images":
		return Symmetry(s).Cycles()
	}
	p := h.gather(s)
	if h.prefix != "" {
		var each []string
		for c := range p.Cells.All() {
			each = append(each, h.prefix+t.Notation.Cell(c))
		}
		return strings.Join(each, " ")
	}
	switch h.aspect {
	case "candidates":
		return Candidates(h.parts(s), t.compactCandidates, ",")
	case "candidates.braced":
		return "{" + Candidates(h.parts(s), t.compactCandidates, ",") + "}"
	case "digits":
		return JoinDigits(p.Digits, ",")
	case "slashed":
		return JoinDigits(p.Digits, "/")
	case "braced":
		return "{" + JoinDigits(p.Digits, "") + "}"
	case "cells":
		return t.CompactCells(p.Cells)
	case "each":
		return strings.Join(t.compactParts(h.parts(s)), ", ")
	case "linked":
		return t.compactLinked(s, h.parts(s))
	}
	if p.Units == 0 {
		return t.CompactCells(p.Cells)
	}
	return t.compactUnits(p.Units)
}

// compactCandidates writes one digit in cells, the digit before each group: 4r1c2,4r46c7.
func (t Text) compactCandidates(d board.Digit, cells board.CellSet) string {
	var all []string
	for _, group := range t.compactGroups(cells) {
		all = append(all, d.String()+group)
	}
	return strings.Join(all, ",")
}

// compactParts writes parts one by one: r1c5 {14}, r2c36 {257}.
func (t Text) compactParts(parts []*deduce.Part) (each []string) {
	for _, p := range parts {
		each = append(each, t.CompactCells(p.Cells)+" {"+JoinDigits(p.Digits, "")+"}")
	}
	return each
}

func JoinDigits(ds board.DigitSet, separator string) string {
	var all []string
	for d := range ds.All() {
		all = append(all, d.String())
	}
	return strings.Join(all, separator)
}

// compactUnits writes units with each kind named once: r37b9; where rows are letters rCGb9.
func (t Text) compactUnits(units board.UnitSet) string {
	var b strings.Builder
	kind, first := byte(0), byte(0)
	for u := range units.All() {
		if u.Kind() != kind {
			kind, first = u.Kind(), '1'
			if kind == 'r' && t.Notation == board.A1 {
				first = 'A'
			}
			b.WriteByte(kind)
		}
		b.WriteByte(first + byte(u.Index()))
	}
	return b.String()
}

// CompactCells writes cells in groups of those that share a row or column: r4c89,r7c3.
func (t Text) CompactCells(s board.CellSet) string { return strings.Join(t.compactGroups(s), ",") }

// compactGroups takes the first cell and writes it together with the others of its row or, if one of those
// comes first, of its column; then goes on with the rest. A notation that has no way to write columns so, or
// neither, has each cell apart.
func (t Text) compactGroups(s board.CellSet) (groups []string) {
	for !s.Empty() {
		first := s.First()
		group := board.CellsOf(first)
		for c := range s.Rest().All() {
			if c.Row() == first.Row() && t.Notation != board.XY {
				group = s.And(board.Row(first.Row()).Cells())
				break
			}
			if c.Col() == first.Col() && t.Notation == board.RC {
				group = s.And(board.Column(first.Col()).Cells())
				break
			}
		}
		groups = append(groups, t.compactGroup(group))
		s = s.Minus(group)
	}
	return groups
}

// compactGroup writes cells of one row or one column: r4c89, r46c7; where rows are letters D89.
func (t Text) compactGroup(s board.CellSet) string {
	if t.Notation == board.XY {
		return t.Notation.Cells(s)
	}
	var rows, cols []byte
	for c := range s.All() {
		rows = append(rows, byte('1'+c.Row()))
		cols = append(cols, byte('1'+c.Col()))
	}
	rows, cols = slices.Compact(rows), slices.Compact(cols)
	if t.Notation == board.A1 {
		return string(rows[0]-'1'+'A') + string(cols)
	}
	return "r" + string(rows) + "c" + string(cols)
}

// compactLinked writes parts with the digits of the weak links between them: r5c39 {234} -4- r5c7
// {47}; where there is a link to the first part too, each has its own: -1- r5c13 {129}, -4- r2c5 {49}.
func (t Text) compactLinked(s *deduce.Step, parts []*deduce.Part) string {
	var links []board.Digit
	if s.Argument != nil {
		for _, l := range s.Argument.Links {
			if !l.Strong {
				links = append(links, l.To.Digit)
			}
		}
	}
	each := t.compactParts(parts)
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

// chain writes the links of a chain as players know them from HoDoKu, digits at the links: r3c1 =7= r3c9 -7- r9c9. A link inside
// a cell only changes the digit. Where one does not begin at the end of the one before, a new chain begins.
func (t Text) chain(s *deduce.Step) string {
	if s.Argument == nil {
		return ""
	}
	var b strings.Builder
	links := s.Argument.Links
	for i, l := range links {
		if i == 0 || l.From.Cells != links[i-1].To.Cells {
			separate(&b)
			b.WriteString(t.CompactCells(l.From.Cells))
		}
		if l.From.Cells == l.To.Cells {
			continue
		}
		sign := "-"
		if l.Strong {
			sign = "="
		}
		b.WriteString(" " + sign + l.To.Digit.String() + sign + " " + t.CompactCells(l.To.Cells))
	}
	return b.String()
}
