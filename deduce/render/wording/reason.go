package wording

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
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
func (t Text) Reason(s *deduce.Step) string { return string(t.appendReason(nil, s, nil)) }

func (t Text) appendReason(b []byte, s *deduce.Step, c cuts) []byte {
	if s.Kind.Ends() {
		return append(b, End(s.Kind, s.End)...)
	}
	if told := s.Unverified(); told != nil && s.Kind == deduce.Logic {
		return t.appendTold(b, s, told)
	}
	var texts []string
	if s.Technique != nil {
		texts = s.Technique.Why
	} else {
		texts = wordings[s.Kind]
	}
	from := len(b)
	b = c.fillFirst(b, texts, rolesOf(s), func(b []byte, h *hole) []byte { return t.appendHole(b, h, s) })
	if t.Named && s.Technique != nil && s.Kind != deduce.Logic {
		return withoutName(b, from, s.Technique.Title)
	}
	return b
}

// byGiven reports whether what took the last other place of a hidden single is a given, which is no news.
func (t Text) byGiven(s *deduce.Step) bool {
	if t.Log == nil {
		return false
	}
	by := pattern.GatherRole(s, deduce.Filled).Cells.Union(pattern.GatherRole(s, deduce.Blocker).Cells)
	for c := range by.All() {
		if t.Log.Puzzle[c] == 0 {
			return false
		}
	}
	return !by.Empty()
}

// withoutName takes the name off a reason that begins at from, where its label says the name.
func withoutName(b []byte, from int, name string) []byte {
	reason := b[from:]
	if len(reason) <= len(name) || !strings.EqualFold(string(reason[:len(name)]), name) {
		return b
	}
	return append(b[:from], bytes.TrimLeft(reason[len(name):], ": ")...)
}

// Fill is the first of some texts whose holes the step can fill, as those of its technique are filled; empty for none.
func (t Text) Fill(texts []string, s *deduce.Step) string {
	return string(cuts(nil).fillFirst(nil, texts, rolesOf(s), func(b []byte, h *hole) []byte { return t.appendHole(b, h, s) }))
}

// appendHole appends what the step has in words for one hole, nothing where it has nothing.
func (t Text) appendHole(b []byte, h *hole, s *deduce.Step) []byte {
	if len(h.picks) == 0 {
		if h.name == "hatching" {
			return t.appendHatching(b, s)
		}
		return append(b, t.named(h.name, s)...)
	}
	switch h.aspect {
	case "candidates":
		return append(b, Candidates(h.parts(s), func(d board.Digit, cells board.CellSet) string {
			return d.String() + " in " + t.cellList(cells)
		}, ", ")...)
	case "each":
		return append(b, t.each(h.parts(s))...)
	}
	p := h.gather(s)
	switch {
	case h.aspect == "digits":
		return appendDigits(b, p.Digits)
	case h.aspect == "cells", h.aspect == "" && p.Units == 0:
		return t.appendCellList(b, p.Cells)
	}
	return t.appendUnits(b, p.Units)
}

// named is what belongs in a hole that has a name of its own.
func (t Text) named(hole string, s *deduce.Step) string {
	switch hole {
	case "from":
		return Digits(s.From)
	case "since":
		if t.byGiven(s) {
			return "as"
		}
		return "now that"
	case "ordinal":
		return strconv.Itoa(int(s.Depth) + 1)
	case "links":
		return t.chain(s)
	case "eliminated":
		return t.eliminated(s)
	case "undone":
		return Count(int(s.Undone), "step", "steps")
	case "symmetry":
		return symmetries[Symmetry(s).Map]
	case "images":
		return Symmetry(s).Cycles()
	}
	return t.argumentHole(hole, s)
}

// appendHatching says which placed digits rule out which open cells, and from which the digit was removed.
func (t Text) appendHatching(b []byte, s *deduce.Step) []byte {
	from, left := len(b), 0
	for i := range s.Parts {
		if s.Parts[i].Role == deduce.RuledOut {
			left++
		}
	}
	for i := range s.Parts {
		p := &s.Parts[i]
		if p.Role != deduce.RuledOut {
			continue
		}
		left--
		b = appendDigits(item(b, from, left > 0), p.Digits)
		if by := &s.Parts[i-1]; by.Role == deduce.Blocker {
			b = append(t.appendCellList(append(b, " in "...), by.Cells), " rules out "...)
		} else {
			b = append(b, " was removed from "...)
		}
		b = t.appendCellList(b, p.Cells)
	}
	return b
}

// each writes parts one by one, by the letters that they bear in an explanation and with their cells; parts of the same cells once.
func (t Text) each(parts []*deduce.Part) string {
	var all []string
	for i, letter := range pattern.LettersOf(parts) {
		if text := pattern.LetterOf(letter) + " (" + t.cellList(parts[i].Cells) + ")"; !slices.Contains(all, text) {
			all = append(all, text)
		}
	}
	return And(all)
}

// Candidates writes the digits of parts with the cells of each.
func Candidates(parts []*deduce.Part, write func(board.Digit, board.CellSet) string, separator string) string {
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
	return Or(all)
}

// symmetries are the maps in words.
var symmetries = map[board.Symmetry]string{
	board.HalfTurn:     "a half-turn",
	board.QuarterTurn:  "a quarter-turn",
	board.Diagonal:     "a mirror on the diagonal from top left",
	board.AntiDiagonal: "a mirror on the diagonal from top right",
}

// Symmetry is the symmetry that the step follows from, an empty one for none.
func Symmetry(s *deduce.Step) *deduce.Symmetry {
	if s.Argument == nil || s.Argument.Symmetry == nil {
		return &deduce.Symmetry{}
	}
	return s.Argument.Symmetry
}
