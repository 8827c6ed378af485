package batch

import (
	"context"

	"deduku/board/search"
)

// solveKind solves by the answer engine.
var solveKind = &StageKind{
	Name: "solve", Short: "the solution, or one of several",
	New: func(args []Arg, _ []*Field) (*Stage, error) {
		if err := (setters{}).read("solve", "", args); err != nil {
			return nil, err
		}
		return &Stage{Text: "solve", Gives: []*Field{FieldSolution}, NewWork: func() Work {
			return func(_ context.Context, r *Row) (bool, error) {
				puzzle := r.position()
				r.Solution, _ = search.Solve(&puzzle)
				return true, nil
			}
		}}, nil
	},
}
