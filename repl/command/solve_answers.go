package command

import (
	"context"
	"iter"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce/op"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// More is the command more.
var More = state.Command{
	Name: "more", Args: "[N | all]", Group: "solve", Parent: "count", Word: "more", Run: more, Complete: state.OneOf("all"),
	Results: []answer.Result{answer.Numbered{}, answer.Several{}, answer.Judged{}},
	Short:   "show one more solution of the board, the next N or all, without solving it",
	Long:    "In practice, where a part of a step was answered, it completes the answer. One solution is drawn; several are lines, with their numbers. Those that were shown before do not come again.",
}

func more(ctx context.Context, d *state.Desk, args []string) error {
	if len(args) == 0 && d.Exercise != nil && d.Exercise.Open(d) {
		done := false
		err := d.Change(func() (err error) {
			done, err = d.Exercise.More(ctx, d)
			return err
		})
		if done || err != nil {
			return err
		}
	}
	d.Showing(ctx)
	if len(args) == 0 {
		return oneMore(ctx, d)
	}
	most := op.CountLimit.Default
	if len(args) != 1 || args[0] != "all" {
		var err error
		if most, err = state.Number(args, 1, "more takes how many solutions to show, or 'all'"); err != nil {
			return err
		}
	}
	return severalMore(ctx, d, most)
}

// oneMore draws the next solution that has not been shown.
func oneMore(ctx context.Context, d *state.Desk) error {
	for grid := range unseen(ctx, d) {
		d.FoundOne(grid)
		f := answer.Numbered{N: len(d.Found), Grid: grid.String()}
		return d.Give(f, func() error {
			d.Say("solution %d", f.N)
			return tellGrid(d, grid)
		})
	}
	return noMore(ctx, d)
}

// severalMore lists the next solutions, as they come.
func severalMore(ctx context.Context, d *state.Desk, most int) error {
	var f answer.Several
	for grid := range unseen(ctx, d) {
		if len(d.Found) < mostRemembered {
			d.Found = append(d.Found, grid)
		}
		row := answer.Numbered{N: len(d.Found), Grid: grid.String()}
		f.Shown++
		if d.Kept() { // at a prompt a million solutions are told as they come
			f.Solutions = append(f.Solutions, row)
		}
		if err := d.Tell("%6d  %s", row.N, row.Grid); err != nil {
			return err
		}
		if f.Shown == most {
			break
		}
	}
	if f.Shown == 0 || ctx.Err() != nil {
		return noMore(ctx, d)
	}
	return d.Give(f, func() error { return nil }) // they are told, each as it came
}

// mostRemembered is how many solutions that were shown are kept in mind.
const mostRemembered = 100_000

// unseen are the solutions of the board that have not been shown.
func unseen(ctx context.Context, d *state.Desk) iter.Seq[board.Grid] {
	basis := d.Basis()
	seen := make(map[board.Grid]bool, len(d.Found))
	for _, grid := range d.Found {
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
func noMore(ctx context.Context, d *state.Desk) error {
	switch n := len(d.Found); {
	case ctx.Err() != nil:
		return ctx.Err()
	case n == 0:
		return answer.No("there is no solution")
	default:
		return answer.No("no further solution: %s in all", wording.Count(n, "has been shown", "have been shown"))
	}
}

// solutionBySearch is solve by the answer engine: the solution without the way there.
func solutionBySearch(ctx context.Context, d *state.Desk) error {
	d.Showing(ctx)
	basis := d.Basis()
	start := d.Clock()
	for grid := range search.SolutionsContext(ctx, &basis) {
		d.Say("found by search, which knows the answer and not the way: the board is as it was; %s", wording.Took(d.Clock().Sub(start)))
		d.FoundOne(grid)
		return giveSolution(ctx, d, answer.Found(grid), func() error { return tellGrid(d, grid) })
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return d.Unsolvable(ctx)
}

// tellGrid draws a full grid, its givens marked.
func tellGrid(d *state.Desk, grid board.Grid) error {
	log := d.Solver.Log()
	b := board.Of(log.Puzzle)
	for c, digit := range grid {
		b.Place(board.Cell(c), digit)
	}
	return d.Show(reply.Drawing{Picture: picture.Draw(&b, nil, d.Settings.Text().Notation)})
}
