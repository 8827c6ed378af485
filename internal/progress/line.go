// Package progress tells a person who has to wait how far something is: line.go has the line that says so, count.go
// what there is to say.
package progress

import (
	"fmt"
	"io"
	"sync"
	"time"
)

// Line is a line that says how far something is. It comes once somebody has waited. A nil Line, for where nobody looks,
// shows nothing.
type Line struct {
	place Place
	text  func(waited time.Duration) string
	mu    sync.Mutex
	shown bool
	end   chan struct{}
	ended sync.WaitGroup
}

// Place is where a line is shown, and when.
type Place struct {
	Out   io.Writer
	Width func() int    // of the screen, in characters; nil where the text keeps to it by itself
	After time.Duration // how long somebody waits before the line comes
}

// How long somebody waits before the line comes, and from one that is written to the next.
const (
	AtPrompt = 300 * time.Millisecond // where a command was typed and nothing else is to be seen
	InRun    = time.Second            // of work that is expected to take long
	each     = 200 * time.Millisecond
)

// Start shows what text says, again and again, until Stop. The text must be safe to ask for meanwhile.
func (p Place) Start(text func(waited time.Duration) string) *Line {
	l := &Line{place: p, text: text, end: make(chan struct{})}
	l.ended.Go(l.run)
	return l
}

func (l *Line) run() {
	start := time.Now()
	for wait := l.place.After; ; wait = each {
		select {
		case <-l.end:
			return
		case <-time.After(wait):
		}
		l.mu.Lock()
		fmt.Fprintf(l.place.Out, "\r%s\x1b[K", l.cut(l.text(time.Since(start))))
		l.shown = true
		l.mu.Unlock()
	}
}

// cut is a text that stays in one line of the screen.
func (l *Line) cut(text string) string {
	if l.place.Width == nil {
		return text
	}
	if width, runes := l.place.Width(), []rune(text); width > 0 && len(runes) >= width {
		return string(runes[:width-1])
	}
	return text
}

// Clear makes room for another line. The line comes back below it.
func (l *Line) Clear() { l.Aside(func() {}) }

// Aside clears the line and has something else written, which ends its last line. The line comes back below it.
func (l *Line) Aside(write func()) {
	if l == nil {
		write()
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.shown {
		fmt.Fprint(l.place.Out, "\r\x1b[K")
		l.shown = false
	}
	write()
}

// Stop takes the line away for good.
func (l *Line) Stop() {
	if l == nil {
		return
	}
	close(l.end)
	l.ended.Wait()
	l.Clear()
}
