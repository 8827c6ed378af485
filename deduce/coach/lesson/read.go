package lesson

import (
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// Answer is what a learner answers: as a question asks, units, cells, digits, edits or a letter.
type Answer struct {
	Units  board.UnitSet
	Cells  board.CellSet
	Digits board.DigitSet
	Edits  []coords.Edit
	Letter int // from 0
}

// and is two answers to one question as one.
func (a Answer) and(b Answer) Answer {
	return Answer{a.Units | b.Units, a.Cells.Union(b.Cells), a.Digits | b.Digits, append(a.Edits[:len(a.Edits):len(a.Edits)], b.Edits...), b.Letter}
}

// Read reads an answer to the question of a scene. Its error says what an answer looks like.
func (s *Scene) Read(text string, t wording.Text) (a Answer, err error) {
	ok := false
	switch words := strings.Fields(strings.ToLower(text)); s.Asks {
	case units:
		a.Units, ok = readUnits(words)
	case cells:
		a.Cells, ok = readCells(text, t.Notation)
	case digits:
		a.Digits, ok = readDigits(words)
	case Letter:
		a.Letter, ok = readLetter(words, len(s.Shown))
	case Conclusions:
		if a.Edits, err = coords.Assignments(text, t.Notation); err != nil {
			a.Edits, err = coords.Assignments(spelled(text), t.Notation)
		}
		ok = err == nil && len(a.Edits) > 0
	default:
		return a, fmt.Errorf("there is nothing to answer here; 'learn next' goes on")
	}
	if !ok {
		return a, fmt.Errorf("an answer here is %s, not %q", s.Form(t), text)
	}
	return a, nil
}

// inSigns are the words that people write for the signs of removals.
var inSigns = strings.NewReplacer(" is not ", "<>", " can't be ", "<>", " not ", "<>", " and ", ", ", " & ", ", ")

// spelled is removals as they are said, r4c7 not 5 or r4c7 r4c8<>5, in signs and with commas between cells.
func spelled(text string) string {
	words := strings.Fields(inSigns.Replace(strings.ToLower(text)))
	for i := range words[:max(0, len(words)-1)] {
		if bare := !strings.ContainsAny(words[i], "<>=!,"); bare && strings.ContainsAny(words[i+1], "rc") {
			words[i] += ","
		}
	}
	return strings.Join(words, " ")
}

// unitKinds are the ways to name a kind of unit.
var unitKinds = map[string]byte{
	"r": 'r', "row": 'r', "rows": 'r', "c": 'c', "col": 'c', "column": 'c', "columns": 'c', "b": 'b', "box": 'b', "boxes": 'b',
}

// readUnits reads r2 r6, row 2 and 6, r26, b5.
func readUnits(words []string) (units board.UnitSet, ok bool) {
	var kind byte
	for _, word := range words {
		for _, w := range strings.FieldsFunc(word, func(r rune) bool { return r == ',' || r == ';' }) {
			name := strings.TrimRight(w, "123456789")
			switch k := unitKinds[name]; {
			case w == "and" || w == "&":
				continue
			case k != 0:
				kind = k
			case name != "" || kind == 0:
				return 0, false
			}
			for _, r := range w[len(name):] {
				i := int(r - '1')
				switch kind {
				case 'r':
					units |= board.UnitsOf(board.Row(i))
				case 'c':
					units |= board.UnitsOf(board.Column(i))
				default:
					units |= board.UnitsOf(board.Box(i))
				}
			}
		}
	}
	return units, units != 0
}

// readCells reads names of cells, with spaces or commas between them.
func readCells(text string, n board.Notation) (cells board.CellSet, ok bool) {
	apart := func(r rune) bool { return r == ' ' || r == ';' || r == ',' && n != board.XY }
	for _, word := range strings.FieldsFunc(text, apart) {
		if word == "and" || word == "," {
			continue
		}
		edits, err := coords.Assignments(strings.Trim(word, ",")+"<>1", n) // as cells are named where something is removed from them
		if err != nil {
			return cells, false
		}
		for _, e := range edits {
			cells = cells.With(e.Cell)
		}
	}
	return cells, !cells.Empty()
}

// readDigits reads digits, with or without anything between them.
func readDigits(words []string) (digits board.DigitSet, ok bool) {
	for _, word := range words {
		if word == "and" || word == "or" {
			continue
		}
		for _, r := range word {
			switch {
			case '1' <= r && r <= '9':
				digits = digits.With(board.Digit(r - '0'))
			case r != ',' && r != '/':
				return 0, false
			}
		}
	}
	return digits, digits != 0
}

// readLetter reads the letter of a board.
func readLetter(words []string, n int) (i int, ok bool) {
	if len(words) != 1 || len(words[0]) != 1 {
		return 0, false
	}
	i = int(words[0][0]) - 'a'
	return i, 0 <= i && i < n
}

// asRemovals returns edits with placed digits written as removals if the step removes the same candidates: if r4c7 has 3, 6, and 9 left,
// r4c7=3 says the same as r4c7<>69.
func asRemovals(edits []coords.Edit, step *deduce.Step, b *board.Board) (out []coords.Edit) {
	for _, e := range edits {
		var others []coords.Edit
		gives := !e.Eliminate && len(step.Placements) == 0
		for d := range b.Candidates(e.Cell).Without(e.Digit).All() {
			x := board.Candidate{Cell: e.Cell, Digit: d}
			gives = gives && slices.Contains(step.Eliminations, x)
			others = append(others, coords.Edit{Candidate: x, Eliminate: true})
		}
		if !gives {
			others = []coords.Edit{e}
		}
		out = append(out, others...)
	}
	return out
}

// asTyped returns a removal as the learner typed it, if that was the digit left in a cell, and "" otherwise.
func (s *Scene) asTyped(edits []coords.Edit, t wording.Text) string {
	placed, _ := edited(edits)
	if len(placed) == 0 || len(s.Step.Placements) > 0 {
		return ""
	}
	return t.Conclusion(StepOf(edits)) + ", as the step says it: " + s.Answered(t)
}

// removing is edits with each digit that is placed as what it removes from its cell.
func removing(edits []coords.Edit, b *board.Board) (out []coords.Edit) {
	for _, e := range edits {
		if e.Eliminate {
			out = append(out, e)
			continue
		}
		for d := range b.Candidates(e.Cell).Without(e.Digit).All() {
			out = append(out, coords.Edit{Candidate: board.Candidate{Cell: e.Cell, Digit: d}, Eliminate: true})
		}
	}
	return out
}

// edited is what edits conclude, each once.
func edited(edits []coords.Edit) (placed, removed []board.Candidate) {
	for _, e := range edits {
		switch {
		case e.Eliminate && !slices.Contains(removed, e.Candidate):
			removed = append(removed, e.Candidate)
		case !e.Eliminate && !slices.Contains(placed, e.Candidate):
			placed = append(placed, e.Candidate)
		}
	}
	return placed, removed
}
