package lockfile

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// TestTryLock has two who want the same file.
func TestTryLock(t *testing.T) {
	if !Supported {
		if runtime.GOOS == "linux" || runtime.GOOS == "darwin" {
			t.Fatal("this system has locks")
		}
		t.Skip("this system knows no locks")
	}
	path := filepath.Join(t.TempDir(), "lock")
	openOne := func() *os.File {
		f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { f.Close() })
		return f
	}
	first, second := openOne(), openOne()
	for _, step := range []struct {
		name string
		file *os.File
		want bool
	}{
		{"nobody has it", first, true},
		{"it is ours already", first, true},
		{"another has it", second, false},
	} {
		if got, err := TryLock(step.file); got != step.want || err != nil {
			t.Errorf("%s: got %v, %v, want %v", step.name, got, err, step.want)
		}
	}
	first.Close()
	if got, err := TryLock(second); !got || err != nil {
		t.Errorf("after the other was closed: got %v, %v", got, err)
	}
	if got, err := TryLock(first); got || err == nil || !strings.Contains(err.Error(), path) {
		t.Errorf("a closed file: got %v, want an error that names it", err)
	}
}
