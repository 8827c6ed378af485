package stages

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"deduku/deduce/batch"
)

// Histogram counts how many rows have each value of a field.
var Histogram = &batch.StageKind{
	Name: "histogram", Args: "FIELD", Short: "how many rows have each value of a field, by value",
	New: func(args []batch.Arg, before []*batch.Field) (*batch.Stage, error) {
		var by *batch.Field
		if err := (batch.Setters{"by": batch.Ordered(&by, before)}).Read("histogram", "by", args); err != nil {
			return nil, err
		}
		if by == nil {
			return nil, errors.New("histogram takes a field: histogram(er)")
		}
		return &batch.Stage{
			Text:     fmt.Sprintf("histogram(%s)", by.Name),
			Results:  []*batch.Field{by, batch.FieldRows},
			Alone:    true,
			NewGroup: func(batch.Workspace) batch.Group { return &histogram{by: by, bars: map[string]*batch.Row{}} },
		}, nil
	},
}

// mostBars is how many values a histogram may have, so that it stays small: of a field that tells rows apart, as n, it
// says nothing.
const mostBars = 100_000

// histogram is the group of a histogram: a row for each value, with the value and the number of rows that had it.
type histogram struct {
	by   *batch.Field
	bars map[string]*batch.Row
	key  []byte
}

// Add implements [batch.Group].
func (h *histogram) Add(_ context.Context, r *batch.Row) error { return h.add(r, 1) }

// Fold implements [batch.Combiner].
func (h *histogram) Fold(_ context.Context, r *batch.Row) error { return h.add(r, r.Rows) }

func (h *histogram) add(r *batch.Row, rows int64) error {
	v := h.by.Get(r)
	h.key = v.AppendText(h.key[:0])
	bar := h.bars[string(h.key)]
	if bar == nil {
		if len(h.bars) == mostBars {
			return fmt.Errorf("histogram(%s) has more than %d values", h.by.Name, mostBars)
		}
		bar = new(batch.Row)
		switch {
		case h.by == batch.FieldGivens: // they follow from the puzzle, so the bar has one
			bar.Puzzle = r.Puzzle
		case !v.None:
			h.by.Set(bar, v)
		}
		bar.Rows = 0 // also of a histogram of rows: see Rows
		h.bars[string(h.key)] = bar
	}
	bar.Rows += rows
	return nil
}

// Rows implements [batch.Group].
func (h *histogram) Rows(_ context.Context, yield func(*batch.Row) error) error {
	var all []*batch.Row
	for _, bar := range h.bars {
		all = append(all, bar)
	}
	slices.SortFunc(all, func(a, b *batch.Row) int { return compare(h.by, a, b) })
	for _, bar := range all {
		if err := yield(bar); err != nil {
			return err
		}
	}
	return nil
}

// Close implements [batch.Group].
func (h *histogram) Close() error { return nil }
