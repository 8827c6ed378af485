package state

import (
	"context"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/internal/lean"
	"deduku/repl/answer"
)

// Progress is what a command answers that makes steps.
func (d *Desk) Progress() answer.Progress {
	return answer.Progress{Made: d.Made(), Board: d.BoardFacts()}
}

// StartFacts is what there is to say of a board that was just begun.
func (d *Desk) StartFacts(ctx context.Context) (answer.Start, error) {
	log, basis := d.Solver.Log(), d.Basis()
	known, err := d.Known.of(ctx, &basis)
	if err != nil {
		return answer.Start{}, err
	}
	f := answer.StartOf(d.BoardFacts(), &log, known.Solutions)
	if known.Solutions == 0 {
		conflict, err := d.Conflict(ctx)
		if err != nil {
			return f, err
		}
		f.Conflicting = conflict
		for _, x := range conflict.Placements() {
			f.Conflict = append(f.Conflict, x.String())
		}
	}
	if known.Single() {
		var way deduce.Judgement
		f.Needs, way, err = d.Needed(ctx, &log)
		f.Judged(way)
	}
	if err == nil && f.Needs != "" {
		f.Rating, err = d.GlancedRating(ctx)
	}
	return f, err
}

// Needed is the hardest technique that the board takes by the ladder, and how hard that way is; "a guess" where the ladder
// does not suffice; empty where nothing is left to do.
func (d *Desk) Needed(ctx context.Context, log *deduce.Log) (needs string, way deduce.Judgement, err error) {
	solver := d.Afresh(log, deduce.Options{Ladder: d.Ladder(log.Puzzle), Guess: deduce.NoGuess})
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
func (d *Desk) Made() []answer.Step {
	log := d.Solver.Log()
	out := []answer.Step{}
	from, ok := d.Answer().Made()
	for n := from + 1; ok && n <= len(log.Steps); n++ {
		if log.Has(n) {
			out = append(out, answer.StepOf(&log, n))
		}
	}
	return out
}

// cheap is the ER up to which a rating takes no time that anybody notices: a few milliseconds.
const cheap rate.Tenths = 74

// GlancedRating is the rating of the puzzle as far as that is cheap; nil where it has not one solution.
func (d *Desk) GlancedRating(ctx context.Context) (*answer.Rating, error) {
	if lean.Program {
		return nil, nil
	}
	if !d.Single() {
		return nil, nil
	}
	digits, marks := d.marked()
	return GlancedRatingOf(ctx, digits, marks)
}

// GlancedRatingOf is the rating of a puzzle with one solution, as far as that is cheap.
func GlancedRatingOf(ctx context.Context, digits board.Grid, marks []board.Candidate) (*answer.Rating, error) {
	rating, err := new(rate.Rater).RatePosition(ctx, digits, marks, cheap)
	if err != nil {
		return nil, err
	}
	f := answer.RatingOf(rating)
	if rating.ER > cheap {
		f = answer.RatingAbove(cheap)
	}
	return &f, nil
}
