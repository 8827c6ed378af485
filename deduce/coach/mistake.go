package coach

import (
	"context"

	"deduku/board/search"
	"deduku/deduce"
)

// Mistake is an error on a board. Its zero value is none.
type Mistake struct {
	Kind MistakeKind
	Step int // the number of the first step in force that the solution contradicts; zero for none
}

// MistakeKind is the kind of error on a board.
type MistakeKind int

// What can be wrong.
const (
	noMistake  MistakeKind = iota
	NoSolution             // the puzzle has none
	WrongStep              // a step contradicts the only solution
	NoneLeft               // of several solutions none is left
)

// FindMistake looks for an error on the board of a solver, with the answer engine's knowledge of its puzzle. Where a
// puzzle has several solutions, its board is wrong only if none is left.
func FindMistake(ctx context.Context, solver *deduce.Solver, known Known) (Mistake, error) {
	log := solver.Log()
	switch known.Solutions {
	case 0:
		return Mistake{Kind: NoSolution}, nil
	case 1:
		inForce := log.InForce()
		for i := range log.Steps {
			if inForce[i] && Contradicts(&log.Steps[i], &known.Solution) {
				return Mistake{WrongStep, i + 1}, nil
			}
		}
		return Mistake{}, nil
	}
	left := search.Of(solver.Board())
	if n, err := search.CountContext(ctx, &left, 1); err != nil || n > 0 {
		return Mistake{}, err
	}
	return Mistake{Kind: NoneLeft}, nil
}
