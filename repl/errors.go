package repl

import (
	"context"
	"errors"
	"fmt"
)

// Exit codes of the program.
const (
	ExitDone        = 0
	ExitNo          = 1 // the answer is no: unsolvable, invalid, check failed
	ExitUsage       = 2 // wrong use
	ExitInterrupted = 130
)

// no is an answer that is "no": what was asked for is known not to be.
type no struct{ error }

func (e no) Unwrap() error { return e.error }

// No is an error that stands for [ExitNo]: the question was understood and the answer is no.
func No(format string, args ...any) error { return no{fmt.Errorf(format, args...)} }

// told is a "no" that the command has already put into its result.
var told = no{errors.New("")}

// errExit asks the session's loop to end.
var errExit = errors.New("exit")

// firstOf is the first error that there is.
func firstOf(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// ExitCode is the exit code that an error of Do stands for.
func ExitCode(err error) int {
	switch {
	case err == nil, errors.Is(err, errExit):
		return ExitDone
	case errors.Is(err, context.Canceled):
		return ExitInterrupted
	case errors.As(err, new(no)):
		return ExitNo
	}
	return ExitUsage
}
