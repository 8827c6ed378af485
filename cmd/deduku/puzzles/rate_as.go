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

// rateAs rates puzzles by another rating than that of Sudoku Explainer.
func (c *Rate) rateAs(s subcommand.Streams) error {
	if c.EROnly || c.Log != "none" || c.Unchecked {
		return fmt.Errorf("--as %s goes with --max and --json alone: --er-only, --log and --unchecked are of the rating of Sudoku Explainer", *c.As)
	}
	most := op.RateAsMax(*c.As)
	limit := most.Default
	if c.Max != "" {
		n, err := strconv.Atoi(c.Max)
		if err != nil || most.Check(n) != nil {
			return fmt.Errorf("--max is where the rating %s ends, %s, as %d, not %q", *c.As, most.Range(), limit, c.Max)
		}
		limit = n
	}
	if !c.JSON {
		s.Out = &pipeline.Headed{Writer: s.Out, Header: "puzzle," + *c.As + "\n"}
	}
	return subcommand.Interruptibly(func(ctx context.Context) error {
		return c.AnswerEach(ctx, s, "rate", func() pipeline.Answerer {
			o := &op.RateAs{Rating: *c.As, Max: limit}
			return func(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
				v, err := o.Do(ctx, op.Of(p))
				if err != nil {
					return unrated(p, r, err)
				}
				if *c.As == op.BackdoorRating {
					r.NoteDigits(p)
				}
				rated(r, p, answer.BraidRatingOf(*c.As, v))
				return nil
			}
		})
	})
}

// rated appends the row of a rating: >20 where it is more than 20.
func rated(r *pipeline.Replies, p *puzzle.Puzzle, f answer.BraidRating) {
	if r.JSON {
		r.Facts(p, f)
		return
	}
	r.Out = append(appendPuzzle(r.Out, p), ',')
	if f.More {
		r.Out = append(r.Out, '>')
	}
	r.Out = append(strconv.AppendInt(r.Out, int64(f.Value), 10), '\n')
}
