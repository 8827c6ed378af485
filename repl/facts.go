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
func (s *Desk) progress() answer.Progress {
	return answer.Progress{Made: s.made(), Board: s.boardFacts()}
}

// startFacts is what there is to say of a board that was just begun.
func (s *Desk) startFacts(ctx context.Context) (answer.Start, error) {
	log, basis := s.solver.Log(), s.basis()
	known, err := s.known.of(ctx, &basis)
	if err != nil {
		return answer.Start{}, err
	}
	f := answer.StartOf(s.boardFacts(), &log, known.Solutions)
	if known.Single() {
		var way deduce.Judgement
		if f.Needs, way, err = s.needed(ctx, &log); way.Hardest != nil {
			f.Level, f.Score = way.Level.String(), way.Score
		}
	}
	if err == nil && f.Needs != "" {
		f.Rating, err = s.glancedRating(ctx)
	}
	return f, err
}

// needed is the hardest technique that the board takes by the ladder, and how hard that way is; "a guess" where the ladder
// does not suffice; empty where nothing is left to do.
func (s *Desk) needed(ctx context.Context, log *deduce.Log) (needs string, way deduce.Judgement, err error) {
	solver := s.afresh(log, deduce.Options{Ladder: s.ladder(log.Puzzle), Guess: deduce.NoGuess})
	if err := solver.Solve(ctx); err != nil {
		return "", way, err
	}
	solved := solver.Log()
	if solved.Last().Kind != deduce.Solved {
		return "a guess", way, nil
	}
	way = rate.Scale.Judge(&solved)
	if way.Hardest == nil {
		return "", way, nil
	}
	return way.Hardest.Title, way, nil
}

// made are the steps that the running command has made.
func (s *Desk) made() []answer.Step {
	log := s.solver.Log()
	out := []answer.Step{}
	from, ok := s.Answer().Made()
	for n := from + 1; ok && n <= len(log.Steps); n++ {
		out = append(out, answer.StepOf(&log, n))
	}
	return out
}
