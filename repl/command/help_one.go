package command

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"deduku/repl/reply"
	"deduku/repl/state"
)

// One explains one command, and what other words of the table are parts of it. The word that was asked for is said first where it is
// another name of the command.
func One(table []state.Command, command *state.Command, asked string) reply.Block {
	return reply.Fitted(func(screen reply.Screen) string {
		others := otherWords(command)
		text := ""
		if slices.Contains(others, asked) {
			name, _, _ := strings.Cut(command.Usage(), " [")
			text = fmt.Sprintf("'%s' is another word for '%s':\n", asked, name)
			others = slices.DeleteFunc(slices.Clone(others), func(word string) bool { return word == asked })
		}
		text += command.Usage() + "\n  " + command.Short + "\n"
		if command.Long != "" {
			text += "  " + strings.ReplaceAll(paragraph(command.Long, screen.Width), "\n", "\n  ") + "\n"
		}
		if len(others) > 0 {
			text += "  other words for it: " + strings.Join(others, ", ") + "\n"
		}
		for _, part := range state.Parts(table, command.Name) {
			text += fmt.Sprintf("  %s\n    %s\n", part.Usage(), part.Short)
		}
		return text
	})
}

// otherWords are the other names of a command, its own among them where it is a part of another command.
func otherWords(c *state.Command) []string {
	if c.Parent != "" {
		return append([]string{c.Name}, c.Aliases...)
	}
	return c.Aliases
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
