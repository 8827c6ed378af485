package lesson

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/clue"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// Text is the question in words, with what is said before it.
func (s *Scene) Text(t wording.Text) string {
	var all []string
	if len(s.Leads) > 0 {
		b := s.Board(0)
		for i := range s.Leads {
			if said := s.Leads[i].Text(t, s.Step, &b); said != "" {
				all = append(all, said)
			}
		}
	}
	if asked := s.Asked(t); asked != "" {
		all = append(all, asked)
	}
	return strings.Join(all, " ")
}

// Asked is the question alone.
func (s *Scene) Asked(t wording.Text) string {
	q := &s.Question
	g, o := &q.Given, &q.Other
	digits, units := wording.Digits(g.Digits), t.Units(g.Units)
	count := wording.NumberWord(q.Cells.Len() + q.Units.Len())
	switch q.About {
	case placesOf:
		return "Where can " + wording.OrDigits(g.Digits) + " go in " + units + "?"
	case linesOf:
		return "Which " + count + " " + kindOf(g.Units) + " have all their places for " + digits + " in the same " + count + " " + across(g.Units) + "?"
	case coversOf:
		return "In which " + count + " " + kindOf(g.Units) + " are these places?"
	case oneMoreUnit:
		return "All of them, " + wording.And(t.Cells(g.Cells)) + ", are together in one more row, column or box. Which?"
	case onlyThese:
		return "Which " + count + " cells of " + units + " have no candidates but " + wording.AndDigits(g.Digits) + "?"
	case between:
		if g.Cells.Len() == 1 {
			return "Which digits can " + cellsOf(t, g) + " hold?"
		}
		return "Which digits can " + cellsOf(t, g) + " hold between them?"
	case outsideOf:
		return "Which of these places " + isAre(q.Cells.Len()) + " outside " + units + "?"
	case seeEachOther:
		return "One of " + wording.And(t.Cells(g.Cells)) + " sees one of " + wording.And(t.Cells(o.Cells)) + ". Which two see each other?"
	case openCell:
		return "Which cell of " + units + " is open?"
	case seenDigits:
		return "Which digits stand in the row, the column and the box of " + cellsOf(t, g) + "?"
	case pincersOf:
		return "The pivot " + cellsOf(t, g) + " can be " + wording.OrDigits(g.Digits) + ". Which two cells that it sees have two candidates, " +
			wording.Digits(o.Digits) + " and one of " + wording.AndDigits(g.Digits&^o.Digits) + "?"
	case inBothCases:
		return "Whichever candidate of " + cellsOf(t, g) + " is true, one digit is true in one of " + wording.And(t.Cells(o.Cells.Union(withAny(g, q)))) + ". Which?"
	case otherThan:
		return "Where in " + t.Units(o.Units) + " must " + digits + " be, then?"
	case otherDigit:
		return "Which digit must " + cellsOf(t, g) + " be, then?"
	case opposite:
		b := s.Board(0)
		return "These units have only two places for " + digits + ", so one of the two is " + digits + " and the other is not: " + pairsOf(t, &b, g) +
			". Give " + cellsOf(t, o) + " one colour, its partners the other one, their partners the first again, and so on. Which cells have the other colour?"
	case sameInAll:
		return "Which digits are candidates of every one of " + cellsOf(t, g) + "?" + rectangle(g.Cells)
	case moreThan:
		return "Which of " + cellsOf(t, g) + " can hold something else than " + wording.OrDigits(g.Digits) + "?"
	case threeLeft:
		return "Which open cell has more than two candidates?"
	case restricted:
		one, two := pattern.LetterOf(q.Letters[0]), pattern.LetterOf(q.Letters[1])
		if q.Digits.Len() > 1 {
			return "Which digits of both sets have all their places in " + one + " see all their places in " + two + ", each of them? Only one of the sets can hold such a digit."
		}
		return "Which digit of both sets has all its places in " + one + " see all its places in " + two + "? Only one of the sets can hold it."
	case follows:
		return "Where is the only place left for " + digits + " in " + units + ", then?"
	case onlyDigit:
		return "Which digit is the only one left for " + cellsOf(t, g) + ", then?"
	case nothingIn:
		if q.Units.Len() > 1 {
			return "Which " + kindsOf(q.Units) + " no place left for " + digits + ", then? One is enough."
		}
		return "Which " + kindsOf(q.Units) + " no place left for " + digits + ", then?"
	case without:
		return "If " + cellsOf(t, o) + " is " + wording.Digits(o.Digits) + ", petal " + pattern.LetterOf(q.Letters[0]) + " lacks it, as " + cellsOf(t, o) + " sees all its places. Which digits must it hold, then?"
	case placesAmong:
		return "Which cells of the set in " + units + " can be " + digits + "?"
	case roomIn:
		return "Leave out the targets and the cells that see both base cells. In which two lines are all other places for " + digits + " in " + units + ", counting where it stands already? A line is a row or a column."
	case seesWhich:
		return "In the pattern " + digits + " has these places: " + wording.And(t.Cells(g.Cells)) + ". Which of them does " + cellsOf(t, o) + " see?"
	case WhatFollows:
		return s.follows() + s.howMany()
	case WhichIsIt:
		return "One of these boards has the " + s.Step.Technique.Title + " that is marked. In the others one thing is wrong. Which one has it?"
	case TheStep:
		text := "The next step here: " + s.Step.Technique.Title + ". "
		if s.Region {
			text += "Look at " + clue.Region(t, s.Step) + ". "
		}
		other := ""
		if s.Region { // said once
			other = " What another " + s.Step.Technique.Title + " here gives counts, too."
		}
		if len(s.Step.Placements) > 0 {
			return text + "What can be placed?" + s.howMany() + other
		}
		return text + "What can be removed?" + s.howMany() + other
	case thePuzzle:
		if s.Needed == nil {
			return "A whole puzzle. Solve it."
		}
		return "A whole puzzle that needs " + s.Needed.Title + ": without that, the techniques tried in this lesson do not solve it. Solve it; the other steps can be made for you."
	}
	return ""
}

