package repl

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"deduku/internal/files"
	"deduku/internal/sanitize"
	"deduku/repl/state"
)

// hostile is a text that a terminal would obey, that turns what stands around it, and that hides.
const hostile = "a\x1b]0;x\a\u009b2J\u202eb\u200bc\x7f"

// TestForeign has the worst in the names and the texts of files, and has it shown in every way: nothing of it comes
// out as it is.
func TestForeign(t *testing.T) {
	t.Chdir(t.TempDir())
	write := func(name, text string) string {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Skip(err) // not a name here
		}
		return name
	}
	grid := ".....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3....."
	board := write(hostile+".txt", "# "+hostile+"\n"+grid+" "+hostile+"\n")
	tab := write("with\ttab\nand more.txt", grid+"\n")
	marks := write("marks.txt", strings.Repeat("+---+---+---+\n|123|4"+hostile+"5|6|\n", 9))
	script := write("script"+hostile, "bord"+hostile+"\n")
	log := write("log.jsonl", `{"deduku":1,"puzzle":"`+grid+`","seed":1,"method":"a\u001b[2J\u202e","techniques":["\u009b"],"unfinished":0}`+"\n")
	wrong := write("wrong"+hostile+".jsonl", `{"deduku":1,"puzzle":"`+grid+`"}`+"\n"+`{"n":1,"kind":"LOGIC`+"\u202e"+`"}`+"\n")
	session := write("session.deduku", state.Header+"\ndefaults\nset prompt 'x"+hostile+"'\n")
	named := write("named.deduku", state.Header+"\n"+`{"puzzle":"`+grid+`"}`+"\n"+`{"board":{"name":"a\u001b[2J\u009b\u202e\u200b\n","at":1,"seed":1,"came":0,"told":0}}`+"\n"+`{"now":0,"undo":{"keep":0},"redo":{"keep":0}}`+"\n")

	quote := func(name string) string { return "'" + name + "'" }
	lines := []string{
		"load " + quote(board), "board", "log", "log save x.jsonl", "check x.jsonl", "session save x.deduku", "session load x.deduku", "session",
		"export x.md", "export x.svg", "export x.tex", "export x.html", "set", "shuffle", "undo",
		"load " + quote(marks), "load " + quote(script), "load " + quote(wrong), "load " + quote(hostile), "load " + hostile,
		"load " + quote(log), "log", "set method", "solve", "stats " + quote(board), "stats " + quote(wrong), "stats " + hostile,
		"session load " + session, "session load " + named, "board", "undo",
		"source " + quote(script), "source " + quote(wrong), "check " + quote(wrong), "check " + quote(hostile),
		hostile, "set " + hostile, "set prompt " + quote(hostile), "set pager " + quote(hostile), "set level " + quote(hostile), "technique " + hostile,
		"alias x bord" + hostile, "alias x 'load " + hostile + "'", "alias " + hostile + " load", "alias", "x",
		"why " + hostile, "goto " + hostile, "export " + quote(hostile), "export " + quote(hostile+".md"), "save " + quote(hostile), "log save " + quote(hostile+"/x"),
		"generate technique " + hostile, "help " + hostile, "history",
	}
	for _, json := range []bool{false, true} {
		var out bytes.Buffer
		s := New(Config{Face: consoleOn(&out), JSON: json, Services: state.Services{Seed: 1, Files: files.Disk{}}})
		s.History = &lineHistory{lines: []string{hostile}}
		for _, line := range append(lines, "load "+quote(tab)) {
			out.Reset()
			s.Report(s.Do(context.Background(), line).Err)
			if text := out.String(); sanitize.VisibleLines(text) != text {
				t.Errorf("JSON %v: %q writes what is not visible:\n%q", json, line, text)
			}
		}
		if prompt := s.Prompt(); sanitize.Visible(prompt) != prompt {
			t.Errorf("the prompt is %q", prompt)
		}
		// What has been loaded under such names can be saved and comes back.
		if err := s.Do(context.Background(), "session save y.deduku").Err; err != nil {
			t.Fatal(err)
		}
		again := New(Config{Face: consoleOn(&out), Services: state.Services{Seed: 1, Files: files.Disk{}}})
		if err := again.Do(context.Background(), "session load y.deduku").Err; err != nil || again.Name != `with\ttab\nand more.txt` {
			t.Errorf("the session comes back as %q, %v", again.Name, err)
		}
	}
	for _, name := range []string{"x.md", "x.tex", "x.svg", "x.html"} {
		text, err := os.ReadFile(name)
		if err != nil || sanitize.VisibleLines(string(text)) != strings.ReplaceAll(string(text), "\t", `\t`) {
			t.Errorf("%s has what is not visible; %v", name, err)
		}
	}
}

// lineHistory is a history in memory.
type lineHistory struct{ lines []string }

func (h *lineHistory) Lines() []string { return h.lines }

func (h *lineHistory) Add(line string) error { return nil }

// TestSessionRunsNothing has a session file that would set programs and files: nothing of it is taken, and it is said.
func TestSessionRunsNothing(t *testing.T) {
	t.Chdir(t.TempDir())
	var out bytes.Buffer
	s := newSession(&out)
	screen := screenOf(80, 3)
	screen.Page = func(pager, text string) error {
		if pager != "mine" {
			t.Errorf("the pager %q is run", pager)
		}
		return nil
	}
	look(s, &out, screen, nil)
	for _, line := range []string{"set pager mine", "alias mine save mine.txt", "session save x.deduku"} {
		if err := s.Do(context.Background(), line).Err; err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile("x.deduku")
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(text), "pager mine") {
		t.Errorf("the session names a program:\n%s", text)
	}
	evil := strings.Replace(string(text), "alias mine save mine.txt\n", "set pager 'touch x'\nalias mine save mine.txt\nalias za set pager 'touch x'\nalias zb log save b\nalias zc set notation a1 --save\n"+
		"alias zd set notation a1\nalias ze log\nalias zf ze save f\nset notation a1\n", 1)
	if evil == string(text) {
		t.Fatal("the session has no alias")
	}
	if err := os.WriteFile("evil.deduku", []byte(evil), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, command := range []string{"session load", "source"} {
		out.Reset()
		if err := s.Do(context.Background(), command+" evil.deduku").Err; err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"'set pager' is left out", "'alias za set pager 'touch x'' is left out", "'alias zb ", "'alias zc ", "'alias zf "} {
			if !strings.Contains(out.String(), want) {
				t.Errorf("%s does not say %q:\n%s", command, want, &out)
			}
		}
		if got := fmt.Sprint(s.aliases); got != "map[mine:save mine.txt zd:set notation a1 ze:log]" {
			t.Errorf("%s brings the aliases %s", command, got)
		}
		if s.Settings.Pager != "mine" || s.Settings.Notation.String() != "a1" {
			t.Errorf("%s: the pager is %q, the notation %v", command, s.Settings.Pager, s.Settings.Notation)
		}
		if err := s.Do(context.Background(), "solve; log").Err; err != nil {
			t.Fatal(err)
		}
	}
	entries, _ := filepath.Glob("*")
	if fmt.Sprint(entries) != "[evil.deduku x.deduku]" {
		t.Errorf("there are files now: %v", entries)
	}
}

// TestReaches holds the table of commands to say which of them reach files: those whose arguments are any.
func TestReaches(t *testing.T) {
	for _, c := range Commands() {
		if reaches := c.Reaches != nil; strings.Contains(c.Args, "FILE") && !reaches {
			t.Errorf("%s takes a file and does not say that it reaches any", c.Name)
		}
	}
}
