package puzzles

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"deduku/board/backdoor"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/braid"
	"deduku/repl/answer"
)

// backdoorName is the word behind --as for the smallest backdoor.
const backdoorName = "backdoor"

// RatedAs are the words behind --as.
func RatedAs() []string {
	var words []string
	for k := range braid.Kinds {
		words = append(words, braid.Kind(k).Name())
	}
	return append(words, backdoorName)
}

// rateAs rates puzzles by another rating than that of Sudoku Explainer.
func (c *Rate) rateAs(s subcommand.Streams) error {
	if c.EROnly || c.Log != "none" || c.Unchecked {
		return fmt.Errorf("--as %s goes with --max and --json alone: --er-only, --log and --unchecked are of the rating of Sudoku Explainer", *c.As)
	}
	kind, isBraid := braid.KindNamed(*c.As)
	limit := backdoor.DefaultLimit
	if isBraid {
		limit = kind.Limit()
	}
	if c.Max != "" {
		n, err := strconv.Atoi(c.Max)
		if err != nil || n < 0 || n > 99 {
			return fmt.Errorf("--max is where the rating %s ends, 0 to 99, as %d, not %q", *c.As, limit, c.Max)
		}
		limit = n
	}
	if !c.JSON {
		s.Out = &pipeline.Headed{Writer: s.Out, Header: "puzzle," + *c.As + "\n"}
	}
	return subcommand.Interruptibly(func(ctx context.Context) error {
		return c.AnswerEach(ctx, s, "rate", func() pipeline.Answerer {
			if !isBraid {
				return func(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
					return c.rateBackdoor(ctx, limit, p, r)
				}
			}
			rater := new(braid.Rater)
			return func(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
				return c.rateBraid(ctx, rater, kind, limit, p, r)
			}
		})
	})
}

func (c *Rate) rateBraid(ctx context.Context, rater *braid.Rater, kind braid.Kind, limit int, p *puzzle.Puzzle, r *pipeline.Replies) error {
	v, err := rater.RatePosition(ctx, kind, p.Digits(), p.Eliminated, limit)
	if errors.Is(err, braid.ErrNoSolution) || errors.Is(err, braid.ErrManySolutions) {
		c.ratable(p, r) // says so
		return nil
	}
	if err == nil {
		rated(r, p, answer.BraidRatingOf(kind, v))
	}
	return err
}

func (c *Rate) rateBackdoor(ctx context.Context, limit int, p *puzzle.Puzzle, r *pipeline.Replies) error {
	if r.MarksCount(p, "rate --as "+backdoorName) || !c.ratable(p, r) {
		return nil
	}
	puzzle := search.OfGrid(p.Digits())
	solution, n := search.SolveTwo(&puzzle)
	if n != 1 { // removed candidates that do not matter here left one
		r.NotUnique(p, n)
		return nil
	}
	sets, err := backdoor.Sets(ctx, p.Digits(), solution, limit)
	if err == nil {
		rated(r, p, answer.BackdoorRatingOf(sets, limit))
	}
	return err
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
