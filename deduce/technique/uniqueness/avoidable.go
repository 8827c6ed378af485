package uniqueness

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/deadly"
)

// AvoidableRectangle1 is three corners of a rectangle, solved but not given, that the fourth must not complete.
var AvoidableRectangle1 = &deduce.Technique{
	Name:    "avoidable-rectangle-1",
	Title:   "Avoidable Rectangle Type 1",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Three cells of a rectangle in two boxes hold two digits, and none of them is given. If the fourth cell held the digit opposite to it, the two digits could swap, which makes two solutions. So that digit can be removed from it.",
	Why:     []string{"none of {corner} is given, so with {corner.digits} alone they could be filled in two ways"},
	Form:    rectangleForm,
	Spot:    spotAvoidable + "three corners of a rectangle in two boxes with two digits. The fourth must not hold the digit that is opposite to it. " + trapAvoidable,
	Example: "..8+4+9+2...+2+3+9+56+1784...73+89...9...7...6..1...+9....9..45.5.7+3+1+9.+4..2..+7..19+9.12..3+7.:",
	Find:    findAvoidable1,
}

// AvoidableRectangle2 is two corners of a rectangle, solved but not given, and two with one further digit.
var AvoidableRectangle2 = &deduce.Technique{
	Name:    "avoidable-rectangle-2",
	Title:   "Avoidable Rectangle Type 2",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Two cells on one side of a rectangle in two boxes hold two digits, and neither is given. The other two could hold the same digits crosswise, and the two digits could swap, except for one further digit. At least one of those two cells holds it, so it can be removed from cells that see both.",
	Why:     []string{"at least one of {extra} must be {extra.digits}, or {corner}, none of them given, could be filled with {corner.digits} in two ways"},
	Form:    rectangleForm,
	Spot:    spotAvoidable + "two corners on one side of a rectangle in two boxes. The other two could hold the same digits crosswise, but both have one further digit: look at what sees both. " + trapAvoidable,
	Example: ".+6+7.+1+2+5+4+3+4.+5+3+6+7.12+1+23.45+6..+2.+1+4.6+7..+5.+67.1.2+4+9.42.+8+1.+6+7+5+2+18+43+69+31+8+6+2+94..6+4+9+5+7+3+2+8+1:",
	Find:    findAvoidable2,
}

// findAvoidable1 starts from the open corner. One of the others was solved since there was none.
func findAvoidable1(v *deduce.View, yield func(*deduce.Step) bool) {
	solved := board.AllCells.Minus(v.Open()).Minus(v.Givens())
	if !v.Changed().Meets(solved) {
		return
	}
	for open := v.Open(); !open.Empty(); open = open.Rest() {
		c := open.First()
		inCol := solved.And(board.Column(c.Col()).Cells())
		if inCol.Empty() {
			continue
		}
		for inRow := solved.And(board.Row(c.Row()).Cells()); !inRow.Empty(); inRow = inRow.Rest() {
			x := inRow.First()
			for ys := deadly.InTwoBoxes(c, x, inCol); !ys.Empty(); ys = ys.Rest() {
				y := ys.First()
				opposite := board.CellAt(y.Row(), x.Col())
				d := v.Digit(opposite)
				if v.Digit(x) != v.Digit(y) || !solved.Has(opposite) || !v.Candidates(c).Has(d) {
					continue
				}
				s := v.Draft()
				s.Eliminate(d, board.CellsOf(c))
				p := deadly.Pattern{Cells: board.CellsOf(c, x, y, opposite), Digits: board.Digits(d, v.Digit(x))}
				p.Show(s)
				if !yield(&s.Step) {
					return
				}
			}
		}
	}
}

