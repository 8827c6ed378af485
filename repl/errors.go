package repl

import (
	"context"
	"errors"

	"deduku/repl/answer"
)

// Exit codes of the program.
const (
	ExitDone        = 0
	ExitNo          = 1 // the answer is no: unsolvable, invalid, check failed
	ExitUsage       = 2 // wrong use
	ExitInterrupted = 130
)

// errExit asks the session's loop to end. It is nothing to report.
var errExit = errors.New("")

// exitAfter is errExit in a script that went on after an error, of which it has the exit code.
type exitAfter struct{ failed error }

func (exitAfter) Error() string { return "" }

func (exitAfter) Is(target error) bool { return target == errExit }

// Ended reports whether an error asks the session to end: by exit, or because it was interrupted.
func Ended(err error) bool { return errors.Is(err, errExit) || errors.Is(err, context.Canceled) }

// ExitCode is the exit code that an error of Do stands for.
func ExitCode(err error) int {
	var left exitAfter
	switch {
	case errors.As(err, &left):
		return ExitCode(left.failed)
	case err == nil, errors.Is(err, errExit):
		return ExitDone
	case errors.Is(err, context.Canceled):
		return ExitInterrupted
	case answer.IsNo(err):
		return ExitNo
	}
	return ExitUsage
}
