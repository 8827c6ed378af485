package solving

import (
	"context"
	"iter"
	"time"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/reply"
)

// More is the command more.
var More = desk.Command{
	Name: "more", Args: "[N | all]", Group: "answers", Run: more, Complete: desk.OneOf("all"),
	Short: "show one more solution of the board, the next N or all, without solving it",
	Long:  "In practice, where a part of a step was answered, it completes the answer. One solution is drawn; several are lines, with their numbers. Those that were shown before do not come again.",
}

func more(ctx context.Context, s *desk.Desk, args []string) error {
	if len(args) == 0 && s.Exercise != nil && s.Exercise.Open(s) {
		done := false
		err := s.Change(func() (err error) {
			done, err = s.Exercise.More(ctx, s)
			return err
		})
		if done || err != nil {
			return err
		}
	}
	s.Showing(ctx)
	if len(args) == 0 {
		return oneMore(ctx, s)
	}
	most := countLimit
	if len(args) != 1 || args[0] != "all" {
		var err error
		if most, err = desk.Number(args, 1, "more takes how many solutions to show, or 'all'"); err != nil {
			return err
		}
	}
	return severalMore(ctx, s, most)
}

// oneMore draws the next solution that has not been shown.
func oneMore(ctx context.Context, s *desk.Desk) error {
	for grid := range unseen(ctx, s) {
		s.FoundOne(grid)
		f := answer.Numbered{N: len(s.Found), Grid: grid.String()}
		return s.Give(f, func() error {
			s.Say("solution %d", f.N)
			return tellGrid(s, grid)
		})
	}
	return noMore(ctx, s)
}

// severalMore lists the next solutions, as they come.
func severalMore(ctx context.Context, s *desk.Desk, most int) error {
	var f answer.Several
	for grid := range unseen(ctx, s) {
		if len(s.Found) < mostRemembered {
			s.Found = append(s.Found, grid)
		}
		row := answer.Numbered{N: len(s.Found), Grid: grid.String()}
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
		return noMore(ctx, s)
	}
	return s.Give(f, func() error { return nil }) // they are told, each as it came
}

// mostRemembered is how many solutions that were shown are kept in mind.
const mostRemembered = 100_000

// unseen are the solutions of the board that have not been shown.
func unseen(ctx context.Context, s *desk.Desk) iter.Seq[board.Grid] {
	basis := s.Basis()
	seen := make(map[board.Grid]bool, len(s.Found))
	for _, grid := range s.Found {
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
func noMore(ctx context.Context, s *desk.Desk) error {
	switch n := len(s.Found); {
	case ctx.Err() != nil:
		return ctx.Err()
	case n == 0:
		return answer.No("there is no solution")
	default:
		return answer.No("no further solution: %s in all", wording.Count(n, "has been shown", "have been shown"))
	}
}

// answer is solve by the answer engine: the solution without the way there.
func solutionBySearch(ctx context.Context, s *desk.Desk) error {
	s.Showing(ctx)
	basis := s.Basis()
	start := s.Clock()
	for grid := range search.SolutionsContext(ctx, &basis) {
		s.Say("found by search, which knows the answer and not the way: the board is as it was; %s", s.Clock().Sub(start).Round(time.Microsecond))
		s.FoundOne(grid)
		return giveSolution(ctx, s, answer.Found(grid), func() error { return tellGrid(s, grid) })
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return answer.No("there is no solution")
}

// tellGrid draws a full grid, its givens marked.
func tellGrid(s *desk.Desk, grid board.Grid) error {
	log := s.Solver.Log()
	b := board.Of(log.Puzzle)
	for c, d := range grid {
		b.Place(board.Cell(c), d)
	}
	return s.Show(reply.Drawing{Picture: picture.Draw(&b, nil, s.Settings.Text().Notation)})
}
