package repl

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"
)

// stage is a place on the screen where frames follow each other.
type stage struct {
	s     *Session
	drawn int    // rows that are to be drawn over
	size  [2]int // of the screen when they were drawn
}

// watchable reports whether somebody looks on, whose keys can be read.
func (s *Session) watchable() bool { return s.input.keys != nil && s.Screen.Terminal && !s.inJSON() }

// put draws a frame over the last one. On a screen of another size nobody knows where that is now, so it is cleared.
func (g *stage) put(frame, below string) error {
	var b strings.Builder
	if size := g.s.size(); g.drawn > 0 && g.size == size {
		fmt.Fprintf(&b, "\r\x1b[%dA", min(g.drawn, max(1, g.s.height()-1)))
	} else if g.drawn > 0 {
		b.WriteString("\x1b[H\x1b[2J")
	}
	b.WriteString("\r\x1b[J" + frame + g.short(below))
	g.drawn, g.size = g.s.rowsOf(frame), g.s.size()
	_, err := io.WriteString(g.s.Out, b.String())
	return err
}

// short is a line cut to the width of the screen.
func (g *stage) short(line string) string {
	if width := g.s.width(); width > 0 && len(line) >= width {
		return line[:width-1]
	}
	return line
}

// key is the next key, empty when none came within the time or the screen has another size.
func (g *stage) key(ctx context.Context, wait time.Duration) (string, error) {
	const turn = 100 * time.Millisecond // in which a change of the size shows
	for ; wait > turn && !g.resized(); wait -= turn {
		if key, err := g.s.input.keys.Key(ctx, turn); key != "" || err != nil {
			return key, err
		}
	}
	if g.resized() {
		return "", nil
	}
	return g.s.input.keys.Key(ctx, wait)
}

// resized reports whether the screen has another size than it had for the last frame.
func (g *stage) resized() bool { return g.size != g.s.size() }

// size is the width and the height of the screen, zeros where they are not known.
func (c *console) size() [2]int { return [2]int{c.width(), c.height()} }

// height is how many lines the screen has, 0 where that is not known.
func (c *console) height() int {
	if c.Screen.Size == nil || !c.Screen.Terminal {
		return 0
	}
	_, height := c.Screen.Size()
	return height
}

// rowsOf is how many rows of the screen a text takes.
func (c *console) rowsOf(text string) int {
	rows, width := 0, c.width()
	for line := range strings.Lines(text) {
		rows++
		if width > 0 {
			rows += max(length(strings.TrimSuffix(line, "\n"))-1, 0) / width
		}
	}
	return rows
}

// cutDelay takes '--delay 0.5s' out of arguments; without it the delay is the usual one.
func cutDelay(args []string, usual time.Duration) ([]string, time.Duration, error) {
	for i, arg := range args {
		value, found := strings.CutPrefix(arg, "--delay=")
		end := i + 1
		if arg == "--delay" {
			found = true
			value = strings.Join(args[end:min(end+1, len(args))], "")
			end = min(end+1, len(args))
		}
		if !found {
			continue
		}
		seconds, err := strconv.ParseFloat(strings.TrimSuffix(value, "s"), 64)
		if err != nil || !(seconds >= 0 && seconds <= 3600) {
			return nil, 0, fmt.Errorf("--delay takes seconds from 0 to 3600, like 0.5s, not %q", value)
		}
		return slices.Concat(args[:i], args[end:]), time.Duration(seconds * float64(time.Second)), nil
	}
	return args, usual, nil
}
