package lesson

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// Miss is what keeps a board from having a step of a technique: one candidate too many, of a truth that the step would cite, or a trap.
type Miss struct {
	Candidate board.Candidate
	Truth     deduce.Truth
	Is        bool          // there is a miss
	Trap      Trap          // what it is, where it is no candidate too many
	Of        []deduce.Part // what of the pattern the words about the trap speak of
}

// Text is what is missing on a board; empty where nothing is.
func (m Miss) Text(b *board.Board, t wording.Text) string {
	if !m.Is {
		return ""
	}
	if m.Trap != noTrap {
		return m.trapText(t)
	}
	name := t.Notation.Cell(m.Candidate.Cell)
	if _, isCell := m.Truth.Cell(); isCell {
		return name + " can also be " + m.Candidate.Digit.String() + ": its candidates are " + wording.AndDigits(b.Candidates(m.Candidate.Cell))
	}
	u, d := m.Truth.Unit()
	if m.Candidate.Digit == 0 {
		return t.Notation.Unit(u) + " has another open cell, " + name
	}
	return t.Notation.Unit(u) + " has one more place for " + d.String() + ": " + name + " (its places are " + wording.And(t.Cells(b.CellsFor(d).And(u.Cells()))) + ")"
}
