package recovery

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"deduku/internal/files"
)

// content is the text of the only session in a directory, which has a lock beside it and nothing else.
func content(t *testing.T, dir string) string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 2 || entries[1].Name() != entries[0].Name()+".lock" {
		t.Fatalf("%v, %v", entries, err)
	}
	for _, e := range entries {
		if info, err := e.Info(); err != nil || info.Mode() != 0o600 {
			t.Errorf("%v, %v", info, err)
		}
	}
	text, err := os.ReadFile(filepath.Join(dir, entries[0].Name()))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestStore goes through the life of a session.
func TestStore(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "state", "sessions")
	s := New(dir)
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
	for name, s := range map[string]*Store{"to itself": s, "to another": New(dir)} {
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
		s.lock.Close()
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
	if got := content(t, dir); got != "first" {
		t.Errorf("left is %q", got)
	}
}

// TestLeftovers finds what is not, or not yet, the file of a session: what a session that lives writes and a young lock
// stay, what a killed one has left goes.
func TestLeftovers(t *testing.T) {
	dir := t.TempDir()
	old := time.Now().Add(-2 * time.Hour)
	for name, at := range map[string]time.Time{
		".new-dead.deduku": time.Now(), ".new-dead.deduku.x": old, ".new-lives.deduku": old, "lives.deduku.lock": old,
		"old.deduku.lock": old, "young.deduku.lock": time.Now(), "notes.txt": old, "other.lock": old,
	} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte("half a session"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
	}
	lock, err := files.TryLock(filepath.Join(dir, "lives.deduku.lock"))
	if err != nil {
		t.Fatal(err)
	}
	defer lock.Close()
	if err := os.Mkdir(filepath.Join(dir, "x.deduku"), 0o700); err != nil {
		t.Fatal(err)
	}
	if got := New(dir).Lost(); got != nil {
		t.Errorf("lost: %v", got)
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	if want := []string{".new-lives.deduku", "lives.deduku.lock", "notes.txt", "other.lock", "x.deduku", "young.deduku.lock"}; !slices.Equal(names, want) {
		t.Errorf("left is %v, want %v", names, want)
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
	s := New(t.TempDir())
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
