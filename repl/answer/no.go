package answer

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"deduku/deduce/op"
)

// negative is the error behind [No].
type negative struct{ error }

func (e negative) Unwrap() error { return e.error }

// No is an error that says: the question was understood and the answer is no. Programs end with exit code 1 for it.
func No(format string, args ...any) error { return negative{fmt.Errorf(format, args...)} }

// NoResult returns the "no" of an operation that has no result for a puzzle. In it, needs says what only a puzzle with one solution
// is or has, as in "is rated". Other errors are returned as they are.
func NoResult(err error, needs string) error {
	switch {
	case errors.Is(err, op.ErrNoSolution):
		return No("only a puzzle with one solution %s; this has none", needs)
	case errors.Is(err, op.ErrSeveral):
		return No("only a puzzle with one solution %s; this has several", needs)
	case errors.As(err, new(*op.NoMarksError)), errors.As(err, new(*op.NoBackdoorError)):
		return No("%w", err)
	}
	return err
}

// IsNo reports whether an error is an answer of "no", and not a question that was wrong.
func IsNo(err error) bool { return errors.As(err, new(negative)) }

// NoInResult is a "no" that the result of the command says already: there is nothing to add to it.
var NoInResult error = negative{errInResult}

var errInResult = errors.New("")

// Told reports whether the user knows all that an error says: from the result, or because it was shown.
func Told(err error) bool { return errors.Is(err, errInResult) || errors.As(err, new(shown)) }

// shown is the error behind [Shown].
type shown struct{ error }

func (e shown) Error() string { return "" }

func (e shown) Unwrap() error { return e.error }

// Shown is an error that the user has seen: it has no text any more, and stands only for its exit code.
func Shown(err error) error { return shown{err} }

// Unshown is an error as it was before [Shown] took its text.
func Unshown(err error) error {
	for s := (shown{}); errors.As(err, &s); {
		err = s.error
	}
	return err
}

// Replied is what is left of a command's error once a reply told it: the error of writing the reply, where there was
// one, else the command's error without its text. Being interrupted keeps its text, which the program says.
func Replied(writing, err error) error {
	if err != nil && !errors.Is(err, context.Canceled) {
		err = Shown(err)
	}
	return cmp.Or(writing, err)
}
