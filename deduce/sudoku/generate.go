package sudoku

import (
	"context"

	"deduku/board/generate"
	"deduku/board/puzzle"
)

// Generate returns puzzle n of a seed, counted from 0: the same puzzle as "deduku generate --seed" makes. The options say what it must
// be like; their zero value asks for nothing. The error says why the options can't be met, is a *generate.TriesError, or is that of
// ctx.
func Generate(ctx context.Context, options generate.Options, seed uint64, n int) (*Puzzle, error) {
	g, err := generate.New(options)
	if err != nil {
		return nil, err
	}
	grid, err := g.Puzzle(ctx, seed, n)
	if err != nil {
		return nil, err
	}
	return Of(puzzle.Puzzle{Givens: grid})
}
