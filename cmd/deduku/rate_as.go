package main

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"deduku/board/backdoor"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/deduce/braid"
	"deduku/repl/answer"
)

// backdoorName is the word behind --as for the smallest backdoor.
const backdoorName = "backdoor"

// ratedAs are the words behind --as.
func ratedAs() []string {
	var words []string
	for k := range braid.Kinds {
		words = append(words, braid.Kind(k).Name())
	}
	return append(words, backdoorName)
}

// rateAs rates puzzles by another rating than that of Sudoku Explainer.
func (c *rateCmd) rateAs(s streams) error {
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
		s.out = &headed{s.out, "puzzle," + *c.As + "\n"}
	}
	return interruptibly(func(ctx context.Context) error {
		return c.run(ctx, s, "rate", func() answerer {
			if !isBraid {
				return func(ctx context.Context, p *puzzle.Puzzle, r *replies) error { return c.rateBackdoor(ctx, limit, p, r) }
			}
			rater := new(braid.Rater)
			return func(ctx context.Context, p *puzzle.Puzzle, r *replies) error {
				return c.rateBraid(ctx, rater, kind, limit, p, r)
			}
		})
	})
}

func (c *rateCmd) rateBraid(ctx context.Context, rater *braid.Rater, kind braid.Kind, limit int, p *puzzle.Puzzle, r *replies) error {
	v, err := rater.RatePosition(ctx, kind, p.Digits(), p.Eliminated, limit)
	if errors.Is(err, braid.ErrNoSolution) || errors.Is(err, braid.ErrManySolutions) {
		c.ratable(p, r) // says so
		return nil
	}
	if err == nil {
		r.rated(p, answer.BraidRatingOf(kind, v))
	}
	return err
}

func (c *rateCmd) rateBackdoor(ctx context.Context, limit int, p *puzzle.Puzzle, r *replies) error {
	if r.marksCount(p, "rate --as "+backdoorName) || !c.ratable(p, r) {
		return nil
	}
	puzzle := search.OfGrid(p.Digits())
	solution, n := search.SolveTwo(&puzzle)
	if n != 1 { // removed candidates that do not matter here left one
		r.notUnique(p, n)
		return nil
	}
	sets, err := backdoor.Sets(ctx, p.Digits(), solution, limit)
	if err == nil {
		r.rated(p, answer.BackdoorRatingOf(sets, limit))
	}
	return err
}

// rated appends the row of a rating: >20 where it is more than 20.
func (r *replies) rated(p *puzzle.Puzzle, f answer.BraidRating) {
	if r.json {
		r.facts(p, f)
		return
	}
	r.Out = append(appendPuzzle(r.Out, p), ',')
	if f.More {
		r.Out = append(r.Out, '>')
	}
	r.Out = append(strconv.AppendInt(r.Out, int64(f.Value), 10), '\n')
}
