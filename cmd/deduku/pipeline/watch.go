package pipeline

import (
	"context"
	"io"
	"os"
	"slices"
	"sync/atomic"
	"time"

	"github.com/cheggaaa/pb/v3"

	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/batch/stream"
	"deduku/internal/progress"
	"deduku/internal/spelling"
	"deduku/repl/terminal"
)

// Watch is how far a run over files is, with a bar on standard error that says so, for a person. Where nobody looks
// there is no watch, and a nil one does nothing.
type Watch struct {
	reads     bool  // it counts what is read, and not puzzles
	size      int64 // of the files, zero where it is not known
	done      stream.Progress
	solutions atomic.Int64 // of puzzles that are still counted
	bar       *pb.ProgressBar
	line      *progress.Line
}

// barForm is the bar: what is done, how much of the whole that is, and how long the rest takes.
const barForm = `{{string . "done"}} {{bar . }} {{percent . }} {{rtime . "%s left"}}`

// StartWatch starts to watch a run over files. Where they are typed, the bar would be in the way.
func StartWatch(s subcommand.Streams, files []string, quiet bool) *Watch {
	return start(s, &Watch{size: SizeOf(files)}, files, quiet)
}

// StartReading starts to watch a run over files without puzzles. The bar says how much the readers of [Watch.Reader] have read.
func StartReading(s subcommand.Streams, files []string) *Watch {
	return start(s, &Watch{size: SizeOf(files), reads: true}, files, false)
}

func start(s subcommand.Streams, w *Watch, files []string, quiet bool) *Watch {
	if quiet || !terminal.Is(s.Err) || terminal.Is(s.In) && slices.Contains(files, "-") {
		return nil
	}
	w.bar = pb.New64(w.size).SetTemplateString(barForm).Set(pb.Static, true).SetWidth(subcommand.WidthOf(s.Err) - progress.Room)
	w.bar.Start()
	w.line = subcommand.ProgressOn(s).Start(w.text)
	return w
}

// ToDo is told how many bytes of the input a batch has left.
func (w *Watch) ToDo(bytes int64) {
	if w != nil {
		w.bar.SetTotal(bytes)
	}
}

// text is the bar as it is drawn; where nobody knows how much there is to do, what is done.
func (w *Watch) text(waited time.Duration) string {
	if w.bar.Total() == 0 {
		return w.far(waited)
	}
	return w.bar.Set("done", w.far(waited)).SetCurrent(w.done.Bytes.Load()).String()
}

// far says what is done.
func (w *Watch) far(waited time.Duration) string {
	if w.reads {
		return progress.Far(w.done.Bytes.Load()>>10, "kB", 0, waited)
	}
	done, solutions := w.done.Puzzles.Load(), w.solutions.Load()
	if done == 0 && solutions > 0 {
		return spelling.Count(int(solutions), "solution so far", "solutions so far")
	}
	return progress.Far(done, "puzzles", 0, waited)
}

// Progress is where a run notes how far it is.
func (w *Watch) Progress() *stream.Progress {
	if w == nil {
		return nil
	}
	return &w.done
}

// counted is where solutions are noted while they are counted.
func (w *Watch) counted() *atomic.Int64 {
	if w == nil {
		return nil
	}
	return &w.solutions
}

// Aside takes the bar away, has something else written, and shows the bar again below it. write reports whether it left its last
// line open.
func (w *Watch) Aside(write func() (open bool)) {
	if w == nil {
		write()
		return
	}
	w.line.AsideOpen(write)
}

// Streams returns streams with outputs that share the screen with the bar.
func (w *Watch) Streams(s subcommand.Streams) subcommand.Streams {
	if w != nil {
		s.Out, s.Err = progress.Above{Line: w.line, Out: s.Out}, progress.Above{Line: w.line, Out: s.Err}
	}
	return s
}

// Reader returns a reader of in that notes how much it has read.
func (w *Watch) Reader(in io.Reader) io.Reader {
	if w == nil {
		return in
	}
	return watchedReader{in, &w.done}
}

type watchedReader struct {
	in   io.Reader
	done *stream.Progress
}

func (r watchedReader) Read(p []byte) (int, error) {
	n, err := r.in.Read(p)
	r.done.Bytes.Add(int64(n))
	return n, err
}

// StopWith takes the bar away as soon as ctx is done: work that is interrupted may not notice soon. The result undoes that.
func (w *Watch) StopWith(ctx context.Context) (undo func() bool) {
	return context.AfterFunc(ctx, w.Stop)
}

// Stop takes the bar away. Once more does nothing.
func (w *Watch) Stop() {
	if w != nil {
		w.line.Stop()
	}
}

// SizeOf is the size of files together, zero where one is not a regular file.
func SizeOf(files []string) int64 {
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
