package terminal

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// mustOpen is a store of the file, with a limit.
func mustOpen(t testing.TB, path string, limit int) *HistoryStore {
	t.Helper()
	s, err := openHistory(path, limit, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// writeFile makes a file as something else than a store would.
func writeFile(t testing.TB, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// readFile returns what the file holds.
func readFile(t testing.TB, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// numbered is the lines "line from" up to, not including, "line to", each with its end.
func numbered(from, to int) string {
	var b strings.Builder
	for i := from; i < to; i++ {
		fmt.Fprintf(&b, "line %d\n", i)
	}
	return b.String()
}

func TestNextSession(t *testing.T) {
	path := filepath.Join(t.TempDir(), "history")
	first := mustOpen(t, path, historyLimit)
	for _, line := range []string{"load a.txt", "solve", "solve", " secret", "load Rätsel\t1"} {
		if err := first.Add(line); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := readFile(t, path), "load a.txt\nsolve\nload Rätsel\t1\n"; got != want {
		t.Errorf("file: got %q, want %q", got, want)
	}
	next := mustOpen(t, path, historyLimit)
	if got := next.Lines(); !slices.Equal(got, first.Lines()) {
		t.Errorf("next session:\n got %q\nwant %q", got, first.Lines())
	}
	next.Add("load Rätsel\t1") // the line before was in the session before
	if got := strings.Count(readFile(t, path), "Rätsel"); got != 1 {
		t.Errorf("repeated line: got it %d times, want once", got)
	}
}

// TestLoad opens files that a store did not write, or not to the end.
func TestLoad(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{name: "empty", text: "", want: ""},
		{name: "one line", text: "a\n", want: "a"},
		{name: "last line without end", text: "a\nb", want: "a|b"},
		{name: "Windows line ends", text: "a\r\nb\r\n", want: "a|b"},
		{name: "empty lines", text: "\n\na\n\n\nb\n\n", want: "a|b"},
		{name: "only line ends", text: "\n\n\n", want: ""},
		{name: "two sessions gave the same line", text: "a\na\nb\na\n", want: "a|b|a"},
		{name: "same line after rubbish is left out", text: "a\n\x00\na\n", want: "a"},
		{name: "zeros after a power cut", text: "a\n\x00\x00\x00\x00b\nc\n", want: "a|c"},
		{name: "invalid UTF-8", text: "a\n\xff\xfe\nb\n", want: "a|b"},
		{name: "escape sequence", text: "a\n\x1b[2J\nb\n", want: "a|b"},
		{name: "too long a line", text: "a\n" + strings.Repeat("x", maxHistoryLine+1) + "\nb\n", want: "a|b"},
		{name: "leading space", text: "a\n b\n", want: "a"},
	} {
		t.Run(test.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "history")
			writeFile(t, path, test.text)
			if got := strings.Join(mustOpen(t, path, historyLimit).Lines(), "|"); got != test.want {
				t.Errorf("%q: got %q, want %q", test.text, got, test.want)
			}
			if got := readFile(t, path); got != test.text {
				t.Errorf("file changed by opening:\n got %q\nwant %q", got, test.text)
			}
		})
	}
}

// TestTornEnd adds to a file whose last line has no end: neither line may swallow the other.
func TestTornEnd(t *testing.T) {
	path := filepath.Join(t.TempDir(), "history")
	writeFile(t, path, "a\nloa")
	if err := mustOpen(t, path, historyLimit).Add("solve"); err != nil {
		t.Fatal(err)
	}
	if got, want := readFile(t, path), "a\nloa\nsolve\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestTrim(t *testing.T) {
	for _, test := range []struct {
		name        string
		lines       int // in the file before
		first, kept int // after: the number of the first line, and how many
	}{
		{name: "below the limit", lines: 99, first: 0, kept: 99},
		{name: "slack", lines: 125, first: 0, kept: 125},
		{name: "beyond", lines: 126, first: 26, kept: 100},
		{name: "far beyond", lines: 5000, first: 4900, kept: 100},
		{name: "too long to be read", lines: 100_000, first: 99_900, kept: 100},
	} {
		t.Run(test.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "history")
			writeFile(t, path, numbered(0, test.lines))
			got := mustOpen(t, path, 100).Lines()
			if first := fmt.Sprintf("line %d", max(test.lines-100, 0)); len(got) != min(test.lines, 100) || got[0] != first {
				t.Errorf("got %d lines from %q, want %d from %q", len(got), got[0], min(test.lines, 100), first)
			}
			if got, want := readFile(t, path), numbered(test.first, test.first+test.kept); got != want {
				t.Errorf("file: got %d lines, want %d from line %d", strings.Count(got, "\n"), test.kept, test.first)
			}
		})
	}
}

