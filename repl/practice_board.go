package repl

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/generate"
	"deduku/board/transform"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// How long is searched for a puzzle on which what is practised is the next step: so many puzzles, so much time.
const (
	practiceTries = 2_000
	practiceTime  = 5 * time.Second
)

// drawBoard is a position on which what is practised is the next step, and how many puzzles were drawn for it. Where
// none is found within bounds it is a copy of an example, and p is told that the step is rare.
func (s *Session) drawBoard(ctx context.Context, p *practice) (found *format.Puzzle, drawn int, err error) {
	choice, err := s.practiceLadder(p)
	if err != nil {
		return nil, 0, err
	}
	until := s.Clock().Add(practiceTime)
	for !p.rare && drawn < practiceTries && !s.Clock().After(until) {
		grid, err := generate.Puzzle(ctx, s.settings.seed, s.generated+drawn, generate.Options{})
		if err != nil {
			return nil, 0, err
		}
		drawn++
		if found := reach(ctx, grid, choice, p.asked); found != nil {
			return found, drawn, nil
		}
		if ctx.Err() != nil {
			return nil, 0, ctx.Err()
		}
	}
	p.rare = true
	r := rand.New(rand.NewPCG(s.settings.seed, uint64(s.generated+p.boards)))
	found, err = shuffledExample(ctx, p.asked[r.IntN(len(p.asked))].Technique, r)
	return found, drawn, err
}

// practiceLadder is what is tried on the way to what is practised.
func (s *Session) practiceLadder(p *practice) (deduce.Ladder, error) {
	ladder, err := chosenWith(s.settings.choice(), p.asked[0].Technique)
	if err != nil {
		return nil, err
	}
	return upTo(ladder, func(t *deduce.Technique) bool {
		return technique.GradeOf(t).Level == deduce.Easy || p.asked.Has(t) // a full house comes only once other singles are played
	}), nil
}

// reach solves a puzzle up to where a technique that is asked for is the next step; nil where it never is.
func reach(ctx context.Context, grid board.Grid, ladder, asked deduce.Ladder) *format.Puzzle {
	solver := deduce.New(grid, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	for step := solver.NextContext(ctx); step != nil; step = solver.NextContext(ctx) {
		if asked.Has(step.Technique) {
			log := solver.Log()
			before := log.First(len(log.Steps) - 1)
			return position(&before)
		}
	}
	return nil
}

// position is where a log without a guess has come to, with only the strikes that show.
func position(log *deduce.Log) *format.Puzzle {
	p := &format.Puzzle{Givens: log.Puzzle}
	b := board.Of(log.Puzzle)
	for i := range log.Steps {
		for _, x := range log.Steps[i].Placements {
			if p.Givens[x.Cell] == 0 {
				p.Placed[x.Cell] = x.Digit
				b.Place(x.Cell, x.Digit)
			}
		}
	}
	for i := range log.Steps {
		for _, x := range log.Steps[i].Eliminations {
			if b.Has(x) {
				p.Eliminated = append(p.Eliminated, x)
			}
		}
	}
	return p
}

// shufflings is how many shuffled copies of an example are tried. Of most techniques the first will do; some look
// for a symmetry that few copies keep.
const shufflings = 50

// shuffledExample is a random copy of the example of a technique on which the technique still applies.
func shuffledExample(ctx context.Context, t *deduce.Technique, r *rand.Rand) (*format.Puzzle, error) {
	example, err := format.Parse(t.Example)
	if err != nil {
		return nil, fmt.Errorf("the example of %s: %w", t.Title, err)
	}
	for range shufflings {
		how := transform.Random(r)
		copied := moved(&example, &how)
		solver := new(deduce.Solver)
		applies := false
		if solver.Begin(copied.Givens, copied.Placed, copied.Eliminated) == nil {
			solver.Find(ctx, t, func(deduce.Step) bool { applies = true; return false })
		}
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case applies:
			return copied, nil
		}
	}
	return &example, nil
}

// moved is an equivalent of a position.
func moved(p *format.Puzzle, how *transform.Transform) *format.Puzzle {
	out := &format.Puzzle{Givens: how.Apply(p.Givens), Placed: how.Apply(p.Placed)}
	for _, x := range p.Eliminated {
		out.Eliminated = append(out.Eliminated, board.Candidate{Cell: how.Cell(x.Cell), Digit: how.Digit(x.Digit)})
	}
	return out
}
