package technique_test

import (
	"bytes"
	"context"
	"os"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/technique"
	"deduku/deduce/verify"
	"deduku/internal/testutil/boardtest"
)

// everything is the ladder with all that is on by default.
var everything = technique.Everything.Ladder()

// TestLogicSolves has the proof checker check whole logs of logic solves, guesses included.
func TestLogicSolves(t *testing.T) {
	for _, set := range []struct {
		name        string
		sample, all int
	}{
		{"mixed.txt", 300, 3000},
		{"17-clue.txt", 300, 5000},
		{"top1465.txt", 60, 1465},
	} {
		t.Run(set.name, func(t *testing.T) {
			puzzles := boardtest.Puzzles(t, set.name)
			n := set.sample
			if os.Getenv("DEDUKU_FULL") != "" {
				n = set.all
			}
			s := deduce.New(board.Grid{}, deduce.Options{Ladder: everything, Guess: deduce.Fewest})
			guessed := 0
			n = min(n, len(puzzles))
			for _, puzzle := range puzzles[:n] {
				s.Reset(puzzle)
				if err := s.Solve(context.Background()); err != nil {
					t.Fatal(err)
				}
				log := s.Log()
				if log.Last().Kind != deduce.Solved {
					t.Fatalf("%v: %v", puzzle, log.Last().Kind)
				}
				var lines bytes.Buffer
				if err := new(jsonl.Writer).Log(&lines, &log); err != nil {
					t.Fatal(err)
				}
				if _, err := verify.Check(&lines); err != nil {
					t.Errorf("%v: %v", puzzle, err)
				}
				if technique.Hodoku.Judge(&log).Guessed {
					guessed++
				}
			}
			t.Logf("%d puzzles, %d of them without a guess", n, n-guessed)
		})
	}
}
