package repl

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync/atomic"
	"time"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce/render"
	"deduku/repl/answer"
	"deduku/repl/progress"
)

var moreCommand = Command{
	Name: "more", Group: "answers", Run: more,
	Short: "show one more solution of the board, without solving it",
}

func more(ctx context.Context, s *Session, args []string) error {
	basis := s.basis()
	for grid := range search.SolutionsContext(ctx, &basis) {
		if slices.Contains(s.found, grid) {
			continue
		}
		s.foundOne(grid)
		return s.give(answer.Grid{Grid: grid.String()}, func() error { return s.tellGrid(grid) })
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	switch n := len(s.found); n {
	case 0:
		return answer.No("there is no solution")
	default:
		return answer.No("no further solution: %s in all", render.Count(n, "has been shown", "have been shown"))
	}
}

const countLimit = 1_000_000 // of count, where none is given

var countCommand = Command{
	Name: "count", Args: "[LIMIT]", Group: "answers", Run: count,
	Short: "count the solutions of the board, up to LIMIT (1000000)",
}

func count(ctx context.Context, s *Session, args []string) error {
	limit, err := number(args, countLimit, "count takes a limit")
	if err != nil {
		return err
	}
	n, err := s.countTo(ctx, limit)
	if err != nil {
		return err
	}
	f := answer.Count{Solutions: n, OrMore: n == limit}
	return s.give(f, func() error { return s.tell("%v", f) })
}

// countTo counts the solutions of the board up to a limit. A person who has to wait sees how far it is.
func (s *Session) countTo(ctx context.Context, limit int) (int, error) {
	basis := s.basis()
	var seen atomic.Int64
	line := s.watched(func(waited time.Duration) string { return progress.Far(seen.Load(), "so far", 0, waited) })
	if line == nil {
		return search.CountContext(ctx, &basis, limit)
	}
	defer line.Stop()
	return progress.Count(ctx, &basis, limit, &seen)
}

var uniqueCommand = Command{
	Name: "unique", Group: "answers", Run: unique,
	Short: "say whether the board has exactly one solution",
}

func unique(ctx context.Context, s *Session, args []string) error {
	basis := s.basis()
	n, err := search.CountContext(ctx, &basis, 2)
	if err != nil {
		return err
	}
	f := answer.UniqueOf(n)
	err = s.give(f, func() error { return s.tell("%v", f) })
	if n != 1 {
		return cmp.Or(err, answer.NoInResult)
	}
	return err
}

// answer is solve by the answer engine: the solution without the way there.
func (s *Session) answer(ctx context.Context) error {
	basis := s.basis()
	start := s.Clock()
	for grid := range search.SolutionsContext(ctx, &basis) {
		s.talk("found by search, which knows the answer and not the way: the board is as it was; %s", s.Clock().Sub(start).Round(time.Microsecond))
		s.foundOne(grid)
		if s.inJSON() {
			return s.replyOthers(ctx, answer.Found(grid))
		}
		return cmp.Or(s.tellGrid(grid), s.tellOthers(ctx))
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return answer.No("there is no solution")
}

// tellOthers says so when the solution shown is not the only one.
func (s *Session) tellOthers(ctx context.Context) error {
	basis := s.basis()
	if n, err := search.CountContext(ctx, &basis, 2); err != nil || n < 2 {
		return err
	}
	return s.tell("This is not the only solution: 'more' shows another, 'count' counts them.")
}

var bruteCommand = Command{
	Name: "brute", Group: "answers", Run: brute,
	Short: "solve by plain trial, row by row, and count the backtracks",
	Long: "Each open cell in reading order tries the digits in ascending order. The board is not changed.\n" +
		"Only the puzzle counts: givens and digits set by hand.",
}

func brute(ctx context.Context, s *Session, args []string) error {
	result, err := search.BruteForce(ctx, s.premised())
	if err != nil {
		return err
	}
	f := answer.Brute{Open: result.Blanks, Backtracks: result.Backtracks}
	if result.Solved {
		f.Grid = result.Grid.String()
	}
	err = s.give(f, func() error {
		if result.Solved {
			if err := s.tellGrid(result.Grid); err != nil {
				return err
			}
		}
		return s.tell("%v", f)
	})
	if err == nil && !result.Solved {
		return answer.No("there is no solution")
	}
	return err
}

// tellGrid draws a full grid, its givens marked.
func (s *Session) tellGrid(grid board.Grid) error {
	log := s.solver.Log()
	b := board.Of(log.Puzzle)
	for c, d := range grid {
		b.Place(board.Cell(c), d)
	}
	pic := render.Draw(&b, nil)
	_, err := fmt.Fprint(s.Out, s.painter.Board(&pic))
	return err
}
