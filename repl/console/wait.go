package console

import (
	"fmt"
	"sync/atomic"
	"time"

	"deduku/internal/progress"
	"deduku/repl/reply"
)

// wait is what a person sees who waits for a command: a line that says how far it is, or at least that it goes on.
type wait struct {
	command string
	began   time.Time
	// line is nil while nobody waits. An interruption takes it away while the command may still run.
	line atomic.Pointer[progress.Line]
}

// Begin implements [reply.Renderer].
func (c *Console) Begin(command string) {
	c.waiting = nil
	c.wait.command, c.wait.began = command, time.Now()
	c.watch(c.wait.far)
}

// Rest implements [reply.Renderer].
func (c *Console) Rest() {
	c.wait.line.Swap(nil).Stop()
}

// far says of a command no more than that it goes on.
func (w *wait) far(time.Duration) string {
	return fmt.Sprintf("%s: %v; Ctrl-C stops it", w.command, time.Since(w.began).Round(100*time.Millisecond))
}

// Watch implements [reply.Renderer].
func (c *Console) Watch(far func(waited time.Duration) string) reply.Progress {
	if !c.screen.Watched {
		return reply.Unwatched
	}
	c.watch(far)
	return &watched{c, c.wait.line.Load()}
}

// watch shows another line while somebody waits.
func (c *Console) watch(far func(waited time.Duration) string) {
	c.Rest()
	if c.screen.Watched {
		c.wait.line.Store(progress.Place{Out: c.err, Width: c.width, After: progress.AtPrompt}.Start(far))
	}
}

// watched is the line of a part of a command.
type watched struct {
	c    *Console
	line *progress.Line
}

// Stop implements [reply.Progress]: after it, the command goes on.
func (w *watched) Stop() {
	if w.c.wait.line.Load() == w.line && w.line != nil {
		w.c.watch(w.c.wait.far)
	}
}
