package puzzles

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"runtime"
	"sync/atomic"
	"time"

	"deduku/board"
	"deduku/board/generate"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/batch/stream"
	"deduku/deduce/technique"
	"deduku/internal/progress"
	"deduku/repl"
	"deduku/repl/answer"
	"deduku/repl/gen"
	"deduku/repl/terminal"
)

// Generate makes puzzles.
type Generate struct {
	Count     int      `default:"1" help:"How many puzzles." placeholder:"N"`
	Seed      *uint64  `help:"What they are drawn from: the same seed, the same puzzles. Drawn by itself otherwise." placeholder:"N"`
	Symmetry  string   `enum:"${symmetry}" default:"none" help:"Of the cells that are given: ${symmetry}."`
	Clues     string   `help:"How many givens: a number or a range." placeholder:"MIN-MAX"`
	Pattern   string   `help:"Which cells are given: 81 characters, \".\" for a blank, or a file of them, as .msk." placeholder:"MASK|FILE"`
	Level     string   `help:"How hard: ${level}, for the techniques that are on by default, without a guess." placeholder:"LEVEL"`
	Technique []string `help:"A technique that the puzzle takes, as x-wing; given several times, all are needed, which may take long: see --tries." placeholder:"NAME"`
	Rating    string   `help:"Its Sudoku Explainer rating: one or a range, as 8.3-8.9." placeholder:"MIN-MAX"`
	Tries     *int     `help:"How long to try for one puzzle, in puzzles looked at." placeholder:"N"`
	Quiet     bool     `short:"q" help:"No line on a terminal that says how far it is."`
	subcommand.AsJSON
}

// Run prints a puzzle a line, the same ones whatever the number of processors.
func (c *Generate) Run(s subcommand.Streams) error {
	if c.Count < 1 {
		return fmt.Errorf("--count must be 1 or more, not %d", c.Count)
	}
	tries := 0 // as many as the generator thinks fit
	if c.Tries != nil {
		if tries = *c.Tries; tries < 1 {
			return fmt.Errorf("--tries must be 1 or more, not %d", tries)
		}
	}
	wanted := gen.Request{
		Symmetry: c.Symmetry, Clues: c.Clues, Pattern: c.Pattern,
		Level: c.Level, Rating: c.Rating, Techniques: c.Technique, Tries: tries,
	}
	if err := wanted.FindPattern(context.Background(), subcommand.Disk()); err != nil {
		return err
	}
	options, err := wanted.Options(technique.Everything)
	if err != nil {
		return err
	}
	if _, err := generate.New(options); err != nil {
		return err
	}
	drawn := subcommand.ChanceOf(c.Seed)
	drawn.Use()
	defer drawn.Tell(s)
	making := gen.Progress{Wanted: c.Count}
	making.Watch(&options)
	var line *progress.Line
	if terminal.Is(s.Err) && !c.Quiet {
		line = subcommand.ProgressOn(s).Start(making.Far)
		defer line.Stop()
	}
	buffer := bufio.NewWriter(progress.Above{Line: line, Out: s.Out})
	buffered := s
	buffered.Out = buffer
	return subcommand.Interruptibly(func(ctx context.Context) error {
		defer context.AfterFunc(ctx, line.Stop)()
		err := c.print(ctx, buffered, options, drawn.Seed, buffer.Flush, func(puzzle board.Grid) {
			making.Made.Add(1)
			if by := gen.Why(&options, puzzle); by != "" {
				line.Aside(func() { fmt.Fprintf(s.Err, "deduku: puzzle %d: %s\n", making.Made.Load(), by) })
			}
		})
		if c.JSON && err != nil && !repl.Ended(err) {
			return c.Reply(s, "generate", nil, err)
		}
		return err
	})
}

// print prints the puzzles of a seed, those that were made at a time together, and calls note with each before.
func (c *Generate) print(ctx context.Context, s subcommand.Streams, options generate.Options, seed uint64, flush func() error, note func(board.Grid)) error {
	for part := range puzzlesOf(ctx, options, seed, c.Count) {
		err := c.printPart(s, part, note)
		if err := cmp.Or(flush(), err); err != nil {
			return err
		}
	}
	return ctx.Err()
}

func (c *Generate) printPart(s subcommand.Streams, part []made, note func(board.Grid)) error {
	for i := range part {
		puzzle := &part[i]
		if err := puzzle.err; err != nil {
			if errors.As(err, new(*generate.TriesError)) {
				return answer.No("%w (--tries N)", err)
			}
			return err
		}
		note(puzzle.grid)
		if err := c.printOne(s, puzzle.grid); err != nil {
			return err
		}
	}
	return nil
}

func (c *Generate) printOne(s subcommand.Streams, grid board.Grid) error {
	if c.JSON {
		return c.Reply(s, "generate", answer.Puzzle{Puzzle: grid.String()}, nil)
	}
	_, err := io.WriteString(s.Out, grid.String()+"\n")
	return err
}

// made is a puzzle of a seed, or why there is none.
type made struct {
	n    int
	grid board.Grid
	err  error
}

// What workers make at a time: so many puzzles as take about mostMaking, as far as the last ones tell.
const (
	mostMaking = 2 * time.Millisecond
	mostMade   = 32
)

// puzzlesOf yields the first count puzzles of a seed in order, made with all processors, some at a time.
func puzzlesOf(ctx context.Context, options generate.Options, seed uint64, count int) iter.Seq[[]made] {
	var each atomic.Int64 // what a puzzle took, in nanoseconds
	each.Store(int64(mostMaking))
	parts := func(yield func([]made) bool) {
		for n := 0; n < count; {
			part := make([]made, min(max(1, int64(mostMaking)/each.Load()), mostMade, int64(count-n)))
			for i := range part {
				part[i].n = n + i
			}
			if n += len(part); !yield(part) {
				return
			}
		}
	}
	making := func() func(context.Context, []made) {
		g, err := generate.New(options)
		return func(ctx context.Context, part []made) {
			start := time.Now()
			for i := range part {
				m := &part[i]
				if m.err = err; err == nil {
					m.grid, m.err = g.Puzzle(ctx, seed, m.n)
				}
			}
			each.Store(max(1, int64(time.Since(start))/int64(len(part))))
		}
	}
	return stream.InOrder(ctx, min(runtime.GOMAXPROCS(0), max(1, count)), parts, making)
}
