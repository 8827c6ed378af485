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
	err   io.Writer
	ask   chan struct{}
	lines chan typedLine
	asked bool // a line is being waited for
}

type typedLine struct {
	text string
	err  error
}

func newDumbReader(s streams) *dumbReader {
	r := &dumbReader{err: s.err, ask: make(chan struct{}), lines: make(chan typedLine)}
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
	if _, err := io.WriteString(r.err, prompt); err != nil {
		return "", err
	}
	pressed := make(chan os.Signal, 1)
	signal.Notify(pressed, os.Interrupt)
	defer signal.Stop(pressed)
	if !r.asked {
		r.asked = true
		r.ask <- struct{}{}
	}
	select {
	case line := <-r.lines:
		r.asked = false
		return line.text, line.err
	case <-pressed:
		fmt.Fprintln(r.err)
		return "", repl.ErrInterrupt
	case <-ctx.Done():
		return "", ctx.Err()
	}
}
