package stages

import (
	"context"

	"deduku/deduce/batch"
	"deduku/deduce/op"
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
			rating := &op.Rate{Max: limit, Unchecked: unchecked == "yes"}
			return func(ctx context.Context, r *batch.Row) (bool, error) {
				rated, err := rating.Do(ctx, r.ForOp())
				r.Rating, r.Above = rated.Rating, rated.Above
				return true, runError(r, err)
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
	return func(value string) (err error) {
		*to, err = op.ParseRateMax(value)
		return err
	}
}
