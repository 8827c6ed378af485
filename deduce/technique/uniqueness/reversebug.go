package uniqueness

import (
	"deduku/board"
	"deduku/deduce"
)

// ReverseBUG is a loop of two digits, placed but not given, that lacks one.
var ReverseBUG = &deduce.Technique{
	Name:    "reverse-bug",
	Title:   "Reverse BUG",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Two digits are placed, but not given, in some cells. If one more cell held one of them, each row, column and box of these cells would have both, and the two digits could swap, which makes two solutions. So that cell does not hold it.",
	Why:     []string{"with {common.digits} in {extra}, {corner}, none of them given, could be filled with {corner.digits} in two ways"},
	Form:    rectangleForm,
	Spot: "Look at placed digits that are not given, and for an open cell that would pair two of them up in rows, columns and boxes. " +
		"The trap is a single given among them, or an odd one out: it breaks the pattern.",
	Example: "+8.+6.+2+1.+5+4.+5+4+6.+8.12+1+23.45.+86+3+4+2+8+175+6+9+58+7+4+9+6+1+2+361+92+5+3+8+4+7+2.+81.+4+6.+5.+65.+8+24.+1+43+1+5+69+2+7+8:",
	Find:    findReverseBUGs,
}

// A loop that lacks one cell has another that was filled since there was none.
func findReverseBUGs(v *deduce.View, yield func(*deduce.Step) bool) {
	filled := v.Changed().Minus(v.Open()).Minus(v.Givens())
	if filled.Empty() {
		return
	}
	var places [board.ByDigit]board.CellSet
	for rest := board.AllCells.Minus(v.Open()).Minus(v.Givens()); !rest.Empty(); rest = rest.Rest() {
		d := v.Digit(rest.First())
		places[d] = places[d].With(rest.First())
	}
	for a := board.Digit(1); a <= 9; a++ {
		for b := board.Digit(1); b <= 9; b++ {
			if a == b || !filled.Meets(places[a].Union(places[b])) || places[a].Empty() || places[b].Len() < 2 {
				continue
			}
			for rest := v.CellsFor(a); !rest.Empty(); rest = rest.Rest() {
				c := rest.First()
				cells, ok := exchangeable(c, places[a], places[b])
				if ok && !yield(reverseBUG(v, c, a, b, cells)) {
					return
				}
			}
		}
	}
}

// exchangeable is the cells in which two digits could be exchanged if the first were in c, out of their other
// places; ok is false where one is missing.
func exchangeable(c board.Cell, first, second board.CellSet) (cells board.CellSet, ok bool) {
	first = first.With(c)
	cells = board.CellsOf(c)
	for todo := cells; !todo.Empty(); {
		x := todo.First()
		todo = todo.Rest()
		others := first
		if first.Has(x) {
			others = second
		}
		for _, u := range x.Units() {
			other := others.And(u.Cells())
			if other.Empty() {
				return cells, false
			}
			todo = todo.Union(other.Minus(cells))
			cells = cells.Union(other)
		}
	}
	return cells, true
}

func reverseBUG(v *deduce.View, c board.Cell, a, b board.Digit, cells board.CellSet) *deduce.Step {
	s := v.Draft()
	s.Eliminate(a, board.CellsOf(c))
	s.Part(deduce.Part{Role: deduce.Corner, Cells: cells, Digits: board.Digits(a, b)})
	s.Part(deduce.Part{Role: deduce.Extra, Cells: board.CellsOf(c), Digits: v.Candidates(c).Without(a)})
	s.Part(deduce.Part{Role: deduce.Common, Digits: board.Digits(a)})
	s.Deadly(cells)
	return &s.Step
}
