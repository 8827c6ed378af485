package deduce

import (
	"context"

	"deduku/board"
)

// Return takes the solver to where it has just logged the last step of a log, as Resume does, for searches that look at
// many boards: what the solver has in memory for looking at boards stays. It writes to new memory.
func (s *Solver) Return(log Log) {
	version := s.version
	s.journal = newJournal(log)
	s.bare = s.options.Bare
	s.version += version + 1
	s.forgotten = 0
}

// Choices yields the steps that the techniques of the ladder find on the board as it is, rung by rung, as they would be
// logged now, until ctx is done. It is asked before each rung whether the rung is wanted; singles that wait in the pool are passed
// over as the others are.
func (s *Solver) Choices(ctx context.Context, wanted func(*Technique) bool, yield func(Step) bool) {
	if s.isDead || s.board.Status() != board.Open {
		return
	}
	defer s.under(ctx)()
	v := &s.climber.view
	v.Look(&s.board)
	enough := false
	for i := range s.climber.ladder {
		r := &s.climber.ladder[i]
		if !wanted(r.Technique) {
			continue
		}
		v.findRung(r, i, func(step *Step) bool {
			enough = !yield(s.logged(new(memory), step))
			return !enough
		})
		if enough || ctx.Err() != nil {
			return
		}
	}
}
