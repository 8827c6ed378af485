package batch

import "context"

// Grouped has rows go through stages, of which some look at all rows together.
func Grouped(ctx context.Context, stages []*Stage, w Workspace, rows func(func(*Row) error) error, out func(*Row) error) error {
	if len(stages) == 0 {
		return rows(out)
	}
	first, rest := stages[0], stages[1:]
	if first.NewGroup == nil {
		return Grouped(ctx, rest, w, func(yield func(*Row) error) error {
			chain := NewChain(stages[:1], func(_ context.Context, r *Row) error { return yield(r) })
			return rows(func(r *Row) error {
				err := chain.Pass(ctx, r)
				if r.Note != "" && w.Remark != nil {
					w.Remark(r.Source + ": " + r.Note)
					r.Note = "" // said
				}
				return err
			})
		}, out)
	}
	group := first.NewGroup(w)
	defer group.Close()
	if err := rows(func(r *Row) error { return group.Add(ctx, r) }); err != nil {
		return err
	}
	return Grouped(ctx, rest, w, func(yield func(*Row) error) error { return group.Rows(ctx, yield) }, out)
}
