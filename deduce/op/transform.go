package op

import (
	"math/rand/v2"

	"deduku/board"
	"deduku/board/generate"
	"deduku/board/transform"
)

// Minimize returns the puzzle without the givens that it doesn't need. The error is a NoMarksError, ErrNoSolution, or ErrSeveral.
func Minimize(p *Puzzle) (board.Grid, error) {
	if err := p.NoMarks("minimize"); err != nil {
		return board.Grid{}, err
	}
	grid, err := generate.Minimize(p.Digits, nil)
	switch err {
	case generate.ErrNoSolution:
		err = ErrNoSolution
	case generate.ErrSeveralSolutions:
		err = ErrSeveral
	}
	return grid, err
}

// Canonical finds canonical forms.
type Canonical struct{ canonizer transform.Canonizer }

// Do returns the smallest of all puzzles that are equivalent. The error is a NoMarksError.
func (o *Canonical) Do(p *Puzzle) (board.Grid, error) {
	if err := p.NoMarks("canonical"); err != nil {
		return board.Grid{}, err
	}
	grid, _ := o.canonizer.Canonical(p.Digits)
	return grid, nil
}

// Shuffle returns a random equivalent puzzle, drawn from a source. The error is a NoMarksError.
func Shuffle(p *Puzzle, source *rand.Rand) (board.Grid, error) {
	if err := p.NoMarks("shuffle"); err != nil {
		return board.Grid{}, err
	}
	return transform.Shuffle(p.Digits, source), nil
}
