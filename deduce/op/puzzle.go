package op

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/board/search"
)

// Errors of operations that need a puzzle with exactly one solution.
var (
	ErrNoSolution = errors.New("there is no solution")
	ErrSeveral    = errors.New("there are several solutions")
)

// NoMarksError is the error of an operation that works on digits alone if the pencil marks are part of the puzzle.
type NoMarksError struct{ Operation string }

func (e *NoMarksError) Error() string {
	return e.Operation + " works on digits alone, and the pencil marks are part of this puzzle (a Sukaku)"
}

// Puzzle is the puzzle that an operation works on.
type Puzzle struct {
	Digits     board.Grid        // the givens and the digits placed since
	Eliminated []board.Candidate // candidates ruled out besides
	Solutions  int               // how many solutions it has, if the caller knows: 1, or 2 for several; otherwise 0
}

// Of returns the puzzle that was read.
func Of(p *puzzle.Puzzle) *Puzzle { return &Puzzle{Digits: p.Digits(), Eliminated: p.Eliminated} }

// Position returns the puzzle for the answer engine.
func (p *Puzzle) Position() search.Puzzle { return search.OfPosition(p.Digits, p.Eliminated) }

// Single returns nil if the puzzle has exactly one solution, or else ErrNoSolution, ErrSeveral, or the error of ctx.
func (p *Puzzle) Single(ctx context.Context) error {
	if p.Solutions > 0 {
		return single(p.Solutions)
	}
	position := p.Position()
	n, err := search.CountContext(ctx, &position, 2)
	return cmp.Or(err, single(n))
}

// single returns the error for a number of solutions, 2 for several.
func single(n int) error {
	switch n {
	case 0:
		return ErrNoSolution
	case 1:
		return nil
	}
	return ErrSeveral
}

// NoMarks returns a NoMarksError if the eliminated candidates are part of the puzzle, as in a Sukaku: its digits alone have several
// solutions, and the candidates leave fewer.
func (p *Puzzle) NoMarks(operation string) error {
	if len(p.Eliminated) == 0 {
		return nil
	}
	digits, whole := search.OfGrid(p.Digits), p.Position()
	if search.Count(&digits, 2) < 2 || search.Count(&whole, 2) > 1 {
		return nil
	}
	return &NoMarksError{operation}
}

// solve returns the one solution of the puzzle's digits. The error is a NoMarksError, ErrNoSolution, or ErrSeveral.
func (p *Puzzle) solve(operation string) (board.Grid, error) {
	if err := p.NoMarks(operation); err != nil {
		return board.Grid{}, err
	}
	digits := search.OfGrid(p.Digits)
	solution, n := search.SolveTwo(&digits)
	return solution, single(n)
}

// Number is an option that takes a whole number.
type Number struct {
	Min, Max int // 0 for no limit
	Default  int
	Help     string
}

// Range returns the option's range in words: 1 or more.
func (o Number) Range() string {
	if o.Max > 0 {
		return fmt.Sprintf("%d to %d", o.Min, o.Max)
	}
	return fmt.Sprintf("%d or more", o.Min)
}

// Check returns an error unless n is in the option's range.
func (o Number) Check(n int) error {
	if n < o.Min || o.Max > 0 && n > o.Max {
		return fmt.Errorf("%s, not %d", o.Range(), n)
	}
	return nil
}
