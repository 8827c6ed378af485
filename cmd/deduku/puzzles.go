package main

import (
	"context"
	"math/rand/v2"
	"strings"

	"deduku/board"
	"deduku/board/backdoor"
	"deduku/board/format"
	"deduku/board/generate"
	"deduku/board/search"
	"deduku/board/transform"
)

// minimizeCmd drops givens.
type minimizeCmd struct{ puzzles }

// Run prints each puzzle with only the givens that it needs; "none" or "several" for those without exactly one solution.
func (c *minimizeCmd) Run(ctx context.Context, s streams) error {
	return c.run(ctx, s, func() worker {
		return func(_ context.Context, p *format.Puzzle, out []byte) ([]byte, bool, error) {
			grid, err := generate.Minimize(p.Digits(), nil)
			if err != nil {
				return append(out, solutionsWord(p)...), false, nil
			}
			return append(appendGrid(out, &grid), '\n'), true, nil
		}
	})
}

// solutionsWord is the answer line for a puzzle that should have one solution and has not.
func solutionsWord(p *format.Puzzle) string {
	puzzle := search.OfGrid(p.Digits())
	return uniqueWords[search.Count(&puzzle, 2)]
}

// canonicalCmd prints canonical forms.
type canonicalCmd struct{ puzzles }

// Run prints the canonical form of each puzzle.
func (c *canonicalCmd) Run(ctx context.Context, s streams) error {
	return c.run(ctx, s, func() worker {
		var canonizer transform.Canonizer
		return func(_ context.Context, p *format.Puzzle, out []byte) ([]byte, bool, error) {
			grid, _ := canonizer.Canonical(p.Digits())
			return append(appendGrid(out, &grid), '\n'), true, nil
		}
	})
}

// shuffleCmd prints random equivalents.
type shuffleCmd struct {
	Seed *uint64 `help:"What they are drawn from: the same seed, the same puzzles. Drawn by itself otherwise." placeholder:"N"`
	puzzles
}

// Run prints a random equivalent of each puzzle. It depends on the seed and the puzzle only.
func (c *shuffleCmd) Run(ctx context.Context, s streams) error {
	seed := seedOr(c.Seed)
	return c.run(ctx, s, func() worker {
		return func(_ context.Context, p *format.Puzzle, out []byte) ([]byte, bool, error) {
			grid := p.Digits()
			grid = transform.Shuffle(grid, rand.New(rand.NewPCG(seed, digest(&grid))))
			return append(appendGrid(out, &grid), '\n'), true, nil
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

// backdoorsCmd finds backdoors.
type backdoorsCmd struct {
	Size int `default:"3" help:"The largest size to look for." placeholder:"N"`
	puzzles
}

// Run prints the smallest backdoors of each puzzle: their size, then each as r1c1=5,r2c2=6.
func (c *backdoorsCmd) Run(ctx context.Context, s streams) error {
	return c.run(ctx, s, func() worker {
		return func(ctx context.Context, p *format.Puzzle, out []byte) ([]byte, bool, error) {
			puzzle := search.OfGrid(p.Digits())
			if n := search.Count(&puzzle, 2); n != 1 {
				return append(out, uniqueWords[n]...), false, nil
			}
			solution, _ := search.Solve(&puzzle)
			sets, err := backdoor.Sets(ctx, p.Digits(), solution, c.Size)
			if err != nil {
				return out, false, err
			}
			return appendBackdoors(out, sets, &solution), len(sets) > 0, nil
		}
	})
}

func appendBackdoors(out []byte, sets []board.CellSet, solution *board.Grid) []byte {
	if len(sets) == 0 {
		return append(out, "more\n"...)
	}
	out = append(out, '0'+byte(sets[0].Len()))
	for _, set := range sets {
		var cells []string
		for c := range set.All() {
			cells = append(cells, board.Candidate{Cell: c, Digit: solution[c]}.String())
		}
		if len(cells) > 0 {
			out = append(append(out, ' '), strings.Join(cells, ",")...)
		}
	}
	return append(out, '\n')
}
