package manual

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"deduku/repl/desk"
	"deduku/repl/reply"
)

// One explains one command, and what other words of the table are parts of it.
func One(table []desk.Command, command *desk.Command) reply.Part {
	return reply.Fitted(func(screen reply.Screen) string {
		text := command.Usage() + "\n  " + command.Short + "\n"
		if command.Long != "" {
			text += "  " + strings.ReplaceAll(paragraph(command.Long, screen.Width), "\n", "\n  ") + "\n"
		}
		if words := otherWords(command); len(words) > 0 {
			text += "  also: " + strings.Join(words, ", ") + "\n"
		}
		for _, part := range desk.Parts(table, command.Name) {
			text += fmt.Sprintf("  %s\n    %s\n", part.Usage(), part.Short)
		}
		return text
	})
}

// otherWords are the other names of a command, its own among them where it is a part of another command.
func otherWords(c *desk.Command) []string {
	if c.Now != "" {
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
