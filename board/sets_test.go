package board_test

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"deduku/board"
)

// drawCells is a random set of cells, and the same as a map.
func drawCells(t *rapid.T, label string) (board.CellSet, map[board.Cell]bool) {
	list := rapid.SliceOfN(rapid.IntRange(0, board.Cells-1), 0, 40).Draw(t, label)
	var s board.CellSet
	m := map[board.Cell]bool{}
	for _, c := range list {
		s, m[board.Cell(c)] = s.With(board.Cell(c)), true
	}
	return s, m
}

// members are the cells of a map for which the condition holds, in reading order.
func members(m map[board.Cell]bool, keep func(board.Cell) bool) []board.Cell {
	var out []board.Cell
	for _, c := range slices.Sorted(maps.Keys(m)) {
		if keep(c) {
			out = append(out, c)
		}
	}
	return out
}

// TestCellSets compares the operations on sets of cells with the same on maps.
func TestCellSets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, m := drawCells(t, "s")
		o, n := drawCells(t, "o")
		both := maps.Clone(m)
		maps.Copy(both, n)
		c := board.Cell(rapid.IntRange(0, board.Cells-1).Draw(t, "cell"))
		all := func(board.Cell) bool { return true }
		for _, test := range []struct {
			name string
			got  board.CellSet
			want []board.Cell
		}{
			{"itself", s, members(m, all)},
			{"of its cells", board.CellsOf(members(m, all)...), members(m, all)},
			{"union", s.Union(o), members(both, all)},
			{"and", s.And(o), members(m, func(c board.Cell) bool { return n[c] })},
			{"minus", s.Minus(o), members(m, func(c board.Cell) bool { return !n[c] })},
			{"without", s.Without(c), members(m, func(x board.Cell) bool { return x != c })},
		} {
			if got := slices.Collect(test.got.All()); !slices.Equal(got, test.want) || test.got.Len() != len(test.want) {
				t.Fatalf("%s: got %v, want %v", test.name, got, test.want)
			}
		}
		if s.Has(c) != m[c] || s.Empty() != (len(m) == 0) || s.Meets(o) != !s.And(o).Empty() || s.Within(o) != s.Minus(o).Empty() {
			t.Fatalf("has, empty, meets or within is wrong for %v and %v", s, o)
		}
		if len(m) > 0 && (s.First() != members(m, all)[0] || s.Rest() != s.Without(s.First())) {
			t.Fatalf("first or rest is wrong for %v", members(m, all))
		}
		checkRows(t, s)
		checkUnits(t, s)
	})
}

// TestDiffer compares grids cell by cell.
func TestDiffer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var g, h board.Grid
		var want board.CellSet
		digits := rapid.SliceOfN(rapid.IntRange(0, 9), board.Cells, board.Cells)
		some, more := digits.Draw(t, "g"), digits.Draw(t, "h")
		for c := range g {
			g[c], h[c] = board.Digit(some[c]), board.Digit(more[c])
			if c%3 == 0 {
				h[c] = g[c]
			}
			if g[c] != h[c] {
				want = want.With(board.Cell(c))
			}
		}
		if got := g.Differ(&h); got != want || h.Differ(&g) != want {
			t.Fatalf("got %v, want %v", got, want)
		}
	})
}

// checkRows takes a set apart by rows and puts it together again.
func checkRows(t *rapid.T, s board.CellSet) {
	var again board.CellSet
	for r := range 9 {
		cols := s.Row(r)
		for i := range 9 {
			if (cols>>i&1 != 0) != s.Has(board.CellAt(r, i)) {
				t.Fatalf("row %d of %v is %09b", r, slices.Collect(s.All()), cols)
			}
		}
		again = again.WithRow(r, cols)
	}
	if again != s {
		t.Fatalf("by rows %v becomes %v", s, again)
	}
}

// checkUnits compares what the cells of a set see, and their units, with the definition.
func checkUnits(t *rapid.T, s board.CellSet) {
	for c := range board.Cell(board.Cells) {
		all, some := true, false
		for x := range s.All() {
			all, some = all && c.Sees(x), some || c.Sees(x)
		}
		if s.SeenByAll().Has(c) != all || s.SeenByAny().Has(c) != some {
			t.Fatalf("%v is seen by all %v: %v, by any: %v", c, slices.Collect(s.All()), all, some)
		}
	}
	for u := range board.Unit(board.Units) {
		if s.Units().Has(u) != s.Meets(u.Cells()) || s.CommonUnits().Has(u) != s.Within(u.Cells()) {
			t.Fatalf("%v among the units of %v: %v; common: %v", u, slices.Collect(s.All()), s.Units().Has(u), s.CommonUnits().Has(u))
		}
	}
}

// TestSmallSets checks sets of digits, places and units: each yields its members in order, and stops when told.
func TestSmallSets(t *testing.T) {
	digits := board.Digits(2, 7, 9)
	if got := slices.Collect(digits.All()); !slices.Equal(got, []board.Digit{2, 7, 9}) || digits.Len() != 3 || digits.First() != 2 {
		t.Errorf("digits are %v", got)
	}
	if digits.Single() || !digits.Without(2).Without(9).Single() || board.Digits().Single() || board.Digits().First() != 0 {
		t.Error("single or first of digits is wrong")
	}
	units := board.UnitsOf(board.Box(8), board.Row(0), board.Column(3))
	if got := slices.Collect(units.All()); !slices.Equal(got, []board.Unit{0, 12, 26}) || units.Len() != 3 || units.First() != 0 {
		t.Errorf("units are %v", got)
	}
	spots := board.SpotSet(1<<3 | 1<<8)
	if got := slices.Collect(spots.All()); !slices.Equal(got, []int{3, 8}) || spots.Len() != 2 || spots.Single() || spots.First() != 3 {
		t.Errorf("places are %v", got)
	}
	for range digits.All() {
		break
	}
	for range units.All() {
		break
	}
	for range spots.All() {
		break
	}
	for range board.AllCells.All() {
		break
	}
}

// TestSeen compares the places that a cell sees in a unit with the definition.
func TestSeen(t *testing.T) {
	for c := range board.Cell(board.Cells) {
		for u := range board.Unit(board.Units) {
			for i := range 9 {
				if got := u.Seen(c)>>i&1 != 0; got != c.Sees(u.Cell(i)) {
					t.Fatalf("%v sees place %d of %v: %v", c, i, u, got)
				}
			}
		}
	}
}

// TestSpotsOf compares the places of cells in each unit with those found cell by cell.
func TestSpotsOf(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cells, _ := drawCells(t, "cells")
		for u := range board.Unit(board.Units) {
			var want board.SpotSet
			for i := range board.Side {
				if cells.Has(u.Cell(i)) {
					want |= 1 << i
				}
			}
			if got := u.SpotsOf(cells); got != want {
				t.Fatalf("%v has %v at the places %09b, want %09b", u, cells, got, want)
			}
		}
	})
}
