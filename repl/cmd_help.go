package repl

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"deduku/deduce/rate"
	"deduku/deduce/technique"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/glossary"
	"deduku/repl/reply"
	"deduku/repl/settings"
)

// helpCommand is the row of that command for a session.
func (s *Session) helpCommand() desk.Command {
	return desk.Command{
		Name: "help", Aliases: []string{"h", "?"}, Args: "[COMMAND|TECHNIQUE|TOPIC]", Group: "session",
		Gives: []answer.Fact{answer.Help{}, answer.Topic{}},
		Short: "list the commands, or explain one or a technique",
		Long: "'help x-wing' says what a technique is, as 'techniques x-wing' does, and whether it is on; 'teach x-wing' shows it at\n" +
			"work on a board.",
		Run:      func(ctx context.Context, _ *desk.Desk, args []string) error { return help(ctx, s, args) },
		Complete: func(d *desk.Desk, args []string) []string { return completeHelp(s, args) },
	}
}

func help(_ context.Context, s *Session, args []string) error {
	if name, ok := strings.CutPrefix(strings.Join(args, " "), "technique "); ok {
		return s.helpTechniques(name)
	}
	switch len(args) {
	case 0:
		return s.Give(helpOn(s.commands), func() error {
			return s.Show(reply.Page{reply.Fitted(func(screen reply.Screen) string {
				return helpAll(s.commands, 0 < screen.Width && screen.Width < 80)
			})})
		})
	case 1:
		if text, ok := topics[args[0]]; ok {
			return s.Give(answer.Topic{Topic: args[0], Text: text}, func() error { return s.ShowText(text) })
		}
		_, isTerm := glossary.WordNamed(args[0])
		if c, ok := s.command(args[0], nil); ok && (!isTerm || s.isExactly(c.Command, args[0])) {
			return s.Give(helpOn([]desk.Command{*c.Command}), func() error { return s.Show(reply.Page{helpOne(c.Command)}) })
		}
		if o, ok := settings.Option(args[0]); ok {
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

// isExactly reports whether a word is the whole name of a command, or another name of it.
func (s *Session) isExactly(c *desk.Command, word string) bool {
	_, isAlias := s.aliases[word]
	return isAlias || c.Name == word || slices.Contains(c.Aliases, word)
}

// helpOn is the help on some commands.
func helpOn(table []desk.Command) answer.Help {
	var f answer.Help
	for i := range table {
		c := &table[i]
		f.Commands = append(f.Commands, answer.Command{
			Name: c.Name, Args: c.Args, Aliases: append([]string{}, c.Aliases...), Group: c.Group, Short: c.Short, Long: c.Long,
		})
	}
	return f
}

// helpTechniques explains a technique, or those whose names begin so.
func (s *Session) helpTechniques(name string) error {
	family := technique.Family(name)
	if word, ok := glossary.WordNamed(name); ok && len(family) == 0 {
		return s.Give(answer.Topic{Topic: name, Text: word.String()}, func() error { return s.ShowText(word.String() + "\n") })
	}
	if len(family) == 0 {
		family = rate.Family(name)
	}
	if len(family) == 0 {
		_, err := settings.TechniqueNamed(name)
		return err
	}
	var text strings.Builder
	for _, t := range family.Techniques() {
		if len(family) == 1 {
			text.WriteString(s.AboutAlone(t))
		} else {
			text.WriteString(s.AboutTechnique(t))
		}
	}
	return s.Give(answer.Topic{Topic: name, Text: text.String()}, func() error { return s.ShowText(text.String()) })
}

// firstDay are the ten lines to begin with, each with what it does.
var firstDay = [][2]string{
	{"tour", "five minutes at the prompt, one thing to type at a time"},
	{"r4c7=5", "fill a cell; r4c7<>5 removes a candidate"},
	{"candidates", "show what each open cell may still hold"},
	{"hint", "say what to look for, a little more each time"},
	{"next", "make the step that hint speaks of"},
	{"solve logic", "solve up the ladder of techniques, each step told"},
	{"explain 47", "tell step 47 in full sentences, with the board"},
	{"why r4c7", "show only the steps that a digit rests on"},
	{"practice", "boards to find a technique on, with a kept score"},
	{"undo", "take back the last change, a solve included"},
}

// helpAll lists the commands by group, in the table's order; on a narrow screen each takes two lines.
func helpAll(table []desk.Command, narrow bool) string {
	var b strings.Builder
	indent := strings.Repeat(" ", 27)
	if narrow {
		indent = "    "
	}
	b.WriteString("on the first day\n")
	for _, line := range firstDay {
		fmt.Fprintf(&b, "  %-12s %s\n", line[0], line[1])
	}
	for group, commands := range grouped(table) {
		fmt.Fprintf(&b, "%s\n", group)
		for _, c := range commands {
			if name := heading(c); len(name) <= 24 && !narrow {
				fmt.Fprintf(&b, "  %-24s %s\n", name, c.Short)
			} else {
				fmt.Fprintf(&b, "  %s\n%s%s\n", name, indent, c.Short)
			}
		}
	}
	b.WriteString("A line that is no command is a board, or cells to fill: 81 cells, r4c7=5, or 7 4 5 (column, row, digit).\n")
	b.WriteString("'help keys', 'help formats' and 'help where' tell more.\n")
	b.WriteString("With --json a command answers in one line of JSON: 'count --json'.\n")
	b.WriteString("'help COMMAND' explains one command. Beginnings of names will do where no other name begins so.\n")
	return b.String()
}

// helpOne explains one command.
func helpOne(command *desk.Command) reply.Part {
	return reply.Fitted(func(screen reply.Screen) string {
		text := command.Usage() + "\n  " + command.Short + "\n"
		if command.Long != "" {
			text += "  " + strings.ReplaceAll(paragraph(command.Long, screen.Width), "\n", "\n  ") + "\n"
		}
		if len(command.Aliases) > 0 {
			text += "  also: " + strings.Join(command.Aliases, ", ") + "\n"
		}
		return text
	})
}

// paragraph is a text of several lines as one, to be folded anew, where the screen is narrower than they are.
func paragraph(text string, width int) string {
	for line := range strings.Lines(text) {
		if 0 < width && width < utf8.RuneCountInString(line)+2 {
			return strings.ReplaceAll(text, "\n", " ")
		}
	}
	return text
}

// heading is a command as the list of help shows it.
func heading(c *desk.Command) string {
	text := c.Usage()
	if len(c.Aliases) > 0 {
		text += " (" + strings.Join(c.Aliases, ", ") + ")"
	}
	return text
}

// grouped yields the commands under their headings, in the table's order.
func grouped(table []desk.Command) func(yield func(string, []*desk.Command) bool) {
	return func(yield func(string, []*desk.Command) bool) {
		var groups []string
		members := map[string][]*desk.Command{}
		for i := range table {
			c := &table[i]
			if members[c.Group] == nil {
				groups = append(groups, c.Group)
			}
			members[c.Group] = append(members[c.Group], c)
		}
		for _, g := range groups {
			if !yield(g, members[g]) {
				return
			}
		}
	}
}

// Reference is COMMANDS.md: every command and option, from the tables.
func Reference() string {
	var b strings.Builder
	b.WriteString("# Commands\n\nMade from the table of commands by `make golden`; do not edit.\n\n" +
		"Every command takes `--json` among its arguments: its result is then one line of JSON, and so is an error;\n" +
		"the [schema](schema/commands.json) says what is in it.\n")
	for group, commands := range grouped(Commands()) {
		fmt.Fprintf(&b, "\n## %s\n", strings.ToUpper(group[:1])+group[1:])
		for _, c := range commands {
			fmt.Fprintf(&b, "\n### %s\n\n`%s`", c.Name, c.Usage())
			if len(c.Aliases) > 0 {
				fmt.Fprintf(&b, " (also `%s`)", strings.Join(c.Aliases, "`, `"))
			}
			fmt.Fprintf(&b, ": %s.\n", c.Short)
			if c.Long != "" {
				fmt.Fprintf(&b, "\n%s\n", c.Long)
			}
		}
	}
	b.WriteString("\n## Options of set\n\n| option | values | default | what it does |\n|---|---|---|---|\n")
	standard := settings.Defaults(0)
	for i := range settings.Options {
		o := &settings.Options[i]
		value := o.Get(&standard)
		if o.Name == "seed" {
			value = "drawn at the start"
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", o.Name, strings.Join(o.Values, ", "), value, o.Short)
	}
	return b.String()
}

func completeHelp(s *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return append(append(names(s.commands), topicNames...), settings.TechniqueNames()...)
}
