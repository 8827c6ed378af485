package repl

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

// setCommand is the row of that command for a session.
func (s *Session) setCommand() Command {
	return Command{
		Name: "set", Args: "[CELL DIGIT | NAME [VALUE]] [--save]", Group: "board", Changes: true, Reaches: setReaches,
		Short: "fill a cell, or show or change options",
		Long: "'set r4c7 5' fills a cell, 'set r4c7<>5' removes a candidate; 'set' is not needed before these.\n" +
			"A bare list '7 4 5, 9 1 8' fills cells too: column, row, digit. What is set by hand is a premise:\n" +
			"believed, not proved. 'set' alone lists the options, 'set NAME VALUE' changes one, and 'set --save'\n" +
			"keeps the options and aliases for sessions to come.",
		Run:      func(ctx context.Context, _ *Desk, args []string) error { return set(ctx, s, args) },
		Complete: func(d *Desk, args []string) []string { return completeSet(d, args) },
	}
}

func set(ctx context.Context, s *Session, args []string) error {
	if len(args) == 0 {
		list := s.allOptions()
		return s.Give(list, func() error {
			return s.Page(func(tell func(string, ...any)) {
				for _, o := range list.Options {
					tell("%-10s %-8s %s (%s)", o.Name, o.Value, o.About, strings.Join(o.Values, ", "))
				}
			})
		})
	}
	if keep := args[len(args)-1] == "--save"; keep {
		return s.keepOptions(ctx, args[:len(args)-1])
	}
	if o, ok := option(args[0]); ok {
		return s.option(o, args[1:])
	}
	text := strings.Join(args, " ")
	edits, err := format.Assignments(text, s.settings.notation)
	if err == nil {
		return s.edit(ctx, edits)
	}
	if strings.Trim(args[0], "abcdefghijklmnopqrstuvwxyz") == "" {
		return s.Set(args[0], "")
	}
	return placed(err, text)
}

// setReaches reports whether set changes what only the user sets, or what is saved.
func setReaches(args []string) bool {
	if len(args) == 0 {
		return false
	}
	o, ok := option(args[0])
	return ok && o.Own || slices.Contains(args, "--save")
}

func (s *Desk) optionFacts(o *Setting) answer.Option {
	return answer.Option{Name: o.Name, Value: o.get(&s.settings), Values: o.Values, About: o.Short}
}

func (s *Desk) allOptions() answer.Options {
	var list answer.Options
	for i := range Options {
		list.Options = append(list.Options, s.optionFacts(&Options[i]))
	}
	return list
}

// option shows or changes one option.
func (s *Session) option(o *Setting, args []string) error {
	switch len(args) {
	case 0:
		f := s.optionFacts(o)
		return s.Give(f, func() error { return s.Tell("%s %s", f.Name, f.Value) })
	case 1:
		if err := s.Set(o.Name, args[0]); err != nil {
			return err
		}
		return s.Give(s.optionFacts(o), func() error { return nil })
	}
	return fmt.Errorf("set %s takes one value, not %q; quotes keep words together", o.Name, strings.Join(args, " "))
}

// keepOptions changes an option, where one is named, and saves all that are not as in the beginning, with
// the aliases, for sessions to come.
func (s *Session) keepOptions(ctx context.Context, args []string) error {
	if s.SaveSettings == nil {
		return errors.New("there is no place to save options; set XDG_CONFIG_HOME or HOME")
	}
	if len(args) > 0 {
		o, ok := option(args[0])
		if !ok || len(args) != 2 {
			return errors.New("set --save saves all options; set NAME VALUE --save changes one before")
		}
		if err := s.option(o, args[1:]); err != nil {
			return err
		}
	}
	where, err := s.SaveSettings(ctx, s.configuration())
	if err != nil {
		return err
	}
	return s.Give(answer.File{File: where}, func() error {
		s.Say("saved to %s", where)
		return nil
	})
}

var undoCommand = Command{
	Name: "undo", Args: "[N]", Group: "board", Run: undo,
	Short: "take back the last change of the board, a solve included, or the last N"}

func undo(_ context.Context, s *Desk, args []string) error {
	n, err := number(args, 1, "undo takes how many changes to take back")
	if err != nil {
		return err
	}
	if n > len(s.past.undo) && n > 1 {
		return answer.No("%s can be undone, not %d", wording.Count(len(s.past.undo), "change", "changes"), n)
	}
	for range n - 1 {
		s.move(&s.past.undo, &s.past.redo)
	}
	return s.travel(&s.past.undo, &s.past.redo, "undo")
}

var redoCommand = Command{
	Name: "redo", Group: "board", Run: redo,
	Short: "do again what was undone"}

func redo(_ context.Context, s *Desk, args []string) error {
	return s.travel(&s.past.redo, &s.past.undo, "redo")
}

// move goes to the last state of one stack, which has one, and leaves the present one on the other.
func (s *Desk) move(from, to *[]state) {
	last := len(*from) - 1
	*to = append(*to, s.state())
	s.restore((*from)[last])
	*from = (*from)[:last]
}

// travel goes to the last state of one stack and leaves the present one on the other.
func (s *Desk) travel(from, to *[]state, word string) error {
	if len(*from) == 0 {
		return answer.No("there is nothing to %s", word)
	}
	s.move(from, to)
	b := s.solver.Board()
	s.Say("%s: %d of %d cells are solved", s.name, b.Filled(), board.Cells)
	s.glance()
	return nil
}

const sourceDepth = 16 // files that may source each other

// sourceCommand is the row of that command for a session.
func (s *Session) sourceCommand() Command {
	return Command{
		Name: "source", Args: "FILE", Group: "session", Reaches: byArguments,
		Short:    "carry out the commands of a file",
		Run:      func(ctx context.Context, _ *Desk, args []string) error { return source(ctx, s, args) },
		Complete: func(d *Desk, args []string) []string { return completeFile(d, args) },
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
	if begins(in, sessionHeader) {
		return s.takeSession(ctx, in, args[0], false)
	}
	s.input.depth++
	defer func() { s.input.depth-- }()
	err = s.Give(answer.File{File: args[0]}, func() error { return nil }) // its commands tell the rest
	return cmp.Or(err, s.Script(ctx, in, args[0]))
}

var clsCommand = Command{
	Name: "cls", Group: "session", Run: clearScreen,
	Short: "clear the screen, as Ctrl-L does"}

func clearScreen(_ context.Context, s *Desk, args []string) error {
	return s.Show(reply.Cleared{})
}

// exitCommand is the row of that command for a session.
func (s *Session) exitCommand() Command {
	return Command{
		Name: "exit", Aliases: []string{"x", "quit"}, Group: "session",
		Short: "leave; so does Ctrl-D",
		Run:   func(ctx context.Context, _ *Desk, args []string) error { return exit(ctx, s, args) },
	}
}

func exit(_ context.Context, s *Session, args []string) error {
	if s.input.failed != nil {
		return exitAfter{s.input.failed}
	}
	return errExit
}

// completeSet completes the names of options, then their values; open cells, then their candidates.
func completeSet(s *Desk, args []string) []string {
	b := s.solver.Board()
	if len(args) <= 1 {
		return append(optionNames(), s.cells(b.Open())...)
	}
	if cell, err := format.ParseCell(args[0], s.settings.notation); err == nil && len(args) == 2 {
		var out []string
		for d := range b.Candidates(cell).All() {
			out = append(out, d.String())
		}
		return out
	}
	if o, ok := option(args[0]); ok && len(args) == 2 {
		return o.Values
	}
	return nil
}
