// Package explanation puts steps into full sentences: what the technique is, what its pattern looks like on the board, what follows, and
// what that rests on. Patterns are told by package tale; steps without a known pattern are told by their parts, as sayings has it.
//
// Start with Step. argument.go tells an argument line by line, with its lemmas; around.go tells what is near to a step.
package explanation

import (
	"slices"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
)

// sayings say what a part of each role tells about the board; the first whose holes can all be filled counts.
// Roles that are not here are left to the wording of the technique, or to linked. {cells}, {units} and {digits} are those of
// the part, {places} the cells of its units where its digits can go.
var sayings = map[deduce.Role][]string{
	deduce.Single:    {"{cells} has only {digits} left."},
	deduce.LastPlace: {"In {units}, {digits} can only go in {places}."},
	deduce.Also:      {"The same goes for {units}."},
	deduce.Empty:     {"In {units} no place is left for {digits}.", "{cells} has no candidate left."},
	deduce.Set:       {"{cells} can only hold {digits}."},
	deduce.Base:      {"In {units}, {digits} can only go in {places}.", "{cells} can only hold {digits}."},
	deduce.Corner:    {"{cells} would form a deadly pattern with {digits}.", "{cells} would form a deadly pattern."},
	deduce.Pivot:     {"{cells} can only hold {digits}."},
	deduce.Pincer:    {"{cells} can only hold {digits}."},
	deduce.Petal:     {"{cells} can only hold {digits}."},
	deduce.Guarded:   {"In {units}, {digits} can only go in {places}.", "The pattern: {digits} in {cells}."},
	deduce.Fin:       {"Not covered: {cells}."},
	deduce.EndoFin:   {"In two of the units at once: {cells}."},
}

// roleTogether is what the parts of a role say in one sentence, as they mean little one by one; {candidates} are
// their digits, each with its cells.
var roleTogether = map[deduce.Role][]string{
	deduce.ColorA: {"One colour: {candidates}."},
	deduce.ColorB: {"The other: {candidates}."},
	deduce.ColorC: {"A second colouring, one colour: {candidates}."},
	deduce.ColorD: {"The other: {candidates}."},
	deduce.Extra:  {"Beyond the pattern: {candidates}."},
}

// Step returns a step in full sentences, one paragraph for each of these: what the technique is, what the board shows
// before the step, what the pattern means, what follows, and what it rests on.
func Step(t wording.Text, s *deduce.Step, b *board.Board) []string { return explainer{t}.explain(s, b) }

// explainer puts steps into sentences with the settings of a text.
type explainer struct{ wording.Text }

func (t explainer) explain(s *deduce.Step, b *board.Board) []string {
	if given := t.given(s); given != "" {
		return []string{given}
	}
	var out []string
	add := func(text string) {
		if text != "" {
			out = append(out, text)
		}
	}
	if s.Technique != nil {
		add(s.Technique.Title + ". " + s.Technique.Doc)
	}
	if argument := t.argued(s, b); argument != nil {
		out = append(out, argument...)
		add(t.rests(s.Because, b.Givens().Len()))
		return out
	}
	if tale := tale.Tell(t.Text, s, b); tale.Look != "" {
		out = append(out, tale.Paragraphs()...)
		if logic := t.TruthsAndLinks(&pattern.Pattern{Step: s, Board: b}); t.Full && logic != "" {
			add("As truths and links: " + logic + ".")
		}
		add(t.rests(s.Because, b.Givens().Len()))
		return out
	}
	add(t.situation(s, b))
	if s.Argument != nil && len(s.Argument.Links) > 0 {
		add("The chain: " + t.Alternating(&pattern.Pattern{Step: s, Board: b}, s.Argument.Links) + ".")
	}
	switch {
	case !s.Assumes():
	case s.Argument.Symmetry != nil:
		add("The puzzle has one solution: this must have the symmetry that the givens have.")
	default:
		add("The puzzle has one solution: it cannot come to a pattern that could be filled in two ways.")
	}
	add(sentence(t.beyond(s)))
	add(t.following(s))
	add(t.rests(s.Because, b.Givens().Len()))
	return out
}

// given is all that there is to say about a step that nothing proves; empty for the others.
func (t explainer) given(s *deduce.Step) string {
	switch s.Kind {
	case deduce.Init:
		return t.Conclusion(s) + " is a given."
	case deduce.Premise:
		return t.Conclusion(s) + " was typed, or came with the board: it is believed, not proved."
	case deduce.Guess:
		x := s.Placements[0]
		return t.Notation.Cell(x.Cell) + " can hold " + wording.OrDigits(s.From) + ". Guess " + strconv.Itoa(int(s.Depth)+1) +
			" tries " + x.Digit.String() + "; a contradiction would take it back."
	}
	return ""
}

// lastPlaces say what a hidden single came from.
var lastPlaces = []string{
	"the last other place went when {filled} became {filled.digits}",
	"the last other place went when {blocker} became {blocker.digits}, which rules out {lost}",
	"the last other place went when {lost} lost {lost.digits}",
}

// beyond is the reason of a step, less what its parts tell already.
func (t explainer) beyond(s *deduce.Step) string {
	first := deduce.Filled // no part tells anything
	if len(s.Parts) > 0 {
		first = s.Parts[0].Role
	}
	switch {
	case s.Kind == deduce.Backtrack:
		return "the guess at step " + strconv.Itoa(int(s.Undoes)) + " led to a contradiction and is taken back: " +
			wording.Count(int(s.Undone), "step goes", "steps go")
	case first == deduce.LastPlace:
		return t.Fill(lastPlaces, s)
	case first == deduce.Empty, first == deduce.Single && len(s.Parts) == 1:
		return ""
	}
	return t.Reason(s)
}

