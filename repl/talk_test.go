package repl

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"deduku/board/generate"
	"deduku/deduce/technique"
	"deduku/internal/sanitize"
	"deduku/repl/gen"
)

// TestGreet shows the board to who begins, but not to a program.
func TestGreet(t *testing.T) {
	t.Parallel()
	for _, json := range []bool{false, true} {
		var out bytes.Buffer
		s := newSession(&out)
		s.JSON = json
		if err := s.Greet("1.0"); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), "deduku 1.0") || strings.Contains(out.String(), "+---") == json {
			t.Errorf("JSON %v: got %s", json, out.String())
		}
	}
}

// TestScriptEnds ends a script at its first error, or at the end with the exit code of the first, and at exit.
func TestScriptEnds(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, script string
		keepGoing    bool
		code         int
		out, err     string
	}{
		{name: "all is well", script: "amount\n", out: "of 81 cells"},
		{name: "an error ends it", script: "amount x\namount\n", code: ExitUsage, err: "script:1: amount takes no argument"},
		{name: "a no ends it", script: "undo\namount\n", code: ExitNo, err: "script:1: there is nothing to undo"},
		{name: "it goes on", script: "undo\nbord\namount\n", keepGoing: true, code: ExitNo, out: "of 81 cells"},
		{name: "the first error counts", script: "bord\nundo\n", keepGoing: true, code: ExitUsage},
		{name: "exit", script: "exit\nbord\n", code: ExitDone},
		{name: "exit after an error", script: "undo\nexit\n", keepGoing: true, code: ExitNo},
		{name: "a grid without an end", script: "53..7....\n6..195...\n", code: ExitNo, err: "script:"},
	} {
		var out bytes.Buffer
		s := newSession(&out)
		s.KeepGoing = test.keepGoing
		err := s.Script(context.Background(), strings.NewReader(test.script), "script")
		if got := ExitCode(err); got != test.code {
			t.Errorf("%s: exit code %d, want %d", test.name, got, test.code)
		}
		if text := ""; err != nil {
			if text = err.Error(); !strings.HasPrefix(text, test.err) {
				t.Errorf("%s: got error %q, want %q", test.name, text, test.err)
			}
		}
		if !strings.Contains(out.String(), test.out) {
			t.Errorf("%s: got %s", test.name, out.String())
		}
	}
	s := newSession(new(bytes.Buffer))
	gone := errors.New("the disk is gone")
	if err := s.Script(context.Background(), iotest.ErrReader(gone), "script"); !errors.Is(err, gone) {
		t.Errorf("what cannot be read: %v", err)
	}
	endless := strings.NewReader(strings.Repeat("x", sanitize.MaxLine+1))
	if err := s.Script(context.Background(), endless, "script"); err == nil || !strings.HasPrefix(err.Error(), "script: ") {
		t.Errorf("a line without an end: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := s.Script(ctx, strings.NewReader("count\n"), "script"); ExitCode(err) != ExitInterrupted {
		t.Errorf("interrupted: %v", err)
	}
}

// TestScriptWithoutBoard checks that a script that goes on after errors does not work on the board of before if it didn't get the
// board that it asked for.
func TestScriptWithoutBoard(t *testing.T) {
	t.Parallel()
	const bad = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7"
	for _, test := range []struct {
		name, script string
		refused      int // commands without a board
		because      string
		works        bool // amount, which comes last
	}{
		{"a file", "load nowhere.txt; solve; r1c1=5; board; set log off; help solve; amount", 4, "load nowhere.txt", false},
		{"a typed puzzle", bad + "\nsolve\namount", 2, bad[:60] + "...", false},
		{"rows", "53..7....\n6..195...\n\nsolve\namount", 2, `53..7....\n6..195...\n`, false},
		{"an example", "example nothing; amount", 1, "example nothing", false},
		{"a new puzzle", "new level nothing; amount", 1, "new level nothing", false},
		{"a session", "session load nowhere; amount", 1, "session load nowhere", false},
		{"another of a collection", "puzzle 7; amount", 1, "puzzle 7", false},
		{"none of the next ones", "load nowhere.txt; puzzle next; amount", 2, "load nowhere.txt", false},
		{"a board at last", "load nowhere.txt; solve; example sparse; amount", 1, "load nowhere.txt", true},
		{"a board without a solution", "load " + strings.Repeat("1", 81) + "; amount", 0, "", true},
		{"another error", "bord; r1c1=x; undo; amount", 0, "", true},
	} {
		var out bytes.Buffer
		s := newSession(&out)
		s.KeepGoing = true
		err := s.Script(context.Background(), strings.NewReader(test.script), "script")
		if test.refused > 0 && err == nil {
			t.Errorf("%s: the script ended without an error", test.name)
		}
		got := out.String()
		says := " has no board, because \"" + test.because + "\" failed; load a board first\n"
		if n := strings.Count(got, says); n != test.refused || strings.Contains(got, "of 81 cells are solved") != test.works {
			t.Errorf("%s: %d commands are refused by %q, want %d; got\n%s", test.name, n, says, test.refused, got)
		}
	}
}