// rectangle says of four cells that they are the corners of a rectangle in two boxes, which is why they are asked about; empty of others.
func rectangle(cells board.CellSet) string {
	kinds := map[byte]int{}
	for u := range cells.Units().All() {
		kinds[u.Kind()]++
	}
	if cells.Len() != 4 || kinds['r'] != 2 || kinds['c'] != 2 || kinds['b'] != 2 {
		return ""
	}
	return " They are the corners of a rectangle in two boxes."
}

// follows asks what follows from what was said before.
func (s *Scene) follows() string {
	placed := len(s.Step.Placements) > 0
	if len(s.Leads) > 0 {
		switch last := &s.Leads[len(s.Leads)-1]; {
		case last.Says == endHolds && last.Links[0].From.Digit == last.Links[len(last.Links)-1].To.Digit && !placed:
			return "What sees both ends, so that it can be removed?"
		case last.Says == endHolds && !placed:
			return "What can't be, whichever of the two ends is true?"
		case last.Says == CasesEnd && !placed:
			return "What can't be in any of the cases?"
		case last.Says == CasesEnd:
			return "What is so in each of the cases?"
		}
	}
	if placed {
		return "So what can be placed?"
	}
	return "So what can be removed?"
}

// howMany says how much is asked for; nothing where that goes without saying.
func (s *Scene) howMany() string {
	n, of := s.wanted()
	one, many := "candidate", "candidates"
	if len(s.Step.Placements) > 0 {
		one, many = "digit", "digits"
	}
	switch {
	case len(s.Step.Placements) == 1:
		return ""
	case n < of:
		return " (any " + wording.NumberWord(n) + " of the " + wording.NumberWord(of) + " " + many + " are enough)"
	}
	return " (" + wording.NumberWord(n) + " " + plural(n, one, many) + ")"
}

