package repl

import (
	"context"
	"errors"

	"deduku/repl/answer"
	"deduku/repl/state"
)

// LineReader gives a session its lines. Line shows the prompt where there is somebody to see it, and
// returns the next line without its end, io.EOF after the last, ErrInterrupt when the line was dropped.
type LineReader interface {
	Line(ctx context.Context, prompt string) (string, error)
}

// ErrInterrupt says that the line being typed was dropped with Ctrl-C.
var ErrInterrupt = errors.New("interrupted")

// atLine is err at a line of a script; where a script of its own has said so already, err as it is.
func atLine(err error, file string, line int) error {
	if errors.Is(err, errExit) || answer.Told(err) || errors.As(err, new(*state.LineError)) {
		return err
	}
	return &state.LineError{File: file, Line: line, Err: err}
}
