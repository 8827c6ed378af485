package stages

import (
	"cmp"
	"container/heap"
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"

	"deduku/deduce/batch"
	"deduku/deduce/filter"
)

// Top keeps the rows with the highest values of a field.
var Top = &batch.StageKind{
	Name: "top", Args: "N, FIELD", Short: "the N rows with the highest values of a field, the highest first",
	New: func(args []batch.Arg, before []*batch.Field) (*batch.Stage, error) {
		var most int
		var by *batch.Field
		err := batch.Setters{"n": batch.Number(&most, 1), "by": batch.Ordered(&by, before)}.Read("top", "", batch.ByPlace(args, "n", "by"))
		switch {
		case err != nil:
			return nil, err
		case most == 0 || by == nil:
			return nil, errors.New("top takes how many rows and by which field: top(100, er)")
		}
		return &batch.Stage{
			Text: fmt.Sprintf("top(%d, %s)", most, by.Name),
			NewGroup: func(batch.Workspace) batch.Group {
				return &pick{most: most, before: func(a, b *batch.Row) bool {
					if c := compare(by, b, a); c != 0 {
						return c < 0
					}
					return batch.ComparePlaces(a, b) < 0
				}}
			},
		}, nil
	},
}

// Sample keeps some rows, each as likely as any other.
var Sample = &batch.StageKind{
	Name: "sample", Args: "N[, SEED]", Short: "N of the rows, each as likely as any other; the same for the same SEED (1)",
	New: func(args []batch.Arg, _ []*batch.Field) (*batch.Stage, error) {
		var most int
		seed := 1
		err := batch.Setters{"n": batch.Number(&most, 1), "seed": batch.Number(&seed, 0)}.Read("sample", "", batch.ByPlace(args, "n", "seed"))
		switch {
		case err != nil:
			return nil, err
		case most == 0:
			return nil, errors.New("sample takes how many rows: sample(1000)")
		}
		return &batch.Stage{
			Text: fmt.Sprintf("sample(%d, %d)", most, seed),
			NewGroup: func(batch.Workspace) batch.Group {
				return &pick{most: most, inOrder: true, before: func(a, b *batch.Row) bool {
					x, y := drawn(seed, a), drawn(seed, b)
					return x < y || x == y && batch.ComparePlaces(a, b) < 0
				}}
			},
		}, nil
	},
}

// drawn is the number that a row draws in a sample: those with the lowest are in it, wherever the rows are looked at and in
// whichever order. It is a step of the generator splitmix64.
func drawn(seed int, r *batch.Row) uint64 {
	x := uint64(seed)*0x9e3779b97f4a7c15 + uint64(r.N)*0xd1342543de82ef95
	if r.Child > 0 { // children of one row draw each by itself
		h := fnv.New64a()
		h.Write([]byte(r.Name()))
		x ^= h.Sum64()
	}
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// pick is a group that keeps a number of rows: those that come before all others in some order.
type pick struct {
	most    int
	before  func(a, b *batch.Row) bool
	inOrder bool         // they come out in the order of the input
	rows    []*batch.Row // a heap with the last of them on top
}

// Add implements [batch.Group].
func (p *pick) Add(_ context.Context, r *batch.Row) error {
	switch {
	case len(p.rows) < p.most:
		heap.Push(p, r.Clone())
	case p.before(r, p.rows[0]):
		p.rows[0] = r.Clone()
		heap.Fix(p, 0)
	}
	return nil
}

// Fold implements [batch.Combiner].
func (p *pick) Fold(ctx context.Context, r *batch.Row) error { return p.Add(ctx, r) }

// Rows implements [batch.Group].
func (p *pick) Rows(_ context.Context, yield func(*batch.Row) error) error {
	rows := slices.Clone(p.rows)
	slices.SortFunc(rows, func(a, b *batch.Row) int {
		switch {
		case p.inOrder:
			return batch.ComparePlaces(a, b)
		case p.before(a, b):
			return -1
		}
		return 1
	})
	for _, r := range rows {
		if err := yield(r); err != nil {
			return err
		}
	}
	return nil
}

// Close implements [batch.Group].
func (p *pick) Close() error { return nil }

func (p *pick) Len() int           { return len(p.rows) }
func (p *pick) Less(i, j int) bool { return p.before(p.rows[j], p.rows[i]) }
func (p *pick) Swap(i, j int)      { p.rows[i], p.rows[j] = p.rows[j], p.rows[i] }
func (p *pick) Push(r any)         { p.rows = append(p.rows, r.(*batch.Row)) }

func (p *pick) Pop() any {
	last := p.rows[len(p.rows)-1]
	p.rows = p.rows[:len(p.rows)-1]
	return last
}

// compare orders two rows by a field. No value comes first.
func compare(f *batch.Field, a, b *batch.Row) int {
	x, y := f.Get(a), f.Get(b)
	switch {
	case x.None || y.None:
		return cmp.Compare(one(y.None), one(x.None))
	case f == batch.FieldLevel:
		return cmp.Compare(filter.Level(x.Text), filter.Level(y.Text))
	case f.Type == batch.Text:
		return cmp.Compare(x.Text, y.Text)
	case f.Type == batch.Grid:
		return slices.Compare(x.Grid[:], y.Grid[:])
	}
	return cmp.Compare(x.Int, y.Int)
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}
