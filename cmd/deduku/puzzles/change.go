package puzzles

import (
	"context"
	"math/rand/v2"

	"deduku/board"
	"deduku/board/generate"
	"deduku/board/puzzle"
	"deduku/board/transform"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/repl/answer"
)

// Minimize drops givens.
type Minimize struct{ pipeline.Puzzles }

// Run prints each puzzle with only the givens that it needs; "none" or "several" for those without exactly one solution.
func (c *Minimize) Run(s subcommand.Streams) error {
	return c.OfUnique(s, "minimize", func(_ context.Context, p *puzzle.Puzzle, grid, _ board.Grid, r *pipeline.Replies) error {
		grid, err := generate.Minimize(grid, nil)
		become(r, p, &grid)
		return err
	})
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
	return change(&c.Puzzles, s, "canonical", func() func(board.Grid) board.Grid {
		var canonizer transform.Canonizer
		return func(grid board.Grid) board.Grid {
			grid, _ = canonizer.Canonical(grid)
			return grid
		}
	})
}

// change prints what each puzzle becomes.
func change(p *pipeline.Puzzles, s subcommand.Streams, command string, newChange func() func(board.Grid) board.Grid) error {
	return subcommand.Interruptibly(func(ctx context.Context) error {
		return p.AnswerEach(ctx, s, command, func() pipeline.Answerer {
			change := newChange()
			return func(_ context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
				if r.MarksCount(p, command) {
					return nil
				}
				grid := change(pipeline.DigitsOf(p, r))
				become(r, p, &grid)
				return nil
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
	return change(&c.Puzzles, s, "shuffle", func() func(board.Grid) board.Grid {
		return func(grid board.Grid) board.Grid {
			drawn.Use()
			return transform.Shuffle(grid, rand.New(rand.NewPCG(drawn.Seed, digest(&grid))))
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
