package desk

import (
	"context"

	"deduku/deduce/rate"
	"deduku/repl/answer"
)

// cheap is the ER up to which a rating takes no time that anybody notices: a few milliseconds.
const cheap rate.Tenths = 74

// GlancedRating is the rating of the puzzle as far as that is cheap; nil where it has not one solution.
func (d *Desk) GlancedRating(ctx context.Context) (*answer.Rating, error) {
	if !d.Single() {
		return nil, nil
	}
	digits, marks := d.Marked()
	rating, err := new(rate.Rater).RatePosition(ctx, digits, marks, cheap)
	if err != nil {
		return nil, err
	}
	f := answer.RatingOf(rating)
	if rating.ER > cheap {
		f = answer.RatingAbove(cheap)
	}
	return &f, nil
}
