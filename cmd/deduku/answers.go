package main

import (
	"context"
	"fmt"
	"strconv"

	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/internal/progress"
	"deduku/repl/answer"
)

// countCmd counts solutions.
type countCmd struct {
	Limit int     `default:"1000000" help:"Stop counting here: a count that is equal to the limit means that many or more. From 1000 on, an estimate is told then." placeholder:"N"`
	Seed  *uint64 `help:"What estimates are drawn from; drawn by itself otherwise, and then shown." placeholder:"N"`
	puzzles
}

// estimatedFrom is the limit from which on an estimate is made where it is met. With a lower one, estimates would take most of
// the time.
const estimatedFrom = 1000

// Run prints the number of solutions of each puzzle, at most the limit, and tells of an estimate where there are more.
func (c *countCmd) Run(s streams) error {
	if c.Limit < 1 {
		return fmt.Errorf("--limit must be 1 or more, not %d", c.Limit)
	}
	drawn := chanceOf(c.Seed)
	if !c.JSON { // whose facts have it
		defer drawn.tell(s)
	}
	return c.countEach(s, "count", c.Limit, func(ctx context.Context, r *replies, p *puzzle.Puzzle, n int) error {
		if n == 0 {
			r.no(p, "")
		}
		f := answer.Count{Solutions: n, OrMore: n == c.Limit}
		if f.OrMore && c.Limit >= estimatedFrom {
			puzzle := positionOf(p)
			e, err := answer.EstimateOf(ctx, &puzzle, n, drawn.seed)
			if err != nil {
				return err
			}
			f.Estimate = e
			drawn.use()
		}
		if r.json {
			r.facts(p, f)
			return nil
		}
		if f.Estimate != nil {
			r.note("%v: %v", p.At, f)
		}
		r.Out = append(strconv.AppendInt(r.Out, int64(n), 10), '\n')
		return nil
	})
}

// uniqueCmd says which puzzles have exactly one solution.
type uniqueCmd struct{ puzzles }

// Run prints unique, none or several for each puzzle.
func (c *uniqueCmd) Run(s streams) error {
	return c.countEach(s, "unique", 2, func(_ context.Context, r *replies, p *puzzle.Puzzle, n int) error {
		if n != 1 {
			r.no(p, "")
		}
		if r.json {
			r.facts(p, answer.UniqueOf(n))
		} else {
			r.Out = append(r.Out, wordFor(n)...)
		}
		return nil
	})
}

// countEach counts the solutions of each puzzle up to a limit and has them told.
func (p *puzzles) countEach(s streams, command string, limit int, tell func(context.Context, *replies, *puzzle.Puzzle, int) error) error {
	return interruptibly(func(ctx context.Context) error {
		return p.run(ctx, s, command, func() answerer {
			return func(ctx context.Context, p *puzzle.Puzzle, r *replies) error {
				puzzle := positionOf(p)
				n, err := r.count(ctx, &puzzle, limit)
				if err != nil {
					return err
				}
				return tell(ctx, r, p, n)
			}
		})
	})
}

// count counts the solutions of a puzzle.
func (r *replies) count(ctx context.Context, puzzle *search.Puzzle, limit int) (int, error) {
	if r.counted == nil {
		return search.CountContext(ctx, puzzle, limit)
	}
	return progress.Count(ctx, puzzle, limit, r.counted)
}
