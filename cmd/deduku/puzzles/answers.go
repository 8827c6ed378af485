package puzzles

import (
	"context"
	"fmt"
	"strconv"

	"deduku/board/puzzle"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/op"
	"deduku/repl/answer"
)

// Count counts solutions.
type Count struct {
	Limit int     `default:"${count_limit}" help:"${count_limit_help} From 1000 on, an estimate follows." placeholder:"N"`
	Seed  *uint64 `help:"What estimates are drawn from; drawn by itself otherwise, and then shown." placeholder:"N"`
	pipeline.Puzzles
}

// estimatedFrom is the limit from which on an estimate is made where it is met. With a lower one, estimates would take most of
// the time.
const estimatedFrom = 1000

// Run prints the number of solutions of each puzzle, at most the limit, and tells of an estimate where there are more.
func (c *Count) Run(s subcommand.Streams) error {
	if err := op.CountLimit.Check(c.Limit); err != nil {
		return fmt.Errorf("--limit must be %w", err)
	}
	drawn := subcommand.ChanceOf(c.Seed)
	if !c.JSON { // whose facts have it
		defer drawn.Tell(s)
	}
	o := op.Count{Limit: c.Limit, Estimate: c.Limit >= estimatedFrom, Seed: drawn.Seed}
	return countEach(&c.Puzzles, s, "count", o, func(r *pipeline.Replies, p *puzzle.Puzzle, counted op.Counted) {
		if counted.Solutions == 0 {
			r.No(p, "")
		}
		if counted.Estimate != nil {
			drawn.Use()
		}
		f := answer.CountOf(counted)
		if r.JSON {
			r.Facts(p, f)
			return
		}
		if f.Estimate != nil {
			r.Note("%v: %v", p.At, f)
		}
		r.Out = append(strconv.AppendInt(r.Out, int64(f.Solutions), 10), '\n')
	})
}

// Unique says which puzzles have exactly one solution.
type Unique struct{ pipeline.Puzzles }

// Run prints unique, none or several for each puzzle.
func (c *Unique) Run(s subcommand.Streams) error {
	return countEach(&c.Puzzles, s, "unique", op.Count{Limit: 2}, func(r *pipeline.Replies, p *puzzle.Puzzle, counted op.Counted) {
		if counted.Solutions != 1 {
			r.No(p, "")
		}
		if r.JSON {
			r.Facts(p, answer.UniqueOf(counted.Solutions))
		} else {
			r.Out = append(r.Out, pipeline.WordFor(counted.Solutions)...)
		}
	})
}

// countEach counts the solutions of each puzzle and calls tell with each result.
func countEach(p *pipeline.Puzzles, s subcommand.Streams, command string, o op.Count, tell func(*pipeline.Replies, *puzzle.Puzzle, op.Counted)) error {
	return subcommand.Interruptibly(func(ctx context.Context) error {
		return p.AnswerEach(ctx, s, command, func() pipeline.Answerer {
			return func(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
				counted, err := r.Count(ctx, p, o)
				if err == nil {
					tell(r, p, counted)
				}
				return err
			}
		})
	})
}
