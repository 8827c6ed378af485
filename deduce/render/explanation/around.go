package explanation

import (
	"fmt"
	"strconv"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// NearMiss says that a candidate which the step by removed would have given a truth one more, and what would not follow then:
// conclusions of the step, or the claim of its argument with an index that is not negative. A given rules a candidate out from the start.
func NearMiss(t wording.Text, step *deduce.Step, before *board.Board, x board.Candidate, truth deduce.Truth, by int, spoils *deduce.Step, claim int) string {
	more := "the cell would have one more"
	if _, ok := truth.Cell(); !ok {
		u, _ := truth.Unit()
		more = t.Notation.Unit(u) + " would have one more place for it"
	}
	removed := "Step " + strconv.Itoa(by) + " removed it."
	for given := range before.Givens().And(x.Cell.Peers()).All() {
		if by <= before.Givens().Len() && before.Digit(given) == x.Digit {
			removed = "The given " + x.Digit.String() + " in " + t.Notation.Cell(given) + " rules it out."
			break
		}
	}
	lemma := ""
	if claim >= 0 {
		lemma = explainer{t}.lemmaWith(step, before, claim)
	}
	ends := t.Conclusion(spoils) + " would not follow"
	switch {
	case lemma != "":
		ends = "lemma " + lemma + " would not follow"
	case spoils.Kind == deduce.Conflict:
		ends = "there would be no contradiction"
	}
	if before.Digit(x.Cell) != 0 {
		return fmt.Sprintf("Near miss: were %s still open and %d a candidate of it, %s, and %s. Step %d filled it.", t.Notation.Cell(x.Cell), x.Digit, more, ends, by)
	}
	return fmt.Sprintf("Near miss: were %d still a candidate of %s, %s, and %s. %s", x.Digit, t.Notation.Cell(x.Cell), more, ends, removed)
}

// WhyNotThis says of a candidate that stays which cells of a pattern it sees and which it does not.
func WhyNotThis(t wording.Text, x board.Candidate, sees, misses board.CellSet) string {
	cell := t.Notation.Cell(x.Cell)
	return fmt.Sprintf("Why not this one: %s keeps its %d. It sees %s, but not %s.", cell, x.Digit, t.SightOf(x.Cell, sees), wording.And(t.InLines(misses)))
}
