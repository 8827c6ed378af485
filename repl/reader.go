package repl

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
)

// LineReader gives a session its lines. Line shows the prompt where there is somebody to see it, and
// returns the next line without its end, io.EOF after the last, ErrInterrupt when the line was dropped.
type LineReader interface {
	Line(ctx context.Context, prompt string) (string, error)
}

// ErrInterrupt says that the line being typed was dropped with Ctrl-C.
var ErrInterrupt = errors.New("interrupted")

// plainReader reads lines from a pipe, a file, or a terminal that cannot edit.
type plainReader struct {
	in     *bufio.Reader
	prompt io.Writer // where to show the prompt
}

// NewPlainReader reads lines from in and writes prompts to prompt; nil for no prompts.
func NewPlainReader(in io.Reader, prompt io.Writer) LineReader {
	return &plainReader{bufio.NewReader(in), prompt}
}

// Line implements LineReader. The last line need not have an end.
func (r *plainReader) Line(_ context.Context, prompt string) (string, error) {
	if r.prompt != nil {
		if _, err := io.WriteString(r.prompt, prompt); err != nil {
			return "", err
		}
	}
	line, err := r.in.ReadString('\n')
	if err == io.EOF && line != "" {
		err = nil
	}
	return strings.TrimRight(line, "\r\n"), err
}

// scriptedReader gives lines that are known beforehand, to tests and to pages.
type scriptedReader struct{ lines []string }

// NewScriptedReader gives the lines, one after the other.
func NewScriptedReader(lines ...string) LineReader { return &scriptedReader{lines} }

// Line implements LineReader.
func (r *scriptedReader) Line(context.Context, string) (string, error) {
	if len(r.lines) == 0 {
		return "", io.EOF
	}
	line := r.lines[0]
	r.lines = r.lines[1:]
	return line, nil
}

// lineError is an error at a line of a script.
type lineError struct {
	file string
	line int
	err  error
}

// atLine is err at a line of a script; where a script of its own has said so already, err as it is.
func atLine(err error, file string, line int) error {
	if err.Error() == "" || errors.As(err, new(*lineError)) {
		return err
	}
	return &lineError{file, line, err}
}

func (e *lineError) Error() string { return fmt.Sprintf("%s:%d: %v", e.file, e.line, e.err) }

func (e *lineError) Unwrap() error { return e.err }
