package desk

import (
	"context"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/repl/answer"
)

// Hinted is the step that hint speaks of: on a board for practice the one that is to be found, else the next.
func (s *Desk) Hinted(ctx context.Context) (deduce.Step, error) {
	if s.Exercise != nil {
		if step, ok := s.Exercise.Goal(ctx, s); ok {
			return step, nil
		}
	}
	return s.nextStep(ctx)
}

// nextStep is the next deduction by the techniques that are on, whatever the method. Its error says why there is
// none.
func (s *Desk) nextStep(ctx context.Context) (deduce.Step, error) {
	log := s.Solver.Log()
	step, outlook := coach.Ahead(ctx, s.Solver, s.Ladder(log.Puzzle))
	switch outlook {
	case coach.Interrupted:
		return step, ctx.Err()
	case coach.IsSolved:
		return step, answer.No("the board is solved")
	case coach.IsDead:
		return step, s.Contradiction()
	case coach.NoTechnique:
		return step, answer.No("no technique that is on applies; 'guess' tries something")
	}
	return step, nil
}

// NextNumber is the number that the next step of the log will have.
func (s *Desk) NextNumber() int {
	log := s.Solver.Log()
	return len(log.Steps) + 1
}
