package main

import (
	"context"
	"fmt"
	"strconv"

	"deduku/board/format"
	"deduku/board/search"
	"deduku/internal/progress"
	"deduku/repl/answer"
)

// countCmd counts solutions.
type countCmd struct {
	Limit int `default:"1000000" help:"Stop counting here: a count that is equal to the limit means that many or more." placeholder:"N"`
	puzzles
}

// Run prints the number of solutions of each puzzle.
func (c *countCmd) Run(s streams) error {
	if c.Limit < 1 {
		return fmt.Errorf("--limit must be 1 or more, not %d", c.Limit)
	}
	return c.countEach(s, "count", c.Limit, func(r *replies, p *format.Puzzle, n int) {
		if n == 0 {
			r.no(p, "")
		}
		if r.json {
			r.facts(p, answer.Count{Solutions: n, OrMore: n == c.Limit})
			return
		}
		r.Out = append(strconv.AppendInt(r.Out, int64(n), 10), '\n')
	})
}

// uniqueCmd says which puzzles have exactly one solution.
type uniqueCmd struct{ puzzles }

// Run prints unique, none or several for each puzzle.
func (c *uniqueCmd) Run(s streams) error {
	return c.countEach(s, "unique", 2, func(r *replies, p *format.Puzzle, n int) {
		if n != 1 {
			r.no(p, "")
		}
		if r.json {
			r.facts(p, answer.UniqueOf(n))
			return
		}
		r.Out = append(r.Out, wordFor(n)...)
	})
}

// countEach counts the solutions of each puzzle up to a limit and has them told.
func (p *puzzles) countEach(s streams, command string, limit int, tell func(*replies, *format.Puzzle, int)) error {
	return interruptibly(func(ctx context.Context) error {
		return p.run(ctx, s, command, func() answerer {
			return func(ctx context.Context, p *format.Puzzle, r *replies) error {
				puzzle := positionOf(p)
				n, err := r.count(ctx, &puzzle, limit)
				if err == nil {
					tell(r, p, n)
				}
				return err
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
