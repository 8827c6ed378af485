package repl

import (
	"bytes"
	"context"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"deduku/deduce/render/theme"
	"deduku/deduce/technique"
	"deduku/repl/console"
	"deduku/repl/state"
)

// onScreen is a session on a terminal of this size.
func onScreen(out *bytes.Buffer, width, height int) *Session {
	s := newSession(out)
	look(s, out, screenOf(width, height), nil)
	return s
}

// screenOf is a terminal of a size.
func screenOf(width, height int) console.Screen {
	return console.Screen{Terminal: true, Unicode: true, Size: func() (int, int) { return width, height }}
}

// TestWidths solves at several widths: no line is wider than the screen, and every step is there.
func TestWidths(t *testing.T) {
	t.Parallel()
	for _, width := range []int{40, 80, 120} {
		var out bytes.Buffer
		s := onScreen(&out, width, 50)
		for _, line := range []string{"solve", "reset", "candidates", "board", "help", "help solve", "set", "example", "log", "pool", "compare", "explain", "help practice"} {
			if err := s.Do(context.Background(), line).Err; err != nil {
				t.Fatal(err)
			}
		}
		for line := range strings.Lines(out.String()) {
			if n := utf8.RuneCountInString(strings.TrimSuffix(theme.Plain(line), "\n")); n > width {
				t.Errorf("width %d: a line of %d: %q", width, n, line)
			}
		}
		// The deductions and givens that solve prints, the givens in the log of the example, the steps in its pool, the one explained,
		// and the kinds in the summary.
		log := 58 + 23 + 28 + 10 + 1 + 3
		if got := strings.Count(out.String(), "_DED") + strings.Count(out.String(), "INIT"); got != log {
			t.Errorf("width %d: %d steps, want %d", width, got, log)
		}
	}
}

// TestFewLines has the board beside several steps only.
func TestFewLines(t *testing.T) {
	t.Parallel()
	for steps, rows := range map[string]int{"step": 1, "step 2": 2, "step 3": 14} {
		var out bytes.Buffer
		if err := onScreen(&out, 140, 50).Do(context.Background(), steps).Err; err != nil {
			t.Fatal(err)
		}
		if got := strings.Count(out.String(), "\n"); got != rows {
			t.Errorf("%s: %d rows, want %d\n%s", steps, got, rows, out.String())
		}
	}
}

// TestCompareNarrow tells in words what has no room as a table.
func TestCompareNarrow(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	if err := onScreen(&out, 60, 50).Do(context.Background(), "compare").Err; err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "classic: 0 guesses, 0 backtracks, ") || strings.Contains(out.String(), "method") {
		t.Errorf("got\n%s", out.String())
	}
}

// TestTaughtNarrow tells and draws every technique on a narrow screen, in colour: no line is wider than it.
func TestTaughtNarrow(t *testing.T) {
	t.Parallel()
	for _, r := range technique.Standard {
		var out bytes.Buffer
		s := onScreen(&out, 40, 0)
		for _, line := range []string{"set color always", "set pager off", "teach " + r.Name} {
			if err := s.Do(context.Background(), line).Err; err != nil {
				t.Fatal(err)
			}
		}
		for line := range strings.Lines(theme.Plain(out.String())) {
			if n := utf8.RuneCountInString(strings.TrimSuffix(theme.Plain(line), "\n")); n > 40 {
				t.Errorf("%s: a line of %d: %q", r.Name, n, line)
			}
		}
	}
}

// TestCopy sends the puzzle to the clipboard of a terminal that may have one, and says so.
func TestCopy(t *testing.T) {
	t.Parallel()
	for terminal, want := range map[string]string{"xterm": "sent to the clipboard", "dumb": "copy the line"} {
		var out bytes.Buffer
		s := onScreen(&out, 80, 0)
		s.Getenv = func(string) string { return terminal }
		if err := s.Do(context.Background(), "copy").Err; err != nil || !strings.Contains(out.String(), want) || !strings.Contains(out.String(), state.Boards[0].Grid.String()) {
			t.Errorf("%s: %q, %v", terminal, out.String(), err)
		}
		if sends := strings.Contains(out.String(), "\x1b]52;c;"); sends != (terminal != "dumb") {
			t.Errorf("%s: a sequence is sent: %v", terminal, sends)
		}
	}
}

// ownPager is a reader of keys that shows long texts.
type ownPager struct{ page func(text string) error }

// Key implements [reply.KeyReader].
func (ownPager) Key(context.Context, time.Duration) (string, error) { return "", nil }

// Page implements [reply.Pager].
func (p ownPager) Page(text string) error { return p.page(text) }

// TestPager sends through the pager what does not fit on the screen, and nothing else.
func TestPager(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name   string
		height int
		set    string
		env    string
		term   string
		want   string // the pager, empty for none
	}{
		{"it fits", 200, "auto", "", "", ""},
		{"it does not fit", 10, "auto", "", "xterm", "our own"},
		{"switched off", 10, "off", "", "", ""},
		{"the environment alone decides nothing", 10, "auto", "more", "", "our own"},
		{"that of the system", 10, "system", "more", "", "more"},
		{"that of a system that names none", 10, "system", "", "", "less -FRX"},
		{"from the option", 10, "most", "more", "", "most"},
		{"a terminal of lines", 10, "system", "more", "dumb", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out bytes.Buffer
			s := onScreen(&out, 80, test.height)
			used := ""
			screen := screenOf(80, test.height)
			screen.Page = func(pager, _ string) error { used = pager; return nil }
			look(s, &out, screen, ownPager{func(string) error { used = "our own"; return nil }})
			s.Getenv = func(name string) string {
				return map[string]string{"PAGER": test.env, "TERM": test.term}[name]
			}
			if err := s.Do(context.Background(), "set pager "+test.set+"; help all").Err; err != nil {
				t.Fatal(err)
			}
			if used != test.want {
				t.Errorf("used %q, want %q", used, test.want)
			}
			if shown := strings.Contains(out.String(), "\nlook\n"); shown != (test.want == "") {
				t.Errorf("shown without the pager: %v", shown)
			}
			if told := strings.Contains(out.String(), "'q' leaves the pager"); told != (test.want == "more" || test.want == "most") {
				t.Errorf("how it is left is told: %v", told)
			}
		})
	}
}

// TestConfigure reads options from a file and from the environment.
func TestConfigure(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	err := s.Configure(strings.NewReader("# mine\nset notation a1\n\nset notation zz\nalias q count 2\nsolve\nset theme mono\n"), "config")
	want := "config:4: notation is one of rc, xy, a1, not \"zz\"\nconfig:6: \"solve\" is none of 'set NAME VALUE', 'alias NAME COMMAND', 'technique on|off NAME'"
	if err == nil || err.Error() != want {
		t.Errorf("\n got %v\nwant %v", err, want)
	}
	if s.Settings.Notation.String() != "a1" || s.Settings.Theme != "mono" || s.aliases["q"] != "count 2" {
		t.Errorf("got %+v, %v", s.Settings, s.aliases)
	}
	s.Getenv = func(name string) string {
		return map[string]string{"DEDUKU_NOTATION": "xy", "DEDUKU_GUESS": "never", "DEDUKU_PAGER": "most"}[name]
	}
	err = s.FromEnvironment()
	if err == nil || !strings.HasPrefix(err.Error(), "DEDUKU_GUESS: guess is one of") {
		t.Errorf("got %v", err)
	}
	if s.Settings.Notation.String() != "xy" || s.Settings.Pager != "most" {
		t.Errorf("got %+v", s.Settings)
	}
}
