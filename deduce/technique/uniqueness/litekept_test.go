package uniqueness

import (
	"context"
	"math/rand/v2"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/deadly"
)

// TestKeptLites has one view look at position after position, as false candidates go one or a few at a time, and holds whether it
// has a BUG lite to what a new view says. The boards have no givens, and thus many.
func TestKeptLites(t *testing.T) {
	kept := deduce.NewView(t.Context(), new(board.Board))
	random := rand.New(rand.NewPCG(1, 2))
	var was, came [deadly.ConjugateGuards + 1]int
	solution := inTriples()
	for range 8 {
		b := board.Of(board.Grid{})
		var before [deadly.ConjugateGuards + 1]bool
		for falseLeft := falseCandidates(&b, &solution); len(falseLeft) > 80; falseLeft = falseCandidates(&b, &solution) {
			for range 1 + random.IntN(8) {
				x := falseLeft[random.IntN(len(falseLeft))]
				// Candidates that exchange these stay longest: patterns are made of these.
				if near := x.Digit%3 == solution[x.Cell]%3; !near || random.IntN(20) == 0 {
					b.Eliminate(x.Cell, x.Digit)
				}
			}
			kept.Look(&b)
			for kind := deadly.OneGuard; kind <= deadly.ConjugateGuards; kind++ {
				want := anyBUGLite(deduce.NewView(context.Background(), &b), kind)
				if got := anyBUGLite(kept, kind); got != want {
					t.Fatalf("%d false candidates left: guards of kind %d: %v, want %v", len(falseLeft), kind, got, want)
				}
				if want {
					was[kind]++
				}
				if want && !before[kind] {
					came[kind]++
				}
				before[kind] = want
			}
		}
	}
	for kind := range was {
		if was[kind] < 20 || came[kind] < 3 {
			t.Errorf("%d patterns with guards of kind %d, of which %d came up: too few to tell", was[kind], kind, came[kind])
		}
	}
}

// inTriples is a solution with the same three digits in the three cells of each column of a box.
func inTriples() (solution board.Grid) {
	for c := range solution {
		row, col := board.Cell(c).Row(), board.Cell(c).Col()
		solution[c] = board.Digit(1 + (3*row+row/3+col)%9)
	}
	return solution
}

// falseCandidates are the candidates that are not of the solution.
func falseCandidates(b *board.Board, solution *board.Grid) (xs []board.Candidate) {
	for c := range b.Open().All() {
		for d := range b.Candidates(c).Without(solution[c]).All() {
			xs = append(xs, board.Candidate{Cell: c, Digit: d})
		}
	}
	return xs
}
