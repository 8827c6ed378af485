package repl

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"deduku/internal/sanitize"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// aliasDepth is how many aliases may stand for each other.
const aliasDepth = 16

// aliasCommand is the row of that command for a session.
func (s *Session) aliasCommand() state.Command {
	return state.Command{
		Name: "alias", Args: "[NAME [COMMAND]]", Group: "settings", Free: state.Always, Summary: "words of your own", Changes: true, Reaches: state.ByArguments,
		Results: []answer.Result{answer.Aliases{}},
		Short:   "list aliases, or make a name stand for a command",
		Long:    "'alias q count 2' makes 'q' count up to 2. An alias may not hide a command. 'set --save' keeps them.",
		Run:     func(ctx context.Context, _ *state.Desk, args []string) error { return alias(ctx, s, args) },
	}
}

func alias(_ context.Context, s *Session, args []string) error {
	switch len(args) {
	case 0:
		return s.giveAliases(s.allAliases())
	case 1:
		text, ok := s.aliases[args[0]]
		if !ok {
			return fmt.Errorf("there is no alias %q", args[0])
		}
		return s.giveAliases(answer.Aliases{Aliases: []answer.Alias{{Name: args[0], Command: text}}})
	}
	text := strings.Join(args[1:], " ")
	if err := s.alias(args[0], text); err != nil {
		return err
	}
	text = s.aliases[args[0]]
	return s.Give(answer.Aliases{Aliases: []answer.Alias{{Name: args[0], Command: text}}}, func() error {
		s.Say("%s is %s", args[0], text)
		return nil
	})
}

// allAliases are the aliases, sorted.
func (v *vocabulary) allAliases() answer.Aliases {
	list := answer.Aliases{Aliases: []answer.Alias{}}
	for _, name := range v.aliasNames() {
		list.Aliases = append(list.Aliases, answer.Alias{Name: name, Command: v.aliases[name]})
	}
	return list
}

func (s *Session) giveAliases(list answer.Aliases) error {
	return s.Give(list, func() error {
		for _, a := range list.Aliases {
			if err := s.Tell("%-10s %s", a.Name, a.Command); err != nil {
				return err
			}
		}
		return nil
	})
}

// unaliasCommand is the row of that command for a session.
func (s *Session) unaliasCommand() state.Command {
	return state.Command{
		Name: "unalias", Args: "NAME", Group: "settings", Free: state.Always, Changes: true,
		Results:  []answer.Result{answer.Nothing{}},
		Short:    "forget an alias",
		Run:      func(ctx context.Context, _ *state.Desk, args []string) error { return unalias(ctx, s, args) },
		Complete: func(d *state.Desk, args []string) []string { return completeAlias(s, args) },
	}
}

func unalias(_ context.Context, s *Session, args []string) error {
	if len(args) != 1 {
		return errors.New("unalias takes one name")
	}
	text, ok := s.aliases[args[0]]
	if !ok {
		return fmt.Errorf("there is no alias %q", args[0])
	}
	delete(s.aliases, args[0])
	if lost := s.dangling(); lost != "" {
		s.aliases[args[0]] = text
		return fmt.Errorf("%q stands for %q: 'unalias %s' first", lost, s.aliases[lost], lost)
	}
	s.Say("%s is forgotten", args[0])
	return nil
}

// alias makes a name stand for a command and its first arguments. It may not hide a command.
func (s *Session) alias(name, text string) error {
	if name == "" || strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" || name[0] < 'a' {
		return fmt.Errorf("%q cannot be an alias: a name is small letters, digits and -, a letter first", name)
	}
	for i := range s.commands {
		c := &s.commands[i]
		if c.Name == name || slices.Contains(c.Aliases, name) {
			return fmt.Errorf("%q is a command and cannot be an alias", name)
		}
	}
	clauses, err := split(text)
	switch {
	case err != nil || len(clauses) != 1:
		return fmt.Errorf("an alias stands for one command, not for %q", text)
	case sanitize.Visible(text) != text:
		return fmt.Errorf("an alias is of visible characters, %q is not", text)
	}
	if word := clauses[0].words[0]; !s.isCommand(word) {
		return s.unknown(word)
	}
	before, had := s.aliases[name]
	s.aliases[name] = clauses[0].text // without a comment
	if lost := s.dangling(); lost != "" {
		if s.aliases[name] = before; !had {
			delete(s.aliases, name)
		}
		return fmt.Errorf("with that, %q would stand for no command", lost)
	}
	return nil
}

// dangling is an alias that stands for no command; it is empty where there is none.
func (v *vocabulary) dangling() string {
	for _, name := range v.aliasNames() {
		if !v.isCommand(name) {
			return name
		}
	}
	return ""
}

// aliasText is what follows the name in the text of an alias command.
func aliasText(text string) string {
	for range 2 {
		_, text, _ = strings.Cut(strings.ReplaceAll(text, "\t", " "), " ")
		text = strings.TrimLeft(text, " ")
	}
	return text
}

// aliasesInOrder are the names of the aliases in an order in which they can be made: each behind the one that it stands for.
func (v *vocabulary) aliasesInOrder() (out []string) {
	var add func(name string)
	add = func(name string) {
		text, ok := v.aliases[name]
		if !ok || slices.Contains(out, name) {
			return
		}
		if clauses, err := split(text); err == nil {
			add(strings.ToLower(clauses[0].words[0]))
		}
		out = append(out, name)
	}
	for _, name := range v.aliasNames() {
		add(name)
	}
	return out
}

// aliasNames are the names of the aliases, sorted.
func (v *vocabulary) aliasNames() []string {
	var out []string
	for name := range v.aliases {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// command finds the command of a word; an alias is replaced by what it stands for, and its arguments are
// put before those given.
func (v *vocabulary) command(word string, args []string) (call, bool) {
	word = strings.ToLower(word)
	for range aliasDepth {
		if c, ok := lookup(v.commands, word); ok && (c.Name == word || slices.Contains(c.Aliases, word)) {
			return v.whole(call{c, args}), true
		}
		text, ok := v.aliases[word]
		if !ok {
			c, ok := lookup(v.commands, word)
			return v.whole(call{c, args}), ok
		}
		clauses, err := split(text)
		if err != nil || len(clauses) != 1 {
			return call{}, false
		}
		word, args = clauses[0].words[0], append(clauses[0].words[1:], args...)
	}
	return call{}, false
}

// whole is a call whose first argument belongs to the name of its command, where that is so: count unique.
func (v *vocabulary) whole(c call) call {
	if c.Command == nil || len(c.args) == 0 {
		return c
	}
	if p, ok := part(v.commands, c.Name, c.args[0]); ok {
		return call{p, c.args[1:]}
	}
	return c
}

// isCommand reports whether a word is a command or an alias.
func (v *vocabulary) isCommand(word string) bool {
	_, ok := v.command(word, nil)
	return ok
}

// call is a command with its arguments.
type call struct {
	*state.Command
	args []string
}

func completeAlias(s *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return s.aliasNames()
}
