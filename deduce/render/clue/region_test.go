package clue_test

import (
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/clue"
	"deduku/deduce/render/wording"
)

// TestRegionIsNotTheWholeBoard says of a step without a pattern that removes candidates in many boxes where to look, or of which digits.
func TestRegionIsNotTheWholeBoard(t *testing.T) {
	spread := func(boxes int, digits ...board.Digit) *deduce.Step {
		step := &deduce.Step{Kind: deduce.Logic}
		for i := range boxes {
			c := board.CellAt(i/3*3, i%3*3)
			step.Eliminations = append(step.Eliminations, board.Candidate{Cell: c, Digit: digits[i%len(digits)]})
		}
		return step
	}
	bug := &deduce.Step{Kind: deduce.Logic, Eliminations: []board.Candidate{{Cell: 20, Digit: 9}}}
	for u := range board.AllCells.Units().All() {
		if u.Kind() == 'b' {
			bug.Parts = append(bug.Parts, deduce.Part{Role: deduce.Base, Units: board.UnitsOf(u)})
		}
	}
	for _, test := range []struct {
		step *deduce.Step
		want string
	}{
		{spread(2, 4), "4 in row 1"},
		{spread(9, 4), "4"},
		{spread(9, 1, 2, 3, 4, 5), "1, 2, 3, 4, 5"},
		{bug, "9"},
		{spread(4, 1, 2, 3, 4), "1, 2, 3, 4 in boxes 1, 2, 3 and 4"},
	} {
		if got := clue.Region(wording.Text{}, test.step); got != test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}

// TestRegionOfFullHouse looks for a full house in the unit that it fills, whichever of the cell's three that is.
func TestRegionOfFullHouse(t *testing.T) {
	c := board.CellAt(2, 4)
	for _, u := range c.Units() {
		step := &deduce.Step{Kind: deduce.PosDed, Technique: deduce.FullHouse, Parts: []deduce.Part{
			{Role: deduce.Single, Cells: board.CellsOf(c), Digits: board.Digits(7)}, {Role: deduce.Within, Units: board.UnitsOf(u)},
		}}
		if got, want := clue.Region(wording.Text{}, step), (wording.Text{}).Notation.Unit(u); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
