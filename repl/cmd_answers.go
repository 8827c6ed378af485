package repl

import (
	"cmp"
	"context"
	"iter"
	"sync/atomic"
	"time"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/internal/progress"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

var moreCommand = Command{
	Name: "more", Args: "[N | all]", Group: "answers", Run: more, Complete: oneOf("all"),
	Short: "show one more solution of the board, the next N or all, without solving it",
	Long:  "In practice, where a part of a step was answered, it completes the answer. One solution is drawn; several are lines, with their numbers. Those that were shown before do not come again."}

func more(ctx context.Context, s *Desk, args []string) error {
	if len(args) == 0 && s.exercise != nil && s.exercise.Open(s) {
		done := false
		err := s.change(func() (err error) {
			done, err = s.exercise.More(ctx, s)
			return err
		})
		if done || err != nil {
			return err
		}
	}
	s.showing(ctx)
	if len(args) == 0 {
		return s.oneMore(ctx)
	}
	most := countLimit
	if len(args) != 1 || args[0] != "all" {
		var err error
		if most, err = number(args, 1, "more takes how many solutions to show, or 'all'"); err != nil {
			return err
		}
	}
	return s.severalMore(ctx, most)
}

// oneMore draws the next solution that has not been shown.
func (s *Desk) oneMore(ctx context.Context) error {
	for grid := range s.unseen(ctx) {
		s.foundOne(grid)
		f := answer.Numbered{N: len(s.found), Grid: grid.String()}
		return s.Give(f, func() error {
			s.Say("solution %d", f.N)
			return s.tellGrid(grid)
		})
	}
	return s.noMore(ctx)
}

// severalMore lists the next solutions, as they come.
func (s *Desk) severalMore(ctx context.Context, most int) error {
	var f answer.Several
	for grid := range s.unseen(ctx) {
		if len(s.found) < mostRemembered {
			s.found = append(s.found, grid)
		}
		row := answer.Numbered{N: len(s.found), Grid: grid.String()}
		f.Shown++
		if s.InJSON() { // a million solutions are told as they come, and need not be kept
			f.Solutions = append(f.Solutions, row)
		}
		if err := s.Tell("%6d  %s", row.N, row.Grid); err != nil {
			return err
		}
		if f.Shown == most {
			break
		}
	}
	if f.Shown == 0 || ctx.Err() != nil {
		return s.noMore(ctx)
	}
	return s.Give(f, func() error { return nil }) // they are told, each as it came
}

// mostRemembered is how many solutions that were shown are kept in mind.
const mostRemembered = 100_000

// unseen are the solutions of the board that have not been shown.
func (s *Desk) unseen(ctx context.Context) iter.Seq[board.Grid] {
	basis := s.basis()
	seen := make(map[board.Grid]bool, len(s.found))
	for _, grid := range s.found {
		seen[grid] = true
	}
	return func(yield func(board.Grid) bool) {
		for grid := range search.SolutionsContext(ctx, &basis) {
			if !seen[grid] && !yield(grid) {
				return
			}
		}
	}
}

// noMore says that there is no further solution.
func (s *Desk) noMore(ctx context.Context) error {
	switch n := len(s.found); {
	case ctx.Err() != nil:
		return ctx.Err()
	case n == 0:
		return answer.No("there is no solution")
	default:
		return answer.No("no further solution: %s in all", wording.Count(n, "has been shown", "have been shown"))
	}
}

const countLimit = 1_000_000 // of count, where none is given

var countCommand = Command{
	Name: "count", Args: "[LIMIT]", Group: "answers", Run: count,
	Short: "count the solutions of the board, up to LIMIT (1000000)"}

func count(ctx context.Context, s *Desk, args []string) error {
	limit, err := number(args, countLimit, "count takes a limit")
	if err != nil {
		return err
	}
	n, err := s.countTo(ctx, limit)
	if ctx.Err() != nil && n > 0 {
		s.Say("counted so far: %s", wording.Count(n, "solution", "solutions"))
	}
	if err != nil {
		return err
	}
	f := answer.Count{Solutions: n, OrMore: n == limit}
	return s.Give(f, func() error { return s.Tell("%v", f) })
}

// countTo counts the solutions of the board up to a limit; where ctx ends it, those so far. A person who has to wait sees
// how far it is.
func (s *Desk) countTo(ctx context.Context, limit int) (int, error) {
	basis := s.basis()
	var seen atomic.Int64
	if !s.Looking() {
		return search.CountContext(ctx, &basis, limit)
	}
	line := s.Watch(func(waited time.Duration) string { return progress.Far(seen.Load(), "so far", 0, waited) })
	defer line.Stop()
	return progress.Count(ctx, &basis, limit, &seen)
}

var uniqueCommand = Command{
	Name: "unique", Group: "answers", Run: unique,
	Short: "say whether the board has exactly one solution"}

func unique(ctx context.Context, s *Desk, args []string) error {
	basis := s.basis()
	n, err := search.CountContext(ctx, &basis, 2)
	if err != nil {
		return err
	}
	f := answer.UniqueOf(n)
	err = s.Give(f, func() error { return s.Tell("%v", f) })
	if n != 1 {
		return cmp.Or(err, answer.NoInResult)
	}
	return err
}

// answer is solve by the answer engine: the solution without the way there.
func (s *Desk) answer(ctx context.Context) error {
	s.showing(ctx)
	basis := s.basis()
	start := s.Clock()
	for grid := range search.SolutionsContext(ctx, &basis) {
		s.Say("found by search, which knows the answer and not the way: the board is as it was; %s", s.Clock().Sub(start).Round(time.Microsecond))
		s.foundOne(grid)
		return s.giveSolution(ctx, answer.Found(grid), func() error { return s.tellGrid(grid) })
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return answer.No("there is no solution")
}

// tellGrid draws a full grid, its givens marked.
func (s *Desk) tellGrid(grid board.Grid) error {
	log := s.solver.Log()
	b := board.Of(log.Puzzle)
	for c, d := range grid {
		b.Place(board.Cell(c), d)
	}
	return s.Show(reply.Drawing{Picture: picture.Draw(&b, nil, s.settings.text().Notation)})
}
