package command

import (
	"fmt"
	"strings"

	"deduku/repl/state"
)

// All lists the commands of a table by family. On a narrow screen each takes two lines.
func All(table []state.Command, narrow bool) string {
	var b strings.Builder
	indent := strings.Repeat(" ", 27)
	if narrow {
		indent = "    "
	}
	for family, commands := range byFamily(table) {
		fmt.Fprintf(&b, "%s\n", family)
		for _, c := range commands {
			if c.Parent != "" {
				continue // its command has a line
			}
			if name := heading(c); len(name) <= 24 && !narrow {
				fmt.Fprintf(&b, "  %-24s %s\n", name, c.Short)
			} else {
				fmt.Fprintf(&b, "  %s\n%s%s\n", name, indent, c.Short)
			}
		}
	}
	b.WriteString("A line that is no command is a board, or cells to fill: 81 cells, r4c7=5, or 7 4 5 (column, row, digit).\n")
	b.WriteString("With --json a command answers in one line of JSON: 'count --json'.\n")
	b.WriteString("'help COMMAND' explains one command. Beginnings of names will do where no other name begins so.\n")
	return b.String()
}

// heading is a command as lists show it.
func heading(c *state.Command) string {
	text := c.Usage()
	if len(c.Aliases) > 0 {
		text += " (" + strings.Join(c.Aliases, ", ") + ")"
	}
	return text
}
