package jsonl_test

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/technique"
	"deduku/deduce/verify"
	"deduku/internal/testutil/boardtest"
)

// TestTrimmedNumbers writes logs that were trimmed and reads them back: the file is numbered without gaps and holds for the checker,
// and the log that is read has the numbers of the one that was trimmed.
func TestTrimmedNumbers(t *testing.T) {
	gaps := 0
	for _, ladder := range []deduce.Ladder{nil, technique.Choice{Level: deduce.Hard, Unique: true}.Ladder()} {
		for i, puzzle := range boardtest.First(t, "top1465.txt", 4) {
			s := deduce.New(puzzle, deduce.Options{Seed: uint64(i), Ladder: ladder, Guess: deduce.Fewest})
			if err := s.Solve(context.Background()); err != nil {
				t.Fatal(err)
			}
			log := s.Log()
			for n := log.Puzzle.Len() + 1; n < len(log.Steps); n += 5 {
				trimmed := log.Trim(n)
				text := written(t, &trimmed, false)
				if result, err := verify.Check(bytes.NewReader(text)); err != nil || result.Steps != trimmed.Count() {
					t.Fatalf("%v, trimmed to %d: %d steps checked of %d, %v", puzzle, n, result.Steps, trimmed.Count(), err)
				}
				read, err := jsonl.ReadLog(context.Background(), bytes.NewReader(text), technique.Standard)
				if err != nil {
					t.Fatalf("%v, trimmed to %d: %v", puzzle, n, err)
				}
				if !slices.Equal(read.Numbers(), trimmed.Numbers()) {
					t.Fatalf("%v, trimmed to %d: read with the numbers %v, want %v", puzzle, n, read.Numbers(), trimmed.Numbers())
				}
				for k, step := range trimmed.All {
					if got := read.Step(k); !slices.Equal(got.Because, step.Because) || got.Undoes != step.Undoes {
						t.Fatalf("%v, trimmed to %d: step %d rests on %v, undoes %d, want %v and %d", puzzle, n, k, got.Because, got.Undoes, step.Because, step.Undoes)
					}
				}
				if trimmed.Trimmed() {
					gaps++
				}
			}
		}
	}
	if gaps < 50 {
		t.Errorf("only %d logs had gaps", gaps)
	}
}

// TestUntrimmed finds no numbers in the header of a log from which nothing was left out.
func TestUntrimmed(t *testing.T) {
	s := deduce.New(boardtest.First(t, "17-clue.txt", 1)[0], deduce.Options{})
	if err := s.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	log := s.Log()
	if head, _, _ := strings.Cut(string(written(t, &log, false)), "\n"); strings.Contains(head, `"numbers"`) {
		t.Errorf("the header is %s", head)
	}
}

// TestNumbersRefused reads headers whose numbers cannot be those of the steps below them.
func TestNumbersRefused(t *testing.T) {
	s := deduce.New(boardtest.First(t, "17-clue.txt", 1)[0], deduce.Options{})
	for range 5 {
		s.Next()
	}
	log := s.Log()
	trimmed := log.Trim(len(log.Steps))
	text := string(written(t, &trimmed, false))
	numbers := func(change func(n []int) []int) string {
		now := trimmed.Numbers()
		list := func(n []int) string { return `"numbers":` + strings.ReplaceAll(fmt.Sprint(n), " ", ",") }
		if !strings.Contains(text, list(now)) {
			t.Fatalf("the numbers are not in %s", text)
		}
		return strings.Replace(text, list(now), list(change(slices.Clone(now))), 1)
	}
	if !trimmed.Trimmed() {
		t.Fatal("nothing was left out")
	}
	for name, test := range map[string]struct {
		change func(n []int) []int
		want   string
	}{
		"too few":  {func(n []int) []int { return n[:len(n)-1] }, "this is one more"},
		"too many": {func(n []int) []int { return append(n, 500) }, "is the file cut off?"},
		"falling":  {func(n []int) []int { n[3], n[4] = n[4], n[3]; return n }, "should be higher"},
		"twice":    {func(n []int) []int { n[4] = n[3]; return n }, "should be higher"},
		"too low":  {func(n []int) []int { n[0] = 0; return n }, "should be higher"},
		"too high": {func(n []int) []int { n[len(n)-1] = 1_000_000; return n }, "200000 is the highest"},
	} {
		_, err := jsonl.ReadLog(context.Background(), strings.NewReader(numbers(test.change)), technique.Standard)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", name, err, test.want)
		}
	}
	if _, err := jsonl.ReadLog(context.Background(), strings.NewReader(text+`{"n":99,"kind":"OMITTED"}`+"\n"), technique.Standard); err == nil {
		t.Error("a file of whatever maker may leave steps out by lines")
	}
}
