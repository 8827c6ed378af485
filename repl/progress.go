package repl

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"
)

// Progress is a line that tells a person who has to wait how far a command is. It comes after two seconds. A nil
// Progress, for where nobody looks, shows nothing.
type Progress struct {
	out   io.Writer
	text  func(waited time.Duration) string
	mu    sync.Mutex
	shown bool
	end   chan struct{}
	ended sync.WaitGroup
}

const (
	progressAfter = 2 * time.Second
	progressEach  = 500 * time.Millisecond
)

// StartProgress shows what text says, again and again, until Stop. The text must be safe to ask for meanwhile.
func StartProgress(out io.Writer, text func(waited time.Duration) string) *Progress {
	p := &Progress{out: out, text: text, end: make(chan struct{})}
	p.ended.Go(p.run)
	return p
}

func (p *Progress) run() {
	start := time.Now()
	for wait := progressAfter; ; wait = progressEach {
		select {
		case <-p.end:
			return
		case <-time.After(wait):
		}
		p.mu.Lock()
		fmt.Fprintf(p.out, "\r%s\x1b[K", p.text(time.Since(start)))
		p.shown = true
		p.mu.Unlock()
	}
}

// Clear makes room for another line. Progress comes back below it.
func (p *Progress) Clear() {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.shown {
		fmt.Fprint(p.out, "\r\x1b[K")
		p.shown = false
	}
}

// Stop takes the line away for good.
func (p *Progress) Stop() {
	if p == nil {
		return
	}
	close(p.end)
	p.ended.Wait()
	p.Clear()
}

// Far says how far something is: how many are done and how many a second; how much of the whole that is, and how long
// the rest takes, where share, from 0 to 1, is known.
func Far(done int64, unit string, share float64, waited time.Duration) string {
	text := []string{fmt.Sprintf("%d %s", done, unit), fmt.Sprintf("%.0f a second", float64(done)/waited.Seconds())}
	if 0 < share && share <= 1 {
		left := time.Duration(float64(waited) * (1 - share) / share)
		text = append(text, fmt.Sprintf("%.0f %%", 100*share), fmt.Sprintf("%v left", left.Round(time.Second)))
	}
	return strings.Join(text, ", ")
}

// Size is the size of files together, zero where it is not known.
func Size(files ...string) int64 {
	var sum int64
	for _, name := range files {
		info, err := os.Stat(name)
		if err != nil || !info.Mode().IsRegular() {
			return 0
		}
		sum += info.Size()
	}
	return sum
}

// watched shows Far while a command of the session runs, where somebody looks.
func (s *Session) watched(far func(waited time.Duration) string) *Progress {
	if !s.Screen.Terminal {
		return nil
	}
	return StartProgress(s.Err, far)
}
