package main

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/cheggaaa/pb/v3"

	"deduku/deduce/batch"
	"deduku/repl"
	"deduku/repl/terminal"
)

// watch is how far a run over files is, with a bar on standard error that says so: for a person, once the run lasts
// over a second. Where nobody looks there is no watch, and a nil one does nothing.
type watch struct {
	out       streams
	size      int64 // of the files, zero where it is not known
	done      batch.Progress
	solutions atomic.Int64 // of puzzles that are still counted

	mu    sync.Mutex
	shown *pb.ProgressBar
	end   chan struct{}
	ended sync.WaitGroup
}

// barAfter is how long a run lasts before it shows how far it is.
const barAfter = time.Second

// barForm is the bar: what is done, how much of the whole that is, and how long the rest takes.
const barForm = `{{string . "done"}} {{bar . }} {{percent . }} {{rtime . "%s left"}}`

// startWatch starts to watch a run over files. Where they are typed, the bar would be in the way.
func startWatch(s streams, files []string) *watch {
	if !terminal.Is(s.err) || terminal.Is(s.in) && slices.Contains(files, "-") {
		return nil
	}
	w := &watch{out: s, size: repl.Size(files...), end: make(chan struct{})}
	w.ended.Go(w.run)
	return w
}

func (w *watch) run() {
	start := time.Now()
	select {
	case <-w.end:
		return
	case <-time.After(barAfter):
	}
	bar := pb.New64(w.size).SetTemplateString(barForm).Set(pb.CleanOnFinish, true).SetWriter(w.out.err)
	bar.Set("done", w.far(time.Since(start)))
	w.mu.Lock()
	w.shown = bar.Start()
	w.mu.Unlock()
	for tick := time.Tick(200 * time.Millisecond); ; {
		bar.Set("done", w.far(time.Since(start)))
		bar.SetCurrent(w.done.Bytes.Load())
		select {
		case <-w.end:
			bar.Finish()
			return
		case <-tick:
		}
	}
}

// far says what is done.
func (w *watch) far(waited time.Duration) string {
	done, solutions := w.done.Puzzles.Load(), w.solutions.Load()
	if done == 0 && solutions > 0 {
		return fmt.Sprintf("%d solutions so far", solutions)
	}
	return fmt.Sprintf("%d puzzles, %.0f a second", done, float64(done)/waited.Seconds())
}

// progress is where a run notes how far it is.
func (w *watch) progress() *batch.Progress {
	if w == nil {
		return nil
	}
	return &w.done
}

// counted is where solutions are noted while they are counted.
func (w *watch) counted() *atomic.Int64 {
	if w == nil {
		return nil
	}
	return &w.solutions
}

// clear makes room for other lines.
func (w *watch) clear() {
	if w == nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.shown != nil {
		fmt.Fprint(w.out.err, "\r\x1b[K")
	}
}

// stop takes the bar away.
func (w *watch) stop() {
	if w == nil {
		return
	}
	close(w.end)
	w.ended.Wait()
}
