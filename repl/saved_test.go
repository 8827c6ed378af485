package repl

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"deduku/repl/state"
)

// did carries out lines and returns what the session said to them.
func did(s *Session, out *bytes.Buffer, lines ...string) string {
	out.Reset()
	for _, line := range lines {
		fmt.Fprintf(out, "> %s\n", line)
		s.Report(s.Do(context.Background(), line).Err)
	}
	return out.String()
}

// probes look at everything that a session should bring back. They end as they began.
func probes(s *Session) []string {
	lines := []string{"set", "alias", "techniques easy", "board", "candidates", "amount", "log", "pool", "why r1c1", "blame r5c5"}
	log := s.Solver.Log()
	for n := range log.Steps {
		if n%9 == 0 {
			lines = append(lines, fmt.Sprintf("candidates %d", n+1))
		}
	}
	for _, way := range []struct {
		n    int
		word string
	}{{len(s.Past.Undo), "undo"}, {len(s.Past.Undo) + len(s.Past.Redo), "redo"}, {len(s.Past.Redo), "undo"}} {
		for range way.n {
			lines = append(lines, way.word, "board", "log")
		}
	}
	if n := len(s.Past.Forward.Log.Steps); n > 0 {
		lines = append(lines, fmt.Sprint("goto ", n), "log", "undo")
	}
	if s.Place.Of != nil {
		lines = append(lines, "puzzles", "next puzzle", "log", "undo", "previous puzzle", "log", "undo")
	}
	if s.Entered {
		lines = append(lines, "3 5 9", "log", "undo")
	}
	return append(lines, "step 3", "undo", "guess", "undo", "generate", "undo")
}

// stories are sessions that have something to keep.
var stories = map[string][]string{
	"nothing":        nil,
	"a solve":        {"solve"},
	"guesses":        {"example hard", "set seed 7", "step 20", "guess", "step 30", "step 200", "solve"},
	"no solution":    {"example none", "solve", "undo"},
	"a clash":        {"example clash", "step 3", "solve"},
	"stuck":          {"example hard", "set guess off", "solve", "r1c2=4", "solve", "undo", "undo"},
	"premises":       {"new", "set r4c7=5", "r4c8<>5", "set r1c1=1", "unset r1c1", "givens", "undo", "step 2"},
	"by hand":        {"example two", "r1c1<>1", "step 2", "reset", "more", "more"},
	"the ladder":     {"example hard", "set method logic", "step 30", "until naked-pair", "next", "goto 25", "trim 24", "undo", "goto 31"},
	"options":        {"set notation a1", "set log short", "set prompt 'go >'", "alias q count 2", "alias w set log 'full'", "technique off x-wing", "set theme light"},
	"a tree":         {"step 5", "undo", "step 2", "undo", "guess", "undo", "example easy", "step", "undo", "undo", "undo", "step 3"},
	"several":        {"more", "example ten", "more", "more", "generate", "generate", "step"},
	"a trimmed log":  {"set method logic", "example classic", "solve", "trim 40"},
	"an empty board": {"new", "undo", "redo"},
	"back to five":   {"step 10", "goto 5"},
	"back to none":   {"step 10", "goto 0"},
	"typed givens":   {"clear", "7 4 5, 9 1 8", "2 2 2"},
	"a collection":   {"load testdata/files/three.sdm", "step 2", "next puzzle", "more", "next puzzle", "step 4", "previous puzzle", "undo", "step"},
	"collections": {
		"load testdata/files/three.sdm", "next puzzle", "load testdata/files/three.sdm 3", "step 2", "previous puzzle", "example easy",
	},
	"a part of one":  {"load testdata/files/three.sdm 2", "next puzzle", "new", "undo", "undo"},
	"back and aside": {"step 10", "goto 28", "undo", "goto 25", "guess", "undo", "goto 26"},
}

// TestSavedSessions saves sessions and loads them into new ones, which then answer as the saved ones do.
func TestSavedSessions(t *testing.T) {
	t.Parallel()
	for name, story := range stories {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "my.deduku")
			var out, outAgain bytes.Buffer
			s, again := newSession(&out), newSession(&outAgain)
			did(s, &out, story...)
			if said := did(s, &out, "session save "+file); strings.Contains(said, "error") {
				t.Fatal(said)
			}
			if said := did(again, &outAgain, "new", "set guess fewest", "alias zz amount", "session load "+file); strings.Contains(said, "error") {
				t.Fatal(said)
			}
			again.Past.Undo = again.Past.Undo[len(again.Past.Undo)-len(s.Past.Undo):] // without what was before
			lines := probes(s)
			want := did(s, &out, lines...)
			if diff := cmp.Diff(want, did(again, &outAgain, lines...)); diff != "" {
				t.Errorf("saved, then loaded:\n%s", diff)
			}
			if diff := cmp.Diff(text(s), text(again)); diff != "" {
				t.Errorf("saved again:\n%s", diff)
			}
		})
	}
}

// text is a session as a file.
func text(s *Session) string { return string(state.NewWriter(s.commandsFor).Changes(s.Desk)) }

