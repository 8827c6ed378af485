package repl

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"deduku/board/format"
)

// none refuses arguments.
func none(args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("this command takes no argument, but got %q", strings.Join(args, " "))
	}
	return nil
}

func set(_ context.Context, s *Session, args []string) error {
	if len(args) == 0 {
		for i := range settings {
			o := &settings[i]
			if err := s.tell("%-9s %-8s %s (%s)", o.name, o.get(&s.settings), o.short, strings.Join(o.values, ", ")); err != nil {
				return err
			}
		}
		return nil
	}
	if o, ok := option(args[0]); ok {
		return s.option(o, args[1:])
	}
	text := strings.Join(args, " ")
	edits, err := format.Assignments(text, s.settings.reading())
	if err == nil {
		return s.edit(edits)
	}
	if strings.Trim(args[0], "abcdefghijklmnopqrstuvwxyz") == "" {
		var all []string
		for i := range settings {
			all = append(all, settings[i].name)
		}
		if near := nearest(all, args[0]); near != "" {
			return fmt.Errorf("there is no option %q; did you mean %s?", args[0], near)
		}
		return fmt.Errorf("there is no option %q; 'set' lists them", args[0])
	}
	return placed(err, text)
}

// option shows or changes one option.
func (s *Session) option(o *setting, args []string) error {
	switch len(args) {
	case 0:
		return s.tell("%s %s", o.name, o.get(&s.settings))
	case 1:
		if err := o.change(&s.settings, args[0]); err != nil {
			return err
		}
		s.solver.Options = s.settings.solving()
		s.restyle()
		return nil
	}
	return fmt.Errorf("set %s takes one value, not %q", o.name, strings.Join(args, " "))
}

func undo(_ context.Context, s *Session, args []string) error {
	if err := none(args); err != nil {
		return err
	}
	return s.travel(&s.undo, &s.redo, "undo")
}

func redo(_ context.Context, s *Session, args []string) error {
	if err := none(args); err != nil {
		return err
	}
	return s.travel(&s.redo, &s.undo, "redo")
}

// travel goes to the last state of one stack and leaves the present one on the other.
func (s *Session) travel(from, to *[]state, word string) error {
	last := len(*from) - 1
	if last < 0 {
		return No("there is nothing to %s", word)
	}
	*to = append(*to, s.state())
	s.restore((*from)[last])
	*from = (*from)[:last]
	b := s.solver.Board()
	s.talk("%s: %d of 81 cells are solved", s.name, b.Filled())
	s.glance()
	return nil
}

const sourceDepth = 16 // files that may source each other

func source(ctx context.Context, s *Session, args []string) error {
	if len(args) != 1 {
		return errors.New("source takes a file: source commands.txt")
	}
	if s.depth == sourceDepth {
		return fmt.Errorf("%s: %d files deep; does a file source itself?", args[0], sourceDepth)
	}
	f, err := os.Open(args[0])
	if err != nil {
		return err
	}
	defer f.Close()
	s.depth++
	defer func() { s.depth-- }()
	return s.Script(ctx, f, args[0])
}

func clearScreen(_ context.Context, s *Session, args []string) error {
	if err := none(args); err != nil {
		return err
	}
	if s.Terminal {
		fmt.Fprint(s.Err, "\x1b[H\x1b[2J")
	}
	return nil
}

func exit(_ context.Context, s *Session, args []string) error {
	if err := none(args); err != nil {
		return err
	}
	return errExit
}
