package pipeline

import (
	"cmp"
	"errors"

	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/deduce/op"
	"deduku/deduce/render/wording"
)

// NoResult answers a puzzle if an operation has no result for it: the puzzle has no solution or several, or its pencil marks are
// part of it. It returns any other error.
func (r *Replies) NoResult(p *puzzle.Puzzle, err error) error {
	word, marks := "none\n", errors.As(err, new(*op.NoMarksError))
	switch {
	case marks:
		word = "sukaku\n"
	case errors.Is(err, op.ErrSeveral):
		word = "several\n"
	case !errors.Is(err, op.ErrNoSolution):
		return err
	}
	r.No(p, "")
	switch {
	case r.JSON:
		r.Why = cmp.Or(r.Why, err.Error())
		r.Facts(p, nil)
	default:
		r.Out = append(r.Out, word...)
		if marks {
			r.Note("%v: %v", p.At, err)
		}
	}
	return nil
}

// NoteDigits notes that an operation uses only the digits of a puzzle, if there is more.
func (r *Replies) NoteDigits(p *puzzle.Puzzle) {
	if n := len(p.Eliminated); n > 0 {
		r.Note("%v: only the digits are used: %s left out", p.At, wording.Count(n, "removed candidate is", "removed candidates are"))
	}
}

// PositionOf is a puzzle as the answer engine takes it: givens, digits placed since, candidates struck.
func PositionOf(p *puzzle.Puzzle) search.Puzzle {
	return search.OfPosition(p.Digits(), p.Eliminated)
}

// WordFor returns the answer line for no, one, or several solutions.
func WordFor(solutions int) string {
	return [...]string{"none\n", "unique\n", "several\n"}[solutions]
}
