package rate_test

import (
	"bytes"
	"testing"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/jsonl"
	"deduku/internal/testutil/boardtest"
)

// TestOwnLogsAreRecognized writes paths of the rating as logs and reads them again: each step is found again under its name, also on puzzles
// with several solutions.
func TestOwnLogsAreRecognized(t *testing.T) {
	steps := map[string]int{}
	read := func(log deduce.Log) {
		var file bytes.Buffer
		if err := new(jsonl.Writer).Log(&file, &log); err != nil {
			t.Fatal(err)
		}
		again, err := jsonl.ReadLog(t.Context(), &file, rate.Known)
		if err != nil {
			t.Fatal(err)
		}
		if n := again.Unconfirmed(); n > 0 {
			t.Errorf("%v: %d steps are proved by their truths alone", log.Puzzle, n)
		}
		for i := range log.Steps {
			if got, want := again.Steps[i].Technique, log.Steps[i].Technique; got != want {
				t.Errorf("%v: step %d is %v, want %v", log.Puzzle, i+1, got, want)
			} else if rate.Own.Has(want) {
				steps[want.Name]++
			}
		}
	}
	puzzles := append(boardtest.First(t, "top1465.txt", 6), boardtest.Grid(t, "..1.....7...89..........6..26..3.......5...749...........1.4.5.83.............2..")) // this has an exclusion that only the path finds
	for i, puzzle := range puzzles {
		s := deduce.New(puzzle, deduce.Options{Ladder: rate.Ladder, Guess: deduce.NoGuess})
		if i == 0 { // without a given it has several solutions
			puzzle[puzzle.Cells().First()] = 0
			s = deduce.New(puzzle, deduce.Options{Ladder: rate.Safe, Guess: deduce.Fewest})
		}
		if err := s.Solve(t.Context()); err != nil {
			t.Fatal(err)
		}
		read(s.Log())
	}
	for _, name := range []string{"direct-hidden-pair", "direct-hidden-triple", "region-forcing-chains"} {
		if steps[name] == 0 {
			t.Errorf("no step of %s was read", name)
		}
	}
}
