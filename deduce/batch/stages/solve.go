package stages

import (
	"context"

	"deduku/board/search"
	"deduku/deduce/batch"
)

// Solve solves by the answer engine.
var Solve = &batch.StageKind{
	Name: "solve", Short: "the solution, or one of several",
	New: func(args []batch.Arg, _ []*batch.Field) (*batch.Stage, error) {
		if err := (batch.Setters{}).Read("solve", "", args); err != nil {
			return nil, err
		}
		return &batch.Stage{Text: "solve", Results: []*batch.Field{batch.FieldSolution}, NewWork: func() batch.Work {
			return func(_ context.Context, r *batch.Row) (bool, error) {
				puzzle := r.Position()
				r.Solution, _ = search.Solve(&puzzle)
				return true, nil
			}
		}}, nil
	},
}
