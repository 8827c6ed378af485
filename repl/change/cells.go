package change

import (
	"context"
	"errors"
	"fmt"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/repl/desk"
)

// Unset is the command unset.
var Unset = desk.Command{
	Name: "unset", Args: "CELL", Group: "board", Changes: true, Run: unset, Complete: completeFilled,
	Short: "clear a cell, and what was concluded from it",
	Long:  "Open guesses are taken back with it. Givens stay.",
}

func unset(_ context.Context, s *desk.Desk, args []string) error {
	if len(args) == 0 {
		return errors.New("unset takes a cell: unset r4c7")
	}
	cell, err := s.TypedCell(args)
	if err != nil {
		return err
	}
	log, err := s.Solver.Without(cell)
	if err != nil {
		return errors.New(s.Word(err))
	}
	before := s.Solver.Log()
	gone := "" // what goes with the digit itself
	if n := len(before.Steps) - len(log.Steps) - 1; n > 0 {
		gone = fmt.Sprintf("; %s rested on it and went, too", wording.Count(n, "step", "steps"))
	}
	for _, x := range arrivedDigits(s) {
		if x.Cell == cell {
			s.Arrived-- // a digit that came with the board is not in the log any more
		}
	}
	s.Solver = deduce.Resume(log, s.Solving())
	s.Shown, s.Found = len(log.Steps), nil
	s.Hush("%s is open again%s", s.Settings.Notation.Cell(cell), gone)
	s.Glance()
	return nil
}

// Clear is the command clear.
var Clear = desk.Command{
	Name: "clear", Aliases: []string{"c", "new"}, Group: "board", Changes: true, Run: clearBoard,
	Short: "empty the board",
	Long: "Lists of digits that are typed then, as '7 4 5, 9 1 8' (column, row, digit) or 'r4c7=5 r1c9=8', are givens, until\n" +
		"something else is done. 'undo' brings back what was on the board.",
}

func clearBoard(_ context.Context, s *desk.Desk, args []string) error {
	s.Begin("an empty board", board.Grid{})
	s.Entered = true
	s.Glance()
	return nil
}

// arrivedDigits are the digits that came with the board.
func arrivedDigits(s *desk.Desk) []board.Candidate {
	var out []board.Candidate
	log := s.Solver.Log()
	for _, step := range log.Steps[:s.Arrived] {
		out = append(out, step.Placements...)
	}
	return out
}

// Givens is the command givens.
var Givens = desk.Command{
	Name: "givens", Group: "board", Changes: true, Run: givens,
	Short: "make the digits on the board the puzzle's givens",
	Long:  "For a board that was typed in cell by cell: after it the digits are part of the puzzle, not premises.",
}

func givens(ctx context.Context, s *desk.Desk, args []string) error {
	log := s.Solver.Log()
	p := format.Puzzle{Givens: s.Solver.Board().Grid()}
	for _, step := range log.Premises() {
		p.Eliminated = append(p.Eliminated, step.Eliminations...)
	}
	_, err := s.Take(ctx, s.Name, &p)
	return err
}

// Reset is the command reset.
var Reset = desk.Command{
	Name: "reset", Group: "board", Changes: true, Run: reset,
	Short: "go back to the givens and what else came with the board",
}

func reset(_ context.Context, s *desk.Desk, args []string) error {
	log := s.Solver.Log()
	if len(log.Steps) > s.Arrived {
		s.Solver = deduce.Resume(log.First(s.Arrived), s.SolvingPuzzle(log.Puzzle))
	}
	s.Shown, s.Found = 0, nil
	s.Hush("back at the beginning: %s undone", wording.Count(max(len(log.Steps)-s.Arrived, 0), "step is", "steps are"))
	s.Glance()
	return nil
}

// completeFilled completes cells that were filled since the beginning.
func completeFilled(s *desk.Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	b := s.Solver.Board()
	return s.Cells(board.AllCells.Minus(b.Open()).Minus(b.Givens()))
}
