package puzzles

import (
	"context"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/board/backdoor"
	"deduku/board/puzzle"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
)

// Backdoors finds backdoors.
type Backdoors struct {
	Size int `default:"3" help:"The largest size to look for." placeholder:"N"`
	pipeline.Puzzles
}

// Run prints the smallest backdoors of each puzzle: their size, then each as r1c1=5,r2c2=6.
func (c *Backdoors) Run(s subcommand.Streams) error {
	return c.OfUnique(s, "backdoors", func(ctx context.Context, p *puzzle.Puzzle, grid, solution board.Grid, r *pipeline.Replies) error {
		sets, err := backdoor.Sets(ctx, grid, solution, c.Size)
		if err != nil {
			return err
		}
		if len(sets) == 0 {
			r.No(p, "")
		}
		switch {
		case !r.JSON:
			r.Out = appendBackdoors(r.Out, sets, &solution)
		case len(sets) == 0:
			r.Why = fmt.Sprintf("no backdoor of up to %s", wording.Count(c.Size, "cell", "cells"))
			r.Facts(p, nil)
		default:
			r.Facts(p, answer.BackdoorsOf(sets, &solution))
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
