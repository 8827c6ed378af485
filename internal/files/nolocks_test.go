//go:build !plan9

package files

import (
	"os"
	"syscall"
	"testing"
)

// TestNone tells file systems without locks from other trouble.
func TestNone(t *testing.T) {
	for err, want := range map[error]bool{
		syscall.ENOSYS: true, syscall.ENOTSUP: true, syscall.ENOLCK: true,
		syscall.EWOULDBLOCK: false, syscall.EBADF: false, os.ErrClosed: false,
	} {
		if got := none(err); got != want {
			t.Errorf("%v: got %v, want %v", err, got, want)
		}
	}
}
