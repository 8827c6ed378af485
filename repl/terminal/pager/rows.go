package pager

import (
	"regexp"
	"strings"
)

// sequence is what colours a text and takes no room.
var sequence = regexp.MustCompile("\x1b\\[[0-9;]*m")

// plain is a text without its colours.
func plain(text string) string { return sequence.ReplaceAllString(text, "") }

// rows cuts a text into rows of at most so many characters. Colours take no room; a row that has some ends with none.
func rows(text string, width int) (out []string) {
	for line := range strings.Lines(text) {
		out = append(out, cut(strings.TrimSuffix(line, "\n"), max(width, 1))...)
	}
	return out
}

// cut is rows of a line; of an empty line one.
func cut(line string, width int) (out []string) {
	var row strings.Builder
	used, coloured, colour := 0, false, ""
	end := func() {
		if coloured {
			row.WriteString("\x1b[0m")
		}
		out = append(out, row.String())
		row.Reset()
		row.WriteString(colour) // which goes on
		used, coloured = 0, colour != ""
	}
	for len(line) > 0 {
		if s := sequence.FindString(line); s != "" && strings.HasPrefix(line, s) {
			if colour += s; s == "\x1b[0m" || s == "\x1b[m" {
				colour = ""
			}
			row.WriteString(s)
			coloured = true
			line = line[len(s):]
			continue
		}
		if used == width {
			end()
		}
		for i := range line + " " {
			if i > 0 { // one character
				row.WriteString(line[:i])
				line = line[i:]
				break
			}
		}
		used++
	}
	colour = ""
	end()
	return out
}
