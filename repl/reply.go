package repl

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"io"
	"slices"

	"deduku/deduce"
)

// jsonFlag asks for the result of a command as JSON. It may stand anywhere among the arguments.
const jsonFlag = "--json"

// reply is what a command that is to answer in JSON has found out so far.
type reply struct {
	out     io.Writer // where the reply goes
	command string
	facts   any  // what there is to say, with names for programs; nil while that is nothing
	steps   bool // it makes steps: those of the log
	from    int  // from this index on
}

// Reply is a reply as it is written: one line. A "no" may have a result besides its error.
type Reply struct {
	Command string `json:"command"`
	Puzzle  string `json:"puzzle,omitempty"` // where there are many, the one that it is about
	At      string `json:"at,omitempty"`     // and where that was
	Result  any    `json:"result,omitempty"`
	Error   string `json:"error,omitempty"`
}

// since notes that the command makes steps, which follow the first n of the log.
func (r *reply) since(n int) {
	if !r.steps {
		r.steps, r.from = true, n
	}
}

// made are the steps that the running command has made.
func (s *Session) made() []numbered {
	log := s.solver.Log()
	out := []numbered{}
	for n := s.reply.from + 1; s.reply.steps && n <= len(log.Steps); n++ {
		out = append(out, numbered{n, log.Step(n)})
	}
	return out
}

// nothing is the result of commands that have no more to tell than that they were carried out.
type nothing struct{}

// give hands over what a command has found out: the facts where JSON is asked for, else the text that tell
// makes of them.
func (s *Session) give(facts any, tell func() error) error {
	if s.reply == nil {
		return tell()
	}
	s.reply.facts = facts
	return nil
}

// inJSON reports whether the running command is to answer in JSON.
func (s *Session) inJSON() bool { return s.reply != nil }

// called says which command a line that names none stands for.
func (s *Session) called(command string) {
	if s.reply != nil {
		s.reply.command = command
	}
}

// replying runs a command. Where asJSON, or where that around it is to answer in JSON, its result and its
// error become one line of JSON, and the text that it may write as a result is dropped.
func (s *Session) replying(command string, asJSON bool, run func() error) error {
	if !asJSON && !s.JSON && s.reply == nil {
		return run()
	}
	outer, out := s.reply, s.Out
	mine := &reply{out: out, command: command}
	if outer != nil {
		mine.out = outer.out
	}
	s.reply, s.Out = mine, io.Discard
	defer func() { s.reply, s.Out = outer, out }()
	err := guarded(run)
	if len(s.rows) > 0 && mine.facts == nil && err == nil {
		return nil // more rows of a grid are to come
	}
	return Said(mine.write(err), err)
}

// guarded runs a command whose panic becomes an error.
func guarded(run func() error) (err error) {
	defer recovered(&err)
	return run()
}

// Said is the error of a command whose reply has told it: the error of writing the reply or, without a text, of the
// command, so that it only carries the exit code on.
func Said(writing, err error) error { return cmp.Or(writing, silent(err)) }

// silent is an error that the reply has told already: it only carries the exit code on.
func silent(err error) error {
	if err == nil || Ended(err) {
		return err
	}
	return reported{err}
}

// write writes the reply, with the error that the command ended in.
func (r *reply) write(err error) error {
	line := Reply{Command: r.command, Result: r.facts}
	var said reported
	for errors.As(err, &said) {
		err = said.error // a command inside has said so; this one failed, too
	}
	switch {
	case err == nil, errors.Is(err, errExit):
	case errors.Is(err, context.Canceled):
		line.Error = "interrupted; the command changed nothing"
	default:
		line.Error = err.Error()
	}
	if line.Result == nil && line.Error == "" {
		line.Result = nothing{}
	}
	return WriteJSON(r.out, line)
}

// WriteJSON writes a value as one line of JSON.
func WriteJSON(w io.Writer, value any) error {
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false) // r4c7<>5 shall stay readable
	return out.Encode(value)
}

// cutJSON takes the flag out of the arguments, wherever it stands.
func cutJSON(args []string) (rest []string, asJSON bool) {
	rest = slices.DeleteFunc(slices.Clone(args), func(arg string) bool { return arg == jsonFlag })
	return rest, len(rest) < len(args)
}

// numbered is a step with its number; its JSON is the line that logs have for it.
type numbered struct {
	n    int
	step *deduce.Step
}
