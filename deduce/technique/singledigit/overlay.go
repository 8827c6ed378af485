package singledigit

import (
	"deduku/board"
	"deduku/deduce"
)

// PatternOverlay is a place of a digit that no way to place it all has which goes together with ways to place the others
// (Myth Jellies, forum.enjoysudoku.com, 2005, as the pattern overlay method).
var PatternOverlay = &deduce.Technique{
	Name:  "pattern-overlay",
	Title: "Pattern Overlay",
	Shape: deduce.ShapeCombinations,
	Doc: "All ways to place a digit in every row, column and box are listed, for each digit. Of these a way is crossed out if another digit has no way left that shares no cell with it, again and again. " +
		"What is in no way that is left can be removed. Digits with very many ways are left out.",
	Why: []string{
		"no way to place {base#1.digits} everywhere that goes together with ways to place {base#2.digits} has it there",
		"no way to place {base#1.digits} everywhere has it there",
	},
	Form: []string{""},
	Spot: "This is for programs, or for the last digits of a puzzle: list the ways to place a digit that has few left, and cross out those that leave another digit none. " +
		"The trap is to forget a way.",
	Example: "5..7.........3..7...8..5..36..1.+94...8..2..9...9..8..1...4..3...6..9..4...2..6..9:191 232 351 412 415 421 422 451 462 634 791 931 932",
	Find:    findOverlays,
}

// maxWays is how many ways to place a digit are listed; digits with more are left out.
const maxWays = 300

// overlay is the ways to place each digit that are left.
type overlay struct {
	v    *deduce.View
	ways [board.ByDigit][]board.CellSet // the open cells of each way
	used [board.ByDigit]board.DigitSet  // the digits for which ways were crossed out, and those that these rest on
	told [board.ByDigit]board.CellSet   // what was told to be in no way
}

func findOverlays(v *deduce.View, yield func(*deduce.Step) bool) {
	x := overlay{v: v}
	var counted board.DigitSet
	for d := board.Digit(1); d <= 9; d++ {
		homes := v.CellsFor(d)
		if homes.Empty() {
			continue
		}
		if x.list(d, homes, 0, board.CellSet{}) {
			counted = counted.With(d)
		}
	}
	for {
		for ds := counted; ds != 0; ds &= ds - 1 {
			if len(x.ways[ds.First()]) == 0 || v.Enough() {
				return // a contradiction
			}
			if !x.tell(ds.First(), yield) {
				return
			}
		}
		if !x.cross(counted) {
			return
		}
	}
}

// list lists the ways that have the cells of way in the rows before row; left are the places that these leave. It reports
// whether there are not too many.
func (x *overlay) list(d board.Digit, left board.CellSet, row int, way board.CellSet) bool {
	for ; row < board.Side && x.v.Spots(board.Row(row), d) == 0; row++ { // it stands there
	}
	if row == board.Side {
		x.ways[d] = append(x.ways[d], way)
		return len(x.ways[d]) <= maxWays
	}
	for cells := left.And(board.Row(row).Cells()); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		if !x.list(d, left.Minus(c.Peers()), row+1, way.With(c)) {
			return false
		}
	}
	return true
}

// cross crosses out, for each digit at once, the ways that leave another digit none. It reports whether there were any.
func (x *overlay) cross(counted board.DigitSet) (crossed bool) {
	before, used := x.ways, x.used
	for ds := counted; ds != 0; ds &= ds - 1 {
		d := ds.First()
		var left []board.CellSet
		for _, way := range before[d] {
			if by := x.without(way, &before, counted.Without(d)); by != 0 {
				x.used[d] |= used[by].With(by)
				crossed = true
			} else {
				left = append(left, way)
			}
		}
		x.ways[d] = left
	}
	return crossed
}

// without is the first of some digits that has no way beside this one, zero for none.
func (x *overlay) without(way board.CellSet, ways *[board.ByDigit][]board.CellSet, digits board.DigitSet) board.Digit {
	for ; digits != 0; digits &= digits - 1 {
		e := digits.First()
		if !goesWith(way, ways[e]) {
			return e
		}
	}
	return 0
}

// goesWith reports whether one of some ways shares no cell with a way.
func goesWith(way board.CellSet, others []board.CellSet) bool {
	for i := range others {
		if !way.Meets(others[i]) {
			return true
		}
	}
	return false
}

// tell yields what is in no way of a digit and was not told before.
func (x *overlay) tell(d board.Digit, yield func(*deduce.Step) bool) bool {
	out := x.v.CellsFor(d).Minus(x.told[d])
	for _, way := range x.ways[d] {
		out = out.Minus(way)
	}
	if out.Empty() {
		return true
	}
	x.told[d] = x.told[d].Union(out)
	s := x.v.Draft()
	s.Eliminate(d, out)
	x.show(s, d)
	for ds := x.used[d].Without(d); ds != 0; ds &= ds - 1 {
		x.show(s, ds.First())
	}
	return yield(&s.Step)
}

// show cites a digit in all units.
func (x *overlay) show(s *deduce.Draft, d board.Digit) {
	s.Part(deduce.Part{Role: deduce.Base, Units: board.AllUnits &^ x.v.Placed(d).Units(), Cells: x.v.CellsFor(d), Digits: board.Digits(d)})
}
