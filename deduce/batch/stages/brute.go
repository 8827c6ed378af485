package stages

import (
	"context"

	"deduku/board/search"
	"deduku/deduce/batch"
)

// Brute solves by plain trial, row by row, as textbooks do.
var Brute = &batch.StageKind{
	Name: "brute", Short: "what plain trial takes, row by row: the cells to solve and the backtracks; some puzzles take hours",
	New: func(args []batch.Arg, _ []*batch.Field) (*batch.Stage, error) {
		if err := (batch.Setters{}).Read("brute", "", args); err != nil {
			return nil, err
		}
		return &batch.Stage{Text: "brute", Results: []*batch.Field{batch.FieldOpen, batch.FieldBacktracks}, NewWork: func() batch.Work {
			return func(ctx context.Context, r *batch.Row) (bool, error) {
				if !byDigits("brute", r) {
					r.Trial = batch.Trial{}
					return true, nil
				}
				result, err := search.BruteForce(ctx, r.Puzzle)
				r.Trial = batch.Trial{Open: result.Blanks + 1, Backtracks: result.Backtracks + 1}
				return true, err
			}
		}}, nil
	},
}
