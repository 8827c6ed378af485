package deadly

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Symmetric tells what follows from a symmetry of the givens.
func Symmetric(t *teller.Teller) teller.Tale {
	sym := wording.Symmetry(t.Step)
	look := mapped(t, sym.Map)
	if cycles := sym.Cycles(); cycles != "" {
		look += ", and replace each digit by the next in its bracket, the last by the first: " + cycles
	}
	return teller.Tale{
		Look:    look + ". The givens are as before.",
		Choices: "Do so with any solution of the puzzle, and it is a solution again. There is only one (this is assumed), so it is as before, too.",
		Sees:    imaged(t, sym),
	}
}

// mapped says how the board is moved.
func mapped(t *teller.Teller, by board.Symmetry) string {
	switch by {
	case board.HalfTurn:
		return "Give the board a half-turn"
	case board.QuarterTurn:
		return "Give the board a quarter-turn, clockwise"
	case board.Diagonal:
		return "Reflect the board in the diagonal from " + t.Notation.Cell(board.CellAt(0, 0)) + " to " + t.Notation.Cell(board.CellAt(8, 8))
	}
	return "Reflect the board in the diagonal from " + t.Notation.Cell(board.CellAt(0, 8)) + " to " + t.Notation.Cell(board.CellAt(8, 0))
}

// imaged says of what follows from a symmetry why: a cell stays in its place, or it is the image of another of which this is known.
func imaged(t *teller.Teller, sym *deduce.Symmetry) string {
	if within := t.Role(deduce.Within).Cells; !within.Empty() {
		return staying(t, sym, within)
	}
	var all []string
	if filled := t.Role(deduce.Filled); !filled.Cells.Empty() {
		for _, x := range t.Step.Placements {
			all = append(all, t.List(filled.Cells)+" is "+filled.Digits.First().String()+", so its image "+t.Notation.Cell(x.Cell)+" is "+x.Digit.String())
		}
	}
	for _, x := range t.Step.Eliminations {
		for y := sym.Image(x); y != x; y = sym.Image(y) {
			if t.Board.Open().Has(y.Cell) && !t.Board.Has(y) {
				all = append(all, t.Notation.Cell(y.Cell)+" can't be "+y.Digit.String()+", so its image "+t.Notation.Cell(x.Cell)+" can't be "+x.Digit.String())
				break
			}
		}
	}
	const most = 6
	if len(all) > most {
		return "Each of these candidates is the image of one that is removed already, such as: " + strings.Join(all[:most], "; ") + "."
	}
	return strings.Join(all, "; ") + "."
}

// staying says which digits are left for cells that stay in their places.
func staying(t *teller.Teller, sym *deduce.Symmetry, cells board.CellSet) string {
	var fixed board.DigitSet
	for d := range board.AllDigits.All() {
		if sym.Digits[d] == d {
			fixed = fixed.With(d)
		}
	}
	stay := " stay in their places, so they must hold "
	if cells.Len() == 1 {
		stay = " stays in its place, so it must hold "
	}
	switch {
	case fixed == 0:
		return t.List(cells) + stay + "digits that stay, but there are none."
	case fixed.Single():
		return t.List(cells) + stay + "the digit that stays: " + wording.Digits(fixed) + "."
	}
	return t.List(cells) + stay + "digits that stay: " + wording.OrDigits(fixed) + "."
}
