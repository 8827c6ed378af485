package main

import (
	"os"
	"sync"
	"sync/atomic"
	"time"

	"github.com/cheggaaa/pb/v3"
)

// bar is a progress bar on standard error: for a person, once a run lasts over a second.
type bar struct {
	mu    sync.Mutex
	shown *pb.ProgressBar
	end   chan struct{}
	done  sync.WaitGroup
}

// startBar starts the bar of a run over files; read is how many bytes have been read. Where standard error is no
// terminal, or the answers go to the same one, there is no bar.
func startBar(s streams, files []string, read *atomic.Int64) *bar {
	b := &bar{end: make(chan struct{})}
	if !isTerminal(s.err) || isTerminal(s.out) {
		return b
	}
	b.done.Go(func() { b.run(s, total(files), read) })
	return b
}

func (b *bar) run(s streams, total int64, read *atomic.Int64) {
	select {
	case <-b.end:
		return
	case <-time.After(time.Second):
	}
	shown := pb.New64(total)
	shown.Set(pb.Bytes, true).Set(pb.CleanOnFinish, true).SetWriter(s.err)
	b.mu.Lock()
	b.shown = shown.Start()
	b.mu.Unlock()
	for tick := time.Tick(200 * time.Millisecond); ; {
		shown.SetCurrent(read.Load())
		select {
		case <-b.end:
			shown.Finish()
			return
		case <-tick:
		}
	}
}

// clear makes room for a line on standard error.
func (b *bar) clear() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.shown != nil {
		_, _ = os.Stderr.WriteString("\r\x1b[K")
	}
}

// stop takes the bar away.
func (b *bar) stop() {
	close(b.end)
	b.done.Wait()
}

// total is the size of the files together, zero where it is not known.
func total(files []string) int64 {
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
