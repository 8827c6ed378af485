package repl

import (
	"cmp"
	"context"
	"errors"
	"io"
	"slices"

	"deduku/repl/answer"
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

// since notes that the command makes steps, which follow the first n of the log.
func (r *reply) since(n int) {
	if !r.steps {
		r.steps, r.from = true, n
	}
}

// made are the steps that the running command has made.
func (s *Session) made() []answer.Step {
	log := s.solver.Log()
	out := []answer.Step{}
	for n := s.reply.from + 1; s.reply.steps && n <= len(log.Steps); n++ {
		out = append(out, answer.StepOf(&log, n))
	}
	return out
}

// give hands over what a command has found out: the facts where JSON is asked for, else the text that tell
// makes of them.
func (c *console) give(facts any, tell func() error) error {
	if c.reply == nil {
		return tell()
	}
	c.reply.facts = facts
	return nil
}

// inJSON reports whether the running command is to answer in JSON.
func (c *console) inJSON() bool { return c.reply != nil }

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
	writing := mine.write(err)
	if errors.Is(err, errExit) {
		return cmp.Or(writing, err)
	}
	return answer.Replied(writing, err)
}

// guarded runs a command whose panic becomes an error.
func guarded(run func() error) (err error) {
	defer recovered(&err)
	return run()
}

// write writes the reply, with the error that the command ended in.
func (r *reply) write(err error) error {
	line := answer.Reply{Command: r.command, Result: r.facts}
	err = answer.Unshown(err) // where a command inside has shown it, this one failed, too
	switch {
	case err == nil, errors.Is(err, errExit):
	case errors.Is(err, context.Canceled):
		line.Error = "interrupted; the command changed nothing"
	default:
		line.Error = err.Error()
	}
	if line.Result == nil && line.Error == "" {
		line.Result = answer.Nothing{}
	}
	return answer.Write(r.out, line)
}

// cutJSON takes the flag out of the arguments, wherever it stands.
func cutJSON(args []string) (rest []string, asJSON bool) {
	rest = slices.DeleteFunc(slices.Clone(args), func(arg string) bool { return arg == jsonFlag })
	return rest, len(rest) < len(args)
}
