package wording_test

import (
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// TestEnd words every way for a log to end.
func TestEnd(t *testing.T) {
	for _, test := range []struct {
		kind deduce.Kind
		end  deduce.End
		want string
	}{
		{deduce.Solved, deduce.End{}, "no guess needed"},
		{deduce.Solved, deduce.End{Guesses: 1}, "1 guess on the way to the solution, 0 backtracks"},
		{deduce.Solved, deduce.End{Guesses: 2, Backtracks: 1}, "2 guesses on the way to the solution, 1 backtrack"},
		{deduce.Solved, deduce.End{Backtracks: 3}, "0 guesses on the way to the solution, 3 backtracks"},
		{deduce.Solved, deduce.End{Premises: 1}, "no guess needed with 1 premise"},
		{deduce.Stuck, deduce.End{Premises: 3, Levels: 2}, "no deduction applies and guessing is off with 3 premises; nets were looked for with 2 levels of lemmas, and a higher effort looks for more (set effort, --effort)"},
		{deduce.Unsolvable, deduce.End{}, "no solution exists"},
		{deduce.Unsolvable, deduce.End{Backtracks: 2, Premises: 2}, "no solution exists with 2 premises, 2 backtracks"},
		{deduce.Unsolvable, deduce.End{Assumes: true}, "no solution exists, if the puzzle has only one"},
		{deduce.Stuck, deduce.End{}, "no deduction applies and guessing is off"},
	} {
		if got := wording.End(test.kind, &test.end); got != test.want {
			t.Errorf("%v of %+v:\n got %s\nwant %s", test.kind, test.end, got, test.want)
		}
	}
}

// TestPlace says where patterns lie, in units, in cells or in both.
func TestPlace(t *testing.T) {
	base := func(units ...board.Unit) deduce.Part {
		return deduce.Part{Role: deduce.Base, Units: board.UnitsOf(units...), Digits: board.Digits(4)}
	}
	rows := base(board.Row(1), board.Row(6))
	cells := set(deduce.Set, board.Digits(1, 2), at(3, 4), at(3, 5))
	cover := deduce.Part{Role: deduce.Cover, Units: board.UnitsOf(board.Column(1))}
	for _, test := range []struct {
		parts    []deduce.Part
		notation board.Notation
		want     string
	}{
		{[]deduce.Part{rows, cover}, board.RC, "rows 2 and 7"},
		{[]deduce.Part{cells, cover}, board.RC, "r3c4, r3c5"},
		{[]deduce.Part{cells, rows}, board.RC, "rows 2 and 7 and r3c4, r3c5"},
		{[]deduce.Part{cells}, board.A1, "C4, C5"},
		{[]deduce.Part{base(board.Row(1), board.Box(0))}, board.A1, "row B and box 1"},
		{[]deduce.Part{base(board.Column(1), board.Box(0))}, board.RC, "column 2 and box 1"},
		{[]deduce.Part{base(board.Row(1), board.Row(2), board.Row(8), board.Column(1), board.Box(0), board.Box(8))}, board.RC, "rows 2, 3 and 9, column 2 and boxes 1 and 9"},
	} {
		if got := (wording.Text{Notation: test.notation}).Place(&deduce.Step{Parts: test.parts}); got != test.want {
			t.Errorf("%+v:\n got %s\nwant %s", test.parts, got, test.want)
		}
	}
}

// TestClash names the cells that hold a digit twice, in each notation.
func TestClash(t *testing.T) {
	clashes := board.Grid{0: 7, 4: 7, 8: 7}.Clashes()
	if len(clashes) != 1 {
		t.Fatalf("%d clashes in row 1", len(clashes))
	}
	for _, test := range []struct {
		notation board.Notation
		want     string
	}{
		{board.RC, "three 7s in row 1 (r1c1, r1c5, r1c9)"},
		{board.A1, "three 7s in row A (A1, A5, A9)"},
	} {
		if got := (wording.Text{Notation: test.notation}).Clash(clashes[0]); got != test.want {
			t.Errorf("got %s\nwant %s", got, test.want)
		}
	}
}

// TestConflicts names what a contradiction leaves without a candidate, in each notation.
func TestConflicts(t *testing.T) {
	unit := deduce.Part{Role: deduce.Empty, Units: board.UnitsOf(board.Row(3)), Digits: board.Digits(5)}
	cell := set(deduce.Empty, 0, at(4, 7))
	for _, test := range []struct {
		part     deduce.Part
		notation board.Notation
		want     string
	}{
		{unit, board.RC, "5r4"},
		{unit, board.A1, "5 in row D"},
		{unit, board.XY, "5 in row 4"},
		{cell, board.RC, "r4c7"},
		{cell, board.A1, "D7"},
		{cell, board.XY, "(7,4)"},
	} {
		step := deduce.Step{Kind: deduce.Conflict, Parts: []deduce.Part{test.part}}
		if got := (wording.Text{Notation: test.notation}).Conclusion(&step); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
	}
}

// TestByGiven says that a digit was placed since only of one that is no given.
func TestByGiven(t *testing.T) {
	step := deduce.Step{Kind: deduce.NegDed1, Technique: deduce.HiddenSingle, Parts: []deduce.Part{
		{Role: deduce.LastPlace, Units: board.UnitsOf(board.Row(5)), Digits: board.Digits(7)},
		{Role: deduce.Filled, Cells: board.CellsOf(board.CellAt(5, 7)), Digits: board.Digits(9)},
	}}
	given, open := deduce.Log{}, deduce.Log{}
	given.Puzzle[board.CellAt(5, 7)] = 9
	for _, test := range []struct {
		log  *deduce.Log
		want string
	}{
		{nil, "hidden single in row 6: only place for 7, now that r6c8 is 9"},
		{&open, "hidden single in row 6: only place for 7, now that r6c8 is 9"},
		{&given, "hidden single in row 6: only place for 7, as r6c8 is 9"},
	} {
		if got := (wording.Text{Log: test.log}).Reason(&step); got != test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}
