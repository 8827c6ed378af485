package deduce_test

import (
	"bytes"
	"context"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/wording"
	"deduku/deduce/verify"
	"deduku/internal/testutil/boardtest"
)

// TestTrim trims logs to single steps: what is left passes the proof checker and ends with the same conclusion.
func TestTrim(t *testing.T) {
	puzzles := boardtest.Puzzles(t, "top1465.txt")
	for i, puzzle := range puzzles[:40] {
		s := deduce.New(puzzle, deduce.Options{Guess: deduce.Random, Seed: uint64(i)})
		if err := s.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		log := s.Log()
		last := len(log.Steps) - 1 // the end rests on nothing
		for _, n := range []int{puzzle.Len(), 30, last / 3, last / 2, last} {
			trimmed := log.Trim(n)
			if len(trimmed.Steps) > n {
				t.Errorf("%v: trimming to step %d left %d steps", puzzle, n, len(trimmed.Steps))
			}
			if n > puzzle.Len() {
				got, want := (wording.Text{}).Conclusion(trimmed.Last()), (wording.Text{}).Conclusion(log.Step(n))
				if got != want {
					t.Errorf("%v: trimming to step %d ends with %s, want %s", puzzle, n, got, want)
				}
			}
			var lines bytes.Buffer
			if err := new(jsonl.Writer).Log(&lines, &trimmed); err != nil {
				t.Fatal(err)
			}
			if _, err := verify.Check(&lines); err != nil {
				t.Errorf("%v: trimmed to step %d: %v", puzzle, n, err)
			}
		}
	}
}
