package op

import (
	"context"
	"fmt"

	"deduku/deduce/rate"
)

// ParseRateMax reads the option Max of [Rate]: a rating from 1.0 to 20.0 with one decimal.
func ParseRateMax(text string) (rate.Tenths, error) {
	limit, err := rate.ParseTenths(text)
	if err != nil || limit < 10 || limit > rate.Unsolved {
		return 0, fmt.Errorf("a rating from 1.0 to 20.0 with one decimal, as 9.0, not %q", text)
	}
	return limit, nil
}

// Rate rates puzzles as Sudoku Explainer does.
type Rate struct {
	Max       rate.Tenths // stop once the rating is above this; 0 for no limit
	Unchecked bool        // don't check that the puzzle has one solution

	rater rate.Rater
}

// Rated is the result of [Rate].
type Rated struct {
	rate.Rating
	Above bool // ER is above the option Max; its exact value is unknown
}

// Do rates a puzzle. The error is ErrNoSolution, ErrSeveral, or that of ctx; in the last case the rating covers the steps so far.
func (o *Rate) Do(ctx context.Context, p *Puzzle) (Rated, error) {
	if !o.Unchecked {
		if err := p.Single(ctx); err != nil {
			return Rated{}, err
		}
	}
	rating, err := o.rater.RatePosition(ctx, p.Digits, p.Eliminated, o.Max)
	return Rated{rating, o.Max > 0 && rating.ER > o.Max}, err
}
