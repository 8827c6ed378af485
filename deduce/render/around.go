package render

import (
	"fmt"

	"deduku/board"
	"deduku/deduce"
)

// NearMiss says that a candidate which the step by removed would have given a truth one more, and so broken an argument.
func (t Text) NearMiss(x board.Candidate, truth deduce.Truth, by int) string {
	cell := t.Notation.Cell(x.Cell)
	if _, ok := truth.Cell(); ok {
		return fmt.Sprintf("Near miss: were %d still a candidate of %s, the cell would have one more, and this would not follow. Step %d removed it.", x.Digit, cell, by)
	}
	u, _ := truth.Unit()
	return fmt.Sprintf("Near miss: were %d still a candidate of %s, %s would have one more place for it, and this would not follow. Step %d removed it.",
		x.Digit, cell, t.Notation.Unit(u), by)
}

// WhyNotThis says of a candidate that stays which cells of a pattern it sees and which it does not.
func (t Text) WhyNotThis(x board.Candidate, sees, misses board.CellSet) string {
	told := &teller{Text: t, step: &deduce.Step{}}
	cell := t.Notation.Cell(x.Cell)
	return fmt.Sprintf("Why not this one: %s keeps its %d. It sees %s, but not %s.", cell, x.Digit, told.sightOf(x.Cell, sees), told.list(misses))
}
