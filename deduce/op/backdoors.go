package op

import (
	"cmp"
	"context"

	"deduku/board"
	"deduku/board/backdoor"
	"deduku/internal/spelling"
)

// BackdoorSize is the option Size of [Backdoors].
var BackdoorSize = Number{Default: backdoor.DefaultLimit, Help: "The largest size to look for."}

// Backdoors finds the smallest sets of cells that, once filled, leave the rest to singles.
type Backdoors struct {
	Size int // the largest size to look for

	as string // the operation that asks, if it is another
}

// Found is the result of [Backdoors]: one or more sets of the same size. If singles solve the puzzle, the only set is empty.
type Found struct {
	Sets     []board.CellSet
	Solution board.Grid
}

// Size returns the number of cells of each set.
func (f *Found) Size() int { return f.Sets[0].Len() }

// NoBackdoorError is the error of [Backdoors] if the puzzle has no backdoor of Size or fewer cells.
type NoBackdoorError struct{ Size int }

func (e *NoBackdoorError) Error() string {
	return "no backdoor of up to " + spelling.Count(e.Size, "cell", "cells")
}

// Do finds the backdoors. The error is a NoMarksError, ErrNoSolution, ErrSeveral, a NoBackdoorError, or that of ctx.
func (o *Backdoors) Do(ctx context.Context, p *Puzzle) (Found, error) {
	solution, err := p.solve(cmp.Or(o.as, "backdoors"))
	if err != nil {
		return Found{}, err
	}
	sets, err := backdoor.Sets(ctx, p.Digits, solution, o.Size)
	if err == nil && len(sets) == 0 {
		err = &NoBackdoorError{o.Size}
	}
	return Found{sets, solution}, err
}