// TestTrimInSession adds more lines in one session than a file may have.
func TestTrimInSession(t *testing.T) {
	path := filepath.Join(t.TempDir(), "history")
	s := mustOpen(t, path, 10)
	for i := range 1000 {
		if err := s.Add(fmt.Sprintf("line %d", i)); err != nil {
			t.Fatal(err)
		}
		text := readFile(t, path)
		if n := strings.Count(text, "\n"); n > 22 {
			t.Fatalf("after line %d: the file has %d lines", i, n)
		}
		if !strings.HasSuffix(text, numbered(max(i-9, 0), i+1)) {
			t.Fatalf("after line %d: the file ends\n%s", i, text)
		}
	}
}

// TestHuge opens a file that grew without a limit, as a shell's history may.
func TestHuge(t *testing.T) {
	path := filepath.Join(t.TempDir(), "history")
	var b bytes.Buffer
	for i := range 100_000 {
		fmt.Fprintf(&b, "load %081d\n", i)
	}
	writeFile(t, path, b.String())
	got := mustOpen(t, path, historyLimit).Lines()
	if want := fmt.Sprintf("load %081d", 98_000); len(got) != historyLimit || got[0] != want {
		t.Errorf("got %d lines from %q, want %d from %q", len(got), got[0], historyLimit, want)
	}
	if n := strings.Count(readFile(t, path), "\n"); n != historyLimit {
		t.Errorf("file: got %d lines, want %d", n, historyLimit)
	}
}

// TestReadEnd reads no more of a file than it is told, so that none keeps the prompt waiting.
func TestReadEnd(t *testing.T) {
	path := filepath.Join(t.TempDir(), "history")
	writeFile(t, path, "one\ntwo\nthree\n")
	for _, test := range []struct {
		most int64
		want string
		cut  bool
	}{
		{100, "one\ntwo\nthree\n", false},
		{14, "one\ntwo\nthree\n", false},
		{13, "two\nthree\n", true},
		{10, "three\n", true}, // what was read begins with a line, but nothing says so
		{3, "", true},
	} {
		text, cut, err := readEnd(path, test.most)
		if string(text) != test.want || cut != test.cut || err != nil {
			t.Errorf("%d bytes: got %q, %v, %v, want %q, %v", test.most, text, cut, err, test.want, test.cut)
		}
	}
}

// TestInterrupted opens what a session leaves behind that ends while it trims: the old file, and
// beside it a part of the new one.
func TestInterrupted(t *testing.T) {
	for _, test := range []struct{ name, temp string }{
		{name: "nothing written", temp: ""},
		{name: "half a line", temp: "line 30\nli"},
		{name: "all written", temp: numbered(30, 130)},
	} {
		t.Run(test.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "history")
			writeFile(t, path, numbered(0, 130))
			writeFile(t, path+".tmp", test.temp)
			writeFile(t, path+".lock", "")
			if got, want := strings.Join(mustOpen(t, path, 100).Lines(), "\n")+"\n", numbered(30, 130); got != want {
				t.Errorf("got %d lines, want line 30 to line 129", strings.Count(got, "\n"))
			}
			if got := readFile(t, path); got != numbered(30, 130) {
				t.Errorf("file: got %d lines, want line 30 to line 129", strings.Count(got, "\n"))
			}
			if _, err := os.Stat(path + ".tmp"); !errors.Is(err, os.ErrNotExist) {
				t.Errorf("the part of the new file is still there: %v", err)
			}
		})
	}
}

// FuzzHistory adds any line between two others: it comes back from the file as it was, or is refused or
// forgotten and leaves no trace.
func FuzzHistory(f *testing.F) {
	for _, line := range []string{"solve", "", " x", "a\nb", "a\rb", "\xff", "\x1b[2J", "ä\u2028ö", "\ufeffa", "first", "x\r"} {
		f.Add(line)
	}
	path := filepath.Join(f.TempDir(), "history")
	f.Fuzz(func(t *testing.T, line string) {
		writeFile(t, path, "")
		s := mustOpen(t, path, historyLimit)
		for _, l := range []string{"first", line, "last"} {
			if err := s.Add(l); err != nil && (l != line || !errors.Is(err, errHistoryRefused)) {
				t.Fatalf("%q: %v", l, err)
			}
		}
		if got := mustOpen(t, path, historyLimit).Lines(); !slices.Equal(got, s.Lines()) {
			t.Errorf("%q:\n got %q\nwant %q", line, got, s.Lines())
		}
	})
}

// BenchmarkOpen opens a full history, which is a part of the time to the first prompt.
func BenchmarkOpen(b *testing.B) {
	path := filepath.Join(b.TempDir(), "history")
	writeFile(b, path, numbered(0, historyLimit))
	b.ReportAllocs()
	for b.Loop() {
		mustOpen(b, path, historyLimit)
	}
}

// BenchmarkAdd adds to a file, which is a part of the time between Enter and the answer.
func BenchmarkAdd(b *testing.B) {
	s := mustOpen(b, filepath.Join(b.TempDir(), "history"), historyLimit)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if err := s.Add(fmt.Sprintf("line %d", i)); err != nil {
			b.Fatal(err)
		}
	}
}
