package sudoku

import (
	"context"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/technique"
)

// Rating is how hard a puzzle is for a person.
type Rating struct {
	Hodoku deduce.Judgement // by HoDoKu's levels and scores, with the techniques that HoDoKu knows
}

// Rate solves the puzzle and rates the way. The error is ErrNoSolution, ErrSeveral (what has several solutions cannot be
// solved by reasoning), or that of ctx.
func (p *Puzzle) Rate(ctx context.Context) (*Rating, error) {
	if err := p.oneSolution(ctx); err != nil {
		return nil, err
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

// Explainer is the Sudoku Explainer rating of the puzzle's digits: ER, EP and ED. It takes seconds for the hardest puzzles. The
// error is ErrNoSolution, ErrSeveral, or that of ctx; the rating then is that of the steps so far.
func (p *Puzzle) Explainer(ctx context.Context) (rate.Rating, error) {
	if err := p.oneSolution(ctx); err != nil {
		return rate.Rating{}, err
	}
	return new(rate.Rater).RateUpTo(ctx, p.read.Digits(), 0)
}

// oneSolution is an error where the puzzle has not exactly one.
func (p *Puzzle) oneSolution(ctx context.Context) error {
	switch n, err := p.Solutions(ctx, 2); {
	case err != nil:
		return err
	case n == 0:
		return ErrNoSolution
	case n > 1:
		return ErrSeveral
	}
	return nil
}
