package files

import (
	"io"
	"path/filepath"
	"testing"
)

// TestTryLock has two who want the same file.
func TestTryLock(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x"+Suffix)
	try := func() io.Closer {
		t.Helper()
		l, err := TryLock(path)
		if err != nil {
			t.Fatal(err)
		}
		return l
	}
	first := try()
	if first == nil {
		t.Fatal("nobody has it")
	}
	if try() != nil {
		t.Error("another has it")
	}
	if err := first.Close(); err != nil {
		t.Error(err)
	}
	again := try()
	if again == nil {
		t.Fatal("it was given back")
	}
	if err := again.Close(); err != nil {
		t.Error(err)
	}
	if _, err := TryLock(filepath.Join(path, "x")); err == nil {
		t.Error("a file is no folder")
	}
}
