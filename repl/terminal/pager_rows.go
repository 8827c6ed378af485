package terminal

import (
	"regexp"
	"strings"
)

// escapes matches the codes that color a text and take no room.
var escapes = regexp.MustCompile("\x1b\\[[0-9;]*m")

// withoutEscapes returns a text without its colors.
func withoutEscapes(text string) string { return escapes.ReplaceAllString(text, "") }

// screenRows cuts a text into rows of at most so many characters. Colours take no room; a row that has some ends with none.
func screenRows(text string, width int) (out []string) {
	for line := range strings.Lines(text) {
		out = append(out, cutRow(strings.TrimSuffix(line, "\n"), max(width, 1))...)
	}
	return out
}

// cutRow is screenRows of a line; of an empty line one.
func cutRow(line string, width int) (out []string) {
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
		if s := escapes.FindString(line); s != "" && strings.HasPrefix(line, s) {
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
