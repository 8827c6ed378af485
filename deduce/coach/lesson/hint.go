package lesson

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/clue"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
)

// hints are all that can be said of a scene short of its answer, in degrees.
func (s *Scene) hints(t wording.Text) (all []string) {
	b := s.Board(0)
	switch s.About {
	case TheStep:
		all = s.clues(&b, t)
	case WhatFollows:
		all = append([]string{s.whereToLook(t)}, s.firstOf(t)...)
	case WhichIsIt:
		for i := range s.Shown {
			if text := s.MissText(i, t); text != "" && len(all) < len(s.Shown)-1 {
				all = append(all, "not "+LetterOf(i)+": "+text)
			}
		}
		all = all[:min(1, len(all))] // the last but one is as good as the answer
	default:
		all = s.looks(&b, t)
	}
	switch {
	case s.Asks == cells && s.Cells.Len() > 1:
		all = append(all, "one of them is "+t.Notation.Cell(s.Cells.First()))
	case s.Asks == units && s.Units.Len() > 1 && s.About != nothingIn:
		all = append(all, "one of them is "+t.Notation.Unit(s.Units.First()))
	case s.Asks == digits && s.Digits.Len() > 1 && s.About != seenDigits && s.About != between: // of these more digits were named
		all = append(all, "one of them is "+s.Digits.First().String())
	}
	return slices.DeleteFunc(all, func(text string) bool { return text == "" })
}

// looks are hints on a question about the pattern: at what to look, and what is to be seen there.
func (s *Scene) looks(b *board.Board, t wording.Text) []string {
	g, o := &s.Given, &s.Other
	digits, units := wording.OrDigits(g.Digits), g.Units|o.Units
	switch s.About {
	case placesOf, placesAmong:
		open := openIn(b, units)
		if s.About == placesAmong {
			open = open.And(o.Cells)
		}
		return []string{"the open cells there: " + wording.And(t.Cells(open)) + ". Which of them have " + digits + " among their candidates?", s.oneNot(b, open, t)}
	case otherThan:
		return []string{
			"look for the " + digits + " among the candidates of " + t.Units(units),
			"it stands in " + wording.And(t.Cells(b.CellsFor(g.Digits.First()).And(openIn(b, units)))) + " and in no other cell there: a strong link",
		}
	case follows:
		places := b.CellsFor(g.Digits.First()).And(openIn(b, units))
		return []string{"on the board " + digits + " has these places in " + t.Units(units) + ": " + wording.And(t.Cells(places)), s.oneNot(b, places, t)}
	case linesOf:
		return []string{
			"count the places for " + digits + " " + strings.TrimSuffix(kindOf(g.Units), "s") + " by " + strings.TrimSuffix(kindOf(g.Units), "s") + ": those with more than " + wording.NumberWord(s.Units.Len()) + " can't be it",
			"left are " + t.Units(fewPlaces(b, kindOf(g.Units), g.Digits.First(), s.Units.Len())) + ": which of them fit together?",
		}
	case coversOf, roomIn:
		return []string{"the places are " + wording.And(t.Cells(g.Cells)) + ": find " + wording.NumberWord(s.Units.Len()) + " " + s.coverKind() + " that have all of them between them"}
	case oneMoreUnit:
		c := g.Cells.First()
		return []string{t.Notation.Cell(c) + " is in " + t.Units(c.UnitSet()) + ": which of these has the others, too, and is not where we looked?"}
	case onlyThese:
		return []string{"go through the open cells there: one with another candidate is none", s.oneNot(b, openIn(b, units), t)}
	case between, sameInAll:
		c := g.Cells.First()
		if g.Cells.Len() == 1 {
			look := "read the candidates of " + t.Notation.Cell(c) + " off the board"
			if plainCandidates(b, c) == b.Candidates(c) {
				look += ", or strike what it sees: " + strings.Join(seenIn(t, b, c), ", ")
			}
			return []string{look}
		}
		return []string{"read the candidates of each: " + t.Notation.Cell(c) + " has " + wording.AndDigits(b.Candidates(c))}
	case outsideOf:
		return []string{"go through the places: one that is in " + t.OrUnits(g.Units) + " is not outside", s.oneNot(b, g.Cells, t)}
	}
	return s.looksFurther(b, t)
}