// rests says which earlier steps a step rests on. The first of a log are the givens, which are only counted, and so are digits that were
// typed, where the log is known.
func (t explainer) rests(because []int, givens int) string {
	var all []string
	steps := slices.DeleteFunc(slices.Clone(because), func(n int) bool { return n <= givens })
	given := len(because) - len(steps)
	late := len(steps)
	steps = slices.DeleteFunc(steps, t.isTyped)
	switch len(steps) {
	case 0:
	case 1:
		all = append(all, "step "+strconv.Itoa(steps[0]))
	default:
		all = append(all, "steps "+runs(steps))
	}
	if given > 0 {
		all = append(all, wording.Count(given, "given", "givens"))
	}
	if typed := late - len(steps); typed > 0 {
		all = append(all, wording.Count(typed, "digit of yours", "digits of yours"))
	}
	if len(all) == 0 {
		return ""
	}
	return "It rests on " + wording.And(all) + "."
}

// isTyped reports whether the step n is known to be a digit that was typed.
func (t explainer) isTyped(n int) bool {
	if t.Log == nil || n > len(t.Log.Steps) {
		return false
	}
	step := t.Log.Step(n)
	return step.Kind == deduce.Premise && len(step.Placements) > 0
}

// runs writes ascending numbers, three or more in a row by their ends: 25, 26, 28-34.
func runs(numbers []int) string {
	var all []string
	for i := 0; i < len(numbers); {
		end := i + 1
		for end < len(numbers) && numbers[end] == numbers[end-1]+1 {
			end++
		}
		if end-i < 3 {
			end = i + 1
			all = append(all, strconv.Itoa(numbers[i]))
		} else {
			all = append(all, strconv.Itoa(numbers[i])+"-"+strconv.Itoa(numbers[end-1]))
		}
		i = end
	}
	return strings.Join(all, ", ")
}

// situation is what the parts of a step tell about the board before it.
func (t explainer) situation(s *deduce.Step, b *board.Board) string {
	var all []string
	done := map[deduce.Role]bool{} // the roles that are told together, once told
	for i := range s.Parts {
		p := &s.Parts[i]
		say := t.saying(p, b)
		if templates, ok := roleTogether[p.Role]; ok && !done[p.Role] {
			done[p.Role] = true
			say = wording.FillNamed(templates, func(string) string {
				return wording.Candidates(pattern.PartsOf(s, p.Role), func(d board.Digit, cells board.CellSet) string {
					return d.String() + " in " + wording.And(t.Cells(cells))
				}, ", ")
			})
		}
		if say != "" {
			all = append(all, say)
		}
	}
	return strings.Join(all, " ")
}

// sentence is a wording as a sentence of its own; empty for none.
func sentence(text string) string {
	if text == "" {
		return ""
	}
	return wording.Capital(text) + "."
}

// saying tells of one part, empty where there is nothing to say.
func (t explainer) saying(p *deduce.Part, b *board.Board) string {
	if p.Role == deduce.Strong {
		return t.linked(p, b)
	}
	return wording.FillNamed(sayings[p.Role], func(hole string) string {
		switch hole {
		case "cells":
			if p.Units != 0 {
				return ""
			}
			return wording.And(t.Cells(p.Cells))
		case "units":
			return t.Units(p.Units)
		case "digits":
			return wording.OrDigits(p.Digits)
		case "places":
			return wording.Or(t.Cells(wording.Places(p.Units, p.Digits, b)))
		}
		return ""
	})
}

// linked tells of strong links: each unit or cell has a choice of its own.
func (t explainer) linked(p *deduce.Part, b *board.Board) string {
	var all []string
	if p.Units != 0 {
		middle := ", " + wording.OrDigits(p.Digits) + " can only go in "
		for u := range p.Units.All() {
			all = append(all, t.Notation.Unit(u)+middle+wording.Or(t.Cells(wording.Places(board.UnitsOf(u), p.Digits, b))))
			middle = " in "
		}
		return "In " + strings.Join(all, ", in ") + "."
	}
	middle := " can only hold "
	for rest := p.Cells; !rest.Empty(); {
		digits := b.Candidates(rest.First()) & p.Digits
		var alike board.CellSet
		for c := range rest.All() {
			if b.Candidates(c)&p.Digits == digits {
				alike = alike.With(c)
			}
		}
		all = append(all, wording.And(t.Cells(alike))+middle+wording.OrDigits(digits))
		rest, middle = rest.Minus(alike), " only "
	}
	return strings.Join(all, ", ") + "."
}

// following says what a step concludes, in a sentence.
func (t explainer) following(s *deduce.Step) string {
	if s.Kind == deduce.Conflict {
		return "That is a contradiction."
	}
	var all []string
	for _, x := range s.Placements {
		all = append(all, t.Notation.Cell(x.Cell)+" is "+x.Digit.String())
	}
	for _, x := range wording.Together(s.Eliminations) {
		all = append(all, t.IsNot(x.Cells, x.Digits))
	}
	if len(all) == 0 {
		return ""
	}
	return "So " + wording.And(all) + "."
}
