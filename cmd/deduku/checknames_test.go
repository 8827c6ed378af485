package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestNamesOfLogs checks, loads and asks about a log whose locked candidates are called X-Wings, because everybody knows. Its
// steps follow from what they cite, and no name is believed.
func TestNamesOfLogs(t *testing.T) {
	t.Parallel()
	const puzzle = "......41.9..3.....3...2.....48..7..........52.1.......5..2....6.7....8......9...."
	const name = "Locked Candidates Type 1 (Pointing)"
	s, out, errs := testStreams("")
	if code := run([]string{"solve", "--method", "logic", "--log", "jsonl", puzzle}, s.In, s.Out, s.Err); code != 0 {
		t.Fatal(errs)
	}
	honest := out.String()
	lines := strings.SplitAfter(honest, "\n")
	for i, line := range lines {
		if strings.Contains(line, `"kind":"LOGIC"`) && strings.Contains(line, name) {
			line = strings.NewReplacer(`"`+name+`"`, `"X-Wing"`, name+" ", "X-Wing    ").Replace(line)
			cut := strings.LastIndex(line, "    ")
			lines[i] = line[:cut] + "    because r1c1 is 1, as everybody knows\"}\n"
		}
	}
	forged := strings.Join(lines, "")
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	unknown := func(title string) string { return file("unknown.jsonl", strings.ReplaceAll(honest, name, title)) }
	good, bad, copied := file("good.jsonl", honest), file("bad.jsonl", forged), filepath.Join(dir, "copied.jsonl")
	for _, test := range []struct {
		args []string
		code int
		want string // in what is said
		not  string
	}{
		{[]string{"check", bad}, 0, "ok: 1 log", "proved by"},
		{[]string{"check", "--strict", good}, 0, "all techniques are found again", "proved by"},
		{[]string{"check", "--strict", bad}, 1, "are proved by their truths alone", ""},
		{[]string{"check", "--strict", "--json", bad}, 1, `"unconfirmed":`, ""},
		{[]string{"check", "--strict", unknown("Some Wing")}, 1, "are proved by their truths alone", "no technique"},
		{[]string{"check", unknown("Some Wing")}, 0, "ok: 1 log", ""},
		{[]string{"-q", "-c", "check names " + unknown("Some Wing")}, 0, "not found there", "no technique"},
		{[]string{"-q", "-c", "load " + unknown("Some Wing")}, 1, `there is no technique "Some Wing"`, ""},
		{[]string{"-q", "-c", "load " + bad, "-c", "log save " + copied, "-c", "check names " + copied}, 0, "not found there", ""},
		{[]string{"-q", "-c", "load " + bad, "-c", "log where technique == 'x-wing'"}, 0, "", "knows"},
		{[]string{"-q", "-c", "load " + bad, "-c", "log"}, 0, `by its truth 1b1; the log says X-Wing: "because r1c1 is 1, as everybody knows"`, "X-Wing    r"},
		{[]string{"-q", "-c", "load " + bad, "-c", "explain 28"}, 0, "By its truth 1b1; the log says X-Wing", "two rows"},
		{[]string{"-q", "--json", "-c", "load " + bad, "-c", "log last 60"}, 0, `"unconfirmed":true`, ""},
	} {
		s, out, errs := testStreams("")
		code := run(test.args, s.In, s.Out, s.Err)
		said := out.String() + errs.String()
		if code != test.code || !strings.Contains(said, test.want) || test.not != "" && strings.Contains(said, test.not) {
			t.Errorf("%s: exit code %d, want %d, said\n%.3000s\nwant %s", test.args, code, test.code, said, test.want)
		}
	}
	steps := func(text string) string { // the header is that of the session
		_, rest, _ := strings.Cut(text, "\n")
		return rest
	}
	if again, err := os.ReadFile(copied); err != nil || steps(string(again)) != steps(forged) {
		t.Errorf("loaded and saved, the log is another: %v", err)
	}
}

// TestLinesOfPaths checks lines that name a cell or a technique in a way that can't be read, and a misspelled technique: each has
// exit code 1. Other text is skipped.
func TestLinesOfPaths(t *testing.T) {
	t.Parallel()
	const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	for _, test := range []struct {
		line string
		code int
		want string
	}{
		{"Cell (2,2) = 8", 1, `"(2,2)" may begin with the row or with the column`},
		{"Naked Single (2, 2)", 1, "1 unreadable"},
		{"X-Wing rows 1 and 2", 1, "1 unreadable"},
		{"XY-Wing eliminates 3 from A4", 1, "1 unreadable"},
		{"Naked Single in A4", 1, "1 unreadable"},
		{"K3: 4", 1, "1 unreadable"},
		{"X-Wng: 1 r12 c34 => r4c5<>5", 1, `"X-Wng" is not a technique: did you mean X-Wing?`},
		{"Hidden Singel: r2c2=7", 1, `"Hidden Singel" is not a technique: did you mean Hidden Single?`},
		{"That took 3 minutes", 0, "1 other line skipped"},
		{"Page 2 of 3", 0, "1 other line skipped"},
		{"Wing Commander 2", 0, "1 other line skipped"},
	} {
		s, out, errs := testStreams("r5c5=5\n" + test.line + "\n")
		if code := run([]string{"check", "-", "--puzzle", puzzle}, s.In, s.Out, s.Err); code != test.code || !strings.Contains(out.String(), test.want) {
			t.Errorf("%s: exit code %d, want %d\n%s%s\nwant %q", test.line, code, test.code, out, errs, test.want)
		}
	}
}

// TestEmptyLog checks texts without a line: the message says so.
func TestEmptyLog(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "\n\n", " \r\n"} {
		s, out, errs := testStreams(text)
		if code := run([]string{"check", "-"}, s.In, s.Out, s.Err); code != 1 || !strings.Contains(errs.String(), "stdin: it is empty, so there is no step to check") {
			t.Errorf("%q: exit code %d\n%s%s", text, code, out, errs)
		}
	}
}
