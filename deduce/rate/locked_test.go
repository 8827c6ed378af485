package rate

import (
	"testing"

	"deduku/board"
)

// without makes the position that of an empty board on which d has no place in some cells.
func (r *rater) without(d board.Digit, cells ...board.Cell) {
	r.start(&board.Grid{})
	for _, c := range cells {
		r.remove(c, d)
	}
	r.todo.add(&r.changes)
}

// turned is the cell at a row and a column, counted from zero, or at that column and that row.
func turned(turn bool, row, col int) board.Cell {
	if turn {
		row, col = col, row
	}
	return board.CellAt(row, col)
}

// line is row i, or column i.
func line(turn bool, i int) board.Unit {
	if turn {
		return board.Column(i)
	}
	return board.Row(i)
}

// TestDirectClaiming has all places of a digit in a line lie in a box, which leaves one place in the next line. On boards that
// are played, a single or a pointing digit always gets there first.
func TestDirectClaiming(t *testing.T) {
	for _, turn := range []bool{false, true} {
		var gone []board.Cell
		for col := 3; col < 9; col++ {
			gone = append(gone, turned(turn, 0, col))
			if col != 6 {
				gone = append(gone, turned(turn, 1, col))
			}
		}
		gone = append(gone, turned(turn, 2, 4), turned(turn, 2, 5)) // the second box has one place: none that point
		r := new(rater)
		r.without(5, gone...)
		if !r.directLocked() {
			t.Fatalf("turned %v: nothing found", turn)
		}
		h := &r.hint
		want := board.Candidate{Cell: turned(turn, 1, 6), Digit: 5}
		if h.technique != directClaiming || tenths(h.rating) != 19 || h.placed != want || len(h.out) != 0 {
			t.Errorf("turned %v: got technique %d, %v, %v; want direct claiming, 1.9, %v", turn, h.technique, tenths(h.rating), h.placed, want)
		}
		if h.units != board.UnitsOf(line(turn, 0)) || h.covers != board.UnitsOf(line(turn, 1)) {
			t.Errorf("turned %v: from %v to %v", turn, h.units, h.covers)
		}
		if r.without(5, append(gone, turned(turn, 1, 6))...); r.directLocked() {
			t.Errorf("turned %v: got %v where the next line has no place outside the box", turn, h.placed)
		}
		if r.without(5, append(gone, turned(turn, 1, 0), turned(turn, 1, 1), turned(turn, 1, 2))...); r.directLocked() {
			t.Errorf("turned %v: got %v where it is the only place of the next line anyway: that is a single", turn, h.placed)
		}
	}
}

// TestDirectPointing has all places of a digit in a box lie in a line, which leaves one place in the next box.
func TestDirectPointing(t *testing.T) {
	for _, turn := range []bool{false, true} {
		var gone []board.Cell
		for row := range 3 {
			for col := range 9 {
				if row > 0 && col < 3 || row > 0 && col < 6 && (row != 1 || col != 4) {
					gone = append(gone, turned(turn, row, col))
				}
			}
		}
		r := new(rater)
		r.without(5, gone...)
		if !r.directLocked() {
			t.Fatalf("turned %v: nothing found", turn)
		}
		h := &r.hint
		want := board.Candidate{Cell: turned(turn, 1, 4), Digit: 5}
		if h.technique != directPointing || tenths(h.rating) != 17 || h.placed != want || len(h.out) != 0 {
			t.Errorf("turned %v: got technique %d, %v, %v; want direct pointing, 1.7, %v", turn, h.technique, tenths(h.rating), h.placed, want)
		}
		if h.units != board.UnitsOf(board.Box(0)) || h.covers != board.UnitsOf(board.Box(turned(turn, 1, 4).Box())) {
			t.Errorf("turned %v: from %v to %v", turn, h.units, h.covers)
		}
	}
}

// TestLocked has all places of a digit in one unit lie in another, which removes the digit from the rest of that.
func TestLocked(t *testing.T) {
	for _, turn := range []bool{false, true} {
		var outsideLine, outsideBox []board.Cell
		for i := range 9 {
			if i >= 3 {
				outsideBox = append(outsideBox, turned(turn, 0, i))
			}
			if i/3 > 0 {
				outsideLine = append(outsideLine, turned(turn, i/3, i%3))
			}
		}
		for _, x := range []struct {
			gone      []board.Cell
			technique technique
			tenths    Tenths
			base      board.Unit
			cover     board.Unit
		}{
			{outsideLine, pointing, 26, board.Box(0), line(turn, 0)},
			{outsideBox, claiming, 28, line(turn, 0), board.Box(0)},
		} {
			r := new(rater)
			r.without(5, x.gone...)
			if !r.lockedDigit() {
				t.Fatalf("turned %v, technique %d: nothing found", turn, x.technique)
			}
			h := &r.hint
			if h.technique != x.technique || tenths(h.rating) != x.tenths || h.placed.Digit != 0 {
				t.Errorf("turned %v: got technique %d, %v, want %d, %v", turn, h.technique, tenths(h.rating), x.technique, x.tenths)
			}
			if h.units != board.UnitsOf(x.base) || h.covers != board.UnitsOf(x.cover) || h.digits != board.Digits(5) {
				t.Errorf("turned %v, technique %d: %v of %v in %v", turn, x.technique, h.digits, h.units, h.covers)
			}
			var out board.CellSet
			for _, y := range h.out {
				out = out.With(y.cell)
				if y.digits != board.Digits(5) {
					t.Errorf("turned %v: removes %v", turn, y.digits)
				}
			}
			if want := x.cover.Cells().Minus(x.base.Cells()); out != want {
				t.Errorf("turned %v, technique %d: removes from %v, want %v", turn, x.technique, out, want)
			}
			h.apply(&r.position)
			r.todo.add(&r.changes)
			if r.lockedDigit() {
				t.Errorf("turned %v, technique %d: found again where it removes nothing", turn, x.technique)
			}
		}
	}
}
