package repl

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"deduku/repl/state"
)

// pageFiles are files in memory, as a page in a browser has them.
type pageFiles struct{ fstest.MapFS }

func (p pageFiles) Open(_ context.Context, path string) (fs.File, error) { return p.MapFS.Open(path) }

func (p pageFiles) Write(_ context.Context, path string, write func(io.Writer) error) error {
	var text bytes.Buffer
	if err := write(&text); err != nil {
		return err
	}
	p.MapFS[path] = &fstest.MapFile{Data: text.Bytes()}
	return nil
}

func (p pageFiles) List(path string) ([]fs.DirEntry, error) { return p.ReadDir(path) }

// TestFiles runs every command that reads or writes files where they are no files of the system.
func TestFiles(t *testing.T) {
	t.Chdir(t.TempDir()) // nothing of what is read is here
	page := pageFiles{fstest.MapFS{
		"two.sdm":  {Data: []byte("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n" + strings.Repeat(".", 81) + "\n")},
		"commands": {Data: []byte("step 3\namount\n")},
	}}
	var out bytes.Buffer
	s := New(Config{Face: consoleOn(&out), Services: state.Services{Files: page}})
	for _, line := range []string{
		"load two.sdm", "solve", "save board.txt", "log save log.jsonl", "check log.jsonl", "load log.jsonl", "session save all.deduku",
		"new", "session load all.deduku", "export page.html", "export step 40 step.svg", "stats two.sdm", "source commands", "load board.txt",
	} {
		if err := s.Do(context.Background(), line).Err; err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
	for _, name := range []string{"board.txt", "log.jsonl", "all.deduku", "page.html", "step.svg"} {
		if page.MapFS[name] == nil || len(page.MapFS[name].Data) == 0 {
			t.Errorf("%s was not written", name)
		}
	}
	if got := s.Complete("load tw"); len(got) != 1 || got[0] != "two.sdm" {
		t.Errorf("load tw is completed to %v", got)
	}
	if err := s.Do(context.Background(), "load nowhere.txt").Err; !errors.Is(err, fs.ErrNotExist) && ExitCode(err) != ExitUsage {
		t.Errorf("a file that is not there: %v", err)
	}
}

// TestNoFiles says of files that there are none, where none were given.
func TestNoFiles(t *testing.T) {
	var out bytes.Buffer
	s := New(Config{Face: consoleOn(&out)})
	for _, line := range []string{"load x.txt", "save x.txt", "log save x.jsonl", "session load x", "source x", "check x", "set --save"} {
		if err := s.Do(context.Background(), line).Err; err == nil || ExitCode(err) != ExitUsage {
			t.Errorf("%s: %v", line, err)
		}
	}
	if got := s.Complete("load x"); got != nil {
		t.Errorf("a file is completed to %v", got)
	}
}
