package batch

import (
	"context"

	"deduku/board/search"
)

// bruteKind solves by plain trial, row by row, as textbooks do.
var bruteKind = &StageKind{
	Name: "brute", Short: "what plain trial takes, row by row: the cells to solve and the backtracks; some puzzles take hours",
	New: func(args []Arg, _ []*Field) (*Stage, error) {
		if err := (setters{}).read("brute", "", args); err != nil {
			return nil, err
		}
		return &Stage{Text: "brute", Gives: []*Field{FieldOpen, FieldBacktracks}, NewWork: func() Work {
			return func(ctx context.Context, r *Row) (bool, error) {
				result, err := search.BruteForce(ctx, r.Puzzle)
				r.Trial = Trial{result.Blanks, result.Backtracks}
				return true, err
			}
		}}, nil
	},
}
