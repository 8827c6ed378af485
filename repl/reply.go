package repl

import (
	"cmp"
	"errors"
	"slices"

	"deduku/repl/answer"
	"deduku/repl/state"
)

// replying runs a command. Where asJSON, or where that around it is to answer in JSON, its result and its
// error become one line of JSON, and what it tells a person is dropped.
func (s *Session) replying(command string, asJSON bool, run func() error) error {
	asJSON = asJSON || s.JSON || s.InJSON()
	if asJSON {
		unguarded := run
		run = func() error { return guarded(unguarded) }
	}
	a := s.Run(command, asJSON, run)
	if !asJSON {
		return a.Err
	}
	writing := s.Reply(a)
	if errors.Is(a.Err, errExit) {
		return cmp.Or(writing, a.Err)
	}
	return answer.Replied(writing, a.Err)
}

// guarded runs a command whose panic becomes an error.
func guarded(run func() error) (err error) {
	defer recovered(&err)
	return run()
}

// cutJSON takes the flag out of the arguments, wherever it stands.
func cutJSON(args []string) (rest []string, asJSON bool) {
	rest = slices.DeleteFunc(slices.Clone(args), func(arg string) bool { return arg == state.JSONFlag })
	return rest, len(rest) < len(args)
}
