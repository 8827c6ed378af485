package repl

import (
	"context"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/repl/answer"
)

// What several commands answer, of the session's board.

func (w *work) boardFacts() answer.Board { return answer.BoardOf(w.name, w.solver) }

// progress is what a command answers that makes steps.
func (s *Session) progress() answer.Progress {
	return answer.Progress{Made: s.made(), Board: s.boardFacts()}
}

func (s *Session) startFacts() answer.Start {
	log, basis := s.solver.Log(), s.basis()
	known, needs := s.known.of(&basis), ""
	if known.Single() {
		needs = s.needed(&log)
	}
	return answer.StartOf(s.boardFacts(), &log, known.Solutions, needs)
}

// needed is the hardest technique that the board takes by the ladder, or "a guess" where the ladder does not
// suffice; empty where nothing is left to do.
func (s *Session) needed(log *deduce.Log) string {
	solver := s.afresh(log, deduce.Options{Ladder: s.ladder(log.Puzzle), Guess: deduce.NoGuess})
	if solver.Solve(context.Background()) != nil {
		return ""
	}
	way := solver.Log()
	j := rate.Scale.Judge(&way)
	switch {
	case way.Last().Kind != deduce.Solved:
		return "a guess"
	case j.Hardest == nil:
		return ""
	}
	return j.Hardest.Title
}
