package command

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"sync/atomic"
	"time"

	"deduku/deduce"
	"deduku/deduce/batch/stream"
	"deduku/deduce/render/wording"
	"deduku/internal/progress"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Stats is the command stats.
var Stats = state.Command{
	Name: "stats", Args: "[FILE]", Group: "study", Free: state.ByArguments, Reaches: state.ByArguments, Run: stats, Complete: state.CompleteFile,
	Results: []answer.Result{answer.Stats{}},
	Short:   "count the techniques of this log, or those that the puzzles of a file take by the ladder",
}

// stats counts the techniques of this log, or of logic solves of all puzzles of a file.
func stats(ctx context.Context, d *state.Desk, args []string) error {
	counts := new(stream.Usage)
	switch len(args) {
	case 0:
		log := d.Solver.Log()
		counts.Add(&log)
	case 1:
		if err := countFile(ctx, d, args[0], counts); err != nil {
			return err
		}
	default:
		return errors.New("stats takes a file of puzzles, or nothing: stats puzzles.txt")
	}
	f := answer.StatsOf(counts)
	if len(args) == 0 {
		var err error
		if f.Rating, err = d.GlancedRating(ctx); err != nil {
			return err
		}
	}
	return d.Give(f, func() error { return tellCounts(d, &f, len(args) == 1) })
}

// tellCounts shows how often each technique was used, and the rating of the board; of a file of puzzles in how many.
func tellCounts(d *state.Desk, f *answer.Stats, file bool) error {
	if len(f.Techniques) == 0 && !file {
		d.Say("no technique was used yet; 'solve logic' goes up the ladder")
		if f.Rating != nil {
			return d.Tell("%s", f.Rating.Glance())
		}
		return nil
	}
	return d.Page(func(tell func(string, ...any)) {
		if file {
			for _, line := range f.Lines() {
				tell("%s", line)
			}
			return
		}
		for _, u := range f.Techniques {
			tell("%6d  %s", u.Steps, wording.WithKinds(u.Technique))
		}
		log := d.Solver.Log()
		if path := state.PathOf(&log); path != "" {
			tell("%s", path)
		}
		if f.Rating != nil {
			tell("%s", f.Rating.Glance())
		}
	})
}

// countFile solves the puzzles of a file by the ladder and counts what was used. Bad lines are talked about and
// passed over.
func countFile(ctx context.Context, d *state.Desk, file string, counts *stream.Usage) error {
	var size atomic.Int64
	var done stream.Progress
	run := stream.Run{Files: []string{file}, Progress: &done, Open: func(file string) (io.ReadCloser, string, error) {
		in, name, err := state.OpenBoards(ctx, d.Files, file, nil)
		if err == nil {
			size.Store(sizeOf(in))
		}
		return in, name, err
	}}
	line := d.Watch(func(waited time.Duration) string {
		return progress.Far(done.Puzzles.Load(), "puzzles", float64(done.Bytes.Load())/float64(size.Load()), waited)
	})
	defer line.Stop()
	var workers []*stream.Counting
	ladders := d.Settings.Ladders()
	run.NewWorker = func() stream.Worker {
		w := &stream.Counting{Ladder: ladders.For, Options: deduce.Options{Guess: d.Settings.Guess, Seed: d.Settings.Seed},
			Note: func(err error) string { return d.Word(err) }}
		workers = append(workers, w)
		return w
	}
	tally, err := run.Each(ctx, func(b *stream.Block) error {
		for _, note := range b.Notes {
			d.Say("%s", note)
		}
		return nil
	})
	if err != nil {
		return err
	}
	for _, w := range workers {
		counts.Merge(&w.Usage)
	}
	switch {
	case counts.All > 0:
		return nil
	case tally.Unread+tally.Refused > 0:
		return answer.No("%s: there is no valid puzzle in it", file)
	}
	return answer.No("%s: there is no puzzle in it", file)
}

// sizeOf is the size of what is read, where it is a regular file; else zero, as it is not known.
func sizeOf(in io.Reader) int64 {
	f, ok := in.(fs.File)
	if !ok {
		return 0
	}
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return 0
	}
	return info.Size()
}
