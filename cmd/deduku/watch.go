package main

import (
	"slices"
	"sync/atomic"
	"time"

	"deduku/repl"
)

// watch is how far a run over files is. The line that says so is for a person, on standard error; where nobody looks
// there is no watch, and a nil one does nothing.
type watch struct {
	*repl.Progress
	size      int64 // of the files, zero where it is not known
	read      atomic.Int64
	puzzles   atomic.Int64
	solutions atomic.Int64 // of puzzles that are still counted
}

// startWatch starts to watch a run over files. Where they are typed, the line would be in the way.
func startWatch(s streams, files []string) *watch {
	if !isTerminal(s.err) || isTerminal(s.in) && slices.Contains(files, "-") {
		return nil
	}
	w := &watch{size: repl.Size(files...)}
	w.Progress = repl.StartProgress(s.err, w.far)
	return w
}

func (w *watch) far(waited time.Duration) string {
	done, solutions := w.puzzles.Load(), w.solutions.Load()
	if done == 0 && solutions > 0 {
		return repl.Far(solutions, "solutions so far", 0, waited)
	}
	return repl.Far(done, "puzzles", float64(w.read.Load())/float64(w.size), waited)
}

// did notes that a puzzle is done, which took so many bytes of the input.
func (w *watch) did(bytes int64) {
	if w != nil {
		w.puzzles.Add(1)
		w.read.Add(bytes)
	}
}

// clear makes room for other lines.
func (w *watch) clear() {
	if w != nil {
		w.Clear()
	}
}

// stop takes the line away.
func (w *watch) stop() {
	if w != nil {
		w.Stop()
	}
}
