package repl

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"

	"deduku/repl/answer"
	"deduku/repl/command"
	"deduku/repl/reply"
	"deduku/repl/state"
)

const sourceDepth = 16 // files that may source each other

// sourceCommand is the row of that command for a session.
func (s *Session) sourceCommand() state.Command {
	return state.Command{
		Name: "source", Args: "FILE", Group: "files", Free: state.Always, Summary: "commands of a file", Reaches: state.ByArguments,
		Results:  []answer.Result{answer.File{}, answer.Board{}},
		Short:    "carry out the commands of a file",
		Run:      func(ctx context.Context, _ *state.Desk, args []string) error { return source(ctx, s, args) },
		Complete: func(d *state.Desk, args []string) []string { return state.CompleteFile(d, args) },
	}
}

func source(ctx context.Context, s *Session, args []string) error {
	if len(args) != 1 {
		return errors.New("source takes a file: source commands.txt")
	}
	if s.input.depth == sourceDepth {
		return fmt.Errorf("%s: %d files deep; does a file source itself?", args[0], sourceDepth)
	}
	f, err := s.Files.Open(ctx, args[0])
	if err != nil {
		return err
	}
	defer f.Close()
	in := bufio.NewReader(f)
	if command.Begins(in, state.Header) {
		return s.takeSession(ctx, in, args[0], false)
	}
	s.input.depth++
	defer func() { s.input.depth-- }()
	err = s.Give(answer.File{File: args[0]}, func() error { return nil }) // its commands tell the rest
	return cmp.Or(err, s.Script(ctx, in, args[0]))
}

var cls = state.Command{
	Name: "cls", Group: "settings", Free: state.Always, Run: clearScreen,
	Results: []answer.Result{answer.Nothing{}},
	Short:   "clear the screen, as Ctrl-L does",
}

func clearScreen(_ context.Context, d *state.Desk, args []string) error {
	return d.Show(reply.Cleared{})
}

// exitCommand is the row of that command for a session.
func (s *Session) exitCommand() state.Command {
	return state.Command{
		Name: "exit", Aliases: []string{"x", "quit"}, Group: "settings", Free: state.Always, Summary: "leave; so does Ctrl-D",
		Results: []answer.Result{answer.Nothing{}},
		Short:   "leave; so does Ctrl-D",
		Run:     func(ctx context.Context, _ *state.Desk, args []string) error { return exit(ctx, s, args) },
	}
}

func exit(_ context.Context, s *Session, args []string) error {
	if s.input.failed != nil {
		return exitAfter{s.input.failed}
	}
	return errExit
}
