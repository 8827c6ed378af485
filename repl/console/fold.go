package console

import (
	"strings"
	"unicode/utf8"

	"deduku/deduce/render/theme"
	"deduku/deduce/render/wording"
)

// length is how many places a line takes on the screen.
func length(line string) int { return utf8.RuneCountInString(theme.Plain(line)) }

// fold breaks the lines of a text that are wider than the screen, at spaces; what goes below is indented as
// the line is, and a little more. Coloured lines are left alone.
func (c *Console) fold(text string) string {
	width := c.width()
	if width == 0 {
		return text
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		body := strings.TrimSuffix(line, "\n")
		if length(body) <= width || strings.Contains(body, "\x1b") {
			b.WriteString(line)
			continue
		}
		b.WriteString(strings.Join(wording.Fold(body, width), "\n") + line[len(body):])
	}
	return b.String()
}

// indented is paragraphs, folded and indented.
func (c *Console) indented(paragraphs []string) string {
	var b strings.Builder
	for _, p := range paragraphs {
		b.WriteString(c.fold("  "+p) + "\n")
	}
	return b.String()
}

// rowsOf is how many rows of the screen a text takes.
func (c *Console) rowsOf(text string) int {
	rows, width := 0, c.width()
	for line := range strings.Lines(text) {
		rows++
		if width > 0 {
			rows += max(length(strings.TrimSuffix(line, "\n"))-1, 0) / width
		}
	}
	return rows
}
