// Package progress tells a person who has to wait how far something is: line.go has the line that says so, count.go
// what there is to say.
package progress

import (
	"bytes"
	"fmt"
	"io"
	"sync"
	"time"
)

// Line is a line that says how far something is. It comes once somebody has waited, and stays until the next one or until Stop. A
// nil Line, for where nobody looks, shows nothing.
type Line struct {
	place Place
	text  func(waited time.Duration) string
	mu    sync.Mutex
	last  string // its text, or "" before it comes
	shown bool
	held  bool // some other line is still open, so there is no place for it
	end   chan struct{}
	once  sync.Once // closes end
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
		l.last = l.cut(l.text(time.Since(start)))
		l.draw()
		l.mu.Unlock()
	}
}

// Room is how many columns a line leaves free at the right: the ^C that a terminal shows must not break it.
const Room = 3

// cut returns a text that stays in one line of the screen.
func (l *Line) cut(text string) string {
	if l.place.Width == nil {
		return text
	}
	if width, runes := l.place.Width(), []rune(text); width > 0 {
		return string(runes[:min(len(runes), max(0, width-Room))])
	}
	return text
}

// draw shows the line, if there is anything to show and place for it.
func (l *Line) draw() {
	if l.last != "" && !l.held {
		fmt.Fprintf(l.place.Out, "\r%s\x1b[K", l.last)
		l.shown = true
	}
}

// clear takes the line away.
func (l *Line) clear() {
	if l.shown {
		fmt.Fprint(l.place.Out, "\r\x1b[K")
		l.shown = false
	}
}

// Aside takes the line away, has whole lines written, and shows the line again below them.
func (l *Line) Aside(write func()) {
	l.AsideOpen(func() (open bool) { write(); return false })
}

// AsideOpen is Aside for a text that may leave its last line open. Then the progress line stays away until that line is ended.
func (l *Line) AsideOpen(write func() (open bool)) {
	if l == nil {
		write()
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.clear()
	l.held = write()
	l.draw()
}

// Stop takes the line away for good. Once more does nothing.
func (l *Line) Stop() {
	if l == nil {
		return
	}
	l.once.Do(func() { close(l.end) })
	l.ended.Wait()
	l.mu.Lock()
	defer l.mu.Unlock()
	l.clear()
	l.last = ""
}

// Above is an output for results that appear above a line on the same screen.
type Above struct {
	Line *Line
	Out  io.Writer
}

// Write implements [io.Writer].
func (b Above) Write(text []byte) (n int, err error) {
	b.Line.AsideOpen(func() (open bool) {
		n, err = b.Out.Write(text)
		return !bytes.HasSuffix(text, []byte("\n"))
	})
	return n, err
}
