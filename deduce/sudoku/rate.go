package sudoku

import (
	"context"

	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/op"
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

// Explainer returns the Sudoku Explainer rating of the puzzle: ER, EP, and ED. It takes seconds for the hardest puzzles. The
// error is ErrNoSolution, ErrSeveral, or that of ctx; the rating then is that of the steps so far.
func (p *Puzzle) Explainer(ctx context.Context) (rate.Rating, error) {
	rated, err := new(op.Rate).Do(ctx, op.Of(&p.read))
	return rated.Rating, err
}

// Minimize returns the puzzle without the givens that it doesn't need. The error is ErrNoSolution, ErrSeveral, or says that the
// puzzle has pencil marks that belong to it.
func (p *Puzzle) Minimize() (*Puzzle, error) {
	grid, err := op.Minimize(op.Of(&p.read))
	if err != nil {
		return nil, err
	}
	return Of(puzzle.Puzzle{Givens: grid})
}

// oneSolution returns ErrNoSolution or ErrSeveral unless the puzzle has exactly one solution.
func (p *Puzzle) oneSolution(ctx context.Context) error {
	return op.Of(&p.read).Single(ctx)
}
