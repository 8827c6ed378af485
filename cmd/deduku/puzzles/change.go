package puzzles

import (
	"context"
	"errors"
	"math/rand/v2"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/op"
	"deduku/repl/answer"
)

// Minimize drops givens.
type Minimize struct{ pipeline.Puzzles }

// Run prints each puzzle with only the givens that it needs; "none" or "several" for those without exactly one solution.
func (c *Minimize) Run(s subcommand.Streams) error {
	return change(&c.Puzzles, s, "minimize", func() func(*op.Puzzle) (board.Grid, error) { return op.Minimize })
}

// become answers with what a puzzle becomes.
func become(r *pipeline.Replies, p *puzzle.Puzzle, grid *board.Grid) {
	if r.JSON {
		r.Facts(p, answer.Puzzle{Puzzle: grid.String()})
		return
	}
	r.Out = appendGrid(r.Out, grid)
}

// Canonical prints canonical forms.
type Canonical struct{ pipeline.Puzzles }

// Run prints the canonical form of each puzzle.
func (c *Canonical) Run(s subcommand.Streams) error {
	return change(&c.Puzzles, s, "canonical", func() func(*op.Puzzle) (board.Grid, error) { return new(op.Canonical).Do })
}

// change prints the puzzle that each puzzle becomes.
func change(p *pipeline.Puzzles, s subcommand.Streams, command string, newChange func() func(*op.Puzzle) (board.Grid, error)) error {
	return eachByDigits(p, s, command, func() func(context.Context, *puzzle.Puzzle, *pipeline.Replies) error {
		change := newChange()
		return func(_ context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
			grid, err := change(op.Of(p))
			if err == nil {
				become(r, p, &grid)
			}
			return err
		}
	})
}

// eachByDigits answers each puzzle by an operation that uses only the digits. Each worker gets its own operation from newDo.
func eachByDigits(p *pipeline.Puzzles, s subcommand.Streams, command string, newDo func() func(context.Context, *puzzle.Puzzle, *pipeline.Replies) error) error {
	return subcommand.Interruptibly(func(ctx context.Context) error {
		return p.AnswerEach(ctx, s, command, func() pipeline.Answerer {
			do := newDo()
			return func(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
				err := do(ctx, p, r)
				if !errors.As(err, new(*op.NoMarksError)) {
					r.NoteDigits(p)
				}
				return r.NoResult(p, err)
			}
		})
	})
}

// Shuffle prints random equivalents.
type Shuffle struct {
	Seed *uint64 `help:"What they are drawn from: the same seed, the same puzzles. Drawn by itself otherwise." placeholder:"N"`
	pipeline.Puzzles
}

// Run prints a random equivalent of each puzzle. It depends on the seed and the puzzle only.
func (c *Shuffle) Run(s subcommand.Streams) error {
	drawn := subcommand.ChanceOf(c.Seed)
	defer drawn.Tell(s)
	return change(&c.Puzzles, s, "shuffle", func() func(*op.Puzzle) (board.Grid, error) {
		return func(p *op.Puzzle) (board.Grid, error) {
			grid, err := op.Shuffle(p, rand.New(rand.NewPCG(drawn.Seed, digest(&p.Digits))))
			if err == nil {
				drawn.Use()
			}
			return grid, err
		}
	})
}

// digest is a number that differs between grids (FNV-1a, 64 bits).
func digest(g *board.Grid) uint64 {
	h := uint64(14695981039346656037)
	for _, d := range g {
		h = (h ^ uint64(d)) * 1099511628211
	}
	return h
}

// appendGrid appends the 81 cells of a grid and a line end.
func appendGrid(out []byte, g *board.Grid) []byte { return append(g.Append(out), '\n') }
