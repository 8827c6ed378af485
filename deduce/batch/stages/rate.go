package stages

import (
	"context"
	"fmt"

	"deduku/deduce/batch"
	"deduku/deduce/rate"
)

// Rate computes the Sudoku Explainer rating.
var Rate = &batch.StageKind{
	Name: "rate", Args: "[max=X][, unchecked=yes]",
	Short: "the Sudoku Explainer rating of puzzles with one solution; above X it stops early",
	New: func(args []batch.Arg, _ []*batch.Field) (*batch.Stage, error) {
		var limit rate.Tenths
		unchecked := "no"
		err := batch.Setters{"max": ratingLimit(&limit), "unchecked": batch.OneOf(&unchecked, "yes", "no")}.Read("rate", "max", args)
		if err != nil {
			return nil, err
		}
		s := &batch.Stage{Results: []*batch.Field{batch.FieldER, batch.FieldEP, batch.FieldED}, NewWork: func() batch.Work {
			rater := new(rate.Rater)
			return func(ctx context.Context, r *batch.Row) (bool, error) {
				r.Rating, r.Above = rate.Rating{}, false
				if unchecked == "no" && !r.Unique() {
					return true, nil
				}
				rating, err := rater.RateUpTo(ctx, r.Puzzle, limit)
				r.Rating, r.Above = rating, limit > 0 && rating.ER > limit
				return true, err
			}
		}}
		var t batch.Texts
		if limit > 0 {
			t.Add("max", limit.String(), "")
			s.Results = append(s.Results, batch.FieldAbove)
		}
		t.Add("unchecked", unchecked, "no")
		s.Text = t.Of("rate")
		return s, nil
	},
}

func ratingLimit(to *rate.Tenths) func(string) error {
	return func(value string) error {
		limit, err := rate.ParseTenths(value)
		if err != nil || limit < 10 || limit > rate.Unsolved {
			return fmt.Errorf("a rating from 1.0 to 20.0, as 9.0, not %q", value)
		}
		*to = limit
		return nil
	}
}
