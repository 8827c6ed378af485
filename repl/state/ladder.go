package state

import (
	"deduku/board"
	"deduku/deduce"
)

// Ladder is the techniques that are on for a puzzle.
func (d *Desk) Ladder(puzzle board.Grid) deduce.Ladder {
	if d.Teaches(puzzle) != nil {
		return d.Taught.Ladder
	}
	return d.Settings.Ladders().Knowing(func() bool {
		k := d.Known.OfGivens(puzzle)
		return k.Single()
	})
}

// Solving are the settings that the solver needs for the board that is there.
func (d *Desk) Solving() deduce.Options {
	log := d.Solver.Log()
	return d.SolvingPuzzle(log.Puzzle)
}

// SolvingPuzzle are the settings that a solver of the puzzle needs.
func (d *Desk) SolvingPuzzle(puzzle board.Grid) deduce.Options {
	options := deduce.Options{Guess: d.Settings.Guess, Seed: d.Settings.Seed, Effort: d.Settings.Effort}
	if d.Settings.Method == "logic" || d.Teaches(puzzle) != nil {
		options.Ladder = d.Ladder(puzzle)
	}
	if d.Teaches(puzzle) != nil {
		options.Guess = deduce.NoGuess
	}
	return options
}
