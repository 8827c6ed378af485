package repl

import (
	"context"
	"errors"
	"fmt"

	"deduku/internal/outside"
	"deduku/repl/answer"
)

// LineReader gives a session its lines. Line shows the prompt where there is somebody to see it, and
// returns the next line without its end, io.EOF after the last, ErrInterrupt when the line was dropped.
type LineReader interface {
	Line(ctx context.Context, prompt string) (string, error)
}

// ErrInterrupt says that the line being typed was dropped with Ctrl-C.
var ErrInterrupt = errors.New("interrupted")

// lineError is an error at a line of a script.
type lineError struct {
	file string
	line int
	err  error
}

// inFile is an error of reading a script, with the name of the file.
func inFile(err error, file string) error {
	if errors.As(err, new(*outside.LongLineError)) {
		return fmt.Errorf("%s: %w", file, err)
	}
	return err // it names the file
}

// atLine is err at a line of a script; where a script of its own has said so already, err as it is.
func atLine(err error, file string, line int) error {
	if errors.Is(err, errExit) || answer.Told(err) || errors.As(err, new(*lineError)) {
		return err
	}
	return &lineError{file: file, line: line, err: err}
}

func (e *lineError) Error() string { return fmt.Sprintf("%s:%d: %v", e.file, e.line, e.err) }

func (e *lineError) Unwrap() error { return e.err }
