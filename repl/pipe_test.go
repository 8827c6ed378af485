//go:build unix

package repl

import (
	"bytes"
	"context"
	"errors"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// TestPipesInterrupted waits for pipes at whose other end nobody is, with each command that opens what it is named:
// Ctrl-C ends it.
func TestPipesInterrupted(t *testing.T) {
	for _, command := range []string{"load", "check", "source", "session load", "stats", "log save", "session save", "export"} {
		t.Run(command, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "pipe.jsonl")
			if err := syscall.Mkfifo(path, 0o600); err != nil {
				t.Skip(err)
			}
			var out bytes.Buffer
			ctx, cancel := context.WithCancel(t.Context())
			time.AfterFunc(10*time.Millisecond, cancel)
			if err := newSession(&out).Do(ctx, command+" "+path).Err; !errors.Is(err, context.Canceled) {
				t.Errorf("got %v, want the interruption", err)
			}
		})
	}
}