// TestSavedBitByBit keeps a session after each command; what is there is read back each time.
func TestSavedBitByBit(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("every bit of every story is changed: not in a short run")
	}
	for name, story := range stories {
		t.Run(name, func(t *testing.T) {
			var out bytes.Buffer
			s := newSession(&out)
			w := state.NewWriter(s.commandsFor)
			all := bytes.Clone(w.Changes(s.Desk))
			for _, line := range append(story, "undo", "undo", "redo", "board", "step", "undo") {
				did(s, &out, line)
				all = append(all, w.Changes(s.Desk)...)
				if more := w.Changes(s.Desk); len(more) > 0 {
					t.Errorf("after %q the same is written twice: %s", line, more)
				}
				saved, err := state.Read(context.Background(), bytes.NewReader(append(bytes.Clone(all), `{"n":99,"ki`...)), "kept")
				if err != nil {
					t.Fatalf("after %q: %v\n%s", line, err, all)
				}
				again := newSession(&out)
				again.Past, again.Drawn = saved.Past, saved.Drawn
				options, err := again.optionsOf(saved, "kept", true)
				if err != nil {
					t.Fatal(err)
				}
				again.Restore(saved.Now)
				again.SetOptions(options)
				if diff := cmp.Diff(text(s), text(again)); diff != "" {
					t.Fatalf("after %q:\n%s", line, diff)
				}
			}
		})
	}
}

// TestSavedWrong reads files that no session wrote, or that were damaged. They are taken as far as they go, with a line for
// each rest; what is no session at all changes nothing.
func TestSavedWrong(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	place := folder(t.TempDir())
	s.Files = place
	did(s, &out, "step 2", "session save good")
	good, err := os.ReadFile(place.at("good"))
	if err != nil {
		t.Fatal(err)
	}
	before := text(s)
	const farther = "; the session goes as far as what stands before that"
	for _, test := range []struct {
		name, old, new, want string
		filled               int
	}{
		{"another file", state.Header, "9,4", `error: bad: this is no session that 'session save' wrote: its first line should be "# deduku session 1"`, 0},
		{"no puzzle", `{"puzzle"`, `{"puzzel"`, `error: bad:4: this is none of the lines that a session has`, 0},
		{"cut off", `{"now"`, `{"now`, "bad:32: this is none of the lines that a session has" + farther, 25},
		{"no such technique", "Hidden Single", "Guesswork", `bad:29: step 24: technique: there is no technique "Guesswork"` + farther, 23},
		{"no such kind", "NEG_DED1", "NEG_DED7", `bad:29: step 24: kind: there is no kind "NEG_DED7"` + farther, 23},
		{"a step too few", `{"n":24,`, `{"n":25,`, "bad:29: step 24: n: 25 should be 24" + farther, 23},
		{"no such given", `{"n":7,`, `{"m":7,`, "bad:11: this is none of the lines that a session has" + farther, 23},
		{"no such option", "set seed 42", "set sed 42", `bad: "set sed 42" is left out: there is no option "sed"; did you mean seed?`, 25},
		{"a command", "set seed 42", "solve", `bad: "solve" is left out: "solve" is none of 'set NAME VALUE', 'alias NAME COMMAND', 'technique on|off NAME'`, 25},
		{"no such board", `{"now":1`, `{"now":7`, "bad:32: now: this should be the number of a board before this line" + farther, 25},
		{"no such collection", `"told":`, `"of":1,"puzzle":1,"told":`, "bad:28: board: of and puzzle should be a puzzle of a collection before this line" + farther, 23},
		{"text for a number", `"came":23`, `"came":"x"`, "bad:28: board.came: a string cannot stand here" + farther, 23},
	} {
		t.Run(test.name, func(t *testing.T) {
			if !strings.Contains(string(good), test.old) {
				t.Fatalf("there is no %s in\n%s", test.old, good)
			}
			if err := os.WriteFile(place.at("bad"), []byte(strings.Replace(string(good), test.old, test.new, 1)), 0o600); err != nil {
				t.Fatal(err)
			}
			got := did(s, &out, "session load bad")
			if want := "> session load bad\n" + test.want + "\n"; !strings.HasPrefix(got, want) {
				t.Errorf("got %swant %s", got, want)
			}
			if test.filled == 0 {
				if text(s) != before {
					t.Error("the session has changed")
				}
				return
			}
			if n := s.Solver.Board().Filled(); n != test.filled {
				t.Errorf("%d cells are filled, want %d", n, test.filled)
			}
			if err := passes(s); err != nil {
				t.Error(err)
			}
			did(s, &out, "session load good")
			before = text(s)
		})
	}
}

// TestForgedRedo says of a redo that does not hold that it is left out.
func TestForgedRedo(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	place := folder(t.TempDir())
	s.Files = place
	did(s, &out, "step", "undo", "session save good")
	good, err := os.ReadFile(place.at("good"))
	if err != nil {
		t.Fatal(err)
	}
	forged := regexp.MustCompile(`("n":24,.*"place":\["r.c.=)3`).ReplaceAll(good, []byte("${1}4"))
	if bytes.Equal(forged, good) {
		t.Fatalf("there is no such step in\n%s", good)
	}
	if err := os.WriteFile(place.at("bad"), forged, 0o600); err != nil {
		t.Fatal(err)
	}
	if said := did(s, &out, "session load bad"); !strings.Contains(said, "1 board that undo, redo or the collection could come back to is left out") {
		t.Error(said)
	}
	if len(s.Past.Redo) > 0 {
		t.Error("there is a redo")
	}
}

// TestSavedDuringPractice checks that saving a session says so if the board on the screen is not in the file.
func TestSavedDuringPractice(t *testing.T) {
	t.Parallel()
	const says = "the file has your own board, not the one on the screen"
	for line, want := range map[string]bool{"practice naked-pair": true, "learn naked-pair": true, "tour": true, "hint": false} {
		var out bytes.Buffer
		s := newSession(&out)
		s.Files = folder(t.TempDir())
		s.Do(context.Background(), line)
		left := s.Home != nil
		if got := did(s, &out, "session save a.deduku"); strings.Contains(got, says) != want || left != want {
			t.Errorf("%s: got\n%s\nthe board is left out: %v, want %v", line, got, left, want)
		}
	}
}
