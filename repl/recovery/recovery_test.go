package recovery

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
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

func TestStore(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "state", "sessions")
	s := New(dir)
	if err := s.Append([]byte("x")); err == nil {
		t.Error("there is nothing to add to")
	}
	if got := s.Lost(); got != nil {
		t.Errorf("lost: %v", got)
	}
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
	}
	if got := New(dir).Lost(); got != nil {
		t.Errorf("a session that lives is lost: %v", got)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
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
