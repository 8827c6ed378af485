package impossible

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/deadly"
)

// Tridagon is three digits in twelve cells of four boxes that they cannot fill.
var Tridagon = &deduce.Technique{
	Name:  "tridagon",
	Title: "Tridagon",
	Shape: deduce.ShapeImpossible,
	Doc:   "Four boxes at the corners of a rectangle of boxes have three cells each, one in each row and column of the box. The cells of a box, counted round, come in the same order by rows and by columns, or in the opposite one. If it is the opposite one in one box or in three, no three digits can fill all twelve cells. So at least one of the cells that have other candidates holds one of those.",
	Why: []string{
		"{guarded.digits} cannot fill {guarded} without {extra.digits} in {extra}, which with {set} hold {set.digits} in {within}",
		"{guarded.digits} cannot fill {guarded} without {extra}, and one of these must be the {base.digits} of {base.units}",
		"{guarded.digits} cannot fill {guarded} without {extra.digits} in {extra}",
	},
	Form: []string{"{guarded.digits} in {guarded}"},
	Spot: "Look for the same three digits in three cells each of four boxes that form a rectangle of boxes, in every box one cell to a row and a column. Nearly all of them have just these three. " +
		"The trap is an even number of boxes with opposite orders by rows and by columns: then it can be filled.",
	Example: "13..26+4..+2.41.+5+3+67.+6.+34..1+23.+1+2.+4..+6+4+2.+65..+31.56.+1324.+64+2.3.+1.5.1+3+5+62.84...+4.+162+3:895",
	Find:    findTridagons,
}

// fewestInTwelve is the number of cells with only the three digits that a tridagon has at least. Guards of type 2
// are seen by one cell, which sees three in its box and one each in the next.
var fewestInTwelve = [...]int{deadly.OneGuard: 11, deadly.EqualGuards: 7, deadly.SubsetGuards: 10, deadly.ConjugateGuards: 10, deadly.LinkedGuards: 12 - deadly.MaxLinked, deadly.CasesGuards: 12 - deadly.MaxGuardCases}

func findTridagons(v *deduce.View, yield func(*deduce.Step) bool) {
	t := tridagons{v: v, yield: yield}
	t.find(deadly.OneGuard, deadly.ConjugateGuards)
}

// find goes through the triples of digits for guards of some types.
func (t *tridagons) find(from, to deadly.GuardType) {
	v := t.v
	for _, three := range &deadly.Triples {
		clean := deadly.Confined(v, three).Len()
		if clean < fewestInTwelve[deadly.EqualGuards] {
			continue
		}
		t.three, t.fit = three, board.CellSet{}
		for rest := v.Open(); !rest.Empty(); rest = rest.Rest() {
			if c := rest.First(); deadly.Fits(v, c, three) {
				t.fit = t.fit.With(c)
			}
		}
		for kind := from; kind <= to; kind++ {
			if clean >= fewestInTwelve[kind] && (!t.from(kind) || v.Enough()) {
				return
			}
		}
	}
}

// tridagons is the search for tridagons of three digits.
type tridagons struct {
	v     *deduce.View
	three board.DigitSet
	fit   board.CellSet // the cells with two of the digits or all
	boxes [4]int
	yield func(*deduce.Step) bool
	take  func(*deadly.Pattern) // in the place of yield
}

// transversals are the ways to take three cells of a box in different rows and columns: the column of each row,
// rotations before reflections.
var transversals = [6][3]int{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}

// from goes through the choices of four boxes.
func (t *tridagons) from(kind deadly.GuardType) bool {
	for bands := range 3 {
		for stacks := range 3 {
			n := 0
			for box := range board.Side {
				if box/3 != bands && box%3 != stacks {
					t.boxes[n] = box
					n++
				}
			}
			if !t.grow(0, 0, board.CellSet{}, deadly.GuardsOf(kind)) {
				return false
			}
		}
	}
	return true
}

// grow adds three cells of the next box.
func (t *tridagons) grow(n, reflections int, cells board.CellSet, g deadly.Guards) bool {
	if n == 4 {
		return reflections%2 == 0 ||
			g.Come(t.v, deadly.Pattern{Cells: cells, Digits: t.three, Impossible: true}, t.take, t.yield)
	}
	box := board.Box(t.boxes[n])
	for i, cols := range &transversals {
		three := board.CellsOf(box.Cell(cols[0]), box.Cell(3+cols[1]), box.Cell(6+cols[2]))
		if !three.Within(t.fit) {
			continue
		}
		next, ok := g, true
		for rest := three; ok && !rest.Empty(); rest = rest.Rest() {
			next, ok = next.With(t.v, rest.First(), t.three)
		}
		if ok && !t.grow(n+1, reflections+i/3, cells.Union(three), next) {
			return false
		}
	}
	return true
}
