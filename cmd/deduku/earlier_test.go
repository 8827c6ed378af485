//go:build linux || darwin

package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/klauspost/compress/zstd"

	"deduku/repl"
	"deduku/repl/state"
)

// earlierDir holds files that an earlier version of deduku wrote. Its README.txt says which version, and how.
const earlierDir = "testdata/earlier"

// A fact is one line of facts.jsonl: how to open some of the earlier files, and the answers that the
// earlier version gave.
type fact struct {
	Args  []string         `json:"args"`  // the arguments of a command
	Lines []string         `json:"lines"` // or the lines to type in a session at a terminal
	Exit  int              `json:"exit"`
	Facts []map[string]any `json:"facts"` // the last JSON answers, without sentences
}

// TestEarlierOpens checks that deduku opens the sessions, logs, batch folders, histories, and learning files
// of an earlier version, brings back its crashed sessions, and gives the same answers about all of them.
func TestEarlierOpens(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile(filepath.Join(earlierDir, "facts.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	dir := copyEarlier(t)
	for lines := json.NewDecoder(bytes.NewReader(data)); ; {
		var want fact
		if err := lines.Decode(&want); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		out, code := runEarlier(t, dir, want)
		got := answersIn(t, out)
		about := strings.Join(append(want.Args, want.Lines...), " ")
		if code != want.Exit {
			t.Errorf("%s\nexit code %d, want %d:\n%s", about, code, want.Exit, out)
		}
		if len(got) < len(want.Facts) {
			t.Errorf("%s\n%d answers, want %d:\n%s", about, len(got), len(want.Facts), out)
			continue
		}
		got = got[len(got)-len(want.Facts):]
		for i := range want.Facts {
			if !includes(got[i], want.Facts[i]) {
				t.Errorf("%s\nanswer %d of %d:\n got %s\nwant %s", about, i+1, len(got), asJSON(t, got[i]), asJSON(t, want.Facts[i]))
			}
		}
		sameGame(t, dir, want.Args)
	}
}

// copyEarlier copies the earlier files to a folder that a test may change, and sets the modification times
// that matter.
func copyEarlier(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(earlierDir)); err != nil {
		t.Fatal(err)
	}
	set := func(path string, at time.Time) {
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
	}
	// The earlier version refused an input if its modification time differed from the manifest. Version control doesn't
	// keep these times, so take them from the manifests.
	manifests, _ := filepath.Glob(filepath.Join(dir, "batches", "*", "manifest.json"))
	for _, path := range manifests {
		for _, in := range manifestOf(t, path).Inputs {
			set(filepath.Join(dir, in.Path), in.Changed)
		}
	}
	// 'known(seen.txt, append)' keeps seen.txt as it was at the start, in a file named for the path of seen.txt.
	// If the list moved, a batch compares with the list as it is now, so name the file for the path of the copy.
	path := fnv.New64a()
	io.WriteString(path, filepath.Join(dir, "seen.txt"))
	kept, _ := filepath.Glob(filepath.Join(dir, "batches", "known", "known-*.forms"))
	for _, old := range kept {
		if err := os.Rename(old, filepath.Join(filepath.Dir(old), fmt.Sprintf("known-%016x.forms", path.Sum64()))); err != nil {
			t.Fatal(err)
		}
	}
	// 'session' lists crashed sessions from the newest to the oldest. Their names begin with the time.
	crashed, _ := filepath.Glob(filepath.Join(dir, "state", "deduku", "sessions", "*"))
	for i, path := range crashed {
		set(path, time.Unix(1e9+int64(i), 0))
	}
	return dir
}

// earlierManifest is the part of a batch's manifest that the tests read.
type earlierManifest struct {
	Inputs []struct {
		Path    string    `json:"path"`
		Changed time.Time `json:"changed"`
	} `json:"inputs"`
}

func manifestOf(t *testing.T, path string) (m earlierManifest) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(data, &m)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// runEarlier runs the program in a copy of the earlier files and returns its output and exit code.
func runEarlier(t *testing.T, dir string, f fact) (out string, code int) {
	t.Helper()
	args := f.Args
	if f.Lines != nil {
		args = []string{"-q", "--json"}
	}
	cmd := exec.Command(program, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "TERM=dumb", "TZ=UTC",
		"XDG_STATE_HOME="+filepath.Join(dir, "state"), "XDG_CONFIG_HOME="+filepath.Join(dir, "config"))
	var text []byte
	var err error
	if f.Lines == nil {
		text, err = cmd.Output()
	} else {
		var terminal *os.File
		if terminal, err = pty.Start(cmd); err != nil {
			t.Skipf("there are no pseudo-terminals here: %v", err)
		}
		defer terminal.Close()
		if _, err := io.WriteString(terminal, strings.Join(f.Lines, "\n")+"\n"); err != nil {
			t.Fatal(err)
		}
		text, _ = io.ReadAll(terminal) // ends with an error when the program does
		err = cmd.Wait()
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return string(text), cmd.ProcessState.ExitCode()
}

// answersIn returns the JSON answers in the output of a command. In a terminal, a prompt can come before one.
func answersIn(t *testing.T, out string) (answers []map[string]any) {
	t.Helper()
	for line := range strings.Lines(out) {
		at := strings.Index(line, `{"command"`)
		if at < 0 {
			continue
		}
		var a map[string]any
		if err := json.Unmarshal([]byte(line[at:]), &a); err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		if a["error"] != nil {
			a["error"] = true // the words may change
		}
		answers = append(answers, a)
	}
	return answers
}

// includes reports whether got has all of want. Objects may have more fields; lists may not have more elements.
func includes(got, want any) bool {
	switch want := want.(type) {
	case map[string]any:
		got, ok := got.(map[string]any)
		for name := range want {
			ok = ok && includes(got[name], want[name])
		}
		return ok
	case []any:
		got, ok := got.([]any)
		ok = ok && len(got) == len(want)
		for i := range want {
			ok = ok && includes(got[i], want[i])
		}
		return ok
	}
	return reflect.DeepEqual(got, want)
}

func asJSON(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// sameGame checks that a session that is loaded and saved again keeps the time and help of the game on its
// board. No answer shows them.
func sameGame(t *testing.T, dir string, args []string) {
	t.Helper()
	loaded := regexp.MustCompile(`session load (sessions/\S+)`).FindStringSubmatch(strings.Join(args, " "))
	if loaded == nil {
		return
	}
	game := func(name string) string {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(regexp.MustCompile(`"played":\{[^}]*\}`).Find(data))
	}
	if got, want := game("again.deduku"), game(loaded[1]); got != want {
		t.Errorf("%s, saved again: got %s, want %s", loaded[1], got, want)
	}
}

// TestEarlierBatches checks that the batch folders of an earlier version resume: the finished ones don't
// change, and the interrupted ones get the rows of the finished ones.
func TestEarlierBatches(t *testing.T) {
	t.Parallel()
	interrupted := map[string]string{"csv-cut": "csv", "sorted-cut": "sorted", "killed": "rated"} // to the finished one
	folders, err := os.ReadDir(filepath.Join(earlierDir, "batches"))
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range folders {
		name, finished := folder.Name(), folder.Name()
		if of, ok := interrupted[name]; ok {
			finished = of
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := copyEarlier(t)
			steps := []struct {
				args []string
				exit int
			}{
				{[]string{"batch", "--resume", "--out", "batches/" + name}, 0},
				{[]string{"batch", "join", "batches/" + name}, 0},
			}
			if name == "deduped" {
				steps[0].exit = 1 // one of its puzzles can't be read
			}
			for _, step := range steps {
				if step.args[1] == "join" {
					removeRows(t, filepath.Join(dir, "batches", name))
				}
				if out, code := runEarlier(t, dir, fact{Args: step.args}); code != step.exit {
					t.Fatalf("%v: exit code %d, want %d\n%s", step.args, code, step.exit, out)
				}
			}
			want := rowsIn(t, filepath.Join(earlierDir, "batches", finished))
			got := rowsIn(t, filepath.Join(dir, "batches", name))
			if len(want) < 2 {
				t.Fatalf("only %d files with rows to compare", len(want))
			}
			for file := range want {
				if got[file] != want[file] {
					t.Errorf("%s:\n got %q\nwant %q", file, got[file], want[file])
				}
			}
		})
	}
}

// removeRows removes the joined rows of a batch, so that deduku must join them again.
func removeRows(t *testing.T, dir string) {
	t.Helper()
	joined, _ := filepath.Glob(filepath.Join(dir, "rows.*"))
	for _, path := range joined {
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	}
}

// rowsIn returns the unpacked contents of the files in a batch folder that hold rows or errors, by name.
func rowsIn(t *testing.T, dir string) map[string]string {
	t.Helper()
	rows := map[string]string{}
	for name, data := range folderOf(t, dir) {
		if !regexp.MustCompile(`^(part|rows|errors)\b`).MatchString(name) || strings.HasSuffix(name, ".done") {
			continue
		}
		var r io.Reader = bytes.NewReader(data)
		var err error
		switch filepath.Ext(name) {
		case ".gz":
			r, err = gzip.NewReader(r)
		case ".zst":
			r, err = zstd.NewReader(r)
		}
		if err == nil {
			data, err = io.ReadAll(r)
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		rows[name] = string(data)
	}
	return rows
}

// TestEarlierLearning checks that the learning file of an earlier version gives the same map at fixed times,
// and that deduku exports what it imports.
func TestEarlierLearning(t *testing.T) {
	t.Parallel()
	dir := copyEarlier(t)
	text, err := os.ReadFile(filepath.Join(dir, "state", "deduku", "learning.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name string
		now  time.Time
		want map[string]string // the marks of the techniques that are not new
	}{
		{
			name: "the same day", now: time.Date(2026, 11, 28, 20, 0, 0, 0, time.UTC),
			want: map[string]string{"full-house": "can do", "hidden-single": "begun", "naked-single": "begun", "naked-pair": "begun"},
		},
		{
			name: "three days later", now: time.Date(2026, 12, 1, 20, 0, 0, 0, time.UTC),
			want: map[string]string{"full-house": "due", "hidden-single": "begun", "naked-single": "begun", "naked-pair": "begun"},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			kept := state.KeptText(text)
			s := repl.New(repl.Config{Services: state.Services{Clock: func() time.Time { return test.now }, Learning: &kept}})
			r := s.Do(t.Context(), "learn map")
			if r.Err != nil {
				t.Fatal(r.Err)
			}
			var chart struct {
				Chapters []struct {
					Stops []struct{ Name, Mark string }
				}
			}
			if err := json.Unmarshal([]byte(asJSON(t, r.Answers[0].Result)), &chart); err != nil {
				t.Fatal(err)
			}
			got := map[string]string{}
			for _, chapter := range chart.Chapters {
				for _, stop := range chapter.Stops {
					if stop.Mark != "new" {
						got[stop.Name] = stop.Mark
					}
				}
			}
			if !reflect.DeepEqual(got, test.want) {
				t.Errorf("got %v\nwant %v", got, test.want)
			}
		})
	}
	out, code := runEarlier(t, dir, fact{Args: []string{"-q", "-c", "learn import answers.json", "-c", "learn export again.json"}})
	if code != 0 {
		t.Fatalf("exit code %d: %s", code, out)
	}
	var before, after any
	for name, v := range map[string]any{"answers.json": &before, "again.json": &after} {
		data, err := fs.ReadFile(os.DirFS(dir), name)
		if err == nil {
			err = json.Unmarshal(data, v)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if !reflect.DeepEqual(before, after) {
		t.Errorf("imported and exported again:\n got %v\nwant %v", after, before)
	}
}
