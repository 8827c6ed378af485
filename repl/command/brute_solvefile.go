package command

import (
	"context"
	"errors"
	"io"
	"sync/atomic"
	"time"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/internal/progress"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// bruteMethods says which methods solveFile solves the boards with.
type bruteMethods int

const (
	alone      bruteMethods = iota // brute force alone
	allMethods                     // brute force, classic, logic, and the answer engine, side by side
)

// solveFile solves each board of a file and prints the time of each, then the total and the slowest board. It reports
// the boards that it can't read and skips them. The board of the session doesn't change.
func solveFile(ctx context.Context, d *state.Desk, file string, methods bruteMethods) error {
	in, name, err := state.OpenBoards(ctx, d.Files, file, nil)
	if err != nil {
		return err
	}
	defer in.Close()
	f := answer.Trials{Boards: []answer.BoardTrial{}}
	var done atomic.Int64
	line := d.Watch(func(waited time.Duration) string { return progress.Far(done.Load(), "boards", 0, waited) })
	defer line.Stop()
	r := format.NewReader(in, name)
	for ctx.Err() == nil {
		p, err := r.Next()
		if err == io.EOF {
			break
		}
		if syntax := (*puzzle.SyntaxError)(nil); errors.As(err, &syntax) {
			d.Say("%v", err)
			continue
		} else if err != nil {
			return err
		}
		row, err := solveBoard(ctx, d, &p, methods)
		if err != nil {
			return err
		}
		f.Add(row)
		done.Add(1)
	}
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case len(f.Boards) == 0:
		return answer.No("%s: there is no puzzle in it", file)
	}
	line.Stop()
	return d.Give(f, func() error {
		return d.Page(func(tell func(string, ...any)) {
			for _, text := range f.Lines() {
				tell("%s", text)
			}
		})
	})
}

// solve solves a board with each method and returns the times.
func solveBoard(ctx context.Context, d *state.Desk, p *puzzle.Puzzle, methods bruteMethods) (row answer.BoardTrial, err error) {
	grid := p.Digits()
	row.Puzzle = grid.String()
	took := d.Timing()
	result, err := search.BruteForce(ctx, grid)
	if err != nil {
		return row, err
	}
	row.Open, row.Solved = result.Blanks, result.Solved
	row.Ways = append(row.Ways, answer.WayOf("brute", took()).With(nil, &result.Backtracks, nil))
	if methods == alone {
		return row, nil
	}
	for _, method := range []string{"classic", "logic"} {
		took = d.Timing()
		way, err := reasoned(ctx, d, grid, method)
		if err != nil {
			return row, err
		}
		way.Microseconds = wording.Microseconds(took())
		row.Ways = append(row.Ways, way)
	}
	took = d.Timing()
	basis := search.OfGrid(grid)
	if _, err := search.CountContext(ctx, &basis, 2); err != nil {
		return row, err
	}
	row.Ways = append(row.Ways, answer.WayOf("search", took()))
	return row, nil
}

// reasoned solves a board by the method classic or logic.
func reasoned(ctx context.Context, d *state.Desk, grid board.Grid, method string) (answer.Way, error) {
	options := deduce.Options{Guess: d.Settings.Guess, Seed: d.Settings.Seed, Limit: d.Settings.Limit}
	if method == "logic" {
		options.Ladder = d.Ladder(grid)
	}
	solver := deduce.New(grid, options)
	if err := solver.Solve(ctx); errors.As(err, new(*deduce.LimitError)) {
		return answer.Way{}, answer.No("%s: %w; 'set maxsteps off' goes on without a limit", method, err)
	} else if err != nil {
		return answer.Way{}, err
	}
	log := solver.Log()
	guesses, steps := 0, len(log.Steps)
	for i := range log.Steps {
		if log.Steps[i].Kind == deduce.Guess {
			guesses++
		}
	}
	return answer.WayOf(method, 0).With(&guesses, &log.Last().End.Backtracks, &steps), nil
}
