package command

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"

	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
	"deduku/repl/answer"
)

// TestCheck says which log is wrong, and stops with its context.
func TestCheck(t *testing.T) {
	s := deduce.New(boardtest.Grid(t, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"), deduce.Options{})
	if err := s.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	log := s.Log()
	var file bytes.Buffer
	var out jsonl.Writer
	if err := out.Log(&file, &log); err != nil {
		t.Fatal(err)
	}
	text := file.String()
	got, err := CheckLogs(context.Background(), strings.NewReader(text), "log", false)
	if err != nil || got.Logs != 1 || got.Steps != len(log.Steps) {
		t.Errorf("got %v, error %v", got, err)
	}
	_, err = CheckLogs(context.Background(), strings.NewReader(strings.Replace(text, "SOLVED", "STUCK", 1)), "log", false)
	if !answer.IsNo(err) || !strings.HasPrefix(err.Error(), "log: ") {
		t.Errorf("a wrong log: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := CheckLogs(ctx, strings.NewReader(text), "log", false); !errors.Is(err, context.Canceled) {
		t.Errorf("interrupted: %v", err)
	}
}

// TestCheckSeveral says of a log that assumes one solution whether there is one.
func TestCheckSeveral(t *testing.T) {
	for _, test := range []struct {
		name, puzzle string
		several      int
	}{
		{"one solution", "6...7.........42...4.68..59....5...2.749.....2....6.8.9...3...835.729............", 0},
		{"several", "6...7.........42.....68..59....5...2.749.....2....6.8.9...3...835.729............", 1},
	} {
		grid, err := jsonl.ReadGrid(test.puzzle)
		if err != nil {
			t.Fatal(err)
		}
		if single := search.Single(grid); single != (test.several == 0) {
			t.Fatalf("%s: one solution: %v", test.name, single)
		}
		solver := deduce.New(grid, deduce.Options{Ladder: technique.Standard, Guess: deduce.NoGuess})
		if err := solver.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		log := solver.Log()
		var file strings.Builder
		var out jsonl.Writer
		if err := out.Log(&file, &log); err != nil {
			t.Fatal(err)
		}
		got, err := CheckLogs(context.Background(), strings.NewReader(file.String()), "log", false)
		if err != nil || got.Unique == 0 || got.Several != test.several {
			t.Errorf("%s: %d steps assume it, %d logs of several solutions, error %v", test.name, got.Unique, got.Several, err)
		}
	}
}
