package files

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func text(s string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, s)
		return err
	}
}

// holds fails the test unless a folder holds files with these texts and nothing else.
func holds(t *testing.T, dir string, want map[string]string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]string{}
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		b, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		got[e.Name()] = string(b)
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("the folder has %q, want %q", got, want)
	}
}

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	d := Disk{Notes: filepath.Join(dir, "state", "writing")}
	path := filepath.Join(dir, "a")
	for _, want := range []string{"first", "second, which is longer", ""} {
		if err := d.Write(t.Context(), path, text(want)); err != nil {
			t.Fatal(err)
		}
		holds(t, dir, map[string]string{"a": want})
	}
	holds(t, d.Notes, map[string]string{})
}

// TestWriteFails leaves what was there, and nothing else.
func TestWriteFails(t *testing.T) {
	dir := t.TempDir()
	d := Disk{Notes: filepath.Join(dir, "state")}
	path := filepath.Join(dir, "a")
	if err := d.Write(t.Context(), path, text("old")); err != nil {
		t.Fatal(err)
	}
	bad := errors.New("a defect")
	err := d.Write(t.Context(), path, func(w io.Writer) error {
		io.WriteString(w, strings.Repeat("new", 1<<16))
		return bad
	})
	if err != bad {
		t.Errorf("got %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	err = d.Write(ctx, path, func(w io.Writer) error {
		cancel()
		_, err := io.WriteString(w, strings.Repeat("new", 1<<16))
		return err
	})
	if err != context.Canceled {
		t.Errorf("got %v, want the interruption", err)
	}
	holds(t, dir, map[string]string{"a": "old"})
	holds(t, d.Notes, map[string]string{})
}

func TestWriteRefuses(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "sub"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ path, want string }{
		{filepath.Join(dir, "sub"), "is a directory"},
		{filepath.Join(dir, "gone", "a"), "write " + filepath.Join(dir, "gone", "a") + ": no such file or directory"},
		{"", `"" is no name for a file`},
		{filepath.Join(dir, "sub") + "/gone/..", "no such file or directory"},
	} {
		err := (Disk{}).Write(t.Context(), test.path, text("x"))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: got %v, want %q", test.path, err, test.want)
		}
	}
	holds(t, dir, map[string]string{})
}

// TestWriteKeeps has the mode and the link of what was there.
func TestWriteKeeps(t *testing.T) {
	dir := t.TempDir()
	path, link := filepath.Join(dir, "a"), filepath.Join(dir, "link")
	if err := os.WriteFile(path, nil, 0o640); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("a", link); err != nil {
		t.Skip(err)
	}
	if err := (Disk{}).Write(t.Context(), link, text("new")); err != nil {
		t.Fatal(err)
	}
	holds(t, dir, map[string]string{"a": "new", "link": "new"})
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is %v, %v", info.Mode(), err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("the mode is %v, %v", info.Mode(), err)
	}
}

// TestClean has notes of a program that lives, of one that was killed, and things that are no notes.
func TestClean(t *testing.T) {
	dir := t.TempDir()
	d := Disk{Notes: filepath.Join(dir, "writing")}
	d.Clean() // there is no folder yet
	Disk{}.Clean()
	write := func(path, text string, age time.Duration) {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		at := time.Now().Add(-age)
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
	}
	killed, lives, other := filepath.Join(dir, ".deduku-killed"), filepath.Join(dir, ".deduku-lives"), filepath.Join(dir, "important")
	for _, path := range []string{killed, lives, other} {
		write(path, "half", 0)
	}
	n := d.note(lives)
	defer n.remove()
	write(filepath.Join(d.Notes, "1"), killed, 0)
	write(filepath.Join(d.Notes, "2"), other, 0)
	write(filepath.Join(d.Notes, "3"), "relative", 0)
	write(filepath.Join(d.Notes, "4.lock"), "", 0)
	write(filepath.Join(d.Notes, "5.lock"), "", time.Hour)
	write(filepath.Join(d.Notes, "7"), killed, 0)
	write(filepath.Join(d.Notes, "7.lock"), "", 0)
	write(filepath.Join(d.Notes, "6"), filepath.Join(dir, ".deduku-gone"), 0)
	d.Clean()
	holds(t, dir, map[string]string{".deduku-lives": "half", "important": "half"})
	holds(t, d.Notes, map[string]string{filepath.Base(n.path): lives, filepath.Base(n.path) + ".lock": "", "4.lock": ""})
}

func TestOpen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	if err := os.WriteFile(path, []byte("text"), 0o600); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	f, err := Disk{}.Open(ctx, path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	b := make([]byte, 2)
	if n, err := f.Read(b); n != 2 || err != nil || string(b) != "te" {
		t.Errorf("got %q, %v", b[:n], err)
	}
	cancel()
	if _, err := f.Read(b); err != context.Canceled {
		t.Errorf("got %v, want the interruption", err)
	}
	if _, err := (Disk{}).Open(ctx, path); err != context.Canceled {
		t.Errorf("got %v, want the interruption", err)
	}
	if _, err := (Disk{}).Open(t.Context(), path+"x"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("got %v", err)
	}
}

func TestOpenOwn(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a")
	if _, err := (Disk{}).OpenOwn(path); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("got %v", err)
	}
	if err := os.WriteFile(path, []byte("text"), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := Disk{}.OpenOwn(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if b, err := io.ReadAll(f); err != nil || string(b) != "text" {
		t.Errorf("got %q, %v", b, err)
	}
	if _, err := (Disk{}).OpenOwn(dir); err == nil || !strings.HasSuffix(err.Error(), dir+": it is a directory and must be a regular file") {
		t.Errorf("got %v", err)
	}
}
