package coach

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"

	"deduku/board"
	"deduku/deduce/rate"
	"deduku/internal/lean"
)

// Rated is a range of Sudoku Explainer's ER, both ends included.
type Rated struct{ Least, Most rate.Tenths }

// String is the range as 8.3-8.9.
func (r Rated) String() string { return fmt.Sprintf("%v-%v", r.Least, r.Most) }

// ParseRated reads a rating, as 8.3, or a range, as 8.3-8.9.
func ParseRated(text string) (r Rated, err error) {
	if lean.Program {
		return r, lean.Err
	}
	from, to, found := strings.Cut(text, "-")
	if !found {
		to = from
	}
	least, errLeast := rate.ParseTenths(from)
	most, errMost := rate.ParseTenths(to)
	if errors.Join(errLeast, errMost) != nil {
		return r, fmt.Errorf("rating is one or a range, with one decimal, as 8.3-8.9, not %q", text)
	}
	r = Rated{least, most}
	if r.Least < 10 || r.Most < r.Least || r.Most > 120 {
		return r, fmt.Errorf("rating goes up from 1.0 to 12.0 at most, as 8.3-8.9, not %q", text)
	}
	return r, nil
}

// judge is a function that reports whether puzzles are in the range. Several goroutines may use it.
func (r Rated) judge() func(ctx context.Context, puzzle board.Grid) bool {
	if lean.Program {
		return nil
	}
	raters := sync.Pool{New: func() any { return new(rate.Rater) }}
	return func(ctx context.Context, puzzle board.Grid) bool {
		rater := raters.Get().(*rate.Rater)
		defer raters.Put(rater)
		rating, err := rater.RateUpTo(ctx, puzzle, r.Most)
		return err == nil && rating.ER >= r.Least && rating.ER <= r.Most
	}
}
