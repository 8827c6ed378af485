package batch

import (
	"context"
	"fmt"

	"deduku/deduce/rate"
)

// rateKind computes the Sudoku Explainer rating.
var rateKind = &StageKind{
	Name: "rate", Args: "[max=X] [unchecked=yes]",
	Short: "the Sudoku Explainer rating of puzzles with one solution; above X it stops early",
	New: func(args []Arg, _ []*Field) (*Stage, error) {
		var limit rate.Tenths
		unchecked := "no"
		err := setters{"max": ratingLimit(&limit), "unchecked": oneOf(&unchecked, "yes", "no")}.read("rate", "max", args)
		if err != nil {
			return nil, err
		}
		s := &Stage{Gives: []*Field{FieldER, FieldEP, FieldED}, NewWork: func() Work {
			rater := new(rate.Rater)
			return func(ctx context.Context, r *Row) (bool, error) {
				r.Rating, r.Above = rate.Rating{}, false
				if unchecked == "no" && !r.unique() {
					return true, nil
				}
				rating, err := rater.RateUpTo(ctx, r.Puzzle, limit)
				r.Rating, r.Above = rating, limit > 0 && rating.ER > limit
				return true, err
			}
		}}
		var t optionTexts
		if limit > 0 {
			t.add("max", limit.String(), "")
			s.Gives = append(s.Gives, FieldAbove)
		}
		t.add("unchecked", unchecked, "no")
		s.Text = t.of("rate")
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
