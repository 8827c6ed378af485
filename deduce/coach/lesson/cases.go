package lesson

import (
	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
)

// Who follows the cases of a forcing chain on paper places one single after the other, and comes to more than single chains do. What each
// case rules out so is right, too; a case that ends in a contradiction rules out all.

// casesOf are the cases of a forcing chain: the candidates of a cell, or the places of a digit in a unit; none of other steps.
func casesOf(s *deduce.Step, b *board.Board) (cases []board.Candidate) {
	base := pattern.PartsOf(s, deduce.Base)
	if pattern.ShapeOf(s) != deduce.ShapeForcing || len(base) != 1 {
		return nil
	}
	switch p := base[0]; {
	case p.Units.Len() == 1 && p.Digits.Len() == 1:
		for c := range b.Homes(p.Digits.First()).And(p.Units.First().Cells()).All() {
			cases = append(cases, board.Candidate{Cell: c, Digit: p.Digits.First()})
		}
	case p.Units == 0 && p.Cells.Len() == 1:
		for d := range b.Candidates(p.Cells.First()).All() {
			cases = append(cases, board.Candidate{Cell: p.Cells.First(), Digit: d})
		}
	}
	return cases
}

// inEachCase is the step by which each case of a forcing chain rules edits out, all of them removals; nil where one does not.
func inEachCase(s *deduce.Step, b *board.Board, edits []coords.Edit) *deduce.Step {
	cases := casesOf(s, b)
	if len(cases) == 0 {
		return nil
	}
	for _, supposed := range cases {
		after := *b
		after.Place(supposed.Cell, supposed.Digit)
		for left := edits; ; {
			for len(left) > 0 && (!left[0].Eliminate || rulesOut(&after, left[0].Candidate)) {
				if !left[0].Eliminate {
					return nil
				}
				left = left[1:]
			}
			if len(left) == 0 {
				break
			}
			if after.Status() == board.Dead {
				break
			}
			if !placeSingle(&after) {
				return nil
			}
		}
	}
	by := *s
	by.Argument, by.Eliminations, by.Placements = nil, StepOf(edits).Eliminations, nil
	return &by
}

// rulesOut reports whether a board has no room for a candidate.
func rulesOut(b *board.Board, x board.Candidate) bool {
	if d := b.Digit(x.Cell); d != 0 {
		return d != x.Digit
	}
	return !b.Has(x)
}

// placeSingle places the first naked or hidden single of a board, and reports whether there was one.
func placeSingle(b *board.Board) bool {
	for c := range b.Open().All() {
		if b.Candidates(c).Single() {
			b.Place(c, b.Candidates(c).First())
			return true
		}
	}
	for u := range board.AllUnits.All() {
		for d := range board.AllDigits.All() {
			spots := b.Spots(u, d)
			if !spots.Single() {
				continue
			}
			if c := u.Cell(spots.First()); b.Digit(c) == 0 {
				b.Place(c, d)
				return true
			}
		}
	}
	return false
}
