package chains

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Ways through a colouring: of all its links those that lead from one candidate to another.

// walk is the shortest way from a candidate to another through coloured candidates, each of which is the opposite of the one
// before: the only two places of a digit in a unit, or the only two candidates of a cell. It is empty where there is none.
func walk(t *teller.Teller, from, to board.Candidate) []board.Candidate {
	before := map[board.Candidate]board.Candidate{from: from}
	for queue := []board.Candidate{from}; len(queue) > 0; queue = queue[1:] {
		x := queue[0]
		if x == to {
			way := []board.Candidate{x}
			for ; x != from; x = before[x] {
				way = append([]board.Candidate{before[x]}, way...)
			}
			return way
		}
		for _, y := range opposites(t, x) {
			if _, seen := before[y]; !seen {
				before[y] = x
				queue = append(queue, y)
			}
		}
	}
	return nil
}

// opposites are the coloured candidates that are true if x is false, and the other way round.
func opposites(t *teller.Teller, x board.Candidate) (out []board.Candidate) {
	for _, u := range x.Cell.Units() {
		if places := t.With(u.Cells(), x.Digit); places.Len() == 2 {
			out = append(out, board.Candidate{Cell: places.Without(x.Cell).First(), Digit: x.Digit})
		}
	}
	if digits := t.Board.Candidates(x.Cell); digits.Len() == 2 && len(digitsColoured(t)) > 1 {
		out = append(out, board.Candidate{Cell: x.Cell, Digit: digits.Without(x.Digit).First()})
	}
	return out
}

// digitsColoured are the digits that have a colour.
func digitsColoured(t *teller.Teller) (out []board.Digit) {
	for d := board.Digit(1); d <= 9; d++ {
		if !t.Coloured(deduce.ColorA, d).Union(t.Coloured(deduce.ColorB, d)).Empty() {
			out = append(out, d)
		}
	}
	return out
}

// walked writes a way, each candidate with the unit that joins it to the one before: 7r8c8 - 7r7c8 (box 9) - 5r7c8 (same
// cell). Of a way of one digit the cells are enough.
func walked(t *teller.Teller, way []board.Candidate) string {
	var all []string
	several := len(digitsColoured(t)) > 1
	for i, x := range way {
		name := t.Notation.Cell(x.Cell)
		if several {
			name = x.Digit.String() + name
		}
		switch {
		case i == 0:
		case x.Cell == way[i-1].Cell:
			name += " (same cell)"
		default:
			name += " (" + joining(t, way[i-1], x) + ")"
		}
		all = append(all, name)
	}
	return strings.Join(all, " - ")
}

// joining is the unit in which two candidates are the only places of their digit.
func joining(t *teller.Teller, x, y board.Candidate) string {
	for u := range board.CellsOf(x.Cell, y.Cell).CommonUnits().All() {
		if t.With(u.Cells(), x.Digit).Len() == 2 {
			return t.Unit(u)
		}
	}
	return ""
}

// seeingColours says of each removed candidate which cell of each colour it sees; of gives these colours.
func seeingColours(t *teller.Teller, of func(board.Candidate) []int) string {
	var whats []string
	cells := map[string]board.CellSet{}
	for _, x := range t.Step.Eliminations {
		var sights []string
		for _, i := range of(x) {
			seen := t.Coloured(pattern.Colours()[i].Role, x.Digit).And(x.Cell.Peers())
			if seen.Empty() {
				continue
			}
			sights = append(sights, t.SightOf(x.Cell, board.CellsOf(seen.First()))+" ("+pattern.Colours()[i].Letter+")")
		}
		what := wording.And(sights)
		if cells[what].Empty() {
			whats = append(whats, what)
		}
		cells[what] = cells[what].With(x.Cell)
	}
	var all []string
	for _, what := range whats {
		all = append(all, t.List(cells[what])+teller.Sees(cells[what].Len())+what)
	}
	return wording.Capital(strings.Join(all, "; ")) + "."
}
