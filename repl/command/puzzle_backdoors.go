package command

import (
	"context"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce/op"
	"deduku/deduce/render/wording"
	"deduku/internal/lean"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Backdoors is the command backdoors.
var Backdoors = state.Command{
	Name: "backdoors", Args: "[SIZE]", Group: "change", Parent: "puzzle", Word: "backdoors", Run: backdoors,
	Results: []answer.Result{answer.Backdoors{}},
	Short:   "find the smallest sets of cells whose digits make singles suffice, up to SIZE (" + strconv.Itoa(op.BackdoorSize.Default) + ") cells",
}

func backdoors(ctx context.Context, d *state.Desk, args []string) error {
	if lean.Program {
		return lean.Err
	}
	most, err := state.NumberOf(op.BackdoorSize, args, "backdoors takes the largest size to look for")
	if err != nil {
		return err
	}
	p := d.ForOp()
	found, err := (&op.Backdoors{Size: most}).Do(ctx, p)
	if err != nil {
		return answer.NoResult(err, "has backdoors")
	}
	d.SayLeftOut(p)
	return d.Give(answer.BackdoorsOf(&found), func() error { return tellBackdoors(d, found.Sets, &found.Solution) })
}

// tellBackdoors shows the backdoors, in the notation of the settings.
func tellBackdoors(d *state.Desk, sets []board.CellSet, solution *board.Grid) error {
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
