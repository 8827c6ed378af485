package repl

import (
	"bytes"
	"context"
	"testing"
	"time"

	"deduku/board"
	"deduku/repl/state"
)

// TestPlayedIsKept keeps the notes of a player with each board, and how long it was played and what was taken with the session.
func TestPlayedIsKept(t *testing.T) {
	t.Parallel()
	s := New(Config{})
	for _, line := range []string{"pencil r1c3 26", "pencil r1c3 r2c1 6 middle", "r1c4=1", "pencil r1c3 6"} {
		if err := s.Do(context.Background(), line).Err; err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	log := s.Solver.Log()
	s.Played = state.Played{Puzzle: log.Puzzle, Time: 61500 * time.Millisecond, Hints: 3, Steps: 2, Checks: 1}
	w := state.NewWriter(s.commandsFor)
	text := bytes.Clone(w.Changes(s.Desk))
	if more := w.Changes(s.Desk); len(more) > 0 {
		t.Errorf("nothing has changed, and there is more to write: %s", more)
	}
	s.Played.Hints++
	text = append(text, w.Changes(s.Desk)...)
	again := New(Config{})
	if err := again.Resume(context.Background(), bytes.NewReader(text), "kept"); err != nil {
		t.Fatal(err)
	}
	if again.Played != s.Played {
		t.Errorf("played %+v, was %+v", again.Played, s.Played)
	}
	c := board.CellAt(0, 2)
	if again.Middle != s.Middle || again.Middle[c] != board.Digits(6) {
		t.Errorf("in the middle %v, were %v", again.Middle.Words(), s.Middle.Words())
	}
	if again.Pencil != s.Pencil || again.Pencil[c] != board.Digits(2) {
		t.Errorf("notes %v, were %v", again.Pencil.Words(), s.Pencil.Words())
	}
	if err := again.Do(context.Background(), "undo").Err; err != nil || again.Pencil[c] != board.Digits(2, 6) {
		t.Errorf("one change before, %v has %v: %v", c, again.Pencil.Words(), err)
	}
	for _, wrong := range []string{"r1c1", "r1c1 x", "r0c1 5", ""} {
		if _, err := state.ReadPencil([]string{wrong}); err == nil {
			t.Errorf("%q is read as a note", wrong)
		}
	}
}
