package command

import (
	"fmt"
	"strings"

	"deduku/repl/state"
)

// The columns of the screen: the family, then twice a name and what it does.
const (
	familyWidth = 9
	nameWidth   = 11
	gistWidth   = 23
	// wide is how many characters a line of two columns has.
	wide = familyWidth + 2*(nameWidth+gistWidth) + 2
)

// Screen is the commands to begin with, in families, on one screen of 80 by 24; on a narrower screen each has a line.
func Screen(table []state.Command, width int) string {
	var b strings.Builder
	perLine := 2
	if 0 < width && width < wide {
		perLine = 1
		b.WriteString("Type a board, or cells as r4c7=5.\n")
	} else {
		b.WriteString("Type or paste a board; r4c7=5 fills a cell, r4c7<>5 removes a candidate.\n")
	}
	for family, commands := range byFamily(table) {
		label := family
		if perLine == 1 {
			fmt.Fprintf(&b, "%s\n", family)
			label = ""
		}
		column := 0
		for _, c := range commands {
			if c.Summary == "" || c.Parent != "" {
				continue
			}
			switch {
			case perLine == 1:
				fmt.Fprintf(&b, "  %-*s%s\n", nameWidth, c.Name, c.Summary)
			case column%2 == 0:
				fmt.Fprintf(&b, "%-*s%-*s%-*s", familyWidth, label, nameWidth, c.Name, gistWidth+2, c.Summary)
				label = ""
			default:
				fmt.Fprintf(&b, "%-*s%s\n", nameWidth, c.Name, c.Summary)
			}
			column++
		}
		if perLine == 2 && column%2 == 1 {
			b.WriteString("\n")
		}
	}
	b.WriteString("For a task: help stuck, print, make, check. More: help all, keys, where, NAME.\n")
	return trimmedLines(b.String())
}

// trimmedLines is a text without spaces at the ends of its lines.
func trimmedLines(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString(strings.TrimRight(line, " \n") + "\n")
	}
	return b.String()
}

// byFamily yields the commands of each family, in the order of the families and of the table.
func byFamily(table []state.Command) func(yield func(string, []*state.Command) bool) {
	return func(yield func(string, []*state.Command) bool) {
		for _, family := range state.Families {
			var members []*state.Command
			for i := range table {
				if table[i].Group == family {
					members = append(members, &table[i])
				}
			}
			if len(members) > 0 && !yield(family, members) {
				return
			}
		}
	}
}
