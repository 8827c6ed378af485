package coach

import (
	"context"
	"math/rand/v2"
	"time"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/generate"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// How long is searched for a puzzle on which what is practised is the next step: so many puzzles, so much time.
const (
	drawTries = 2_000
	drawTime  = 5 * time.Second
)

// Drawn is a board for practice.
type Drawn struct {
	Puzzle  *format.Puzzle
	Tried   int  // how many puzzles were drawn for it
	Example bool // it is a shuffled copy of an example: no puzzle was found
}

// Draw looks among the puzzles of a seed, from one on, for a position on which what is asked for is the next step by the
// techniques that a choice leaves on. Where none is found within bounds it is a copy of an example, and it is not looked
// for puzzles again until another technique is asked for. now is the clock.
func (p *Practice) Draw(ctx context.Context, choice technique.Choice, seed uint64, from int, now func() time.Time) (Drawn, error) {
	ladder, err := p.way(choice)
	if err != nil {
		return Drawn{}, err
	}
	tried := 0
	for until := now().Add(drawTime); !p.rare && tried < drawTries && !now().After(until); {
		grid, err := generate.Puzzle(ctx, seed, from+tried, generate.Options{})
		if err != nil {
			return Drawn{}, err
		}
		tried++
		if found := reach(ctx, grid, ladder, p.Asked); found != nil {
			return Drawn{found, tried, false}, nil
		}
		if ctx.Err() != nil {
			return Drawn{}, ctx.Err()
		}
	}
	r := rand.New(rand.NewPCG(seed, uint64(from+p.Boards)))
	found, err := shuffledExample(ctx, p.Asked[r.IntN(len(p.Asked))].Technique, r)
	if err != nil {
		return Drawn{}, err
	}
	p.rare = true
	return Drawn{found, tried, true}, nil
}

// way is what is tried on the way to what is asked for.
func (p *Practice) way(choice technique.Choice) (deduce.Ladder, error) {
	ladder, err := ChosenWith(choice, p.Asked[0].Technique)
	if err != nil {
		return nil, err
	}
	return upTo(ladder, func(t *deduce.Technique) bool {
		return levelOf(t) == deduce.Easy || p.Asked.Has(t) // a full house comes only once other singles are played
	}), nil
}

// reach solves a puzzle, of one solution, up to where a technique that is asked for is the next step; nil where it never is.
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

// position is where a log without a guess has come to, with only the eliminations that show.
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
