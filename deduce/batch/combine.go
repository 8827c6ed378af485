package batch

import "context"

// Combiner is a group whose work can be cut: several groups of the same stage look at parts of the rows, and one more is
// given the rows that each of them yields. Its Rows may be asked for more than once, and more rows may be added in
// between. All grouping stages but those with a Key make one.
type Combiner interface {
	Group
	// Fold takes a row that a group of the same stage has yielded.
	Fold(ctx context.Context, r *Row) error
}
