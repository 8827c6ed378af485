package command

import (
	"context"
	"errors"
	"fmt"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Unset is the command unset.
var Unset = state.Command{
	Name: "unset", Args: "CELL", Group: "change", Changes: true, Run: unset, Complete: completeFilled,
	Results: []answer.Result{answer.Board{}},
	Short:   "clear a cell, and what was concluded from it",
	Long:    "Open guesses are taken back with it. Givens stay.",
}

func unset(_ context.Context, d *state.Desk, args []string) error {
	if len(args) == 0 {
		return errors.New("unset takes a cell: unset r4c7")
	}
	cell, err := d.TypedCell(args)
	if err != nil {
		return err
	}
	log, err := d.Solver.Without(cell)
	if err != nil {
		return errors.New(d.Word(err))
	}
	before := d.Solver.Log()
	gone := "" // what goes with the digit itself
	if n := before.Count() - log.Count() - 1; n > 0 {
		gone = fmt.Sprintf("; %s rested on it and went, too", wording.Count(n, "step", "steps"))
	}
	for _, x := range arrivedDigits(d) {
		if x.Cell == cell {
			d.Arrived-- // a digit that came with the board is not in the log any more
		}
	}
	d.Solver = deduce.Resume(log, d.Solving())
	d.Shown, d.Found = len(log.Steps), nil
	d.Hush("%s is open again%s", d.Settings.Notation.Cell(cell), gone)
	d.Glance()
	return nil
}

// Clear is the command clear.
var Clear = state.Command{
	Name: "clear", Aliases: []string{"c"}, Group: "change", Free: state.Always, Opens: state.Always, Parent: "board", Word: "empty", Changes: true, Run: clearBoard,
	Results: []answer.Result{answer.Board{}},
	Short:   "empty the board",
	Long: "Lists of digits that are typed then, as '7 4 5, 9 1 8' (column, row, digit) or 'r4c7=5 r1c9=8', are givens, until\n" +
		"something else is done. 'undo' brings back what was on the board.",
}

func clearBoard(_ context.Context, d *state.Desk, args []string) error {
	name, log := d.Name, d.Solver.Log()
	d.Begin("an empty board", board.Grid{})
	d.Entered = true
	if len(log.Steps) == 0 {
		d.Hush("the board is empty")
	} else {
		d.Hush("the board is empty; %s with %s is gone, and 'undo' brings it back", name, wording.Count(log.Count(), "step", "steps"))
	}
	d.Glance()
	return nil
}

// arrivedDigits are the digits that came with the board.
func arrivedDigits(d *state.Desk) []board.Candidate {
	var out []board.Candidate
	log := d.Solver.Log()
	for _, step := range log.Steps[:d.Arrived] {
		out = append(out, step.Placements...)
	}
	return out
}

// Givens is the command givens.
var Givens = state.Command{
	Name: "givens", Group: "change", Parent: "board", Word: "fix", Changes: true, Run: givens,
	Results: []answer.Result{answer.Start{}},
	Short:   "make the digits on the board the puzzle's givens",
	Long:    "For a board that was typed in cell by cell: after it the digits are part of the puzzle, not premises.",
}

func givens(ctx context.Context, d *state.Desk, args []string) error {
	log := d.Solver.Log()
	p := puzzle.Puzzle{Givens: d.Solver.Board().Grid()}
	for _, step := range log.Premises() {
		p.Eliminated = append(p.Eliminated, step.Eliminations...)
	}
	_, err := d.Take(ctx, d.Name, &p)
	return err
}

// Reset is the command reset.
var Reset = state.Command{
	Name: "reset", Group: "change", Parent: "board", Word: "reset", Changes: true, Run: reset,
	Results: []answer.Result{answer.Board{}},
	Short:   "go back to the givens and what else came with the board",
}

func reset(_ context.Context, d *state.Desk, args []string) error {
	log := d.Solver.Log()
	first := log.First(min(d.Arrived, len(log.Steps)))
	if len(log.Steps) > d.Arrived {
		d.Solver = deduce.Resume(first, d.SolvingPuzzle(log.Puzzle))
	}
	d.Shown, d.Found = 0, nil
	d.Hush("back at the beginning: %s undone", wording.Count(log.Count()-first.Count(), "step is", "steps are"))
	d.Glance()
	return nil
}

// completeFilled completes cells that were filled since the beginning.
func completeFilled(d *state.Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	b := d.Solver.Board()
	return d.Cells(board.AllCells.Minus(b.Open()).Minus(b.Givens()))
}
