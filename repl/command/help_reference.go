package command

import (
	"fmt"
	"strings"

	"deduku/repl/state"
)

// Reference is COMMANDS.md: every command and option, from the tables.
func Reference(table []state.Command) string {
	var b strings.Builder
	b.WriteString("# Commands\n\nMade from the table of commands by `make golden`; do not edit.\n\n" +
		"Every command takes `--json` among its arguments: its result is then one line of JSON, and so is an error;\n" +
		"the [schema](schema/commands.json) says what is in it.\n")
	for family, commands := range byFamily(table) {
		fmt.Fprintf(&b, "\n## %s\n", strings.ToUpper(family[:1])+family[1:])
		for _, c := range commands {
			if c.Parent != "" {
				continue
			}
			b.WriteString(entry("###", c))
			for _, part := range state.Parts(table, c.Name) {
				b.WriteString(entry("####", part))
			}
		}
	}
	b.WriteString("\n## Words of before\n\nCommands that came together in others go on working by their own words, which `help` does not list:\n" +
		"in a reply in JSON they have these names, too.\n\n| word | is |\n|---|---|\n")
	for i := range table {
		if c := &table[i]; c.Parent != "" {
			fmt.Fprintf(&b, "| `%s` | `%s` |\n", strings.Join(otherWords(c), "`, `"), strings.ReplaceAll(c.Today(), "|", `\|`))
		}
	}
	b.WriteString("| `show me` | `hint full` |\n| `next puzzle` | `puzzle next` |\n")
	b.WriteString(options())
	return b.String()
}

// entry is a command on that page, below a heading.
func entry(heading string, c *state.Command) string {
	name := c.Name
	if c.Parent != "" {
		name = c.Today()
	}
	text := fmt.Sprintf("\n%s %s\n\n`%s`", heading, name, c.Usage())
	if words := otherWords(c); len(words) > 0 {
		text += fmt.Sprintf(" (also `%s`)", strings.Join(words, "`, `"))
	}
	text += fmt.Sprintf(": %s.\n", c.Short)
	if c.Long != "" {
		text += fmt.Sprintf("\n%s\n", c.Long)
	}
	return text
}

// options is the table of the options.
func options() string {
	var b strings.Builder
	b.WriteString("\n## Options of set\n\n| option | values | default | what it does |\n|---|---|---|---|\n")
	standard := state.Defaults(0)
	for i := range state.SettingsTable {
		o := &state.SettingsTable[i]
		value := o.Get(&standard)
		if o.Name == "seed" {
			value = "drawn at the start"
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", o.Name, strings.Join(o.Values, ", "), value, o.Short)
	}
	return b.String()
}
