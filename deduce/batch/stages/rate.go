package stages

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"deduku/deduce/batch"
	"deduku/deduce/op"
	"deduku/deduce/rate"
	"deduku/internal/spelling"
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
				return true, ifAny(r, err)
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

// ifAny returns err, or nil if err only says that an operation has no result for the puzzle of r. Its columns then stay empty. If the
// reason is that the pencil marks are part of the puzzle, ifAny notes it.
func ifAny(r *batch.Row, err error) error {
	switch {
	case errors.Is(err, op.ErrNoSolution), errors.Is(err, op.ErrSeveral):
		return nil
	case errors.As(err, new(*op.NoMarksError)):
		r.Note = cmp.Or(r.Note, err.Error())
		return nil
	}
	return err
}

// byDigits reports whether a stage that works on digits alone can use the puzzle of r: it can't if the pencil marks are part of the
// puzzle. byDigits notes that, and also that removed candidates are left out of a puzzle with several solutions.
func byDigits(stage string, r *batch.Row) bool {
	n := len(r.Eliminated)
	if n == 0 {
		return true
	}
	if err := r.ForOp().NoMarks(stage); err != nil {
		r.Note = cmp.Or(r.Note, err.Error())
		return false
	}
	if !r.Unique() {
		r.Note = cmp.Or(r.Note, fmt.Sprintf("%s uses only the digits: %s left out", stage,
			spelling.Count(n, "removed candidate is", "removed candidates are")))
	}
	return true
}
