package lesson

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/clue"
	"deduku/deduce/render/wording"
)

// Text is the question in words.
func (s *Scene) Text(t wording.Text) string {
	q := &s.Question
	g, o := &q.Given, &q.Other
	digits, units := wording.Digits(g.Digits), t.Units(g.Units)
	count := wording.NumberWord(q.Cells.Len() + q.Units.Len())
	switch q.About {
	case PlacesOf:
		return "Where can " + wording.OrDigits(g.Digits) + " go in " + units + "?"
	case LinesOf:
		return "Which " + count + " " + kindOf(g.Units) + " have all their places for " + digits + " in the same " + count + " " + across(g.Units) + "?"
	case CoversOf:
		return "In which " + count + " " + kindOf(g.Units) + " are these places?"
	case OneMoreUnit:
		return "All of them, " + wording.And(t.Cells(g.Cells)) + ", are together in one more row, column or box. Which?"
	case OnlyThese:
		return "Which " + count + " cells of " + units + " have no candidates but " + wording.AndDigits(g.Digits) + "?"
	case Between:
		if g.Cells.Len() == 1 {
			return "Which digits can " + cellsOf(t, g) + " hold?"
		}
		return "Which digits can " + cellsOf(t, g) + " hold between them?"
	case OutsideOf:
		return "Which of these places " + isAre(q.Cells.Len()) + " outside " + units + "?"
	case SeeEachOther:
		return "One of " + wording.And(t.Cells(g.Cells)) + " sees one of " + wording.And(t.Cells(o.Cells)) + ". Which two see each other?"
	case OpenCell:
		return "Which cell of " + units + " is open?"
	case SeenDigits:
		return "Which digits stand in the row, the column and the box of " + cellsOf(t, g) + "?"
	case PincersOf:
		return "The pivot " + cellsOf(t, g) + " can be " + wording.OrDigits(g.Digits) + ". Which two cells that it sees have two candidates, " +
			wording.Digits(o.Digits) + " and one of " + wording.AndDigits(g.Digits&^o.Digits) + "?"
	case InBothCases:
		return "Whichever candidate of " + cellsOf(t, g) + " is true, one digit is true in one of " + wording.And(t.Cells(o.Cells.Union(withAny(g, q)))) + ". Which?"
	case OtherThan:
		return "Suppose " + t.IsNot(g.Cells, g.Digits) + ". Where in " + t.Units(o.Units) + " must " + digits + " be?"
	case OtherDigit:
		return "Suppose " + t.IsNot(g.Cells, g.Digits) + ". Which digit must it be?"
	case Opposite:
		return "Strong links of " + digits + " join " + cellsOf(t, g) + ". Give " + cellsOf(t, o) + " one colour, what it is linked to the other one, and so on. Which cells have the other colour?"
	case SameInAll:
		return "Which digits can each of " + cellsOf(t, g) + " hold?"
	case MoreThan:
		return "Which of " + cellsOf(t, g) + " can hold something else than " + wording.OrDigits(g.Digits) + "?"
	case ThreeLeft:
		return "Which open cell has more than two candidates?"
	case Restricted:
		return "Call " + cellsOf(t, g) + " set A and " + cellsOf(t, o) + " set B. Which digit can only one of the two sets hold, as all its places in A see all its places in B?"
	case Follows:
		return "Suppose " + t.NodeIs(deduce.Node{Cells: o.Cells, Digit: o.Digits.First()}, true) + ". Where is the only place left for " + digits + " in " + units + "?"
	case SeesWhich:
		return "In the pattern " + digits + " has these places: " + wording.And(t.Cells(g.Cells)) + ". Which of them does " + cellsOf(t, o) + " see?"
	case WhatFollows:
		if len(s.Step.Placements) > 0 {
			return "What can be placed?"
		}
		return "So what can be removed?"
	case WhichIsIt:
		return "One of these boards has the " + s.Step.Technique.Title + " that is marked. In the others one thing is missing. Which one has it?"
	case TheStep:
		text := "The next step here is of " + s.Step.Technique.Title + ". "
		if s.Region {
			text += "Look at " + clue.Region(t, s.Step) + ". "
		}
		if len(s.Step.Placements) > 0 {
			return text + "What can be placed?"
		}
		return text + "What can be removed?"
	case ThePuzzle:
		return "A whole puzzle. Solve it; all that is easier can be made for you."
	}
	return ""
}

// Form says how an answer is written.
func (s *Scene) Form(t wording.Text) string {
	cell := t.Notation.Cell(0) + " " + t.Notation.Cell(40)
	switch s.Asks {
	case Units:
		return "rows, columns or boxes, as r2 r6, c4 or b5"
	case Cells:
		return "cells, as " + cell
	case Digits:
		return "digits, as 3 8"
	case Conclusions:
		if len(s.Step.Placements) > 0 {
			return "what is placed, as " + t.Notation.Cell(40) + "=5"
		}
		return "what is removed, as " + t.Notation.Cell(40) + "<>5, several at once where it is so"
	case Letter:
		return "a, b or c"
	}
	return ""
}

// Kinds are the kinds of units that an answer may name; none where it names no units.
func (s *Scene) Kinds() []string {
	switch {
	case s.Asks != Units:
		return nil
	case s.About == LinesOf || s.About == CoversOf:
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
	case Units:
		return t.Units(s.Units)
	case Cells:
		return wording.And(t.Cells(s.Cells))
	case Digits:
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

// across is what lines are that cross some, in the plural.
func across(lines board.UnitSet) string {
	if lines.First().Kind() == 'r' {
		return "columns"
	}
	return "rows"
}

// withAny is the cells of the pivot where it can hold the digit itself.
func withAny(pivot *deduce.Part, q *Question) board.CellSet {
	if pivot.Digits&q.Digits != 0 {
		return pivot.Cells
	}
	return board.CellSet{}
}
