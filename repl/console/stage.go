package console

import (
	"context"
	"fmt"
	"strings"
	"time"

	"deduku/repl/reply"
)

// stage is a place on the screen where frames follow each other.
type stage struct {
	c     *Console
	drawn int    // rows that are to be drawn over
	size  [2]int // of the screen when they were drawn
}

// Stage implements [reply.Renderer].
func (c *Console) Stage() reply.Stage {
	if c.keys == nil || !c.screen.Terminal {
		return nil
	}
	c.Rest()
	return &stage{c: c}
}

// Put implements [reply.Stage]. On a screen of another size nobody knows where the last frame is now, so it is cleared.
func (g *stage) Put(frame []reply.Block, below string) error {
	text := g.c.text(reply.Page(frame))
	var b strings.Builder
	if size := g.c.size(); g.drawn > 0 && g.size == size {
		fmt.Fprintf(&b, "\r\x1b[%dA", min(g.drawn, max(1, g.c.height()-1)))
	} else if g.drawn > 0 {
		b.WriteString("\x1b[H\x1b[2J")
	}
	b.WriteString("\r\x1b[J" + text + g.short(below))
	g.drawn, g.size = g.c.rowsOf(text), g.c.size()
	return g.c.write(g.c.out, b.String())
}

// short is a line cut to the width of the screen.
func (g *stage) short(line string) string {
	if width := g.c.width(); width > 0 && len(line) >= width {
		return line[:width-1]
	}
	return line
}

// Key implements [reply.Stage].
func (g *stage) Key(ctx context.Context, wait time.Duration) (string, error) {
	const turn = 100 * time.Millisecond // in which a change of the size shows
	for ; wait > turn && !g.Resized(); wait -= turn {
		if key, err := g.c.keys.Key(ctx, turn); key != "" || err != nil {
			return key, err
		}
	}
	if g.Resized() {
		return "", nil
	}
	return g.c.keys.Key(ctx, wait)
}

// Resized implements [reply.Stage].
func (g *stage) Resized() bool { return g.size != g.c.size() }

// size is the width and the height of the screen, zeros where they are not known.
func (c *Console) size() [2]int { return [2]int{c.width(), c.height()} }
