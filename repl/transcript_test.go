package repl

import (
	"bytes"
	"context"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"deduku/deduce/filter"
	"deduku/internal/files"
	"deduku/internal/testutil/golden"
	"deduku/repl/command"
	"deduku/repl/console"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// newSession is a session whose results and talk go to one buffer, with a clock that stands still.
func newSession(out *bytes.Buffer) *Session {
	return New(Config{Face: consoleOn(out), Services: testServices(), History: new(typedLines)})
}

// testServices have a clock that stands still.
func testServices() state.Services {
	return state.Services{Seed: 42, Clock: func() time.Time { return time.Time{} }, Spent: func() time.Duration { return 0 }, Files: files.Disk{}, Where: filter.CompileStep, Assert: filter.Assert}
}

// typedLines is a history that lasts as long as the test.
type typedLines []string

func (l *typedLines) Lines() []string { return *l }

func (l *typedLines) Add(line string) error {
	*l = append(*l, line)
	return nil
}

// play types the lines of a transcript that begin with the prompt, and returns the transcript as it now is. after, where
// it is not nil, is called when a line has been carried out.
func play(t *testing.T, s *Session, out *bytes.Buffer, transcript, prompt string, after func(typed string, r reply.Reply)) string {
	t.Helper()
	out.Reset()
	for line := range strings.Lines(transcript) {
		line = strings.TrimSuffix(line, "\n")
		if strings.HasPrefix(line, "# ") { // a remark
			out.WriteString(line + "\n")
			continue
		}
		typed, ok := strings.CutPrefix(line, prompt)
		if !ok {
			continue
		}
		out.WriteString(prompt + typed + "\n")
		if err := s.History.Add(typed); err != nil {
			t.Fatal(err)
		}
		r := s.Do(context.Background(), typed)
		s.Report(r.Err)
		if after != nil {
			after(typed, r)
		}
	}
	return out.String()
}

// folder is the files of a folder, which a session finds as if it ran there. So sessions of several tests can run at
// the same time, each in a folder of its own.
type folder string

// workplace is a temporary folder with the files that transcripts load.
func workplace(t *testing.T) folder {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(filepath.Join("testdata", "files"))); err != nil {
		t.Fatal(err)
	}
	return folder(dir)
}

// hosts has a session find its files in the folder, and keep its settings in config there.
func (f folder) hosts(s *Session) {
	s.Files = f
	s.SaveSettings = func(_ context.Context, commands string) (string, error) {
		return "config", os.WriteFile(f.at("config"), []byte(commands), 0o600)
	}
}

// at is where a file is.
func (f folder) at(path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(string(f), path)
}

// Open implements [Files].
func (f folder) Open(ctx context.Context, path string) (fs.File, error) {
	file, err := files.Disk{}.Open(ctx, f.at(path))
	return file, named(err, path)
}

// Write implements [Files].
func (f folder) Write(ctx context.Context, path string, write func(io.Writer) error) error {
	return named(files.Disk{}.Write(ctx, f.at(path), write), path)
}

// List implements [Files].
func (f folder) List(path string) ([]fs.DirEntry, error) {
	entries, err := files.Disk{}.List(f.at(path))
	return entries, named(err, path)
}

// named is an error of a file by the name that the session knows.
func named(err error, path string) error {
	if at, ok := err.(*fs.PathError); ok {
		return &fs.PathError{Op: at.Op, Path: path, Err: at.Err}
	}
	return err
}

// transcripts returns the sessions in testdata of this package and of the packages below it.
func transcripts(t testing.TB) []string {
	t.Helper()
	own, err := filepath.Glob("testdata/*.txt")
	below, errBelow := filepath.Glob("*/testdata/*.txt")
	if err != nil || errBelow != nil || len(own) == 0 || len(below) == 0 {
		t.Fatal("no transcripts", err, errBelow)
	}
	return append(own, below...)
}

// TestTranscripts replays the sessions in testdata. Their text must be the same byte for byte, and their replies in JSON must fit the
// schema.
func TestTranscripts(t *testing.T) {
	t.Parallel()
	paths := transcripts(t)
	used := map[string]bool{}
	replies := make([][]string, len(paths))
	t.Run("each", func(t *testing.T) {
		for i, path := range paths {
			transcript, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			markUsed(newSession(new(bytes.Buffer)), string(transcript), used)
			t.Run(strings.TrimSuffix(filepath.Base(path), ".txt"), func(t *testing.T) {
				t.Parallel()
				compare(t, path, func(want string) string {
					var out bytes.Buffer
					s := newSession(&out)
					workplace(t).hosts(s)
					json := newJSONTwin(t, s)
					now := play(t, s, &out, want, "> ", json.do)
					replies[i] = json.replies()
					return now
				})
			})
		}
	})
	for _, c := range Commands() {
		if !used[c.Name] {
			t.Errorf("no transcript uses the command %s: type it in a file of testdata here or in the folder of its family",
				c.Name)
		}
	}
	checkReplies(t, slices.Concat(replies...))
}

// TestTranscriptsInColor types every transcript on a console with color: escape sequences reach the terminal as they are, and none is
// shown as text.
func TestTranscriptsInColor(t *testing.T) {
	t.Parallel()
	for _, path := range transcripts(t) {
		transcript, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txt"), func(t *testing.T) {
			t.Parallel()
			var out bytes.Buffer
			always := func(string) bool { return true }
			s := New(Config{Face: console.New(&out, &out, console.Screen{Color: always, Talk: always}, nil), Services: testServices(), History: new(typedLines)})
			workplace(t).hosts(s)
			got := play(t, s, &out, string(transcript), "> ", nil)
			if !strings.Contains(got, "\x1b[") && strings.Contains(got, "INIT ") {
				t.Error("there is no color")
			}
			for line := range strings.Lines(got) {
				if strings.Contains(line, `\x1b`) && !strings.HasPrefix(line, "> ") && !strings.Contains(string(transcript), `\x1b`) {
					t.Errorf("an escape sequence is shown as text: %q", line)
				}
			}
		})
	}
}

// markUsed notes the commands that a transcript types.
func markUsed(s *Session, transcript string, used map[string]bool) {
	for line := range strings.Lines(transcript) {
		typed, ok := strings.CutPrefix(line, "> ")
		if !ok {
			continue
		}
		clauses, _ := split(strings.TrimSpace(typed))
		for _, c := range clauses {
			if command, ok := lookup(s.commands, c.words[0]); ok {
				used[command.Name] = true
			}
		}
	}
}

// compare compares a file with what render makes of it.
func compare(t *testing.T, path string, render func(want string) string) {
	t.Helper()
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	golden.Compare(t, path, render(string(want)))
}

// TestReference holds COMMANDS.md to the table of commands.
func TestReference(t *testing.T) {
	t.Parallel()
	golden.Compare(t, "COMMANDS.md", command.Reference(Commands()))
}