// Form says how an answer is written.
func (s *Scene) Form(t wording.Text) string {
	cell := t.Notation.Cell(0) + " " + t.Notation.Cell(40)
	switch s.Asks {
	case units:
		return unitsForm(s.Kinds())
	case cells:
		return "cells, as " + cell
	case digits:
		return "digits, as 3 8"
	case Conclusions:
		if len(s.Step.Placements) > 0 {
			return "what is placed, as " + t.Notation.Cell(40) + "=5"
		}
		return "what is removed, as " + t.Notation.Cell(40) + "<>5 (it can't be 5), or several: " + t.Notation.Cell(40) + "<>57 " + t.Notation.Cell(0) + "<>5"
	case Letter:
		return "a, b or c"
	}
	return ""
}

// unitsForm is how units of some kinds are written.
func unitsForm(kinds []string) string {
	many := map[string]string{"row": "rows", "column": "columns", "box": "boxes"}
	example := map[string]string{"row": "r2 r6", "column": "c4", "box": "b5"}
	if len(kinds) == 1 {
		return many[kinds[0]] + ", as " + map[string]string{"row": "r2 r6", "column": "c2 c6", "box": "b2 b6"}[kinds[0]]
	}
	var names, examples []string
	for _, kind := range kinds {
		names, examples = append(names, many[kind]), append(examples, example[kind])
	}
	return wording.Or(names) + ", as " + wording.Or(examples)
}

// Kinds are the kinds of units that an answer may name; none where it names no units.
func (s *Scene) Kinds() []string {
	switch {
	case s.Asks != units:
		return nil
	case s.About == roomIn:
		return []string{"row", "column"}
	case s.About == linesOf || s.About == coversOf:
		switch kindOf(s.Given.Units) {
		case "rows":
			return []string{"row"}
		case "columns":
			return []string{"column"}
		case "boxes":
			return []string{"box"}
		}
	}
	return []string{"row", "column", "box"}
}

// Answered is the right answer in words.
func (s *Scene) Answered(t wording.Text) string {
	switch s.Asks {
	case units:
		return t.Units(s.Units)
	case cells:
		return wording.And(t.Cells(s.Cells))
	case digits:
		return wording.AndDigits(s.Digits)
	case Conclusions:
		return t.Conclusion(s.Step)
	case Letter:
		return LetterOf(s.Letter)
	}
	return ""
}

// LetterOf names a board.
func LetterOf(i int) string { return string(rune('a' + i)) }

// cellsOf are the cells of a part in words.
func cellsOf(t wording.Text, p *deduce.Part) string { return wording.And(t.InLines(p.Cells)) }

// isAre is the verb for so many.
func isAre(n int) string {
	if n == 1 {
		return "is"
	}
	return "are"
}

// kindOf is what units are, in the plural; units where they are of several kinds.
func kindOf(units board.UnitSet) string {
	kinds := map[byte]string{'r': "rows", 'c': "columns", 'b': "boxes"}
	for u := range units.All() {
		if u.Kind() != units.First().Kind() {
			return "units"
		}
	}
	return kinds[units.First().Kind()]
}

// kindsOf is which kind of unit has something, with its verb: row has, rows have.
func kindsOf(units board.UnitSet) string {
	if units.Len() == 1 {
		return strings.TrimSuffix(strings.TrimSuffix(kindOf(units), "s"), "e") + " has"
	}
	return kindOf(units) + " have"
}

// across is what lines are that cross some, in the plural.
func across(lines board.UnitSet) string {
	if lines.First().Kind() == 'r' {
		return "columns"
	}
	return "rows"
}

// pairsOf are the units that have just two places for a digit, both among some cells, with these.
func pairsOf(t wording.Text, b *board.Board, p *deduce.Part) string {
	var all []string
	for u := range board.AllUnits.All() {
		if places := b.CellsFor(p.Digits.First()).And(b.Open()).And(u.Cells()); places.Len() == 2 && places.Within(p.Cells) {
			all = append(all, strings.Join(t.Cells(places), " - ")+" ("+t.Notation.Unit(u)+")")
		}
	}
	return strings.Join(all, ", ")
}

// withAny returns the cells of the pivot that can hold the digit.
func withAny(pivot *deduce.Part, q *Question) board.CellSet {
	if pivot.Digits&q.Digits != 0 {
		return pivot.Cells
	}
	return board.CellSet{}
}
