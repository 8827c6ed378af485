package batch

import (
	"cmp"
	"container/heap"
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"

	"deduku/deduce/where"
)

// topKind keeps the rows with the highest values of a field.
var topKind = &StageKind{
	Name: "top", Args: "N, FIELD", Short: "the N rows with the highest values of a field, the highest first",
	New: func(args []Arg, before []*Field) (*Stage, error) {
		var most int
		var by *Field
		err := setters{"n": number(&most, 1), "by": ordered(&by, before)}.read("top", "", byPlace(args, "n", "by"))
		switch {
		case err != nil:
			return nil, err
		case most == 0 || by == nil:
			return nil, errors.New("top takes how many rows and by which field: top(100, er)")
		}
		return &Stage{
			Text: fmt.Sprintf("top(%d, %s)", most, by.Name),
			NewGroup: func(Workspace) Group {
				return &pick{most: most, before: func(a, b *Row) bool {
					if c := compare(by, b, a); c != 0 {
						return c < 0
					}
					return comparePlaces(a, b) < 0
				}}
			},
		}, nil
	},
}

// sampleKind keeps some rows, each as likely as any other.
var sampleKind = &StageKind{
	Name: "sample", Args: "N[, SEED]", Short: "N of the rows, each as likely as any other; the same for the same SEED (1)",
	New: func(args []Arg, _ []*Field) (*Stage, error) {
		var most int
		seed := 1
		err := setters{"n": number(&most, 1), "seed": number(&seed, 0)}.read("sample", "", byPlace(args, "n", "seed"))
		switch {
		case err != nil:
			return nil, err
		case most == 0:
			return nil, errors.New("sample takes how many rows: sample(1000)")
		}
		return &Stage{
			Text: fmt.Sprintf("sample(%d, %d)", most, seed),
			NewGroup: func(Workspace) Group {
				return &pick{most: most, inOrder: true, before: func(a, b *Row) bool {
					x, y := drawn(seed, a), drawn(seed, b)
					return x < y || x == y && comparePlaces(a, b) < 0
				}}
			},
		}, nil
	},
}

// drawn is the number that a row draws in a sample: those with the lowest are in it, wherever the rows are looked at and in
// whichever order. It is a step of the generator splitmix64.
func drawn(seed int, r *Row) uint64 {
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
	before  func(a, b *Row) bool
	inOrder bool   // they come out in the order of the input
	rows    []*Row // a heap with the last of them on top
}

// Add implements [Group].
func (p *pick) Add(_ context.Context, r *Row) error {
	switch {
	case len(p.rows) < p.most:
		heap.Push(p, r.clone())
	case p.before(r, p.rows[0]):
		p.rows[0] = r.clone()
		heap.Fix(p, 0)
	}
	return nil
}

// Fold implements [Combiner].
func (p *pick) Fold(ctx context.Context, r *Row) error { return p.Add(ctx, r) }

// Rows implements [Group].
func (p *pick) Rows(_ context.Context, yield func(*Row) error) error {
	rows := slices.Clone(p.rows)
	slices.SortFunc(rows, func(a, b *Row) int {
		switch {
		case p.inOrder:
			return comparePlaces(a, b)
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

// Close implements [Group].
func (p *pick) Close() error { return nil }

func (p *pick) Len() int           { return len(p.rows) }
func (p *pick) Less(i, j int) bool { return p.before(p.rows[j], p.rows[i]) }
func (p *pick) Swap(i, j int)      { p.rows[i], p.rows[j] = p.rows[j], p.rows[i] }
func (p *pick) Push(r any)         { p.rows = append(p.rows, r.(*Row)) }

func (p *pick) Pop() any {
	last := p.rows[len(p.rows)-1]
	p.rows = p.rows[:len(p.rows)-1]
	return last
}

// clone is the row for who keeps it.
func (r *Row) clone() *Row {
	out := *r
	out.Read = nil
	out.Logic.Techniques, out.Joined = slices.Clone(r.Logic.Techniques), slices.Clone(r.Joined)
	return &out
}

// anyField reads the name of a field that is written.
func anyField(to **Field, before []*Field) func(string) error {
	return func(name string) error {
		f := FieldNamed(before, name)
		switch {
		case f == nil:
			var names []string
			for _, f := range before {
				names = append(names, f.Name)
			}
			return fmt.Errorf("there is no field %q here%s", name, instead(names, name))
		case f.Set == nil:
			return fmt.Errorf("%s follows from other fields: name one of these", name)
		}
		*to = f
		return nil
	}
}

// ordered reads the name of a field whose values have an order.
func ordered(to **Field, before []*Field) func(string) error {
	return func(name string) error {
		var f *Field
		if err := anyField(&f, before)(name); err != nil {
			return err
		}
		if f.Type == Uses {
			return fmt.Errorf("the values of %s have no order", name)
		}
		*to = f
		return nil
	}
}

// compare orders two rows by a field. No value comes first.
func compare(f *Field, a, b *Row) int {
	x, y := f.Get(a), f.Get(b)
	switch {
	case x.None || y.None:
		return cmp.Compare(one(y.None), one(x.None))
	case f == FieldLevel:
		return cmp.Compare(where.Level(x.Text), where.Level(y.Text))
	case f.Type == Text:
		return cmp.Compare(x.Text, y.Text)
	case f.Type == Grid:
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

// byPlace gives arguments without a name the names of their places.
func byPlace(args []Arg, names ...string) []Arg {
	out := slices.Clone(args)
	for i := range out[:min(len(out), len(names))] {
		if out[i].Name == "" {
			out[i].Name = names[i]
		}
	}
	return out
}
