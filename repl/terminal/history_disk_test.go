package terminal

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"deduku/internal/files"
)

func TestModes(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no such modes")
	}
	for _, test := range []struct {
		name   string
		before os.FileMode // of the file; 0 for none
		lines  int         // in it
	}{
		{name: "no file"},
		{name: "for everybody", before: 0o666},
		{name: "for the group", before: 0o640},
		{name: "private", before: 0o600},
		{name: "trimmed", before: 0o644, lines: historyLimit * 2},
	} {
		t.Run(test.name, func(t *testing.T) {
			above := t.TempDir()
			dir := filepath.Join(above, "state", "deduku")
			path := filepath.Join(dir, "history")
			if test.before != 0 {
				if err := os.MkdirAll(dir, 0o700); err != nil {
					t.Fatal(err)
				}
				writeFile(t, path, numbered(0, test.lines))
				if err := os.Chmod(path, test.before); err != nil {
					t.Fatal(err)
				}
			}
			if err := mustOpen(t, path, historyLimit).Add("solve"); err != nil {
				t.Fatal(err)
			}
			for name, want := range map[string]os.FileMode{
				filepath.Dir(dir): 0o700, dir: 0o700, path: 0o600, path + ".lock": 0o600,
			} {
				info, err := os.Stat(name)
				if err != nil {
					t.Fatal(err)
				}
				if got := info.Mode().Perm(); got != want {
					t.Errorf("%s: got %v, want %v", strings.TrimPrefix(name, above), got, want)
				}
			}
		})
	}
}

// TestUnusable holds OpenHistory to errors that name the file and the reason.
func TestUnusable(t *testing.T) {
	for _, test := range []struct {
		name  string
		setup func(t *testing.T, dir string) (path string)
		want  string
		modes bool // the reason is a mode, which binds neither root nor Windows
	}{
		{
			name: "directory cannot be made",
			setup: func(t *testing.T, dir string) string {
				chmod(t, dir, 0o500)
				return filepath.Join(dir, "deduku", "history")
			},
			want: "deduku: permission denied", modes: true,
		},
		{
			name: "file cannot be made",
			setup: func(t *testing.T, dir string) string {
				chmod(t, dir, 0o500)
				return filepath.Join(dir, "history")
			},
			want: "history: permission denied", modes: true,
		},
		{
			name: "lock cannot be made",
			setup: func(t *testing.T, dir string) string {
				writeFile(t, filepath.Join(dir, "history"), "a\n")
				chmod(t, dir, 0o500)
				return filepath.Join(dir, "history")
			},
			want: "history.lock: permission denied", modes: true,
		},
		{
			name: "file cannot be written",
			setup: func(t *testing.T, dir string) string {
				writeFile(t, filepath.Join(dir, "history"), "a\n")
				chmod(t, filepath.Join(dir, "history"), 0o400)
				return filepath.Join(dir, "history")
			},
			want: "history: permission denied", modes: true,
		},
		{
			name:  "a directory",
			setup: func(_ *testing.T, dir string) string { return dir },
			want:  "is not a plain file",
		},
		{
			name: "a file for a directory",
			setup: func(t *testing.T, dir string) string {
				writeFile(t, filepath.Join(dir, "deduku"), "")
				return filepath.Join(dir, "deduku", "history")
			},
			want: "deduku",
		},
		{
			name:  "a device",
			setup: func(*testing.T, string) string { return os.DevNull },
			want:  "is not a plain file",
		},
		{
			name: "locked by a session that does not move",
			setup: func(t *testing.T, dir string) string {
				l, err := lockFile(filepath.Join(dir, "history.lock"), 0)
				if err != nil {
					t.Fatal(err)
				}
				t.Cleanup(func() { l.Close() })
				if again, err := files.TryLock(filepath.Join(dir, "history.lock")); again != nil || err != nil {
					t.Skip("no locks on this system")
				}
				return filepath.Join(dir, "history")
			},
			want: "another session keeps ",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			if test.modes && (runtime.GOOS == "windows" || os.Geteuid() == 0) {
				t.Skip("no mode keeps this user out")
			}
			s, err := openHistory(test.setup(t, t.TempDir()), historyLimit, 0)
			if s != nil || err == nil || !strings.HasPrefix(err.Error(), "history: ") || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, want an error with %q", err, test.want)
			}
		})
	}
}

// chmod changes a mode for the time of the test.
func chmod(t *testing.T, path string, mode os.FileMode) {
	t.Helper()
	if err := os.Chmod(path, mode); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.Chmod(path, 0o700) })
}

// TestGone removes the directory under a session: that is an error, but the session keeps its lines.
func TestGone(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "deduku")
	s := mustOpen(t, filepath.Join(dir, "history"), historyLimit)
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	if err := s.Add("solve"); err == nil || errors.Is(err, errHistoryRefused) {
		t.Errorf("got %v, want an error of the file", err)
	}
	if got := s.Lines(); !slices.Equal(got, []string{"solve"}) {
		t.Errorf("got %q, want the line that could not be written", got)
	}
}

// TestSymlink trims a file that is reached through a symbolic link, as keepers of dotfiles have it.
func TestSymlink(t *testing.T) {
	dir := t.TempDir()
	target, link := filepath.Join(dir, "dotfiles"), filepath.Join(dir, "history")
	if err := os.Symlink(target, link); err != nil {
		t.Skip(err)
	}
	mustOpen(t, link, 100) // makes the target
	writeFile(t, target, numbered(0, 200))
	if err := mustOpen(t, link, 100).Add("solve"); err != nil {
		t.Fatal(err)
	}
	if got := readFile(t, target); got != numbered(100, 200)+"solve\n" {
		t.Errorf("target: got %d lines, want 101", strings.Count(got, "\n"))
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is no link any more: %v, %v", info.Mode(), err)
	}
}
