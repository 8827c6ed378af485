package repl

import (
	"bytes"
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"deduku/repl/files"
)

var update = flag.Bool("update", false, "rewrite the files that tests compare with")

// newSession is a session whose results and talk go to one buffer, with a clock that stands still.
func newSession(out *bytes.Buffer) *Session {
	return New(Config{
		Out: out, Err: out, Seed: 42, Clock: func() time.Time { return time.Time{} },
		History: new(typedLines), Files: files.Disk{}, SaveSettings: saveSettings,
	})
}

// saveSettings keeps settings in the file config of the folder that the test is in.
func saveSettings(_ context.Context, commands string) (string, error) {
	return "config", os.WriteFile("config", []byte(commands), 0o600)
}

// typedLines is a history that lasts as long as the test.
type typedLines []string

func (l *typedLines) Lines() []string { return *l }

func (l *typedLines) Add(line string) error {
	*l = append(*l, line)
	return nil
}

// play types the lines of a transcript that begin with the prompt, and returns the transcript as it now is.
func play(t *testing.T, s *Session, out *bytes.Buffer, transcript, prompt string) string {
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
		s.Report(s.Do(context.Background(), typed))
	}
	return out.String()
}

// workplace is a temporary working directory with the files that transcripts load.
func workplace(t *testing.T) {
	t.Helper()
	files, err := filepath.Abs(filepath.Join("testdata", "files"))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(files)); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
}

// TestTranscripts replays the sessions in testdata, byte for byte.
func TestTranscripts(t *testing.T) {
	used := map[string]bool{}
	paths, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatal("no transcripts", err)
	}
	for _, path := range paths {
		path, err := filepath.Abs(path)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txt"), func(t *testing.T) {
			compare(t, path, func(want string) string {
				workplace(t)
				var out bytes.Buffer
				s := newSession(&out)
				markUsed(s, want, used)
				return play(t, s, &out, want, "> ")
			})
		})
	}
	var out bytes.Buffer
	for _, c := range newSession(&out).commands {
		if !used[c.Name] {
			t.Errorf("no transcript uses the command %s", c.Name)
		}
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

// compare compares a file with what render makes of it; with -update it rewrites the file.
func compare(t *testing.T, path string, render func(want string) string) {
	t.Helper()
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	got := render(string(want))
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", filepath.Base(path), diff)
	}
}

// TestReference holds COMMANDS.md to the table of commands.
func TestReference(t *testing.T) {
	compare(t, "COMMANDS.md", func(string) string { return Reference() })
}