// looksFurther is looks of questions about cells that are linked.
func (s *Scene) looksFurther(b *board.Board, t wording.Text) []string {
	g, o := &s.Given, &s.Other
	switch s.About {
	case seeEachOther:
		common := s.Cells.CommonUnits()
		return []string{"two cells see each other in a row, a column or a box; here it is a " + oneKind(common.First())}
	case openCell:
		return []string{"all cells of " + t.Units(g.Units) + " but one have a large digit"}
	case seenDigits:
		seen := seenIn(t, b, g.Cells.First())
		return seen[:min(2, len(seen))]
	case pincersOf:
		c := s.Cells.First()
		return []string{
			"such a cell has just two candidates, " + wording.Digits(o.Digits) + " among them, and stands in a unit of the pivot",
			"there is one in " + t.Units(board.UnitsOf((c.UnitSet() & g.Cells.First().UnitSet()).First())),
		}
	case inBothCases:
		cases := strings.Split(strings.TrimSuffix(s.whyInBoth(b, t), "."), "; ")
		return []string{"go through the candidates of " + cellsOf(t, g) + " one by one: what is left of the other cells then?", cases[0]}
	case otherDigit:
		return []string{"look at its candidates", "they are " + wording.AndDigits(b.Candidates(g.Cells.First())) + " and no others: a strong link"}
	case opposite:
		c := o.Cells.First()
		return []string{"begin at " + t.Notation.Cell(c) + ": with whom is it a pair? Each of those has the other colour"}
	case moreThan:
		return []string{"compare the candidates of each with " + wording.AndDigits(g.Digits), s.oneNot(b, g.Cells, t)}
	case threeLeft:
		return []string{"it is in " + t.Notation.Unit(board.Box(s.Cells.First().Box()))}
	case restricted:
		one, two := pattern.LetterOf(s.Letters[0]), pattern.LetterOf(s.Letters[1])
		both := unionOf(b, g.Cells) & unionOf(b, o.Cells)
		return []string{"both sets have " + wording.AndDigits(both) + ": for each see whether its places in " + one + " all see its places in " + two}
	case onlyDigit:
		c := g.Cells.First()
		out := b.Candidates(c) &^ s.Digits
		hints := []string{"on the board it has " + wording.AndDigits(b.Candidates(c)) + ": which of these were placed in its row, column or box?"}
		if out.Len() > 1 {
			hints = append(hints, s.ruledOut(b, board.Candidate{Cell: c, Digit: out.First()}, t))
		}
		return hints
	case nothingIn:
		return []string{"look for a unit whose places for " + wording.Digits(g.Digits) + " all see a " + wording.Digits(g.Digits) + " that was placed, or were filled", "it is a " + oneKind(s.Units.First())}
	case without:
		return []string{"it has " + wording.AndDigits(g.Digits) + " for " + wording.NumberWord(g.Cells.Len()) + " " + plural(g.Cells.Len(), "cell", "cells")}
	case seesWhich:
		c := o.Cells.First()
		return []string{t.Notation.Cell(c) + " is in " + t.Units(c.UnitSet())}
	}
	return nil
}

// openIn is the open cells of units.
func openIn(b *board.Board, units board.UnitSet) (cells board.CellSet) {
	for u := range units.All() {
		cells = cells.Union(u.Cells().And(b.Open()))
	}
	return cells
}

// unionOf returns the digits that at least one of the cells can hold.
func unionOf(b *board.Board, cells board.CellSet) (digits board.DigitSet) {
	for c := range cells.All() {
		digits |= b.Candidates(c)
	}
	return digits
}

