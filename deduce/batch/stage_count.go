package batch

import (
	"context"
	"fmt"

	"deduku/board/search"
)

// countKind counts solutions.
var countKind = &StageKind{
	Name: "count", Args: "[LIMIT]", Short: "how many solutions there are, up to LIMIT (1000000)",
	New: func(args []Arg, _ []*Field) (*Stage, error) {
		const byDefault = 1_000_000
		limit := byDefault
		if err := (setters{"limit": number(&limit, 1)}).read("count", "limit", args); err != nil {
			return nil, err
		}
		s := &Stage{Text: "count", Gives: []*Field{FieldSolutions, FieldMore, FieldUnique}}
		if limit != byDefault {
			s.Text = fmt.Sprintf("count(%d)", limit)
		}
		s.NewWork = func() Work {
			return func(ctx context.Context, r *Row) (bool, error) {
				puzzle := r.position()
				n, err := search.CountContext(ctx, &puzzle, limit)
				// That a puzzle has one solution is known where a second was looked for.
				r.Solutions, r.More = n, n == limit
				return true, err
			}
		}
		return s, nil
	},
}

// position is the puzzle as the answer engine takes it: its digits, less the candidates struck.
func (r *Row) position() search.Puzzle {
	if r.Read == nil {
		return search.OfGrid(r.Puzzle)
	}
	return search.OfPosition(r.Puzzle, r.Read.Eliminated)
}

// unique reports whether there is exactly one solution: what stages need that mean nothing elsewhere.
func (r *Row) unique() bool {
	digits := r.Read == nil || len(r.Read.Eliminated) == 0 // were counted, and nothing else
	switch {
	case digits && r.Solutions > 1:
		return false
	case digits && r.Solutions == 1 && !r.More:
		return true
	}
	puzzle := search.OfGrid(r.Puzzle)
	return search.Count(&puzzle, 2) == 1
}
