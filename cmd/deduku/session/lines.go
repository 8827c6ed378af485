package session

import (
	"context"
	"errors"
	"os"
	"syscall"

	"deduku/repl"
	"deduku/repl/terminal"
)

// editedLines is a terminal as a session reads it: lines, and single keys where the system gives them.
type editedLines struct{ *terminal.Reader }

// Line implements repl.LineReader.
func (l editedLines) Line(ctx context.Context, prompt string) (string, error) {
	return dropped(l.Reader.Line(ctx, prompt))
}

// plainLines is a terminal that cannot edit, as a session reads it.
type plainLines struct{ *terminal.PlainReader }

// Line implements repl.LineReader.
func (l plainLines) Line(ctx context.Context, prompt string) (string, error) {
	return dropped(l.PlainReader.Line(ctx, prompt))
}

// dropped says in the session's words that Ctrl-C dropped the line.
func dropped(line string, err error) (string, error) {
	if errors.Is(err, terminal.ErrInterrupt) {
		err = repl.ErrInterrupt
	}
	return line, err
}

// die ends the program because of a signal, with the exit code that a shell reports for it. A session is not ended
// by that: what was kept of it stays.
func die(s os.Signal) {
	number, _ := s.(syscall.Signal)
	os.Exit(128 + int(number))
}
