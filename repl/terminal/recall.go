//go:build !wasm

package terminal

import (
	"strings"
	"sync"
	"unicode/utf8"
)

// A recaller steps through the lines typed earlier, oldest first, that begin with the text before the cursor. It has a lock
// because readline's goroutine may still be busy with the last key of a line when the next line begins.
type recaller struct {
	mu    sync.Mutex
	lines []string
	on    bool   // the last key moved through the lines
	begin string // the text that the lines begin with
	typed string // the line as it was before the first move
	at    int    // the index in lines of the line on the screen, or their number for typed
}

// add appends a line.
func (c *recaller) add(line string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.lines = append(c.lines, line); len(c.lines) > historyLimit {
		c.lines = c.lines[1:]
	}
}

// start prepares for a new, empty line.
func (c *recaller) start() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.on, c.at = false, len(c.lines)
}

// stop ends the moves: the line was changed in another way, so the next move looks for lines like the new one.
func (c *recaller) stop() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.on = false
}

// move returns the nearest line before (step -1) or after (step 1) the current one that begins with the text before the cursor,
// and the cursor's place at its end. If there is none, it returns line and pos unchanged.
func (c *recaller) move(line []rune, pos, step int) ([]rune, int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.on {
		c.on, c.begin = true, string(line[:pos])
		if c.at >= len(c.lines) || c.lines[c.at] != string(line) { // otherwise it goes on from there
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

// suggestion returns the rest of the newest line that begins with line, or "" if there is none.
func (c *recaller) suggestion(line string) string {
	if strings.TrimSpace(line) == "" {
		return ""
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for i := len(c.lines) - 1; i >= 0; i-- {
		if rest, ok := strings.CutPrefix(c.lines[i], line); ok && rest != "" {
			return rest
		}
	}
	return ""
}
