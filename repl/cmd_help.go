package repl

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"deduku/deduce/glossary"
	"deduku/deduce/technique"
	"deduku/repl/answer"
	"deduku/repl/command"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// helpCommand is the row of that command for a session.
func (s *Session) helpCommand() state.Command {
	return state.Command{
		Name: "help", Aliases: []string{"h", "?"}, Args: "[COMMAND|TECHNIQUE|TOPIC]", Group: "settings", Free: state.Always,
		Results: []answer.Result{answer.Help{}, answer.Topic{}},
		Short:   "what there is to type, on one screen; or one command, a task, a family, a technique, a word",
		Long: "'help all' lists every command, 'help look' those of a family; 'help stuck', 'help print', 'help make' and 'help check'\n" +
			"say what there is for a task; 'help keys', 'help where' and 'help formats' tell of the line, of expressions, of boards.\n" +
			"'help x-wing' says what a technique is, as 'techniques x-wing' does, and whether it is on; 'teach x-wing' shows it at\n" +
			"work on a board.",
		Run:      func(ctx context.Context, _ *state.Desk, args []string) error { return help(ctx, s, args) },
		Complete: func(d *state.Desk, args []string) []string { return completeHelp(s, args) },
	}
}

func help(_ context.Context, s *Session, args []string) error {
	if name, ok := strings.CutPrefix(strings.Join(args, " "), "technique "); ok {
		return s.helpTechniques(name)
	}
	switch len(args) {
	case 0:
		return s.Give(helpOn(s.commands), func() error {
			return s.Show(reply.Page{reply.Fitted(func(screen reply.Screen) string { return command.Screen(s.commands, screen.Width) })})
		})
	case 1:
		if text, ok := command.Topic(args[0]); ok {
			return s.Give(answer.Topic{Topic: args[0], Text: text}, func() error { return s.ShowText(text) })
		}
		if _, isCommand := lookup(s.commands, args[0]); args[0] == "all" || slices.Contains(state.Families, args[0]) && !isCommand {
			return s.helpFamily(args[0])
		}
		_, isTerm := glossary.WordNamed(args[0])
		if c, ok := s.command(args[0], nil); ok && (!isTerm || s.isExactly(c.Command, args[0])) {
			return s.Give(helpOn([]state.Command{*c.Command}), func() error { return s.Show(reply.Page{command.One(s.commands, c.Command, args[0])}) })
		}
		if o, ok := state.Option(args[0]); ok {
			f := s.OptionFacts(o)
			text := fmt.Sprintf("set %s %s\n  %s\n  now %s\n", f.Name, strings.Join(f.Values, "|"), f.About, f.Value)
			return s.Give(answer.Topic{Topic: args[0], Text: text}, func() error { return s.ShowText(text) })
		}
		if word, ok := glossary.WordNamed(args[0]); ok {
			return s.Give(answer.Topic{Topic: args[0], Text: word.String()}, func() error { return s.ShowText(word.String() + "\n") })
		}
		if len(technique.Family(args[0])) == 0 {
			return s.unknown(args[0])
		}
	}
	return s.helpTechniques(strings.Join(args, " "))
}

// helpFamily lists the commands of a family, or all.
func (s *Session) helpFamily(family string) error {
	table := s.commands
	if family != "all" {
		table = slices.DeleteFunc(slices.Clone(table), func(c state.Command) bool { return c.Group != family })
	}
	return s.Give(helpOn(table), func() error {
		return s.Show(reply.Page{reply.Fitted(func(screen reply.Screen) string {
			return command.All(table, 0 < screen.Width && screen.Width < 80)
		})})
	})
}

// isExactly reports whether a word is the whole name of a command, or another name of it.
func (s *Session) isExactly(c *state.Command, word string) bool {
	_, isAlias := s.aliases[word]
	return isAlias || c.Name == word || slices.Contains(c.Aliases, word)
}

// helpOn is the help on some commands.
func helpOn(table []state.Command) answer.Help {
	var f answer.Help
	for i := range table {
		c := &table[i]
		f.Commands = append(f.Commands, answer.Command{
			Name: c.Name, Args: c.Args, Aliases: append([]string{}, c.Aliases...), Group: c.Group, Now: c.Today(), Short: c.Short, Long: c.Long,
		})
	}
	return f
}

// helpTechniques explains a word of the dictionary, or the techniques with a name.
func (s *Session) helpTechniques(name string) error {
	if word, ok := glossary.WordNamed(name); ok && len(technique.Family(name)) == 0 {
		return s.Give(answer.Topic{Topic: name, Text: word.String()}, func() error { return s.ShowText(word.String() + "\n") })
	}
	return s.TellTechniques(name)
}

func completeHelp(s *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return append(append(listed(s.commands), command.TopicNames()...), state.TechniqueNames()...)
}
