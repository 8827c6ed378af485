package state

import (
	"context"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/repl/answer"
)

// Hinted is the step that hint speaks of: on a board for practice the one that is to be found, else the next.
func (d *Desk) Hinted(ctx context.Context) (deduce.Step, error) {
	if d.Exercise != nil {
		if step, ok := d.Exercise.Goal(ctx, d); ok {
			return step, nil
		}
	}
	return d.nextStep(ctx)
}

// nextStep is the next deduction by the techniques that are on, whatever the method. Its error says why there is
// none.
func (d *Desk) nextStep(ctx context.Context) (deduce.Step, error) {
	log := d.Solver.Log()
	step, outlook := coach.Ahead(ctx, d.Solver, d.Ladder(log.Puzzle))
	switch outlook {
	case coach.Interrupted:
		return step, ctx.Err()
	case coach.IsSolved:
		return step, answer.No("the board is solved")
	case coach.IsDead:
		return step, d.Contradiction()
	case coach.NoTechnique:
		return step, answer.No("no technique that is on applies; 'guess' tries something")
	}
	return step, nil
}

// NextNumber is the number that the next step of the log will have.
func (d *Desk) NextNumber() int {
	log := d.Solver.Log()
	return len(log.Steps) + 1
}
