package coach

import (
	"context"
	"errors"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
)

// Known is the answer engine's knowledge of a puzzle.
type Known struct {
	Solutions int        // none, one, or two for several
	Solution  board.Grid // where there is exactly one
}

// Ask asks the answer engine about a puzzle. It gives up soon after ctx is done, with its error: candidates eliminated at
// will can keep the engine for seconds.
func Ask(ctx context.Context, p *search.Puzzle) (Known, error) {
	solutions, err := search.CountContext(ctx, p, 2)
	if err != nil {
		return Known{}, err
	}
	k := Known{Solutions: solutions}
	if k.Solutions == 1 {
		k.Solution, _ = search.Solve(p)
	}
	return k, nil
}

// Single reports whether there is exactly one solution.
func (k *Known) Single() bool { return k.Solutions == 1 }

// Contradicts reports whether a step concludes what is not so in a solution.
func Contradicts(step *deduce.Step, solution *board.Grid) bool {
	for _, x := range step.Placements {
		if solution[x.Cell] != x.Digit {
			return true
		}
	}
	for _, x := range step.Eliminations {
		if solution[x.Cell] == x.Digit {
			return true
		}
	}
	return false
}

// Afresh is a solver on the puzzle of a log with its premises, before any deduction. Its error says which premises the
// board does not take; the others are there.
func Afresh(log *deduce.Log, options deduce.Options) (*deduce.Solver, error) {
	solver := deduce.New(log.Puzzle, options)
	var errs []error
	for _, step := range log.Premises() {
		errs = append(errs, Enter(solver, step))
	}
	return solver, errors.Join(errs...)
}

// Enter logs the conclusions of a premise as premises.
func Enter(solver *deduce.Solver, premise *deduce.Step) error {
	var errs []error
	for _, x := range premise.Placements {
		errs = append(errs, solver.Suppose(x))
	}
	for _, x := range premise.Eliminations {
		errs = append(errs, solver.Deny(x))
	}
	return errors.Join(errs...)
}
