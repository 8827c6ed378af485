package repl

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"deduku/board/format/coords"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// setCommand is the row of that command for a session.
func (s *Session) setCommand() state.Command {
	return state.Command{
		Name: "set", Args: "[CELL DIGIT | NAME [VALUE] | NAME VALUE --save | --save]", Group: "settings", Free: setsNoCell, Summary: "options; also a cell", Changes: true, Reaches: setReaches,
		Results: []answer.Result{answer.Progress{}, answer.Start{}, answer.Judged{}, answer.Learn{}, answer.Options{}, answer.Option{}, answer.File{}},
		Short:   "fill a cell, or show or change options",
		Long: "'set r4c7 5' fills a cell, 'set r4c7<>5' removes a candidate; 'set' is not needed before these.\n" +
			"A bare list '7 4 5, 9 1 8' fills cells too: column, row, digit. What is set by hand is a premise:\n" +
			"believed, not proved. 'set' alone lists the options, 'set NAME VALUE' changes one, and 'set --save'\n" +
			"keeps the options and aliases for sessions to come.",
		Run:      func(ctx context.Context, _ *state.Desk, args []string) error { return set(ctx, s, args) },
		Complete: func(d *state.Desk, args []string) []string { return completeSet(d, args) },
	}
}

func set(ctx context.Context, s *Session, args []string) error {
	if len(args) == 0 {
		list := s.AllOptions()
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
	if o, ok := state.Option(args[0]); ok {
		return s.option(o, args[1:])
	}
	text := strings.Join(args, " ")
	edits, err := coords.Assignments(text, s.Settings.Notation)
	if err == nil {
		return s.Edit(ctx, edits)
	}
	if strings.Trim(args[0], "abcdefghijklmnopqrstuvwxyz") == "" {
		return s.Set(args[0], "")
	}
	return state.Placed(err, text)
}

// setsNoCell reports whether set is about options, and not about a cell.
func setsNoCell(args []string) bool {
	if len(args) == 0 {
		return true
	}
	_, ok := state.Option(args[0])
	return ok || args[0] == "--save"
}

// setReaches reports whether set changes what only the user sets, or what is saved.
func setReaches(args []string) bool {
	if len(args) == 0 {
		return false
	}
	o, ok := state.Option(args[0])
	return ok && o.Own || slices.Contains(args, "--save")
}

// option shows or changes one option.
func (s *Session) option(o *state.Setting, args []string) error {
	switch len(args) {
	case 0:
		f := s.OptionFacts(o)
		return s.Give(f, func() error { return s.Tell("%s %s", f.Name, f.Value) })
	case 1:
		if err := s.Set(o.Name, args[0]); err != nil {
			return err
		}
		return s.Give(s.OptionFacts(o), func() error { return nil })
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
		o, ok := state.Option(args[0])
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

// completeSet completes the names of options, then their values; open cells, then their candidates.
func completeSet(d *state.Desk, args []string) []string {
	b := d.Solver.Board()
	if len(args) <= 1 {
		return append(state.OptionNames(), d.Cells(b.Open())...)
	}
	if cell, err := coords.ParseCell(args[0], d.Settings.Notation); err == nil && len(args) == 2 {
		var out []string
		for digit := range b.Candidates(cell).All() {
			out = append(out, digit.String())
		}
		return out
	}
	if o, ok := state.Option(args[0]); ok && len(args) == 2 {
		return o.Values
	}
	return nil
}
