package repl

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"deduku/repl/command"
	"deduku/repl/state"
)

// TestTourResumes goes on with the tour where a session before left it.
func TestTourResumes(t *testing.T) {
	t.Parallel()
	diary := new(state.ListedLines)
	tell := func(script string) string {
		var out bytes.Buffer
		s := newSession(&out)
		s.Diary = diary
		if err := s.Do(context.Background(), script).Err; err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	if got := tell("tour; candidates; step 3"); !strings.Contains(got, "\n3 of 8, why. ") {
		t.Errorf("got\n%s", got)
	}
	if got := tell("tour"); !strings.Contains(got, "the tour goes on where it was left; 'tour again' starts over\n") || !strings.Contains(got, "\n3 of 8, why. ") {
		t.Errorf("in the next session: got\n%s", got)
	}
	if got := tell("tour again"); !strings.Contains(got, "\n1 of 8, look. ") {
		t.Errorf("again: got\n%s", got)
	}
}

// TestTourStop checks that the board from before the tour comes back with its steps, also after steps of the tour, and that a board
// that was loaded since then stays.
func TestTourStop(t *testing.T) {
	t.Parallel()
	const mine = "load .....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....; step 2; "
	for script, back := range map[string]bool{
		"tour; tour stop":                     true,
		"tour; candidates; step 3; tour stop": true,
		"tour next; tour next; tour next; tour next; tour next; tour next; tour next; tour stop": true,
		"tour; undo; tour stop":    true,
		"tour; clear; tour stop":   true,
		"tour; example; tour stop": false,
	} {
		var out bytes.Buffer
		s := newSession(&out)
		if err := s.Do(context.Background(), mine).Err; err != nil {
			t.Fatal(err)
		}
		want := s.Solver.Log()
		if err := s.Do(context.Background(), script).Err; err != nil {
			t.Fatalf("%s: %v", script, err)
		}
		got := s.Solver.Log()
		if same := got.Puzzle == want.Puzzle && len(got.Steps) == len(want.Steps); same != back {
			t.Errorf("%s: the board is back: %v, want %v\n%s", script, same, back, out.String())
		}
	}
}

// TestTourTypes carries out what each stop says to type: it leads to the next, and the last to the end.
func TestTourTypes(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	workplace(t).hosts(s)
	if err := s.Do(context.Background(), "tour").Err; err != nil {
		t.Fatal(err)
	}
	for range command.Stops {
		_, typed, ok := strings.Cut(out.String()[strings.LastIndex(out.String(), "\ntype: ")+1:], "type: ")
		typed, _, _ = strings.Cut(typed, "\n")
		if !ok || typed == "" {
			t.Fatalf("nothing to type in\n%s", out.String())
		}
		out.Reset()
		if err := s.Do(context.Background(), typed).Err; err != nil {
			t.Fatalf("%s: %v", typed, err)
		}
	}
	if !strings.Contains(out.String(), "That was the tour.") {
		t.Errorf("after the last stop:\n%s", out.String())
	}
}
