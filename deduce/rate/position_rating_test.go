package rate

import (
	"testing"

	"deduku/board"
	"deduku/board/format"
)

// TestRatePosition rates positions with pencil marks: with those that the digits leave the rating is the puzzle's, and a
// Sukaku, which has no digits, has the rating of its path.
func TestRatePosition(t *testing.T) {
	puzzle, err := format.Parse(format.Named("line").Example)
	if err != nil {
		t.Fatal(err)
	}
	var r Rater
	b := board.Of(puzzle.Givens)
	var natural []board.Candidate // gone by the digits
	for c := range board.Cell(board.Cells) {
		for d := range (board.AllDigits &^ b.Candidates(c)).All() {
			natural = append(natural, board.Candidate{Cell: c, Digit: d})
		}
	}
	got, err := r.RatePosition(t.Context(), puzzle.Givens, natural, 0)
	if want := r.Rate(puzzle.Givens); err != nil || got != want {
		t.Errorf("got %v, %v, want %v", got, err, want)
	}
	marks, err := format.Parse(format.Named("sukaku").Example)
	if err != nil || len(marks.Eliminated) == 0 {
		t.Fatal(err)
	}
	got, err = r.RatePosition(t.Context(), marks.Givens, marks.Eliminated, 0)
	if err != nil || got.ER < 10 || got.ER >= Unsolved {
		t.Errorf("got %v, %v", got, err)
	}
	path, err := NewPositionPath(marks.Givens, marks.Eliminated)
	if err != nil {
		t.Fatal(err)
	}
	for !path.Over() {
		if err := path.Next(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if path.Rating() != got || path.Open() != 0 {
		t.Errorf("the path has %v with %d cells open, want %v", path.Rating(), path.Open(), got)
	}
}
