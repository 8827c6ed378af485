package drat

import (
	"context"
	"errors"
	"io"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// Claim is what can be proved of a puzzle, with the log that proves it.
type Claim struct {
	Formula
	Log deduce.Log
}

// ErrSeveral says that nothing can be proved, as the puzzle has several solutions.
var ErrSeveral = errors.New("the puzzle has several solutions, so there is nothing to prove: a proof shows that there is one, or none")

// ClaimOf asks the answer engine how many solutions a position has, and solves it by the techniques that do not assume that. The
// error is ErrSeveral or that of the context.
func ClaimOf(ctx context.Context, digits board.Grid, struck []board.Candidate) (*Claim, error) {
	c := &Claim{Formula: Formula{Givens: digits, Struck: struck}}
	puzzle := search.OfPosition(digits, struck)
	for solution := range search.SolutionsContext(ctx, &puzzle) {
		if c.Solution != nil {
			return nil, ErrSeveral
		}
		c.Solution = &solution
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	ladder := technique.Standard.Where(func(t *deduce.Technique) bool { return !t.Assumes })
	solver := deduce.New(board.Grid{}, deduce.Options{Ladder: ladder, Guess: deduce.Fewest, Limit: mostSteps})
	if solver.Begin(digits, board.Grid{}, struck) == nil { // digits that clash need no log: the formula contradicts itself
		if err := solver.Solve(ctx); err != nil && !errors.As(err, new(*deduce.LimitError)) {
			return nil, err
		}
	}
	c.Log = solver.Log()
	return c, nil
}

// mostSteps is how long a log may become; what it leaves open is proved by cases.
const mostSteps = 20_000

// WriteProof writes the proof of the claim.
func (c *Claim) WriteProof(ctx context.Context, w io.Writer, form Form) (Figures, error) {
	return write(ctx, w, form, &c.Formula, &c.Log)
}
