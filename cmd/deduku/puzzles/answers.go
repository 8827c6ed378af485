package puzzles

import (
	"context"
	"fmt"
	"strconv"

	"deduku/board/puzzle"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/repl/answer"
)

// Count counts solutions.
type Count struct {
	Limit int     `default:"1000000" help:"Stop counting here: a count that is equal to the limit means that many or more. From 1000 on, an estimate is told then." placeholder:"N"`
	Seed  *uint64 `help:"What estimates are drawn from; drawn by itself otherwise, and then shown." placeholder:"N"`
	pipeline.Puzzles
}

// estimatedFrom is the limit from which on an estimate is made where it is met. With a lower one, estimates would take most of
// the time.
const estimatedFrom = 1000

// Run prints the number of solutions of each puzzle, at most the limit, and tells of an estimate where there are more.
func (c *Count) Run(s subcommand.Streams) error {
	if c.Limit < 1 {
		return fmt.Errorf("--limit must be 1 or more, not %d", c.Limit)
	}
	drawn := subcommand.ChanceOf(c.Seed)
	if !c.JSON { // whose facts have it
		defer drawn.Tell(s)
	}
	return countEach(&c.Puzzles, s, "count", c.Limit, func(ctx context.Context, r *pipeline.Replies, p *puzzle.Puzzle, n int) error {
		if n == 0 {
			r.No(p, "")
		}
		f := answer.Count{Solutions: n, OrMore: n == c.Limit}
		if f.OrMore && c.Limit >= estimatedFrom {
			puzzle := pipeline.PositionOf(p)
			e, err := answer.EstimateOf(ctx, &puzzle, n, drawn.Seed)
			if err != nil {
				return err
			}
			f.Estimate = e
			drawn.Use()
		}
		if r.JSON {
			r.Facts(p, f)
			return nil
		}
		if f.Estimate != nil {
			r.Note("%v: %v", p.At, f)
		}
		r.Out = append(strconv.AppendInt(r.Out, int64(n), 10), '\n')
		return nil
	})
}

// Unique says which puzzles have exactly one solution.
type Unique struct{ pipeline.Puzzles }

// Run prints unique, none or several for each puzzle.
func (c *Unique) Run(s subcommand.Streams) error {
	return countEach(&c.Puzzles, s, "unique", 2, func(_ context.Context, r *pipeline.Replies, p *puzzle.Puzzle, n int) error {
		if n != 1 {
			r.No(p, "")
		}
		if r.JSON {
			r.Facts(p, answer.UniqueOf(n))
		} else {
			r.Out = append(r.Out, pipeline.WordFor(n)...)
		}
		return nil
	})
}

// countEach counts the solutions of each puzzle up to a limit and has them told.
func countEach(p *pipeline.Puzzles, s subcommand.Streams, command string, limit int, tell func(context.Context, *pipeline.Replies, *puzzle.Puzzle, int) error) error {
	return subcommand.Interruptibly(func(ctx context.Context) error {
		return p.AnswerEach(ctx, s, command, func() pipeline.Answerer {
			return func(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
				puzzle := pipeline.PositionOf(p)
				n, err := r.Count(ctx, &puzzle, limit)
				if err != nil {
					return err
				}
				return tell(ctx, r, p, n)
			}
		})
	})
}
