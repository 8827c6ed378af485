package subcommand

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"time"
)

// patience is how long a command may take to stop after a signal. One that waits for input does not notice
// that it should.
const patience = 300 * time.Millisecond

// Interruptibly does something that the first Ctrl-C ends, or SIGTERM, by which a system that shuts down and a cluster that
// wants its machine back ask a program to end.
func Interruptibly(do func(ctx context.Context) error) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	done := make(chan error, 1)
	crashed := make(chan any, 1)
	go func() {
		defer func() {
			if p := recover(); p != nil {
				crashed <- p
			}
		}()
		done <- do(ctx)
	}()
	late := make(<-chan time.Time)
	for over := ctx.Done(); ; {
		select {
		case err := <-done:
			return err
		case p := <-crashed:
			panic(p) // for run to report
		case <-over:
			over, late = nil, time.After(patience)
		case <-late:
			return ctx.Err()
		}
	}
}
