package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"strings"

	"golang.org/x/term"

	"deduku/repl"
)

// sessionCmd is the prompt and its script forms.
type sessionCmd struct {
	Board     string   `arg:"" optional:"" help:"A file with a board, or the board itself." placeholder:"FILE|PUZZLE"`
	Command   []string `short:"c" sep:"none" help:"Carry out this command instead of starting the prompt; can be given again." placeholder:"COMMAND"`
	Seed      *uint64  `help:"What random guesses are drawn from; drawn by itself otherwise." placeholder:"N"`
	Color     string   `enum:"auto,always,never" default:"auto" help:"When to use colour: auto, always, never."`
	Quiet     bool     `short:"q" help:"No greeting."`
	KeepGoing bool     `help:"A script goes on after an error."`
}

// Run starts the session that the flags describe.
func (c *sessionCmd) Run(ctx context.Context, io streams) error {
	s := repl.New(repl.Config{
		Out: io.out, Err: io.err,
		Color:     func(setting string) bool { return wantsColor(setting, io.out) },
		Seed:      seedOr(c.Seed),
		Terminal:  isTerminal(io.out),
		KeepGoing: c.KeepGoing,
	})
	if err := s.Do(ctx, "set color "+c.Color); err != nil {
		return err
	}
	if c.Board != "" {
		if err := s.Load(c.Board); err != nil {
			return err
		}
	}
	switch {
	case len(c.Command) > 0:
		return s.Script(ctx, strings.NewReader(strings.Join(c.Command, "\n")), "-c")
	case !isTerminal(io.in):
		return s.Script(ctx, io.in, "stdin")
	}
	return c.prompt(s, io)
}

// prompt is the session with a person.
func (c *sessionCmd) prompt(s *repl.Session, io streams) error {
	// Ctrl-C ends the running command, not the session; at the prompt the reader deals with it.
	ctx, interruptible := context.Background(), func(ctx context.Context) (context.Context, context.CancelFunc) {
		return signal.NotifyContext(ctx, os.Interrupt)
	}
	if !c.Quiet {
		if err := s.Greet(version()); err != nil {
			return err
		}
	}
	if !isTerminal(io.out) || os.Getenv("TERM") == "dumb" {
		return s.Talk(ctx, repl.NewPlainReader(io.in, io.err), interruptible)
	}
	reader, close, err := repl.NewTerminalReader(s)
	if err != nil {
		return fmt.Errorf("the terminal cannot be used: %w", err)
	}
	defer close()
	return s.Talk(ctx, reader, interruptible)
}

func seedOr(seed *uint64) uint64 {
	if seed != nil {
		return *seed
	}
	return repl.NewSeed()
}

// isTerminal reports whether a stream is a terminal.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// wantsColor decides about colour: the setting, then NO_COLOR, then what the stream is.
func wantsColor(setting string, stream any) bool {
	switch {
	case setting != "auto":
		return setting == "always"
	case os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb":
		return false
	}
	return isTerminal(stream)
}
