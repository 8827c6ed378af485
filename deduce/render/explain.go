package render

import (
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// sayings say what a part of each role tells about the board; the first whose holes can all be filled counts.
// Roles that are not here are told by the wording of the technique. {cells}, {units} and {digits} are those of
// the part, {places} the cells of its units where its digits can go.
var sayings = map[deduce.Role][]string{
	deduce.Single:  {"{cells} has only {digits} left."},
	deduce.Home:    {"In {units}, {digits} can only go in {places}."},
	deduce.Empty:   {"In {units} no place is left for {digits}.", "{cells} has no candidate left."},
	deduce.Set:     {"{cells} can only hold {digits}."},
	deduce.Base:    {"In {units}, {digits} can only go in {places}.", "{cells} can only hold {digits}."},
	deduce.Strong:  {"In {units}, {digits} can only go in {places}.", "{cells} can only hold {digits}."},
	deduce.Corner:  {"{cells} would form a deadly pattern with {digits}.", "{cells} would form a deadly pattern."},
	deduce.Pivot:   {"{cells} can only hold {digits}."},
	deduce.Pincer:  {"{cells} can only hold {digits}."},
	deduce.Petal:   {"{cells} can only hold {digits}."},
	deduce.Guarded: {"In {units}, {digits} can only go in {places}.", "The pattern: {digits} in {cells}."},
	deduce.Fin:     {"Not covered: {cells}."},
	deduce.EndoFin: {"In two of the units at once: {cells}."},
}

// together is what the parts of a role say in one sentence, as they mean little one by one; {candidates} are
// their digits, each with its cells.
var together = map[deduce.Role][]string{
	deduce.ColorA: {"One colour: {candidates}."},
	deduce.ColorB: {"The other: {candidates}."},
	deduce.ColorC: {"A second colouring, one colour: {candidates}."},
	deduce.ColorD: {"The other: {candidates}."},
	deduce.Extra:  {"Beyond the pattern: {candidates}."},
}

// Explain is a step in full sentences, a paragraph each: what the technique is, what there is on the board
// before it, what the pattern means, what follows, and what it rests on.
func (t Text) Explain(s *deduce.Step, b *board.Board) []string {
	var out []string
	add := func(text string) {
		if text != "" {
			out = append(out, text)
		}
	}
	if s.Technique != nil {
		add(s.Technique.Title + ". " + s.Technique.Doc)
	}
	add(t.there(s, b))
	if chain := eureka(s); chain != "" {
		add("The chain: " + chain + ".")
	}
	if s.Assumes() {
		add("The puzzle has one solution: it cannot come to a pattern that could be filled in two ways.")
	}
	add(sentence(t.Reason(s)))
	add(t.following(s))
	add(rests(s.Because, b.Givens().Len()))
	return out
}

// rests says which earlier steps a step rests on. The first of a log are the givens, which are only counted.
func rests(because []int, givens int) string {
	var numbers, all []string
	for _, n := range because {
		if n > givens {
			numbers = append(numbers, strconv.Itoa(n))
		}
	}
	switch len(numbers) {
	case 0:
	case 1:
		all = append(all, "step "+numbers[0])
	default:
		all = append(all, "steps "+strings.Join(numbers, ", "))
	}
	if n := len(because) - len(numbers); n > 0 {
		all = append(all, Count(n, "given", "givens"))
	}
	if len(all) == 0 {
		return ""
	}
	return "It rests on " + and(all) + "."
}

// there says what the parts of a step tell about the board before it.
func (t Text) there(s *deduce.Step, b *board.Board) string {
	var all []string
	told := map[deduce.Role]bool{}
	for i := range s.Parts {
		p := &s.Parts[i]
		say := t.saying(p, b)
		if templates, ok := together[p.Role]; ok && !told[p.Role] {
			told[p.Role] = true
			say = fillFirst(templates, func(string) string {
				return candidates(s, p.Role.String(), func(d board.Digit, cells board.CellSet) string {
					return d.String() + " in " + and(t.cells(cells))
				}, ", ")
			})
		}
		if say != "" {
			all = append(all, say)
		}
	}
	return strings.Join(all, " ")
}

// sentence is a wording as a sentence of its own.
func sentence(text string) string {
	first, _, _ := strings.Cut(text, " ")
	switch {
	case text == "":
		return ""
	case strings.ContainsAny(first, "0123456789"): // a cell
		return text + "."
	}
	return strings.ToUpper(text[:1]) + text[1:] + "."
}

// saying tells of one part, empty where there is nothing to say.
func (t Text) saying(p *deduce.Part, b *board.Board) string {
	return fillFirst(sayings[p.Role], func(hole string) string {
		switch hole {
		case "cells":
			if p.Units != 0 {
				return ""
			}
			return and(t.cells(p.Cells))
		case "units":
			return t.Notation.Units(p.Units)
		case "digits":
			return or(strings.Split(Digits(p.Digits), ", "))
		case "places":
			var places board.CellSet
			for u := range p.Units.All() {
				for d := range p.Digits.All() {
					places = places.Union(b.Homes(d).And(u.Cells()))
				}
			}
			return or(t.cells(places))
		}
		return ""
	})
}

// cells are the cells of a set, each as text.
func (t Text) cells(s board.CellSet) (out []string) {
	for c := range s.All() {
		out = append(out, t.Notation.Cell(c))
	}
	return out
}

// or joins the items of a list: 3, 5 or 7.
func or(items []string) string {
	last := len(items) - 1
	if last < 1 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:last], ", ") + " or " + items[last]
}

// following says what a step concludes, in a sentence.
func (t Text) following(s *deduce.Step) string {
	var all []string
	for _, x := range s.Placements {
		all = append(all, t.Notation.Cell(x.Cell)+" is "+x.Digit.String())
	}
	for d := board.Digit(1); d <= 9; d++ {
		var cells board.CellSet
		for _, x := range s.Eliminations {
			if x.Digit == d {
				cells = cells.With(x.Cell)
			}
		}
		switch cells.Len() {
		case 0:
		case 1:
			all = append(all, t.Notation.Cell(cells.First())+" is not "+d.String())
		case 2:
			all = append(all, "neither "+t.Notation.Cell(cells.First())+" nor "+t.Notation.Cell(cells.Rest().First())+" is "+d.String())
		default:
			all = append(all, "none of "+and(t.cells(cells))+" is "+d.String())
		}
	}
	if len(all) == 0 {
		return ""
	}
	return "So " + and(all) + "."
}
