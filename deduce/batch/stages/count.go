package stages

import (
	"context"
	"fmt"

	"deduku/board/search"
	"deduku/deduce/batch"
)

// Count counts solutions.
var Count = &batch.StageKind{
	Name: "count", Args: "[LIMIT]", Short: "how many solutions there are, up to LIMIT (1000000)",
	New: func(args []batch.Arg, _ []*batch.Field) (*batch.Stage, error) {
		const byDefault = 1_000_000
		limit := byDefault
		if err := (batch.Setters{"limit": batch.Number(&limit, 1)}).Read("count", "limit", args); err != nil {
			return nil, err
		}
		s := &batch.Stage{Text: "count", Results: []*batch.Field{batch.FieldSolutions, batch.FieldMore, batch.FieldUnique}}
		if limit != byDefault {
			s.Text = fmt.Sprintf("count(%d)", limit)
		}
		s.NewWork = func() batch.Work {
			return func(ctx context.Context, r *batch.Row) (bool, error) {
				puzzle := r.Position()
				n, err := search.CountContext(ctx, &puzzle, limit)
				// That a puzzle has one solution is known where a second was looked for.
				r.Solutions, r.More = n, n == limit
				return true, err
			}
		}
		return s, nil
	},
}