// AvoidableRectangle3 is two corners of a rectangle, solved but not given, and two whose further digits are part of a subset.
var AvoidableRectangle3 = &deduce.Technique{
	Name:    "avoidable-rectangle-3",
	Title:   "Avoidable Rectangle Type 3",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Two cells on one side of a rectangle in two boxes hold two digits, and neither is given. The other two could hold the same digits crosswise, and the two digits could swap, except for further digits. At least one of those two cells holds one of these and, whichever it is, makes a naked subset with other cells of their unit: its digits can be removed from the rest of the unit.",
	Why:     []string{"at least one of {extra.candidates} is true, or {corner}, none of them given, could be filled with {corner.digits} in two ways; with {set} that uses up {set.digits}"},
	Form:    rectangleForm,
	Spot:    spotAvoidable + "two corners on one side of a rectangle in two boxes. If the other two could hold the same digits crosswise, count them as one cell with their further candidates, and look in their unit for a naked subset with it. " + trapAvoidable,
	Example: "...+5.+3.+9....+6.1.+32..3.4+2.5...+7..+46+1+3...73+6+2+8+5+38+6+1+2+5+7+49+6+3+4+2+58+97+1+8+72+3+19+5+6+49+15+4+6+73+2+8:111 711 922 942",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		FindAvoidables(v, v.Open(), v.Silent(), func(p *deadly.Pattern) bool { return deadly.YieldGuardSubset(v, p, yield) })
	},
}

const trapAvoidable = "The trap is a given among the corners: it is fixed, so nothing follows."

const spotAvoidable = "Look at cells that you have filled, not at givens: "

func findAvoidable2(v *deduce.View, yield func(*deduce.Step) bool) {
	FindAvoidables(v, v.Bivalue(), v.Silent(), func(p *deadly.Pattern) bool { return deadly.YieldSameExtra(v, p, yield) })
}

// FindAvoidables calls find with the rectangles of two open corners among some cells and two solved ones that are no givens, until it
// reports false. It may leave out rectangles from which nothing follows that did not in an earlier position: no corner was solved
// since, and nothing has changed in the units that have both open corners. The first position is 1; none is left out since 0.
func FindAvoidables(v *deduce.View, among board.CellSet, since uint64, find func(*deadly.Pattern) bool) {
	solved := board.AllCells.Minus(v.Open()).Minus(v.Givens())
	var places [board.Lines]board.SpotSet
	for u := range places {
		places[u] = board.Unit(u).SpotsOf(solved)
	}
	if v.Since(since).Meets(solved) {
		since = 0
	}
	for first := among; !first.Empty(); first = first.Rest() {
		c := first.First()
		row, col := board.Row(c.Row()), board.Column(c.Col())
		inBox := v.ChangedAt(board.Box(c.Box())) > since
		if inBox || v.ChangedAt(row) > since {
			if !avoidables(v, c, first.Rest().And(row.Cells()), col, &places, find) {
				return
			}
		}
		if inBox || v.ChangedAt(col) > since {
			if !avoidables(v, c, first.Rest().And(col.Cells()), row, &places, find) {
				return
			}
		}
	}
}

// avoidables finds the rectangles of an open corner with a second one, and a solved neighbour of the first in the line that crosses
// the one that they are in. The solved cells are given by their places in each line.
func avoidables(v *deduce.View, c board.Cell, seconds board.CellSet, line board.Unit, solved *[board.Lines]board.SpotSet, find func(*deadly.Pattern) bool) bool {
	for ; !seconds.Empty(); seconds = seconds.Rest() {
		second := seconds.First()
		beside := board.Row(second.Row())
		if line >= board.Side {
			beside = board.Column(second.Col())
		}
		both := solved[line] & solved[beside]
		if both == 0 {
			continue
		}
		for ns := deadly.InTwoBoxes(c, second, line.CellsAt(both)); !ns.Empty(); ns = ns.Rest() {
			n := ns.First()
			opposite := beside.Cell(line.Spot(n))
			if !v.Candidates(c).Has(v.Digit(opposite)) || !v.Candidates(second).Has(v.Digit(n)) {
				continue
			}
			p := deadly.Pattern{Cells: board.CellsOf(c, second, n, opposite), Digits: board.Digits(v.Digit(n), v.Digit(opposite))}
			p.AddExtras(c, v.Candidates(c).Without(v.Digit(opposite)))
			p.AddExtras(second, v.Candidates(second).Without(v.Digit(n)))
			if p.Guards().Len() == 2 && !find(&p) {
				return false
			}
		}
	}
	return true
}
