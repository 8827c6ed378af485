package repl

import (
	"context"
	"errors"
	"fmt"

	"deduku/deduce"
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

// word is an error in words, with cells in the notation of the settings.
func (s *Desk) word(err error) string {
	var refused *deduce.RefusedError
	if !errors.As(err, &refused) {
		return err.Error()
	}
	n := s.settings.notation
	asked, by := n.Placement(refused.Asked), n.Placement(refused.By)
	switch refused.Why {
	case deduce.OnGiven:
		return by + " is a given and stays; 'clear' starts an empty board"
	case deduce.OnFilled:
		return fmt.Sprintf("%s is on the board already; 'unset %s' clears the cell", by, n.Cell(refused.By.Cell))
	case deduce.OnEmpty:
		return n.Cell(refused.Asked.Cell) + " is empty"
	case deduce.Clashes:
		return fmt.Sprintf("%s clashes with %s", asked, by)
	case deduce.Eliminated:
		return fmt.Sprintf("%s was ruled out by step %d; 'log' shows it", asked, refused.Step)
	case deduce.NoCandidate:
		return fmt.Sprintf("%d is no candidate of %s: step %d ruled it out", refused.Asked.Digit, n.Cell(refused.Asked.Cell), refused.Step)
	case deduce.GuessOpen:
		return fmt.Sprintf("while the guess %s is open only digits can be set, each as a guess of your own; 'goto %d' goes back to before it", by, refused.Step-1)
	}
	return "the board has come to a contradiction; 'undo', 'unset' or 'reset' to go back"
}
