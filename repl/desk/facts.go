package desk

import (
	"context"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/repl/answer"
)

// Progress is what a command answers that makes steps.
func (s *Desk) Progress() answer.Progress {
	return answer.Progress{Made: s.Made(), Board: s.BoardFacts()}
}

// StartFacts is what there is to say of a board that was just begun.
func (s *Desk) StartFacts(ctx context.Context) (answer.Start, error) {
	log, basis := s.Solver.Log(), s.Basis()
	known, err := s.Known.Of(ctx, &basis)
	if err != nil {
		return answer.Start{}, err
	}
	f := answer.StartOf(s.BoardFacts(), &log, known.Solutions)
	if known.Single() {
		var way deduce.Judgement
		if f.Needs, way, err = s.Needed(ctx, &log); way.Hardest != nil {
			f.Level, f.Score = way.Level.String(), way.Score
		}
	}
	if err == nil && f.Needs != "" {
		f.Rating, err = s.GlancedRating(ctx)
	}
	return f, err
}

// Needed is the hardest technique that the board takes by the ladder, and how hard that way is; "a guess" where the ladder
// does not suffice; empty where nothing is left to do.
func (s *Desk) Needed(ctx context.Context, log *deduce.Log) (needs string, way deduce.Judgement, err error) {
	solver := s.Afresh(log, deduce.Options{Ladder: s.Ladder(log.Puzzle), Guess: deduce.NoGuess})
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

// Made are the steps that the running command has made.
func (s *Desk) Made() []answer.Step {
	log := s.Solver.Log()
	out := []answer.Step{}
	from, ok := s.Answer().Made()
	for n := from + 1; ok && n <= len(log.Steps); n++ {
		out = append(out, answer.StepOf(&log, n))
	}
	return out
}
