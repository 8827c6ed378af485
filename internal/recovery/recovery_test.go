package recovery

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"deduku/internal/lockfile"
)

// content is the text of the only file in a directory.
func content(t *testing.T, dir string) string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 1 {
		t.Fatalf("%v, %v", entries, err)
	}
	if info, err := entries[0].Info(); err != nil || info.Mode() != 0o600 {
		t.Errorf("%v, %v", info, err)
	}
	text, err := os.ReadFile(filepath.Join(dir, entries[0].Name()))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestStore goes through the life of a session, on a system with locks and on one without.
func TestStore(t *testing.T) {
	for _, locks := range []bool{true, false} {
		if locks && !lockfile.Supported {
			continue
		}
		t.Run(fmt.Sprint("locks ", locks), func(t *testing.T) { testStore(t, locks) })
	}
}

func testStore(t *testing.T, locks bool) {
	dir := filepath.Join(t.TempDir(), "state", "sessions")
	open := func() *Store { return &Store{dir: dir, locks: locks} }
	s := open()
	if err := s.Append([]byte("x")); err == nil {
		t.Error("there is nothing to add to")
	}
	if got := s.Lost(); got != nil {
		t.Errorf("lost: %v", got)
	}
	var files []*os.File
	for _, step := range []struct {
		do   func([]byte) error
		text string
		want string
	}{
		{s.Replace, "a", "a"}, {s.Append, "b", "ab"}, {s.Replace, "c", "c"}, {s.Append, "d", "cd"},
	} {
		if err := step.do([]byte(step.text)); err != nil {
			t.Fatal(err)
		}
		if got := content(t, dir); got != step.want {
			t.Errorf("got %q, want %q", got, step.want)
		}
		files = append(files, s.file)
	}
	for name, s := range map[string]*Store{"to itself": s, "to another": open()} {
		if got := s.Lost(); got != nil {
			t.Errorf("a session that lives is lost %s: %v", name, got)
		}
	}
	for range 2 {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
	for _, f := range files {
		if _, err := f.Stat(); !errors.Is(err, os.ErrClosed) {
			t.Errorf("a file is left open: %v", err)
		}
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 0 {
		t.Errorf("left: %v, %v", entries, err)
	}
}

// TestLost lets sessions end without Close: what the system closes for a process that dies is their file.
func TestLost(t *testing.T) {
	dir := t.TempDir()
	var want []string
	for _, text := range []string{"first", "second"} {
		s := New(dir)
		if err := s.Replace([]byte(text)); err != nil {
			t.Fatal(err)
		}
		s.file.Close()
		want = append([]string{s.path}, want...)
	}
	s := New(dir)
	if got := s.Lost(); !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if err := s.Drop(want[0]); err != nil {
		t.Error(err)
	}
	if got := s.Lost(); !slices.Equal(got, want[1:]) {
		t.Errorf("got %v, want %v", got, want[1:])
	}
}

// TestRuns reads the number of a process from the name of a file.
func TestRuns(t *testing.T) {
	for _, test := range []struct {
		name string
		want bool
	}{
		{fmt.Sprintf("20260102T030405.000000-%d.deduku", os.Getpid()), true},
		{"20260102T030405.000000-x.deduku", false},
		{"other.deduku", false},
	} {
		if got := runs(filepath.Join("sessions", test.name)); got != test.want {
			t.Errorf("%s: got %v, want %v", test.name, got, test.want)
		}
	}
}

// TestLeftovers finds what is not, or not yet, the file of a session.
func TestLeftovers(t *testing.T) {
	dir := t.TempDir()
	old := time.Now().Add(-2 * time.Hour)
	for name, at := range map[string]time.Time{".new-1": old, ".new-2": time.Now(), ".new-half": time.Now(), "notes.txt": old} {
		path := filepath.Join(dir, name)
		var text []byte
		if name == ".new-half" {
			text = []byte("half a session")
		}
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(dir, "x.deduku"), 0o700); err != nil {
		t.Fatal(err)
	}
	if got := New(dir).Lost(); got != nil {
		t.Errorf("lost: %v", got)
	}
	if lockfile.Supported && !New(dir).alive(filepath.Join(dir, "gone.deduku")) {
		t.Error("what cannot be opened is taken for lost")
	}
	for name, want := range map[string]bool{".new-1": false, ".new-2": true, ".new-half": !lockfile.Supported, "notes.txt": true} {
		if _, err := os.Stat(filepath.Join(dir, name)); (err == nil) != want {
			t.Errorf("%s is there: %v, want %v", name, err == nil, want)
		}
	}
}

// TestGone removes the file under a session, and the directory.
func TestGone(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "sessions")
	s := New(dir)
	if err := s.Replace([]byte("a")); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	if err := s.Replace([]byte("b")); err != nil || content(t, dir) != "b" {
		t.Errorf("the text is not there again: %v", err)
	}
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Errorf("what is to be removed is gone: %v", err)
	}
}

// TestInTheWay has a directory where the session's file should be: nothing is left beside it.
func TestInTheWay(t *testing.T) {
	for _, locks := range []bool{true, false} {
		s := &Store{dir: t.TempDir(), locks: locks}
		s.path = filepath.Join(s.dir, "x.deduku")
		if err := os.Mkdir(s.path, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := s.Replace([]byte("a")); err == nil {
			t.Error("this cannot be kept")
		}
		if entries, err := os.ReadDir(s.dir); err != nil || len(entries) != 1 {
			t.Errorf("left: %v, %v", entries, err)
		}
	}
}

// TestNoPlace has a file where the directory should be.
func TestNoPlace(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := New(path).Replace([]byte("a")); err == nil {
		t.Error("this cannot be kept")
	}
}

// TestReady says whether something could be kept before it has to be.
func TestReady(t *testing.T) {
	dir := t.TempDir()
	s := New(filepath.Join(dir, "state", "sessions"))
	if err := s.Ready(); err != nil {
		t.Error(err)
	}
	if entries, err := os.ReadDir(s.dir); err != nil || len(entries) > 0 {
		t.Errorf("it leaves %v, %v", entries, err)
	}
	if err := s.Replace([]byte("a")); err != nil {
		t.Fatal(err)
	}
	if err := s.Ready(); err != nil {
		t.Error(err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "file"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := New(filepath.Join(dir, "file", "sessions")).Ready(); err == nil {
		t.Error("nothing can be kept in a file")
	}
}
