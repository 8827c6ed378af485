package main

import (
	"fmt"
	"os"
	"slices"
	"sync/atomic"
	"time"

	"github.com/cheggaaa/pb/v3"

	"deduku/deduce/batch/stream"
	"deduku/internal/progress"
	"deduku/repl/terminal"
)

// watch is how far a run over files is, with a bar on standard error that says so, for a person. Where nobody looks
// there is no watch, and a nil one does nothing.
type watch struct {
	size      int64 // of the files, zero where it is not known
	done      stream.Progress
	left      atomic.Int64 // bytes that a batch has to do
	solutions atomic.Int64 // of puzzles that are still counted
	bar       *pb.ProgressBar
	line      *progress.Line
	lines     *time.Ticker // where standard error is no terminal and a batch runs
	over      chan struct{}
}

// barForm is the bar: what is done, how much of the whole that is, and how long the rest takes.
const barForm = `{{string . "done"}} {{bar . }} {{percent . }} {{rtime . "%s left"}}`

// startWatch starts to watch a run over files. Where they are typed, the bar would be in the way.
func startWatch(s streams, files []string) *watch {
	if !terminal.Is(s.err) || terminal.Is(s.in) && slices.Contains(files, "-") {
		return nil
	}
	w := &watch{size: sizeOf(files)}
	w.bar = pb.New64(w.size).SetTemplateString(barForm).Set(pb.Static, true)
	if f, ok := s.err.(*os.File); ok {
		width, _ := terminal.Size(f)
		w.bar.SetWidth(width - 1)
	}
	w.bar.Start()
	w.line = progress.Start(s.err, w.text)
	return w
}

// betweenLines is the time from one line about a batch to the next, where nobody sees a bar.
const betweenLines = 10 * time.Second

// startBatchWatch starts to watch a batch: with a bar for a person, elsewhere with lines that a log can have.
func startBatchWatch(s streams, files []string) *watch {
	if terminal.Is(s.err) {
		if w := startWatch(s, files); w != nil {
			return w
		}
	}
	w := &watch{lines: time.NewTicker(betweenLines), over: make(chan struct{})}
	go func() {
		for begun := time.Now(); ; {
			select {
			case <-w.over:
				return
			case <-w.lines.C:
				share := float64(w.done.Bytes.Load()) / float64(max(1, w.left.Load()))
				fmt.Fprintf(s.err, "deduku: %s\n", progress.Far(w.done.Puzzles.Load(), "puzzles", share, time.Since(begun)))
			}
		}
	}()
	return w
}

// toDo is told how many bytes of the input a batch has left.
func (w *watch) toDo(bytes int64) {
	if w.left.Store(bytes); w.bar != nil {
		w.bar.SetTotal(bytes)
	}
}

// text is the bar as it is drawn.
func (w *watch) text(waited time.Duration) string {
	return w.bar.Set("done", w.far(waited)).SetCurrent(w.done.Bytes.Load()).String()
}

// far says what is done.
func (w *watch) far(waited time.Duration) string {
	done, solutions := w.done.Puzzles.Load(), w.solutions.Load()
	if done == 0 && solutions > 0 {
		return fmt.Sprintf("%d solutions so far", solutions)
	}
	return progress.Far(done, "puzzles", 0, waited)
}

// progress is where a run notes how far it is.
func (w *watch) progress() *stream.Progress {
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
	if w != nil {
		w.line.Clear()
	}
}

// stop takes the bar away.
func (w *watch) stop() {
	if w == nil {
		return
	}
	w.line.Stop()
	if w.lines != nil {
		w.lines.Stop()
		close(w.over)
	}
}

// sizeOf is the size of files together, zero where one is not a regular file.
func sizeOf(files []string) int64 {
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
