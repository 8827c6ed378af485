package deduce_test

import (
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
)

// TestBoards compares the board before each step of a log with that of a solver that has come so far: guesses, and
// what is taken back, included.
func TestBoards(t *testing.T) {
	log := run(t, boardtest.Grid(t, guessed), deduce.Options{Guess: deduce.Fewest})
	want := 1
	log.Boards(func(n int, before *board.Board) bool {
		if n != want {
			t.Fatalf("step %d comes after step %d", n, want-1)
		}
		want++
		if n <= log.Puzzle.Len() || n%13 == 0 {
			return true // the givens; and each takes its time
		}
		if s := deduce.Resume(log.First(n-1), deduce.Options{}); *before != *s.Board() {
			t.Fatalf("step %d: the board before it is\n%v\nwant\n%v", n, before.Grid(), s.Board().Grid())
		}
		return true
	})
	if want != len(log.Steps)+1 {
		t.Errorf("%d boards for %d steps", want-1, len(log.Steps))
	}
	stopped := 0
	log.Boards(func(int, *board.Board) bool { stopped++; return stopped < 3 })
	if stopped != 3 {
		t.Errorf("%d boards after three were enough", stopped)
	}
}

// TestOrigin asks for the step that settled each candidate: what it concluded, or what it placed, rules it out.
func TestOrigin(t *testing.T) {
	s := deduce.New(boardtest.Grid(t, pointed), deduce.Options{Guess: deduce.NoGuess})
	for range 40 {
		s.Next()
	}
	log := s.Log()
	for c := range board.Cell(board.Cells) {
		for d := range board.AllDigits.All() {
			x := board.Candidate{Cell: c, Digit: d}
			n := s.Origin(x)
			if open := s.Board().Digit(c) == 0 && s.Board().Has(x); open != (n == 0) {
				t.Fatalf("%v: step %d; possible: %v", x, n, open)
			}
			if n == 0 {
				continue
			}
			step := log.Step(n)
			settles := slices.Contains(step.Eliminations, x) || slices.ContainsFunc(step.Placements, func(y board.Candidate) bool {
				return y == x || y.Cell == c || y.Digit == d && y.Cell.Sees(c)
			})
			if !settles {
				t.Errorf("%v: step %d does not settle it: %v %v", x, n, step.Placements, step.Eliminations)
			}
		}
	}
}

// TestPending lists what waits: the first is the next step, all of them are made, and after a contradiction there are none.
func TestPending(t *testing.T) {
	s := deduce.New(boardtest.Grid(t, sparse), deduce.Options{})
	for {
		var waiting []board.Candidate
		s.Pending(func(step deduce.Step) bool {
			waiting = append(waiting, step.Placements...)
			return true
		})
		step := s.Next()
		if step == nil || step.Kind.Ends() {
			break
		}
		if deduced := step.Kind.Deduces(); deduced != (len(waiting) > 0) || deduced && waiting[0] != step.Placements[0] {
			t.Fatalf("%v %v came, %v waited", step.Kind, step.Placements, waiting)
		}
	}
	s = deduce.New(boardtest.Grid(t, "12345678.........9..............................................................."), deduce.Options{})
	if !s.Dead() {
		t.Error("a cell without candidate, and the solver is not dead")
	}
	s.Pending(func(step deduce.Step) bool {
		t.Errorf("%v waits after a contradiction", step.Placements)
		return false
	})
}
