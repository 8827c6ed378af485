package rate

import (
	"testing"

	"deduku/board"
	"deduku/deduce/rate/hint"
)

// without makes the position that of an empty board on which d has no place in some cells.
func (r *rater) without(d board.Digit, cells ...board.Cell) {
	r.start(&board.Grid{})
	for _, c := range cells {
		r.Remove(c, d)
	}
	r.todo.add(&r.Changes)
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
		if h.Technique != hint.DirectClaiming || tenths(h.Rating) != 19 || h.Placed != want || len(h.Out) != 0 {
			t.Errorf("turned %v: got technique %d, %v, %v; want direct claiming, 1.9, %v", turn, h.Technique, tenths(h.Rating), h.Placed, want)
		}
		if h.Units != board.UnitsOf(line(turn, 0)) || h.Covers != board.UnitsOf(line(turn, 1)) {
			t.Errorf("turned %v: from %v to %v", turn, h.Units, h.Covers)
		}
		if r.without(5, append(gone, turned(turn, 1, 6))...); r.directLocked() {
			t.Errorf("turned %v: got %v where the next line has no place outside the box", turn, h.Placed)
		}
		if r.without(5, append(gone, turned(turn, 1, 0), turned(turn, 1, 1), turned(turn, 1, 2))...); r.directLocked() {
			t.Errorf("turned %v: got %v where it is the only place of the next line anyway: that is a single", turn, h.Placed)
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
		if h.Technique != hint.DirectPointing || tenths(h.Rating) != 17 || h.Placed != want || len(h.Out) != 0 {
			t.Errorf("turned %v: got technique %d, %v, %v; want direct pointing, 1.7, %v", turn, h.Technique, tenths(h.Rating), h.Placed, want)
		}
		if h.Units != board.UnitsOf(board.Box(0)) || h.Covers != board.UnitsOf(board.Box(turned(turn, 1, 4).Box())) {
			t.Errorf("turned %v: from %v to %v", turn, h.Units, h.Covers)
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
			technique hint.Technique
			tenths    Tenths
			base      board.Unit
			cover     board.Unit
		}{
			{outsideLine, hint.Pointing, 26, board.Box(0), line(turn, 0)},
			{outsideBox, hint.Claiming, 28, line(turn, 0), board.Box(0)},
		} {
			r := new(rater)
			r.without(5, x.gone...)
			if !r.lockedDigit() {
				t.Fatalf("turned %v, technique %d: nothing found", turn, x.technique)
			}
			h := &r.hint
			if h.Technique != x.technique || tenths(h.Rating) != x.tenths || h.Placed.Digit != 0 {
				t.Errorf("turned %v: got technique %d, %v, want %d, %v", turn, h.Technique, tenths(h.Rating), x.technique, x.tenths)
			}
			if h.Units != board.UnitsOf(x.base) || h.Covers != board.UnitsOf(x.cover) || h.Digits != board.Digits(5) {
				t.Errorf("turned %v, technique %d: %v of %v in %v", turn, x.technique, h.Digits, h.Units, h.Covers)
			}
			var out board.CellSet
			for _, y := range h.Out {
				out = out.With(y.Cell)
				if y.Digits != board.Digits(5) {
					t.Errorf("turned %v: removes %v", turn, y.Digits)
				}
			}
			if want := x.cover.Cells().Minus(x.base.Cells()); out != want {
				t.Errorf("turned %v, technique %d: removes from %v, want %v", turn, x.technique, out, want)
			}
			h.Apply(&r.Position)
			r.todo.add(&r.Changes)
			if r.lockedDigit() {
				t.Errorf("turned %v, technique %d: found again where it removes nothing", turn, x.technique)
			}
		}
	}
}
