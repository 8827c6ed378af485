package stages

import (
	"context"
	"fmt"
	"strconv"

	"deduku/deduce/batch"
	"deduku/deduce/op"
)

// Count counts solutions.
var Count = &batch.StageKind{
	Name: "count", Args: "[LIMIT]", Short: "how many solutions there are, up to LIMIT (" + strconv.Itoa(op.CountLimit.Default) + ")",
	New: func(args []batch.Arg, _ []*batch.Field) (*batch.Stage, error) {
		limit := op.CountLimit.Default
		if err := (batch.Setters{"limit": batch.Option(&limit, op.CountLimit)}).Read("count", "limit", args); err != nil {
			return nil, err
		}
		s := &batch.Stage{Text: "count", Results: []*batch.Field{batch.FieldSolutions, batch.FieldMore, batch.FieldUnique}}
		if limit != op.CountLimit.Default {
			s.Text = fmt.Sprintf("count(%d)", limit)
		}
		s.NewWork = func() batch.Work {
			count := op.Count{Limit: limit}
			return func(ctx context.Context, r *batch.Row) (bool, error) {
				puzzle := r.Position()
				counted, err := count.Do(ctx, &puzzle)
				r.Solutions, r.More = counted.Solutions, counted.More
				return true, err
			}
		}
		return s, nil
	},
}
