package repl

import (
	"bytes"
	"context"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"deduku/deduce"
)

// TestUndoRedo plays random commands, undoes them all and redoes them all: each state comes back as it was.
func TestUndoRedo(t *testing.T) {
	t.Parallel()
	commands := []string{"step", "step 7", "guess", "solve", "set r1c3 6", "set r2c2<>1", "r1c3=3", "unset r1c3", "unset r6c4",
		"reset", "new", "example deep", "example none", "givens", "pool", "board", "set guess fewest", "set guess random", "bord", "alias q step", "unalias q", "techniques x-wing off"}
	rapid.Check(t, func(t *rapid.T) {
		var out bytes.Buffer
		s := newSession(&out)
		states := []deduce.Log{s.Solver.Log()}
		for _, line := range rapid.SliceOfN(rapid.SampledFrom(commands), 1, 12).Draw(t, "lines") {
			undoable := len(s.Past.Undo)
			_ = s.Do(context.Background(), line).Err // refusals are part of the game
			if len(s.Past.Undo) > undoable {
				states = append(states, s.Solver.Log())
			}
		}
		same := func(want deduce.Log) {
			t.Helper()
			got := s.Solver.Log()
			none := len(got.Steps)+len(want.Steps) == 0 // no slice and an empty one are the same here
			if got.Puzzle != want.Puzzle || !none && !reflect.DeepEqual(got.Steps, want.Steps) {
				t.Fatalf("%d steps, want %d, or other ones", len(got.Steps), len(want.Steps))
			}
			if err := s.Solver.Board().Check(); err != nil {
				t.Fatal(err)
			}
		}
		same(states[len(states)-1])
		for i := len(states) - 2; i >= 0; i-- {
			if err := s.Do(context.Background(), "undo; pool").Err; err != nil {
				t.Fatal(err)
			}
			same(states[i])
		}
		for _, want := range states[1:] {
			if err := s.Do(context.Background(), "redo").Err; err != nil {
				t.Fatal(err)
			}
			same(want)
		}
	})
}

// TestRedoIsCleared forgets what was undone once something else was done, and only then.
func TestRedoIsCleared(t *testing.T) {
	for _, test := range []struct {
		between string
		redoes  bool
	}{
		{"board", true},
		{"pool; hint; find", true},
		{"set notation xy", true},
		{"reset", true},  // it is at the beginning already
		{"r1c1=5", true}, // refused: a digit is there
		{"step", false},
		{"solve", false},
		{"guess", false},
		{"r1c3=6", false},
		{"r1c3<>6", false},
		{"new", false},
		{"example easy", false},
		{"step; undo", true}, // the step, not what was undone before
	} {
		var out bytes.Buffer
		s := newSession(&out)
		if err := s.Do(context.Background(), "step 3; undo").Err; err != nil {
			t.Fatal(err)
		}
		_ = s.Do(context.Background(), test.between).Err
		if redoes := len(s.Past.Redo) > 0; redoes != test.redoes {
			t.Errorf("after %q there is something to redo: %v, want %v", test.between, redoes, test.redoes)
		}
		before := s.Solver.Log()
		err := s.Do(context.Background(), "redo").Err
		if after := s.Solver.Log(); test.redoes != (err == nil) || err != nil && len(after.Steps) != len(before.Steps) {
			t.Errorf("redo after %q: %d steps, then %d, error %v", test.between, len(before.Steps), len(after.Steps), err)
		}
	}
}

// TestUndoOptions changes options and aliases: undo says what it undoes, undoes it, and leaves the board alone, and redo does it
// again. This also works after the session was saved and loaded.
func TestUndoOptions(t *testing.T) {
	for _, test := range []struct{ line, told, probe string }{
		{"set level hard", "'set level hard'", "set level"},
		{"set notation a1", "'set notation a1'", "set notation"},
		{"alias q count 2", "'alias q count 2'", "alias"},
		{"unalias old", "'unalias old'", "alias"},
		{"techniques x-wing off", "'techniques x-wing off'", "techniques x-wing"},
		{"technique off extreme", "'technique off extreme'", "techniques extreme"},
		{"order x-wing before pointing", "'order x-wing before pointing'", "order"},
		{"set pager mine", "'set pager'", "set pager"},
	} {
		for _, reload := range []bool{false, true} {
			if reload && test.told == "'set pager'" {
				continue // no session file names a program
			}
			var out bytes.Buffer
			s := newSession(&out)
			workplace(t).hosts(s)
			did := func(line string) string {
				t.Helper()
				out.Reset()
				if err := s.Do(context.Background(), line).Err; err != nil {
					t.Fatalf("%s: %v", line, err)
				}
				return out.String()
			}
			did("alias old board; step")
			log := s.Solver.Log()
			before := did(test.probe)
			did(test.line)
			after := did(test.probe)
			if before == after {
				t.Fatalf("%q changes nothing that %q shows", test.line, test.probe)
			}
			if reload {
				did("session save s; session load s")
			}
			if got, want := did("undo"), "undid "+test.told+"\n"; got != want {
				t.Errorf("undo of %q says %q, want %q", test.line, got, want)
			}
			if got := did(test.probe); got != before {
				t.Errorf("after %q and undo, %q shows\n%s\nwant\n%s", test.line, test.probe, got, before)
			}
			if got, want := did("redo"), "redid "+test.told+"\n"; got != want {
				t.Errorf("redo of %q says %q, want %q", test.line, got, want)
			}
			if got := did(test.probe); got != after {
				t.Errorf("after redo of %q, %q shows\n%s\nwant\n%s", test.line, test.probe, got, after)
			}
			if now := s.Solver.Log(); len(now.Steps) != len(log.Steps) {
				t.Errorf("%q, undo, and redo left %d steps of %d", test.line, len(now.Steps), len(log.Steps))
			}
		}
	}
}
