package sudoku

import (
	"context"

	"deduku/deduce"
	"deduku/deduce/technique"
)

// Rating is how hard a puzzle is for a person.
type Rating struct {
	Hodoku deduce.Judgement // by HoDoKu's levels and scores, with the techniques that HoDoKu knows
}

// Rate solves the puzzle and rates the way. The error is ErrNoSolution, ErrSeveral (what has several solutions cannot be
// solved by reasoning), or that of ctx.
func (p *Puzzle) Rate(ctx context.Context) (*Rating, error) {
	switch n, err := p.Solutions(ctx, 2); {
	case err != nil:
		return nil, err
	case n == 0:
		return nil, ErrNoSolution
	case n > 1:
		return nil, ErrSeveral
	}
	known := technique.Everything
	known.Hodoku = true
	solver := p.Solver(deduce.Options{Ladder: known.Ladder(), Guess: deduce.Fewest})
	if err := solver.Solve(ctx); err != nil {
		return nil, err
	}
	log := solver.Log()
	return &Rating{Hodoku: technique.Hodoku.Judge(&log)}, nil
}
