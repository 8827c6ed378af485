package pattern

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// LetterOf names the sets of a tale in their order: A, B, C.
func LetterOf(i int) string { return string(rune('A' + i)) }

// LettersOf are the numbers of the letters that parts bear, in their order; the same cells have the same letter.
func LettersOf(parts []*deduce.Part) []int {
	out := make([]int, len(parts))
	next := 0
	for i, p := range parts {
		if same := slices.IndexFunc(parts[:i], func(q *deduce.Part) bool { return q.Cells == p.Cells }); same >= 0 {
			out[i] = out[same]
			continue
		}
		out[i], next = next, next+1
	}
	return out
}

// Colour is a colour of a colouring: the role of its parts, and the letter that it bears.
type Colour struct {
	Role   deduce.Role
	Letter string
}

// Colours are the colours by their letters; the first two are of one colouring, the others of a second.
func Colours() []Colour {
	return []Colour{{deduce.ColorA, "A"}, {deduce.ColorB, "B"}, {deduce.ColorC, "C"}, {deduce.ColorD, "D"}}
}

// Coloured is the places of one digit in a colour.
func (p *Pattern) Coloured(r deduce.Role, d board.Digit) (cells board.CellSet) {
	for _, part := range p.Parts(r) {
		if part.Digits.Has(d) {
			cells = cells.Union(part.Cells)
		}
	}
	return cells
}
