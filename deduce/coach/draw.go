package coach

import (
	"context"
	"math/rand/v2"
	"time"

	"deduku/board"
	"deduku/board/generate"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// How long is searched for a puzzle on which what is practised is the next step: so many puzzles, so much time.
const (
	drawTries = 2_000
	drawTime  = 5 * time.Second
)

// reduceTries is how many puzzles more are looked at for a position with nothing else of the level.
const reduceTries = 60

// Drawn is a board for practice.
type Drawn struct {
	Puzzle  *puzzle.Puzzle
	Tried   int  // how many puzzles were drawn for it
	Example bool // it is a shuffled copy of an example: no puzzle was found
}

// Draw looks among the puzzles of a seed, from one on, for a position whose next step, by the techniques that a choice
// leaves on, is of the technique asked for. Of the positions that it finds soon it takes the one with the least else of
// that level. Where it finds none within bounds it gives a copy of an example, and does not search again until another
// technique is asked for. now is the clock.
func (p *Practice) Draw(ctx context.Context, choice technique.Choice, seed uint64, from int, now func() time.Time) (Drawn, error) {
	all, err := chosenWith(choice, p.Asked[0].Technique)
	if err != nil {
		return Drawn{}, err
	}
	way := p.way(all)
	var best *puzzle.Puzzle
	fewest, tried, last := 0, 0, drawTries
	for until := now().Add(drawTime); !p.rare && tried < last && !now().After(until); {
		grid, err := generate.Puzzle(ctx, seed, from+tried, generate.Options{})
		if err != nil {
			return Drawn{}, err
		}
		tried++
		found, others := reach(ctx, grid, way, all, p.Asked)
		switch {
		case ctx.Err() != nil:
			return Drawn{}, ctx.Err()
		case found == nil:
		case best == nil || others < fewest:
			best, fewest, last = found, others, min(drawTries, tried+reduceTries)
		}
		if best != nil && fewest == 0 {
			break
		}
	}
	if best != nil {
		return Drawn{best, tried, false}, nil
	}
	r := rand.New(rand.NewPCG(seed, uint64(from+p.Boards)))
	found, err := shuffledExample(ctx, p.Asked[r.IntN(len(p.Asked))].Technique, r)
	if err != nil {
		return Drawn{}, err
	}
	p.rare = true
	return Drawn{found, tried, true}, nil
}

// way is what of a ladder is tried on the way to what is asked for.
func (p *Practice) way(all deduce.Ladder) deduce.Ladder {
	return upTo(all, func(t *deduce.Technique) bool {
		return levelOf(t) == deduce.Easy || p.Asked.Has(t) // a full house comes only once other singles are played
	})
}

// reach solves a puzzle that has one solution until a technique in asked is the next step, and returns that position, or nil if that
// never happens. others is the number of other steps of that level.
func reach(ctx context.Context, grid board.Grid, way, all, asked deduce.Ladder) (found *puzzle.Puzzle, others int) {
	solver := deduce.New(grid, deduce.Options{Ladder: way, Guess: deduce.NoGuess})
	for step := solver.NextContext(ctx); step != nil; step = solver.NextContext(ctx) {
		if asked.Has(step.Technique) {
			log := solver.Log()
			before := log.First(len(log.Steps) - 1)
			return PositionOf(ctx, &before, step, all)
		}
	}
	return nil, 0
}

// PositionOf is where a log without a guess has come to, before a step, and how many other steps of its level there are by a ladder.
func PositionOf(ctx context.Context, before *deduce.Log, step *deduce.Step, all deduce.Ladder) (found *puzzle.Puzzle, others int) {
	return position(before), othersOf(ctx, deduce.Resume(*before, deduce.Options{}), step, all)
}

// manyOthers is the number of other steps from which on it does not matter how many more there are.
const manyOthers = 20

// othersOf is how many steps besides one there are of its level, by a ladder, on the board of a solver. Singles, of which
// there are many always, have none.
func othersOf(ctx context.Context, before *deduce.Solver, step *deduce.Step, all deduce.Ladder) int {
	n := 0
	level := levelOf(step.Technique)
	if level == deduce.Easy {
		return 0
	}
	own := deduce.Step{Placements: step.Placements, Eliminations: step.Eliminations}
	for _, t := range all.Techniques() {
		if levelOf(t) != level {
			continue
		}
		before.Find(ctx, t, func(other deduce.Step) bool {
			if t != step.Technique || !gives(&other, &own) {
				n++
			}
			return n < manyOthers
		})
	}
	return n
}

// position is where a log without a guess has come to, with only the eliminations that show.
func position(log *deduce.Log) *puzzle.Puzzle {
	p := &puzzle.Puzzle{Givens: log.Puzzle}
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