// oneNot says of the first of some cells that is not in the answer why not; empty where all of them are.
func (s *Scene) oneNot(b *board.Board, cells board.CellSet, t wording.Text) string {
	wrong := cells.Minus(s.Cells).And(b.Open())
	if wrong.Empty() {
		return ""
	}
	name, why := t.Notation.Cell(wrong.First()), s.whyNotCells(board.CellsOf(wrong.First()), t)
	if strings.HasPrefix(why, name) {
		return why
	}
	return "not " + name + ": " + why
}

// fewPlaces is the units of a kind that have a place for a digit, and no more than so many.
func fewPlaces(b *board.Board, kind string, d board.Digit, most int) (units board.UnitSet) {
	for u := range board.AllUnits.All() {
		if n := b.CellsFor(d).And(b.Open()).And(u.Cells()).Len(); kindOf(board.UnitsOf(u)) == kind && 0 < n && n <= most {
			units |= board.UnitsOf(u)
		}
	}
	return units
}

// oneKind is the kind of a unit.
func oneKind(u board.Unit) string {
	return map[byte]string{'r': "row", 'c': "column", 'b': "box"}[u.Kind()]
}

func plural(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// clues are hints on a step: where it is, which cells make its pattern, how these hang together, and what it is about; of a single, whose cell
// would be the answer, the open cells there and what rules them out. What is said from the start is passed over.
func (s *Scene) clues(b *board.Board, t wording.Text) []string {
	start := clue.Start(t, s.Step)
	if start != "" {
		start = "begin at " + start
	}
	all := []string{start, "look at " + clue.Region(t, s.Step)}
	if pattern.ShapeOf(s.Step) == deduce.ShapeSingle {
		told := tale.Tell(t, s.Step, b)
		all = append(all, told.Look)
		if pattern.GatherRole(s.Step, deduce.LastPlace).Units != 0 {
			all = append(all, told.Choices)
		}
	} else {
		all = append(all, "its cells: "+clue.Cells(t, s.Step, b), clue.Pattern(t, s.Step, b), s.about(t))
	}
	if s.Region {
		all = all[2:]
	}
	return all
}

// about is what a step concludes, without saying of which cells.
func (s *Scene) about(t wording.Text) string {
	if len(s.Step.Placements) > 0 {
		return "what is placed is " + wording.OrDigits(digitsOf(s.Step)) + ", in " + t.Notation.Unit(board.Box(s.Step.Placements[0].Cell.Box()))
	}
	return "what can be removed is " + wording.OrDigits(digitsOf(s.Step)) + ", for one in " + t.Notation.Unit(board.Box(s.Step.Eliminations[0].Cell.Box()))
}

// whereToLook is a hint on what follows: the cells that it must see.
func (s *Scene) whereToLook(t wording.Text) string {
	b := s.Board(0)
	for _, x := range s.Step.Eliminations {
		if seen := reached(s.Step, &b, x.Digit).And(x.Cell.Peers()); !seen.Empty() && seen.Len() <= mostCells {
			return "look for " + x.Digit.String() + " in a cell that sees " + wording.And(t.Cells(seen))
		}
	}
	return "it is about " + wording.AndDigits(digitsOf(s.Step))
}

// firstOf is a hint on where one of the conclusions is and, where there are several, one of them.
func (s *Scene) firstOf(t wording.Text) []string {
	concluded := slices.Concat(s.Step.Placements, s.Step.Eliminations)
	x := concluded[0]
	if len(concluded) == 1 {
		return []string{"it is in " + t.Notation.Unit(board.Box(x.Cell.Box()))}
	}
	one := deduce.Step{Eliminations: concluded[:1]}
	if len(s.Step.Placements) > 0 {
		one = deduce.Step{Placements: concluded[:1]}
	}
	return []string{"one of them is in " + t.Notation.Unit(board.Box(x.Cell.Box())), "one of them is " + t.Conclusion(&one)}
}
