//go:build unix

package terminal

import (
	"bytes"
	"io"
	"slices"
)

// canvas is what readline draws on instead of the terminal. It mends drawing that goes wrong in a line
// longer than the terminal is wide, at the cost of what has been written above the line. Each Write is one
// of readline's: the whole line, the search below it, or a step in underlining what the search has found.
type canvas struct {
	out  io.Writer
	skip bool // the rest of the underlining
}

// Write implements io.Writer.
func (c *canvas) Write(p []byte) (int, error) {
	_, err := c.out.Write(c.mend(p))
	return len(p), err
}

func (c *canvas) mend(p []byte) []byte {
	switch {
	case len(bytes.Trim(p, "\b")) == 0:
		// The steps back to what is to be underlined, none for Ctrl-R. They end at the first column, so what
		// Ctrl-S has found is not underlined. What is may end in another row: the cursor must come back.
		c.skip = len(p) > 0
		return []byte("\x1b7")
	case string(p) == "\x1b[0m":
		c.skip = false
		return []byte("\x1b[0m\x1b8")
	case c.skip:
		return nil
	case bytes.HasPrefix(bytes.TrimLeft(p, "\n"), []byte("\x1b[J")) && bytes.Contains(p, []byte("-i-search: ")):
		// The search below a line that ends with its row is no row further down, but 0 is taken for 1. And
		// it is drawn as if it could never be wider than the terminal.
		p = bytes.Replace(p, []byte("\r\x1b[0A"), []byte("\r"), 1)
		return slices.Concat([]byte("\x1b[?7l"), p, []byte("\x1b[?7h"))
	}
	// readline moves to the end of the row above with a step back too many. Most terminals ignore it in the
	// first column, but tmux and some others go up for it.
	return bytes.ReplaceAll(p, []byte("\b\x1b[A\r"), []byte("\x1b[A\r"))
}
