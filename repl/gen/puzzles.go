package gen

import (
	"context"
	"errors"

	"deduku/board"
	"deduku/board/generate"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Puzzles generates count puzzles of a seed in order and calls use with each as soon as it is ready. The
// desk shows the progress.
func Puzzles(
	ctx context.Context, d *state.Desk, options generate.Options, count int, seed uint64, use func(board.Grid) error,
) error {
	progress := Progress{Wanted: count}
	progress.Watch(&options)
	g, err := generate.New(options)
	if err != nil {
		return err
	}
	line := d.Watch(progress.Far)
	defer line.Stop()
	for range count {
		grid, err := g.Puzzle(ctx, seed, d.Drawn)
		if errors.As(err, new(*generate.TriesError)) {
			return answer.No("%w ('tries N')", err)
		}
		if err != nil {
			return err
		}
		d.Drawn++
		progress.Made.Add(1)
		if err := use(grid); err != nil {
			return err
		}
	}
	return nil
}
