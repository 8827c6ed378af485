package batches

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"time"

	"deduku/board/puzzle"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/batch"
	"deduku/deduce/batch/folder"
	"deduku/deduce/batch/stream"
	"deduku/deduce/render/wording"
	"deduku/repl/state"
)

// noFiles refuses files beside a plan that makes its own puzzles.
func (c *runCommand) noFiles(plan *batch.Plan) error {
	if plan.Source() != nil && len(c.Files) > 0 {
		return fmt.Errorf("%s makes its own puzzles: name no files beside it", plan.Stages[0].Text)
	}
	return nil
}

// ready looks before the work whether the lists of the plan can be read, and whether it comes to too many rows.
func (c *runCommand) ready(ctx context.Context, s subcommand.Streams, plan *batch.Plan, space batch.Workspace) error {
	if err := checkLists(ctx, plan, space, c.Shard != ""); err != nil {
		return err
	}
	if !plan.Spreads() || plan.Source() == nil && (len(c.Files) == 0 || c.Files[0] == "-") {
		return nil
	}
	if c.Out != "" {
		if _, err := folder.ReadManifest(disk, c.Out); err == nil {
			return nil // it was begun
		}
	}
	return c.foresee(ctx, s, plan)
}

// checkLists reads the lists of a plan; a run of one shard, of which there are many, only opens them.
func checkLists(ctx context.Context, plan *batch.Plan, space batch.Workspace, one bool) error {
	lists := 0
	for _, stage := range plan.Stages {
		for _, name := range stage.Lists {
			lists++
			f, err := os.Open(name)
			if err != nil {
				return err
			}
			f.Close()
		}
	}
	if lists == 0 || one {
		return nil
	}
	if space.Lists != "" {
		if err := os.MkdirAll(space.Lists, 0o777); err != nil {
			return err
		}
	}
	return plan.CheckLists(ctx, space)
}

const (
	tried      = 100 // puzzles of the input that are put through the plan to see what they come to, at most
	leastTried = 10  // so many are enough where they are a tenth of the input: what is tried is done again
	tenth      = 10
	tryFor     = 5 * time.Second
	mostRows   = 1_000_000 // that are made without --yes
)

// trial is a worker that counts what puzzles come to.
type trial struct {
	chain         *batch.Chain
	row           batch.Row
	size          int64 // bytes of the input, as far as that is known
	progress      stream.Progress
	records, rows int64
	begun         bool // a puzzle whose rows were not all counted
}

// Answer counts the rows of a puzzle, unless enough was tried: then the bytes of all that were are noted.
func (t *trial) Answer(ctx context.Context, p *puzzle.Puzzle, b *stream.Block) error {
	if t.records == tried || t.records >= leastTried && t.size > 0 && t.progress.Bytes.Load()*tenth >= t.size {
		return errTried
	}
	t.begun = true
	t.row = batch.RowOf(b.N, p)
	if err := t.chain.Pass(ctx, &t.row); err != nil {
		return err
	}
	t.begun = false
	t.records++
	return nil
}

// Unread implements stream.Worker.
func (t *trial) Unread(*stream.Miss, *stream.Block) {}

var errTried = errors.New("enough was tried")

// foresee tries a plan that makes several rows of one on part of the input. It prints the number of rows to expect, and refuses a run
// with very many unless the person has agreed.
func (c *runCommand) foresee(ctx context.Context, s subcommand.Streams, plan *batch.Plan) error {
	each, _ := plan.Split()
	t := &trial{size: pipeline.SizeOf(c.Files)}
	t.chain = batch.NewChain(each.Stages, func(context.Context, *batch.Row) error {
		if t.rows++; t.rows > mostRows {
			return errTried
		}
		return nil
	})
	limited, cancel := context.WithTimeout(ctx, tryFor)
	defer cancel()
	run := stream.Run{Files: c.Files, Workers: 1, Size: 1, Progress: &t.progress, NewWorker: func() stream.Worker { return t },
		Open: func(name string) (io.ReadCloser, string, error) {
			return state.OpenBoards(ctx, subcommand.Disk(), name, s.In)
		}}
	if source := plan.Source(); source != nil {
		t.size = source.Bytes()
		run.Files, run.Open = []string{batch.SourceName}, func(name string) (io.ReadCloser, string, error) {
			return io.NopCloser(source.Open()), name, nil
		}
	}
	began := time.Now()
	_, err := run.Each(limited, func(*stream.Block) error { return nil })
	if ctx.Err() != nil {
		return ctx.Err()
	}
	whole := err == nil
	if err != nil && !errors.Is(err, errTried) && !errors.Is(err, context.DeadlineExceeded) {
		return nil // the run tells of it
	}
	return c.judge(s, t, whole, float64(t.size)/float64(max(1, t.progress.Bytes.Load())), time.Since(began))
}

// judge prints the forecast and refuses a run with too many rows. times is the size of the whole input divided by the part that was
// tried.
func (c *runCommand) judge(s subcommand.Streams, t *trial, whole bool, times float64, took time.Duration) error {
	if times = max(1, times); whole || t.records == 0 {
		times = 1
	}
	rows, long := float64(t.rows)*times, time.Duration(float64(took)*times)
	about, open := "about", t.begun && !whole
	if open {
		about = "more than"
	}
	text := fmt.Sprintf("%s %s out, %.1f a puzzle as %s, in %s %s on one core", about, wording.Count(int(math.Round(rows)), "row", "rows"),
		float64(t.rows)/float64(max(1, t.records)), wording.Count(int(max(1, t.records)), "puzzle shows", "puzzles show"), about, long.Round(time.Second/10))
	if open && t.records == 0 && rows <= mostRows && !c.Yes {
		return &folder.RefusedError{Why: fmt.Sprintf("the first puzzle alone takes more than %s and has given %s so far: what the plan comes to is not known; give --yes to begin, or limits to its stages, as limit=100",
			took.Round(time.Second/10), wording.Count(int(t.rows), "row", "rows"))}
	}
	if rows > mostRows && !c.Yes {
		return &folder.RefusedError{Why: fmt.Sprintf("the plan comes to %s: give --yes to begin, or limits to its stages, as limit=100", text)}
	}
	if c.Quiet {
		return nil
	}
	_, err := fmt.Fprintf(s.Err, "deduku: the plan comes to %s\n", text)
	return err
}
