package maker

import (
	"context"
	"errors"

	"deduku/board"
	"deduku/board/generate"
	"deduku/repl/answer"
	"deduku/repl/desk"
)

// Puzzles draws puzzles of a seed, one after the other, and hands each on as soon as it is there.
func Puzzles(ctx context.Context, d *desk.Desk, options generate.Options, count int, seed uint64, use func(board.Grid) error) error {
	making := Making{Wanted: count}
	making.Watch(&options)
	g, err := generate.New(options)
	if err != nil {
		return err
	}
	line := d.Watch(making.Far)
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
		making.Made.Add(1)
		if err := use(grid); err != nil {
			return err
		}
	}
	return nil
}
