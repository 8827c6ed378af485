package command

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"deduku/deduce"
	"deduku/deduce/easiest"
	"deduku/deduce/rate"
	"deduku/internal/lean"
	"deduku/internal/progress"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// bounds are what ends a search for the easiest path.
type bounds struct {
	positions int
	time      time.Duration // 0 for none
}

// boundsOf reads the arguments of solve best.
func boundsOf(args []string) (bounds, error) {
	b := bounds{positions: easiest.UsualPositions}
	for len(args) > 0 {
		name, value, joined := strings.Cut(args[0], "=")
		args = args[1:]
		if !joined && len(args) > 0 {
			value, args = args[0], args[1:]
		}
		switch name {
		case "--positions":
			n, err := strconv.Atoi(value)
			if err != nil || n < 1 || n > easiest.MostPositions {
				return b, fmt.Errorf("--positions takes a number from 1 to %d, not %q", easiest.MostPositions, value)
			}
			b.positions = n
		case "--time":
			took, err := time.ParseDuration(value)
			if err != nil || took <= 0 {
				return b, fmt.Errorf("--time takes a time like 10s or 2m, not %q", value)
			}
			b.time = took
		default:
			return b, fmt.Errorf("solve best takes --positions N and --time 10s, not %q", name)
		}
	}
	return b, nil
}

// solveBest solves by the easiest path that is found within bounds.
func solveBest(ctx context.Context, d *state.Desk, args []string) error {
	if lean.Program {
		return lean.Err
	}
	bounds, err := boundsOf(args)
	if err != nil {
		return err
	}
	if err := d.Unsolvable(ctx); err != nil {
		return err
	}
	if err := d.TellNew(); err != nil {
		return err
	}
	usual := d.Settings.Method
	defer func() {
		d.Settings.Method = usual
		d.Solver.Use(d.Solving())
	}()
	d.Settings.Method = "logic"
	d.Solver.Use(d.Solving())
	d.TellUniqueness()
	before := d.Now()
	unsolve(d)
	start := d.Clock()
	result := look(ctx, d, bounds)
	if result.Best == nil {
		switch err := ctx.Err(); {
		case err != nil:
			return err
		case result.Stopped:
			d.Restore(before)
			return answer.No("no path was found in %v", bounds.time)
		}
		d.Restore(before)
		return answer.No("no path: the ladder does not solve the board without a guess; 'solve logic' guesses")
	}
	return takeBest(context.WithoutCancel(ctx), d, &result, d.Clock().Sub(start)) // Ctrl-C ended the search, not what it found
}

// look looks for the easiest path from where the board is, and says meanwhile how far it is.
func look(ctx context.Context, d *state.Desk, b bounds) easiest.Result {
	var positions, score atomic.Int64
	line := d.Watch(func(waited time.Duration) string {
		share := float64(positions.Load()) / float64(b.positions)
		return fmt.Sprintf("%s, score %d so far", progress.Far(positions.Load(), "positions", share, waited), score.Load())
	})
	defer line.Stop()
	if b.time > 0 {
		limited, cancel := context.WithTimeout(ctx, b.time)
		defer cancel()
		ctx = limited
	}
	return easiest.Find(ctx, open(d.Solver.Log()), easiest.Options{
		Ladder: d.Solving().Ladder, Scale: rate.Scale, Effort: d.Settings.Effort, Positions: b.positions,
		Far: func(n int, best *easiest.Path) {
			positions.Store(int64(n))
			score.Store(int64(best.Score))
		},
	})
}

// open is a log without its last line.
func open(log deduce.Log) deduce.Log {
	if log.Finished() {
		return log.First(len(log.Steps) - 1)
	}
	return log
}

// takeBest makes the steps of the path that was found and tells what it is.
func takeBest(ctx context.Context, d *state.Desk, r *easiest.Result, took time.Duration) error {
	own := d.Solver.Log()
	log := open(r.Best.Log)
	for i := len(open(own).Steps); i < len(log.Steps); i++ {
		d.Solver.Apply(log.Steps[i])
		if err := d.TellNew(); err != nil {
			return err
		}
	}
	if d.Solver.Next() == nil {
		return errors.New("the easiest path does not end in a solution")
	}
	if err := d.TellNew(); err != nil {
		return err
	}
	return bestSummary(ctx, d, r, took)
}

// bestSummary shows the board, how the solve ended, and the plain path beside it.
func bestSummary(ctx context.Context, d *state.Desk, r *easiest.Result, took time.Duration) error {
	log := d.Solver.Log()
	d.FoundOne(log.Last().End.Grid)
	f := answer.Solved(&log)
	f.Easiest = answer.EasiestOf(r)
	if d.Settings.Log != "off" {
		f.Made = d.Made()
	}
	if d.InJSON() {
		return giveSolution(ctx, d, f, nil)
	}
	return giveSolution(ctx, d, f, func() error {
		if err := d.Release(true); err != nil {
			return err
		}
		d.Say("%s", strings.TrimPrefix(difficulty(d, &log), "; "))
		if path := state.PathOf(&log); path != "" {
			d.Say("%s", path)
		}
		d.Say("%s", f.Easiest.Text(took))
		return nil
	})
}
