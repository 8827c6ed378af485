package puzzles

import (
	"context"
	"strings"

	"deduku/board"
	"deduku/board/backdoor"
	"deduku/deduce/render/wording"
	"deduku/internal/lean"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/typed"
)

// backdoorSize is the size of backdoors up to which is looked, where no other is asked for.
const backdoorSize = 3

// Backdoors is the command backdoors.
var Backdoors = desk.Command{
	Name: "backdoors", Args: "[SIZE]", Group: "change", Parent: "puzzle", Word: "backdoors", Run: backdoors,
	Results: []answer.Result{answer.Backdoors{}},
	Short:   "find the smallest sets of cells whose digits make singles suffice, up to SIZE (3) cells",
}

func backdoors(ctx context.Context, d *desk.Desk, args []string) error {
	if lean.Program {
		return lean.Err
	}
	most, err := typed.Number(args, backdoorSize, "backdoors takes the largest size to look for")
	if err != nil {
		return err
	}
	if err := d.MarksCount("backdoors"); err != nil {
		return err
	}
	log, known := d.Solver.Log(), d.PuzzleKnown()
	if !known.Single() {
		return answer.No("backdoors are of puzzles with exactly one solution")
	}
	solution := known.Solution
	sets, err := backdoor.Sets(ctx, log.Puzzle, solution, most)
	switch {
	case err != nil:
		return err
	case len(sets) == 0:
		return answer.No("no backdoor of up to %s", wording.Count(most, "cell", "cells"))
	}
	return d.Give(answer.BackdoorsOf(sets, &solution), func() error { return tellBackdoors(d, sets, &solution) })
}

// tellBackdoors shows the backdoors, in the notation of the settings.
func tellBackdoors(d *desk.Desk, sets []board.CellSet, solution *board.Grid) error {
	if sets[0].Empty() {
		return d.Tell("no cell is needed: singles suffice")
	}
	return d.Page(func(tell func(string, ...any)) {
		tell("%s of %s:", wording.Count(len(sets), "backdoor", "backdoors"), wording.Count(sets[0].Len(), "cell", "cells"))
		for _, set := range sets {
			var text []string
			for c := range set.All() {
				text = append(text, d.Settings.Notation.Placement(board.Candidate{Cell: c, Digit: solution[c]}))
			}
			tell("%s", strings.Join(text, ", "))
		}
	})
}
