package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"

	"deduku/repl"
)

// dumbReader reads lines from a terminal that cannot edit. The terminal itself drops what was typed when
// Ctrl-C is pressed; the reader goes on with a new prompt.
type dumbReader struct {
	err     io.Writer
	ask     chan struct{}
	lines   chan typedLine
	asked   bool           // a line is being waited for
	pressed chan os.Signal // Ctrl-C, caught from the first prompt to the end
}

type typedLine struct {
	text string
	err  error
}

func newDumbReader(s streams) *dumbReader {
	r := &dumbReader{err: s.err, ask: make(chan struct{}), lines: make(chan typedLine), pressed: make(chan os.Signal, 1)}
	signal.Notify(r.pressed, os.Interrupt)
	plain := repl.NewPlainReader(s.in, nil)
	go func() {
		for range r.ask {
			text, err := plain.Line(context.Background(), "")
			r.lines <- typedLine{text, err}
		}
	}()
	return r
}

// Line implements repl.LineReader.
func (r *dumbReader) Line(ctx context.Context, prompt string) (string, error) {
	select {
	case <-r.pressed: // while a command ran, which it ended
	default:
	}
	if _, err := io.WriteString(r.err, prompt); err != nil {
		return "", err
	}
	if !r.asked {
		r.asked = true
		r.ask <- struct{}{}
	}
	select {
	case line := <-r.lines:
		r.asked = false
		return line.text, line.err
	case <-r.pressed:
		fmt.Fprintln(r.err)
		return "", repl.ErrInterrupt
	case <-ctx.Done():
		return "", ctx.Err()
	}
}
