package deduce

import (
	"context"
	"math/rand/v2"
	"testing"

	"deduku/board"
)

// TestSince walks at random from position to position, on and now and then back, and holds what a view says has changed since
// each earlier one to a comparison of the two.
func TestSince(t *testing.T) {
	var puzzle board.Grid
	for c, char := range "..9.....4.....4.........2.8.8.9.....7..8..5.1...175...8.4.5..792.....1..5.176..4." {
		if char != '.' {
			puzzle[c] = board.Digit(char - '0')
		}
	}
	s := New(puzzle, Options{Ladder: Classic, Guess: Fewest})
	var boards []board.Board
	for s.Next() != nil {
		boards = append(boards, *s.Board())
	}
	walk := rand.New(rand.NewPCG(3, 4))
	v := NewView(context.Background(), &boards[0])
	seen := []View{*v}
	for at := 0; len(seen) < 100; {
		if at += 1 + walk.IntN(2); walk.IntN(12) == 0 {
			at -= walk.IntN(9)
		}
		at = min(max(at, 0), len(boards)-1)
		v.Look(&boards[at])
		seen = append(seen, *v)
		for i := range seen {
			checkSince(t, v, seen, i)
		}
	}
}

// checkSince compares what v says of its position against number i of those seen, one after the other.
func checkSince(t *testing.T, v *View, seen []View, i int) {
	t.Helper()
	then := &seen[i]
	forgotten := len(seen)-i > rememberedPositions
	for j := i + 1; j < len(seen); j++ {
		for d := range seen[j].homes {
			forgotten = forgotten || !seen[j].homes[d].Within(seen[j-1].homes[d])
			forgotten = forgotten || !seen[j-1].placed[d].Within(seen[j].placed[d])
		}
	}
	var all board.CellSet
	var digits board.DigitSet
	for d := board.Digit(1); d <= 9; d++ {
		want := then.homes[d].Minus(v.homes[d])
		if all = all.Union(want); forgotten {
			want = board.AllCells
		}
		if !want.Empty() {
			digits = digits.With(d)
		}
		if got := v.SinceOf(then.Position(), d); got != want {
			t.Fatalf("position %d: %v lost since %d in %v, want %v", v.Position(), d, then.Position(), got, want)
		}
	}
	if got := v.DigitsSince(then.Position()); got != digits {
		t.Fatalf("position %d: digits %v lost since %d, want %v", v.Position(), got, then.Position(), digits)
	}
	for u := range board.Unit(board.Units) {
		if all.Meets(u.Cells()) && v.ChangedAt(u) <= then.Position() {
			t.Fatalf("position %d: %v changed at %d, but also since %d", v.Position(), u, v.ChangedAt(u), then.Position())
		}
	}
	if forgotten {
		all = board.AllCells
	}
	if got := v.Since(then.Position()); got != all {
		t.Fatalf("position %d: since %d changed %v, want %v", v.Position(), then.Position(), got, all)
	}
}

// TestRemembers holds a view to remembering 32 positions, one by one, and to forgetting where a given was changed.
func TestRemembers(t *testing.T) {
	b := board.New()
	v := NewView(t.Context(), &b)
	for i := range 31 {
		b.Eliminate(board.Cell(i), 1)
		v.Look(&b)
	}
	if got := v.Since(1); got.Len() != 31 {
		t.Errorf("31 positions later %d cells have changed, want 31", got.Len())
	}
	b.Eliminate(40, 1)
	v.Look(&b)
	if v.Since(1) != board.AllCells || v.SinceOf(1, 2) != board.AllCells || v.Since(2).Len() != 31 {
		t.Errorf("32 positions later %d cells have changed, want all, as that is forgotten; since the second one %d, want 31", v.Since(1).Len(), v.Since(2).Len())
	}

	placed, given := board.New(), board.New()
	placed.Place(0, 5)
	given.Give(0, 5)
	v = NewView(t.Context(), &placed)
	v.Look(&given)
	if v.Since(1) != board.AllCells || v.ChangedAt(board.Row(8)) != 2 {
		t.Error("that a digit is a given now counts as no change")
	}
}

// TestNeverLooked asks what has changed since no position at all, also on a board on which nothing was ever possible: every cell.
func TestNeverLooked(t *testing.T) {
	dead, empty := board.New(), board.New()
	for c := range board.Cell(board.Cells) {
		for d := range board.AllDigits.All() {
			dead.Eliminate(c, d)
		}
	}
	for _, b := range []*board.Board{&dead, &empty} {
		v := NewView(t.Context(), b)
		if v.Since(0) != board.AllCells || v.SinceOf(0, 1) != board.AllCells {
			t.Errorf("%d cells are new in the first position, want all", v.Since(0).Len())
		}
	}
}
