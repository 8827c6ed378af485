package tale

import (
	"deduku/board"
	"slices"
)

// removed is the cells that lose something.
func (t *teller) removed() (cells board.CellSet) {
	for _, x := range t.Step.Eliminations {
		cells = cells.With(x.Cell)
	}
	return cells
}

// loses is the digits that are removed from a cell.
func (t *teller) loses(c board.Cell) (digits board.DigitSet) {
	for _, x := range t.Step.Eliminations {
		if x.Cell == c {
			digits = digits.With(x.Digit)
		}
	}
	return digits
}

// placed is the cells that are filled.
func (t *teller) placed() (cells board.CellSet) {
	for _, x := range t.Step.Placements {
		cells = cells.With(x.Cell)
	}
	return cells
}

// conclusion is the one candidate of which something is concluded.
func (t *teller) conclusion() board.Candidate {
	return append(slices.Clone(t.Step.Placements), t.Step.Eliminations...)[0]
}
