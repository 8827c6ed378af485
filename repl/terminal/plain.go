package terminal

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"

	"deduku/internal/sanitize"
)

// ErrInterrupt is what Line returns when the line that was being typed was dropped with Ctrl-C.
var ErrInterrupt = errors.New("interrupted")

// PlainReader reads lines from a terminal that cannot edit them. The terminal itself drops what was typed when
// Ctrl-C is pressed; the reader goes on with a new prompt.
type PlainReader struct {
	prompts io.Writer
	wants   chan struct{} // a line is wanted from the terminal
	lines   chan plainLine
	waiting bool           // for a line that is wanted already
	pressed chan os.Signal // Ctrl-C, caught from the first prompt to the end
}

type plainLine struct {
	text string
	err  error
}

// NewPlain reads lines from in and writes prompts to prompts. The reader catches Ctrl-C for as long as the program runs.
func NewPlain(in io.Reader, prompts io.Writer) *PlainReader {
	r := &PlainReader{
		prompts: prompts, wants: make(chan struct{}), lines: make(chan plainLine), pressed: make(chan os.Signal, 1),
	}
	signal.Notify(r.pressed, os.Interrupt)
	lines := sanitize.NewLines(in)
	go func() {
		for range r.wants {
			text, err := lines.Next()
			r.lines <- plainLine{string(text), err}
		}
	}()
	return r
}

// Line shows the prompt and returns the line that is then typed, without its end; io.EOF after the last,
// [ErrInterrupt] after Ctrl-C.
func (r *PlainReader) Line(ctx context.Context, prompt string) (string, error) {
	select {
	case <-r.pressed: // while a command ran, which it ended
	default:
	}
	if _, err := io.WriteString(r.prompts, prompt); err != nil {
		return "", err
	}
	if !r.waiting {
		r.waiting = true
		r.wants <- struct{}{}
	}
	select {
	case line := <-r.lines:
		r.waiting = false
		return line.text, line.err
	case <-r.pressed:
		fmt.Fprintln(r.prompts)
		return "", ErrInterrupt
	case <-ctx.Done():
		return "", ctx.Err()
	}
}
