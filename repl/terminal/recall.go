//go:build !wasm

package terminal

import (
	"strings"
	"unicode/utf8"
)

// recaller goes through the lines that were typed, oldest first: by what stands before the cursor when that begins.
type recaller struct {
	lines []string
	on    bool
	begin string // what they begin with
	typed string // the line that stood there
	at    int    // where in lines it is; their number for the line that stood there
}

// add takes one more line.
func (c *recaller) add(line string) {
	if c.lines = append(c.lines, line); len(c.lines) > historyLimit {
		c.lines = c.lines[1:]
	}
}

// begins says that a line begins.
func (c *recaller) begins() { c.on, c.at = false, len(c.lines) }

// move is the next line, step before or behind this one, that begins as the text before the cursor; where there is none it is
// the same line.
func (c *recaller) move(line []rune, pos, step int) ([]rune, int) {
	if !c.on {
		c.on, c.begin = true, string(line[:pos])
		if c.at >= len(c.lines) || c.lines[c.at] != string(line) { // else it goes on from there
			c.typed, c.at = string(line), len(c.lines)
		}
	}
	for i := c.at + step; 0 <= i && i <= len(c.lines); i += step {
		found := c.typed
		if i < len(c.lines) {
			if found = c.lines[i]; !strings.HasPrefix(found, c.begin) || found == string(line) {
				continue
			}
		}
		c.at = i
		return []rune(found), utf8.RuneCountInString(found)
	}
	return line, pos
}

// suggestion is how the newest line goes on that begins with this one; empty where none does.
func (c *recaller) suggestion(line string) string {
	if strings.TrimSpace(line) == "" {
		return ""
	}
	for i := len(c.lines) - 1; i >= 0; i-- {
		if rest, ok := strings.CutPrefix(c.lines[i], line); ok && rest != "" {
			return rest
		}
	}
	return ""
}
