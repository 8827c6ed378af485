package deduce

import "deduku/board"

// Boards yields each step's number with the board as it was before the step. The board is good until yield returns.
func (l *Log) Boards(yield func(n int, before *board.Board) bool) {
	s := &Solver{log: l.clipped()}
	s.restart()
	s.Use(Options{Seed: l.Seed})
	for i := range s.log.Steps {
		if !yield(i+1, &s.board) {
			return
		}
		s.apply(i+1, &s.log.Steps[i])
	}
}
