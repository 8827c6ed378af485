package repl

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"testing"

	"deduku/repl/console"
)

// TestPromptShowsWhere has the step that goto went to before the line that is typed, until the log goes on from there.
func TestPromptShowsWhere(t *testing.T) {
	t.Parallel()
	s := newSession(new(bytes.Buffer))
	for _, test := range []struct{ line, want string }{
		{"step 5", "deduku> "},
		{"goto 25", "deduku 25/28> "},
		{"goto 28", "deduku> "},
		{"goto 24; step", "deduku 25/28> "},
		{"goto 24; r1c3=1", "deduku> "},
		{"set prompt 'go:'; goto 24", "24/25 go: "},
	} {
		if err := s.Do(context.Background(), test.line).Err; err != nil {
			t.Fatal(err)
		}
		if got := s.Prompt(); got != test.want {
			t.Errorf("after %s: got %q, want %q", test.line, got, test.want)
		}
	}
}

// TestCompleteBareCells completes a cell at the beginning of a line, and what it can hold.
func TestCompleteBareCells(t *testing.T) {
	t.Parallel()
	s := newSession(new(bytes.Buffer))
	if got := s.Complete("r1c"); len(got) != 7 || got[0] != "r1c3" {
		t.Errorf("r1c: got %v", got)
	}
	if got := s.Complete("r1c3="); !slices.Equal(got, []string{"r1c3=1", "r1c3=2", "r1c3=3", "r1c3=6", "r1c3=7"}) {
		t.Errorf("r1c3=: got %v", got)
	}
	if got := s.Complete("r"); slices.Contains(got, "r1c3") || !slices.Contains(got, "redo") {
		t.Errorf("r: got %v", got)
	}
	if got := s.Complete("nowhere9="); got != nil {
		t.Errorf("nowhere9=: got %v", got)
	}
}

// TestErrorInColour colours the first word of an error where the talk goes to a terminal, and nowhere else.
func TestErrorInColour(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		color bool
		want  string
	}{{false, "error: no\n"}, {true, "\x1b[91merror:\x1b[0m no\n"}} {
		var out bytes.Buffer
		s := New(Config{Face: console.New(&out, &out, console.Screen{Talk: func(string) bool { return test.color }}, nil)})
		s.Report(errors.New("no"))
		if out.String() != test.want {
			t.Errorf("colour %v: got %q, want %q", test.color, out.String(), test.want)
		}
	}
}

// TestCountStopped tells how far a count came that is stopped.
func TestCountStopped(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	if err := s.Do(context.Background(), "clear").Err; err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if err := s.Do(ctx, "count 1000000000").Err; !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}
