package singledigit_test

import (
	"context"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/deduce/technique/singledigit"
	"deduku/internal/testutil/boardtest"
)

// TestRectangleElimination compares the empty rectangles with what sudokuwiki.org calls rectangle elimination: a strong
// link from A to B in a line, and C on the line through A across it, so that C and B see all places for the digit in the box at
// the fourth corner, which neither is in, some of them each. Were C true, A would be false and B true, and that box would be empty; so C goes. (Where B or
// C alone sees all places, Pointing takes it away.)
func TestRectangleElimination(t *testing.T) {
	n := 0
	for _, puzzle := range boardtest.First(t, "top1465.txt", 400) {
		s := deduce.New(puzzle, deduce.Options{Guess: deduce.NoGuess, Ladder: technique.Everything.Ladder()[:13]})
		if err := s.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		v := deduce.NewView(context.Background(), s.Board())
		want := rectangleEliminations(v)
		got := map[board.Candidate]bool{}
		v.Find(singledigit.EmptyRectangle, func(step *deduce.Step) bool {
			for _, x := range step.Eliminations {
				got[x] = true
			}
			return true
		})
		for x := range want {
			if !got[x] {
				t.Errorf("%v: rectangle elimination alone removes %v", s.Board().Grid(), x)
			}
		}
		for x := range got {
			n++
			if !want[x] {
				t.Errorf("%v: the empty rectangle alone removes %v", s.Board().Grid(), x)
			}
		}
	}
	if boardtest.Whole(t, "top1465.txt") && n < 100 || n == 0 {
		t.Errorf("%d empty rectangles only", n)
	}
}

// rectangleEliminations is what rectangle elimination removes, by its definition.
func rectangleEliminations(v *deduce.View) map[board.Candidate]bool {
	out := map[board.Candidate]bool{}
	for d := board.Digit(1); d <= 9; d++ {
		for u := range board.Unit(18) {
			pair := v.Cells(u, d)
			if pair.Len() != 2 {
				continue
			}
			a, b := pair.First(), pair.Rest().First()
			for _, ends := range [][2]board.Cell{{a, b}, {b, a}} {
				a, b := ends[0], ends[1]
				across := board.Column(a.Col())
				if u >= 9 {
					across = board.Row(a.Row())
				}
				for c := range v.Cells(across, d).Without(a).All() {
					corner := board.CellAt(c.Row(), b.Col())
					if u >= 9 {
						corner = board.CellAt(b.Row(), c.Col())
					}
					if corner.Box() == b.Box() || corner.Box() == c.Box() {
						continue
					}
					box := v.Cells(board.Box(corner.Box()), d)
					if box.Within(b.Peers().Union(c.Peers())) && !box.Within(b.Peers()) && !box.Within(c.Peers()) {
						out[board.Candidate{Cell: c, Digit: d}] = true
					}
				}
			}
		}
	}
	return out
}
