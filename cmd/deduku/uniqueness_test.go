package main

import (
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// TestUniqueness holds solve to its word: techniques that assume one solution are tried on puzzles that have one, and
// on no others, as what they conclude there is false.
func TestUniqueness(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		puzzle  string
		assumes bool
	}{
		{"..9.....4.....4.........2.8.8.9.....7..8..5.1...175...8...5..792.....1..5.176..4.", false}, // three solutions
		{".....1......7.....1...49.363......47..16...9..8..9.65.7....8.....9.67.1..3..5....", false}, // three solutions
		{"4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........", true},
	} {
		// With the whole ladder, whatever the puzzle, such a technique would come to be used.
		if !assumed(t, test.puzzle) {
			t.Fatalf("%s tests nothing: no technique that assumes one solution applies", test.puzzle)
		}
		for _, args := range [][]string{{"--log", "jsonl"}, {"--log", "jsonl", "--json"}} {
			s, out, errs := testStreams("")
			args = append([]string{"solve", "--method", "logic", "--guess", "fewest", test.puzzle}, args...)
			if code := run(args, s.In, s.Out, s.Err); code != 0 {
				t.Errorf("%v: exit code %d: %s", args, code, errs)
			}
			if got := strings.Contains(out.String(), `"assumes":"unique"`); got != test.assumes {
				t.Errorf("%v: a step assumes one solution: %v, want %v\n%s", args, got, test.assumes, out)
			}
		}
	}
}

// assumed reports whether a step assumes one solution when all techniques are tried.
func assumed(t *testing.T, puzzle string) bool {
	p, err := format.Parse(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	s := deduce.New(board.Grid{}, deduce.Options{Ladder: technique.Everything.Ladder(), Guess: deduce.NoGuess})
	s.Reset(p.Givens)
	for step := s.Next(); step != nil; step = s.Next() {
		if step.Technique != nil && step.Technique.Assumes {
			return true
		}
	}
	return false
}
