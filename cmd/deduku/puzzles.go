package main

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"deduku/board"
	"deduku/board/backdoor"
	"deduku/board/generate"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/board/transform"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
)

// minimizeCmd drops givens.
type minimizeCmd struct{ puzzles }

// Run prints each puzzle with only the givens that it needs; "none" or "several" for those without exactly one solution.
func (c *minimizeCmd) Run(s streams) error {
	return c.ofUnique(s, "minimize", func(_ context.Context, p *puzzle.Puzzle, grid, _ board.Grid, r *replies) error {
		grid, err := generate.Minimize(grid, nil)
		r.become(p, &grid)
		return err
	})
}

// ofUnique has do answer each puzzle that has exactly one solution, which it is told; for the others the
// answer is none or several.
func (p *puzzles) ofUnique(s streams, command string, do func(ctx context.Context, p *puzzle.Puzzle, grid, solution board.Grid, r *replies) error) error {
	return interruptibly(func(ctx context.Context) error {
		return p.run(ctx, s, command, func() answerer {
			return func(ctx context.Context, p *puzzle.Puzzle, r *replies) error {
				if r.marksCount(p, command) {
					return nil
				}
				grid := digitsOf(p, r)
				puzzle := search.OfGrid(grid)
				if n := search.Count(&puzzle, 2); n != 1 {
					r.notUnique(p, n)
					return nil
				}
				solution, _ := search.Solve(&puzzle)
				return do(ctx, p, grid, solution, r)
			}
		})
	})
}

// notUnique answers a puzzle that has not one solution but none or several.
func (r *replies) notUnique(p *puzzle.Puzzle, solutions int) {
	r.no(p, "")
	if !r.json {
		r.Out = append(r.Out, wordFor(solutions)...)
		return
	}
	r.why = cmp.Or(r.why, notUnique[solutions])
	r.facts(p, nil)
}

// notUnique says, by the number of solutions, two for several, why a puzzle has no answer.
var notUnique = [...]string{"there is no solution", "", "there are several solutions"}

// become answers with what a puzzle becomes.
func (r *replies) become(p *puzzle.Puzzle, grid *board.Grid) {
	if r.json {
		r.facts(p, answer.Puzzle{Puzzle: grid.String()})
		return
	}
	r.Out = appendGrid(r.Out, grid)
}

// marksCount reports whether the pencil marks of a puzzle are part of it, as in a Sukaku: the digits alone have several
// solutions, and the marks leave fewer. Then a command that works on digits alone has no answer, and says so.
func (r *replies) marksCount(p *puzzle.Puzzle, command string) bool {
	if len(p.Eliminated) == 0 {
		return false
	}
	digits, whole := search.OfGrid(p.Digits()), positionOf(p)
	if search.Count(&digits, 2) < 2 || search.Count(&whole, 2) > 1 {
		return false
	}
	why := fmt.Sprintf("%s works on digits alone, and the pencil marks are part of this puzzle (a Sukaku)", command)
	r.no(p, "")
	if r.json {
		r.why = why
		r.facts(p, nil)
	} else {
		r.Out = append(r.Out, "sukaku\n"...)
		r.note("%v: %s", p.At, why)
	}
	return true
}

// digitsOf is the digits of a puzzle, for commands that work on nothing else. Where there is more, r tells.
func digitsOf(p *puzzle.Puzzle, r *replies) board.Grid {
	if n := len(p.Eliminated); n > 0 {
		r.note("%v: only the digits are used: %s left out", p.At, wording.Count(n, "removed candidate is", "removed candidates are"))
	}
	return p.Digits()
}

// canonicalCmd prints canonical forms.
type canonicalCmd struct{ puzzles }

// Run prints the canonical form of each puzzle.
func (c *canonicalCmd) Run(s streams) error {
	return c.change(s, "canonical", func() func(board.Grid) board.Grid {
		var canonizer transform.Canonizer
		return func(grid board.Grid) board.Grid {
			grid, _ = canonizer.Canonical(grid)
			return grid
		}
	})
}

// change prints what each puzzle becomes.
func (p *puzzles) change(s streams, command string, newChange func() func(board.Grid) board.Grid) error {
	return interruptibly(func(ctx context.Context) error {
		return p.run(ctx, s, command, func() answerer {
			change := newChange()
			return func(_ context.Context, p *puzzle.Puzzle, r *replies) error {
				if r.marksCount(p, command) {
					return nil
				}
				grid := change(digitsOf(p, r))
				r.become(p, &grid)
				return nil
			}
		})
	})
}

// shuffleCmd prints random equivalents.
type shuffleCmd struct {
	Seed *uint64 `help:"What they are drawn from: the same seed, the same puzzles. Drawn by itself otherwise." placeholder:"N"`
	puzzles
}

// Run prints a random equivalent of each puzzle. It depends on the seed and the puzzle only.
func (c *shuffleCmd) Run(s streams) error {
	drawn := chanceOf(c.Seed)
	defer drawn.tell(s)
	return c.change(s, "shuffle", func() func(board.Grid) board.Grid {
		return func(grid board.Grid) board.Grid {
			drawn.use()
			return transform.Shuffle(grid, rand.New(rand.NewPCG(drawn.seed, digest(&grid))))
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
func (c *backdoorsCmd) Run(s streams) error {
	return c.ofUnique(s, "backdoors", func(ctx context.Context, p *puzzle.Puzzle, grid, solution board.Grid, r *replies) error {
		sets, err := backdoor.Sets(ctx, grid, solution, c.Size)
		if err != nil {
			return err
		}
		if len(sets) == 0 {
			r.no(p, "")
		}
		switch {
		case !r.json:
			r.Out = appendBackdoors(r.Out, sets, &solution)
		case len(sets) == 0:
			r.why = fmt.Sprintf("no backdoor of up to %s", wording.Count(c.Size, "cell", "cells"))
			r.facts(p, nil)
		default:
			r.facts(p, answer.BackdoorsOf(sets, &solution))
		}
		return nil
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
