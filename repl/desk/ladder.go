package desk

import (
	"deduku/board"
	"deduku/deduce"
)

// Ladder is the techniques that are on for a puzzle.
func (s *Desk) Ladder(puzzle board.Grid) deduce.Ladder {
	return s.Settings.Ladders().Knowing(func() bool {
		k := s.Known.OfGivens(puzzle)
		return k.Single()
	})
}

// Solving are the settings that the solver needs for the board that is there.
func (s *Desk) Solving() deduce.Options {
	log := s.Solver.Log()
	return s.SolvingPuzzle(log.Puzzle)
}

// SolvingPuzzle are the settings that a solver of the puzzle needs.
func (s *Desk) SolvingPuzzle(puzzle board.Grid) deduce.Options {
	options := deduce.Options{Guess: s.Settings.Guess, Seed: s.Settings.Seed}
	if s.Settings.Method == "logic" {
		options.Ladder = s.Ladder(puzzle)
	}
	return options
}
