package batch

import (
	"context"
	"errors"
	"fmt"
	"slices"
)

// histogramKind counts how many rows have each value of a field.
var histogramKind = &StageKind{
	Name: "histogram", Args: "FIELD", Short: "how many rows have each value of a field, by value",
	New: func(args []Arg, before []*Field) (*Stage, error) {
		var by *Field
		if err := (setters{"by": ordered(&by, before)}).read("histogram", "by", args); err != nil {
			return nil, err
		}
		if by == nil {
			return nil, errors.New("histogram takes a field: histogram(er)")
		}
		return &Stage{
			Text:     fmt.Sprintf("histogram(%s)", by.Name),
			Gives:    []*Field{by, FieldRows},
			Alone:    true,
			NewGroup: func(Workspace) Group { return &histogram{by: by, bars: map[string]*Row{}} },
		}, nil
	},
}

// mostBars is how many values a histogram may have, so that it stays small: of a field that tells rows apart, as n, it
// says nothing.
const mostBars = 100_000

// histogram is the group of a histogram: a row for each value, with the value and the number of rows that had it.
type histogram struct {
	by   *Field
	bars map[string]*Row
	key  []byte
}

// Add implements [Group].
func (h *histogram) Add(_ context.Context, r *Row) error { return h.add(r, 1) }

// Fold implements [Combiner].
func (h *histogram) Fold(_ context.Context, r *Row) error { return h.add(r, r.Rows) }

func (h *histogram) add(r *Row, rows int64) error {
	v := h.by.Get(r)
	h.key = v.AppendText(h.key[:0])
	bar := h.bars[string(h.key)]
	if bar == nil {
		if len(h.bars) == mostBars {
			return fmt.Errorf("histogram(%s) has more than %d values", h.by.Name, mostBars)
		}
		bar = new(Row)
		switch {
		case h.by == FieldGivens: // they follow from the puzzle, so the bar has one
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

// Rows implements [Group].
func (h *histogram) Rows(_ context.Context, yield func(*Row) error) error {
	var all []*Row
	for _, bar := range h.bars {
		all = append(all, bar)
	}
	slices.SortFunc(all, func(a, b *Row) int { return compare(h.by, a, b) })
	for _, bar := range all {
		if err := yield(bar); err != nil {
			return err
		}
	}
	return nil
}

// Close implements [Group].
func (h *histogram) Close() error { return nil }
