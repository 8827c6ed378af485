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

// TestShorter looks for shorter explanations: they pass the proof checker and end with the same conclusion.
func TestShorter(t *testing.T) {
	found := 0
	for _, puzzle := range boardtest.First(t, "mixed.txt", 30) {
		s := deduce.New(puzzle, deduce.Options{Guess: deduce.NoGuess})
		if err := s.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		log := s.Log()
		n := len(log.Steps) - 1
		shorter, ok := log.Shorter(context.Background(), n, deduce.Classic)
		if !ok {
			continue
		}
		found++
		if got, want := (wording.Text{}).Conclusion(shorter.Last()), (wording.Text{}).Conclusion(log.Step(n)); got != want {
			t.Errorf("%v: ends with %s, want %s", puzzle, got, want)
		}
		var lines bytes.Buffer
		if err := new(jsonl.Writer).Log(&lines, &shorter); err != nil {
			t.Fatal(err)
		}
		if _, err := verify.Check(&lines); err != nil {
			t.Errorf("%v: %v", puzzle, err)
		}
	}
	if found == 0 {
		t.Error("no explanation was shortened")
	}
	t.Logf("%d of 30 explanations got shorter", found)
}
