package repl

import (
	"context"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/rate"
)

// known remembers what the answer engine said of the last two positions it was asked about: a session asks again and
// again about its puzzle, and about its puzzle with what was set by hand.
type known struct {
	positions [2]search.Puzzle
	answers   [2]coach.Known
	asks      int // how often the engine was asked
}

// of is what the answer engine says of a position, unless ctx ends first.
func (k *known) of(ctx context.Context, p *search.Puzzle) (coach.Known, error) {
	for i := range k.positions {
		if k.positions[i] == *p {
			return k.answers[i], nil
		}
	}
	answer, err := coach.Ask(ctx, p)
	if err != nil {
		return coach.Known{}, err
	}
	i := k.asks % len(k.positions)
	k.positions[i], k.answers[i] = *p, answer
	k.asks++
	return answer, nil
}

// ofGivens is what the answer engine says of givens, which take it no time.
func (k *known) ofGivens(puzzle board.Grid) coach.Known {
	p := search.OfGrid(puzzle)
	answer, _ := k.of(context.Background(), &p) // which never ends
	return answer
}

// puzzleKnown is what the answer engine says of the session's puzzle: of its givens alone.
func (w *work) puzzleKnown() coach.Known {
	log := w.solver.Log()
	return w.known.ofGivens(log.Puzzle)
}

// basis is the puzzle as the answer engine takes it: givens and premises in force, nothing deduced. Without premises it
// is the same as for the givens alone, so that the engine is asked once about both.
func (w *work) basis() search.Puzzle {
	log := w.solver.Log()
	p := search.OfGrid(log.Puzzle)
	for _, step := range log.Premises() {
		for _, x := range step.Placements {
			p[x.Cell] &= 1 << (x.Digit - 1)
		}
		for _, x := range step.Eliminations {
			p[x.Cell] &^= 1 << (x.Digit - 1)
		}
	}
	return p
}

// single reports whether the session's puzzle has one solution.
func (w *work) single() bool {
	k := w.puzzleKnown()
	return k.Single()
}

// ladder is the techniques that are on for a puzzle.
func (s *Desk) ladder(puzzle board.Grid) deduce.Ladder {
	return s.settings.ladders().Knowing(func() bool {
		k := s.known.ofGivens(puzzle)
		return k.Single()
	})
}

// ladders are the techniques that are on.
func (s *Settings) ladders() *deduce.Ladders {
	if s.profile == "se" {
		return PathLadders(s.unique)
	}
	return deduce.Guard(s.choice().Ladder(), search.Single)
}

// PathLadders is the path of the Sudoku Explainer rating, with what assumes one solution or without.
func PathLadders(unique bool) *deduce.Ladders {
	if unique {
		return deduce.GuardWith(rate.Ladder, rate.Safe, search.Single)
	}
	return deduce.GuardWith(rate.Safe, rate.Safe, search.Single)
}

// solving are the settings that the solver needs for the board that is there.
func (s *Desk) solving() deduce.Options {
	log := s.solver.Log()
	return s.solvingPuzzle(log.Puzzle)
}

// solvingPuzzle are the settings that a solver of the puzzle needs.
func (s *Desk) solvingPuzzle(puzzle board.Grid) deduce.Options {
	options := deduce.Options{Guess: s.settings.guess, Seed: s.settings.seed}
	if s.settings.method == "logic" {
		options.Ladder = s.ladder(puzzle)
	}
	return options
}