// TestWanted reads what generated puzzles are to be like.
func TestWanted(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name   string
		wanted gen.Request
		err    string
	}{
		{name: "nothing"},
		{name: "all", wanted: gen.Request{
			Symmetry: "diagonal", Clues: "24-26", Pattern: strings.Repeat("x", 81),
			Level: "easy", Techniques: []string{"naked-single"}, Tries: 5,
		}},
		{name: "one number", wanted: gen.Request{Clues: "24"}},
		{name: "symmetry", wanted: gen.Request{Symmetry: "round"}, err: "round"},
		{name: "clues", wanted: gen.Request{Clues: "few"}, err: "clues are a number or a range, as 24-26, not \"few\""},
		{name: "half a range", wanted: gen.Request{Clues: "24-"}, err: "clues are"},
		{name: "pattern", wanted: gen.Request{Pattern: "x."}, err: "81"},
		{name: "level", wanted: gen.Request{Level: "mad"}, err: "level is one of easy, medium, hard, unfair, extreme, not \"mad\""},
		{name: "technique", wanted: gen.Request{Techniques: []string{"x-wimg"}}, err: "there is no technique \"x-wimg\"; did you mean"},
		{name: "one twice", wanted: gen.Request{Techniques: []string{"x-wing", "X-Wing"}}, err: "X-Wing is asked for twice"},
		{name: "the second", wanted: gen.Request{Techniques: []string{"x-wing", "x-wimg"}}, err: "there is no technique \"x-wimg\""},
		{name: "too hard", wanted: gen.Request{Level: "easy", Techniques: []string{"x-wing"}}, err: "no easy puzzle takes it"},
	} {
		o, err := test.wanted.Options(technique.Everything)
		if test.err == "" && err != nil || test.err != "" && (err == nil || !strings.Contains(err.Error(), test.err)) {
			t.Errorf("%s: got error %v, want %q", test.name, err, test.err)
		}
		if err == nil && (o.Demand != nil) != (test.wanted.Level != "" || len(test.wanted.Techniques) > 0) {
			t.Errorf("%s: something is demanded: %v", test.name, o.Demand != nil)
		}
		if test.wanted.Clues == "24" && (o.MinClues != 24 || o.MaxClues != 24) {
			t.Errorf("%s: %d to %d clues", test.name, o.MinClues, o.MaxClues)
		}
	}
}

// TestMaking checks that the progress counts the generated puzzles, and the tried ones if some were refused.
func TestMaking(t *testing.T) {
	t.Parallel()
	wanted := gen.Request{Techniques: []string{"naked-single"}}
	options, err := wanted.Options(technique.Everything)
	if err != nil {
		t.Fatal(err)
	}
	making := gen.Progress{Wanted: 4}
	making.Watch(&options)
	if got, want := making.Far(time.Second), "0 puzzles, 0 a second"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if _, err := generate.Puzzle(context.Background(), 1, 0, options); err != nil {
		t.Fatal(err)
	}
	making.Made.Add(1)
	if got := making.Far(time.Second); !strings.HasPrefix(got, "1 puzzle, 1 a second, 25 %, 3s left, ") || !strings.HasSuffix(got, " looked at") {
		t.Errorf("got %q", got)
	}
	plain := generate.Options{}
	making.Watch(&plain)
	if plain.Demand != nil {
		t.Error("watching demands something")
	}
}

// TestSeeds reads seeds, and draws one that can be typed again.
func TestSeeds(t *testing.T) {
	t.Parallel()
	s := newSession(new(bytes.Buffer))
	for value, ok := range map[string]bool{"7": true, "random": true, "18446744073709551615": true, "-1": false, "x": false} {
		if err := s.Set("seed", value); (err == nil) != ok {
			t.Errorf("seed %s: %v", value, err)
		}
	}
	if err := s.Do(context.Background(), "set seed random; set seed").Err; err != nil || s.Settings.Seed >= 1_000_000 {
		t.Errorf("a seed that nobody chose is %d, error %v", s.Settings.Seed, err)
	}
}

// TestLines gives a conversation lines of which one is interrupted.
func TestLines(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	lines := []string{"53..7....", "\x03", "amount"}
	in := lineFunc(func() (string, error) {
		if len(lines) == 0 {
			return "", io.EOF
		}
		line := lines[0]
		if lines = lines[1:]; line == "\x03" {
			return "", ErrInterrupt
		}
		return line, nil
	})
	if err := s.Talk(context.Background(), in, context.WithCancel); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "of 81 cells are solved") {
		t.Errorf("the rows were not left: %s", out.String())
	}
	broken := errors.New("the terminal is gone")
	if err := s.Talk(context.Background(), lineFunc(func() (string, error) { return "", broken }), context.WithCancel); !errors.Is(err, broken) {
		t.Errorf("got %v, want %v", err, broken)
	}
}

// lineFunc is a function as a LineReader.
type lineFunc func() (string, error)

func (f lineFunc) Line(context.Context, string) (string, error) { return f() }

// TestSeedTold tells the seed where chance was used, once, and at the end; else not at all.
func TestSeedTold(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		line  string
		times int
	}{
		{"solve classic", 1},
		{"solve logic", 0},
		{"count unique", 0},
		{"new easy", 1},
		{"puzzle shuffle", 1},
		{"until solved", 0},
	} {
		var out bytes.Buffer
		s := newSession(&out)
		if err := s.Do(context.Background(), "example medium; set log off; set seed 4711").Err; err != nil {
			t.Fatal(err)
		}
		if test.line == "solve classic" {
			if err := s.Do(context.Background(), "example hardest").Err; err != nil {
				t.Fatal(err)
			}
		}
		out.Reset()
		s.Do(context.Background(), test.line)
		if got := strings.Count(out.String(), "4711"); got != test.times {
			t.Errorf("%s: the seed is told %d times, want %d:\n%s", test.line, got, test.times, out.String())
		} else if at := strings.LastIndex(out.String(), "4711"); got == 1 && strings.Count(out.String()[at:], "\n") > 3 {
			t.Errorf("%s: the seed is not told at the end:\n%s", test.line, out.String())
		}
	}
}
