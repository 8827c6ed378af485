package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestCheckOwnText checks logs of deduku in the form that people see: written by solve, in each notation, and as they appear
// while it solves, without marks for undone steps.
func TestCheckOwnText(t *testing.T) {
	t.Parallel()
	const guessed = "........1.....2.34.56..........4.5....4.1.....7....8.....6....2...8..9..4........"
	output := func(args ...string) string {
		t.Helper()
		s, out, errs := testStreams("")
		if code := run(args, s.In, s.Out, s.Err); code != 0 {
			t.Fatalf("%q: %s", args, errs)
		}
		return out.String()
	}
	for _, test := range []struct {
		name, text string
		confirmed  bool // each line
	}{
		{"classic", output("solve", "--seed", "1", "--log", "text", oneSolution), true},
		{"logic", output("solve", "--method", "logic", "--log", "text", guessed), true},
		{"in letters", output(guessed, "-q", "-c", "set notation a1", "-c", "solve logic"), true},
		{"in pairs", output(guessed, "-q", "-c", "set notation xy", "-c", "solve logic"), true},
		{"with guesses", output("solve", "--seed", "1", "--log", "text", guessed), false},
		{"with guesses, as they are made", output(guessed, "-q", "-c", "set seed 1", "-c", "solve"), false},
	} {
		s, out, errs := testStreams(test.text)
		code := run([]string{"check", "-"}, s.In, s.Out, s.Err)
		first, _, _ := strings.Cut(out.String(), "\n")
		if code != 0 || !strings.Contains(first, " confirmed") || test.confirmed && strings.Contains(first, "hold") {
			t.Errorf("%s: exit code %d: %s%s", test.name, code, out, errs)
		}
	}
	dir := t.TempDir()
	lines := filepath.Join(dir, "log.jsonl")
	if err := os.WriteFile(lines, []byte(output("solve", "--log", "jsonl", oneSolution)), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ args, in, errs string }{
		{lines + " --as hodoku", "", "leave out --as"},
		{"- --as eureka", output("solve", "--log", "text", oneSolution), "leave out --as"},
		{"-", oneSolution + "\n", "found a board, but no steps to check"},
	} {
		s, out, errs := testStreams(test.in)
		if code := run(append([]string{"check"}, strings.Fields(test.args)...), s.In, s.Out, s.Err); code == 0 || !strings.Contains(errs.String(), test.errs) {
			t.Errorf("check %s: exit code %d: %s%s", test.args, code, out, errs)
		}
	}
}

// TestJudgeHeader checks that judge prints no header if it refuses all of its input.
func TestJudgeHeader(t *testing.T) {
	t.Parallel()
	for _, in := range []string{"{}\n", "[1]\n", `{"puzzle":1}` + "\n", "hello\n"} {
		s, out, errs := testStreams(in)
		if code := run([]string{"judge", "-"}, s.In, s.Out, s.Err); code == 0 || out.Len() > 0 || errs.Len() == 0 {
			t.Errorf("%q: exit code %d, prints %q", in, code, out)
		}
	}
}
