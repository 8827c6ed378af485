//go:build linux || darwin

package subcommand

import (
	"context"
	"errors"
	"os"
	"syscall"
	"testing"
)

// TestInterruptibly has a command that does not notice that it should stop, and one that panics.
func TestInterruptibly(t *testing.T) {
	began, over := make(chan bool), make(chan bool)
	defer close(over)
	go func() {
		<-began
		syscall.Kill(os.Getpid(), syscall.SIGINT) // as Ctrl-C comes to this process
	}()
	err := Interruptibly(func(context.Context) error {
		close(began)
		<-over
		return nil
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want the interruption", err)
	}
	defer func() {
		if p := recover(); p != "a defect" {
			t.Errorf("got %v, want the panic", p)
		}
	}()
	Interruptibly(func(context.Context) error { panic("a defect") })
}
