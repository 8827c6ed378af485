package lesson

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// mostFollowed is how many placements of a net are asked for; the others are told. One more is asked for where lemmas come in between:
// the end of such a net can't be read off the board.
const mostFollowed = 2

// net asks what follows, one placement after the other, from what an argument supposes, and where it ends. Each question rests on the
// board and on what was placed before.
func (a *asker) net() {
	if a.Step.Argument == nil || len(a.Step.Argument.Claims) == 0 {
		return
	}
	claims := a.Step.Argument.Claims
	after := *a.Board
	var supposed board.Candidate
	var told, placed []board.Candidate
	most := mostFollowed
	nested := slices.ContainsFunc(claims[1:], func(c deduce.Claim) bool {
		return c.Kind == deduce.Assume || !c.True && c.Depth > 0 && c.Kind != deduce.Conflict
	})
	if nested {
		most++
	}
	asked, lemmas := 0, false
	for i := range claims {
		switch c := &claims[i]; {
		case i == 0 && c.Kind == deduce.Assume && c.True:
			supposed = c.Candidate
			after.Place(supposed.Cell, supposed.Digit)
			placed = append(placed, supposed)
			a.tell(Lead{Says: supposes, Part: candidatePart(supposed), True: true})
		case supposed.Digit == 0:
			return
		case c.Depth > 1 || c.Kind == deduce.Assume || !c.True && c.Kind != deduce.Conflict:
			lemmas = true
			if c.Depth <= 1 && !c.True {
				after.Eliminate(c.Candidate.Cell, c.Candidate.Digit)
			}
		case c.Kind == deduce.Conflict:
			a.ends(&after, c.Truth, told, placed, nested)
			return
		case c.True && c.Kind != deduce.Conclude:
			if !lemmas && asked < most && a.follows(&after, c, placed) {
				asked++
				a.tell(Lead{Says: isSo, Part: candidatePart(c.Candidate)})
			} else {
				told = append(told, c.Candidate)
			}
			after.Place(c.Candidate.Cell, c.Candidate.Digit)
			placed = append(placed, c.Candidate)
		}
	}
}

// candidatePart is a candidate as the part of a lead.
func candidatePart(x board.Candidate) deduce.Part {
	return deduce.Part{Cells: board.CellsOf(x.Cell), Digits: board.Digits(x.Digit)}
}

// follows asks for a placement on the board as it is by then.
func (a *asker) follows(now *board.Board, c *deduce.Claim, placed []board.Candidate) bool {
	other, after := candidatePart(placed[0]), slices.Clone(placed)
	if cell, ok := c.Truth.Cell(); ok {
		return now.Candidates(cell).Single() && a.ask(Question{
			Asks: digits, About: onlyDigit, Given: deduce.Part{Cells: board.CellsOf(cell)}, Other: other, Digits: now.Candidates(cell), After: after,
		})
	}
	if c.Truth == deduce.NoTruth {
		return false
	}
	u, d := c.Truth.Unit()
	places := now.CellsFor(d).And(u.Cells()).And(now.Open())
	return places.Len() == 1 && a.ask(Question{
		Asks: cells, About: follows, Given: deduce.Part{Units: board.UnitsOf(u), Digits: board.Digits(d)}, Other: other, Cells: places, After: after,
	})
}

// ends asks for the unit that has no place left for a digit, where the board shows it, and says so. In a nested net it is told.
func (a *asker) ends(now *board.Board, truth deduce.Truth, told, placed []board.Candidate, nested bool) {
	if len(told) > 0 {
		a.tell(Lead{Says: Places, Placed: told, True: nested})
	}
	if cell, ok := truth.Cell(); ok {
		a.tell(Lead{Says: ends, Part: deduce.Part{Cells: board.CellsOf(cell)}})
		return
	}
	u, d := truth.Unit()
	var full board.UnitSet
	for v := range board.AllUnits.All() {
		if now.CellsFor(d).And(v.Cells()).Empty() {
			full |= board.UnitsOf(v)
		}
	}
	if full.Has(u) && !nested {
		a.ask(Question{Asks: units, About: nothingIn, Given: deduce.Part{Digits: board.Digits(d)}, Units: full, After: slices.Clone(placed)})
	}
	a.tell(Lead{Says: ends, Part: deduce.Part{Units: board.UnitsOf(u), Digits: board.Digits(d)}})
}
