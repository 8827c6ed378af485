package teller

import (
	"deduku/board"
	"slices"
)

// Removed is the cells that lose something.
func (t *Teller) Removed() (cells board.CellSet) {
	for _, x := range t.Step.Eliminations {
		cells = cells.With(x.Cell)
	}
	return cells
}

// Loses is the digits that are removed from a cell.
func (t *Teller) Loses(c board.Cell) (digits board.DigitSet) {
	for _, x := range t.Step.Eliminations {
		if x.Cell == c {
			digits = digits.With(x.Digit)
		}
	}
	return digits
}

// Placed is the cells that are filled.
func (t *Teller) Placed() (cells board.CellSet) {
	for _, x := range t.Step.Placements {
		cells = cells.With(x.Cell)
	}
	return cells
}

// Conclusion is the one candidate of which something is concluded.
func (t *Teller) Conclusion() board.Candidate {
	return append(slices.Clone(t.Step.Placements), t.Step.Eliminations...)[0]
}
