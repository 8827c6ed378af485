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
	out   io.Writer
	text  func(waited time.Duration) string
	mu    sync.Mutex
	shown bool
	end   chan struct{}
	ended sync.WaitGroup
}

const (
	after = time.Second            // how long somebody waits before the line comes
	each  = 200 * time.Millisecond // after which it is written anew
)

// Start shows what text says, again and again, until Stop. The text must be safe to ask for meanwhile.
func Start(out io.Writer, text func(waited time.Duration) string) *Line {
	l := &Line{out: out, text: text, end: make(chan struct{})}
	l.ended.Go(l.run)
	return l
}

func (l *Line) run() {
	start := time.Now()
	for wait := after; ; wait = each {
		select {
		case <-l.end:
			return
		case <-time.After(wait):
		}
		l.mu.Lock()
		fmt.Fprintf(l.out, "\r%s\x1b[K", l.text(time.Since(start)))
		l.shown = true
		l.mu.Unlock()
	}
}

// Clear makes room for another line. The line comes back below it.
func (l *Line) Clear() {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.shown {
		fmt.Fprint(l.out, "\r\x1b[K")
		l.shown = false
	}
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
