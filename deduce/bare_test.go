package deduce_test

import (
	"errors"
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// TestBare solves with and without telling what steps rest on: the conclusions are the same, and so are their techniques and the
// ends.
func TestBare(t *testing.T) {
	for _, test := range []struct {
		name   string
		set    string
		ladder deduce.Ladder
		guess  deduce.Guesser
		forget bool
	}{
		{"classic", "17-clue.txt", nil, deduce.Random, false},
		{"classic, forgetting", "mixed.txt", nil, deduce.Random, true},
		{"the whole ladder", "mixed.txt", technique.Standard, deduce.Fewest, false},
		{"stuck", "top1465.txt", nil, deduce.NoGuess, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			for _, puzzle := range boardtest.First(t, test.set, 100) {
				options := deduce.Options{Ladder: test.ladder, Guess: test.guess, Seed: 7, Forget: test.forget}
				whole := run(t, puzzle, options)
				options.Bare = true
				bare := run(t, puzzle, options)
				if len(bare.Steps) != len(whole.Steps) || *bare.Last().End != *whole.Last().End {
					t.Fatalf("%v: %d steps, %+v; want %d, %+v", puzzle, len(bare.Steps), *bare.Last().End, len(whole.Steps), *whole.Last().End)
				}
				for i := range whole.Steps {
					got, want := &bare.Steps[i], &whole.Steps[i]
					kind := want.Kind
					if kind == deduce.NegDed1 {
						kind = deduce.NegDed2
					}
					if got.Kind != kind || got.Technique != want.Technique || got.Depth != want.Depth || len(got.Because) > 0 ||
						!slices.Equal(got.Placements, want.Placements) || !slices.Equal(got.Eliminations, want.Eliminations) {
						t.Fatalf("%v: step %d is %+v, want the conclusions of %+v", puzzle, i+1, *got, *want)
					}
				}
			}
		})
	}
}

// TestBareRefuses has a solver that keeps no reasons say which step removed a candidate.
func TestBareRefuses(t *testing.T) {
	for _, bare := range []bool{false, true} {
		s := deduce.New(boardtest.Grid(t, sparse), deduce.Options{Guess: deduce.NoGuess, Bare: bare})
		x := candidateAt(1, 3, 1)
		if err := s.Deny(x); err != nil {
			t.Fatal(err)
		}
		n := len(s.Log().Steps)
		var refused *deduce.RefusedError
		if err := s.Suppose(x); !errors.As(err, &refused) || refused.Step != n || s.Origin(x) != n {
			t.Errorf("bare %v: %v, and it was removed by step %d; want step %d", bare, err, s.Origin(x), n)
		}
		if open := (board.Candidate{Cell: x.Cell, Digit: s.Board().Candidates(x.Cell).First()}); s.Origin(open) != 0 {
			t.Errorf("bare %v: %v is possible and was removed by step %d", bare, open, s.Origin(open))
		}
	}
}
