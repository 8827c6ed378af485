package main

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"

	"deduku/deduce/batch"
)

// keyFn gives rows their key, of a stage that keeps the first row of each.
type keyFn struct {
	Job   Job
	Stage int

	stage *batch.Stage
}

// ProcessElement emits a row with its key.
func (f *keyFn) ProcessElement(_ context.Context, in []byte, emit func([]byte, []byte)) error {
	if f.stage == nil {
		_, _, all, err := f.Job.plan()
		if err != nil {
			return err
		}
		f.stage = all.Stages[f.Stage]
	}
	var r batch.Row
	if _, err := rowOf(in, &r); err != nil {
		return err
	}
	emit(f.stage.Key(nil, &r), in)
	return nil
}

// first is the item of two that comes first in the output.
func first(a, b []byte) []byte {
	if bytes.Compare(a, b) <= 0 {
		return a
	}
	return b
}

// groupFn combines rows by a grouping stage whose work can be cut.
type groupFn struct {
	Job   Job
	Stage int
}

// gathered is what such a stage has kept of some rows: a group that takes more, or the rows that one has yielded.
type gathered struct {
	group batch.Combiner
	rows  [][]byte
}

// CreateAccumulator is nothing yet.
func (f *groupFn) CreateAccumulator() gathered { return gathered{} }

// opened is what was gathered with its group.
func (f *groupFn) opened(ctx context.Context, g gathered) (gathered, error) {
	if g.group != nil {
		return g, nil
	}
	_, _, all, err := f.Job.plan()
	if err != nil {
		return g, err
	}
	stage := all.Stages[f.Stage]
	group, ok := stage.NewGroup(batch.Workspace{}).(batch.Combiner)
	if !ok {
		return g, fmt.Errorf("%s cannot be done in parts", stage.Text)
	}
	out := gathered{group: group}
	return out, out.fold(ctx, g.rows)
}

// fold takes rows that a group has yielded.
func (g *gathered) fold(ctx context.Context, rows [][]byte) error {
	for _, packed := range rows {
		var r batch.Row
		if err := r.SetBytes(packed); err != nil {
			return err
		}
		if err := g.group.Fold(ctx, &r); err != nil {
			return err
		}
	}
	return nil
}

// yielded is the rows that the group keeps.
func (g *gathered) yielded(ctx context.Context) ([][]byte, error) {
	if g.group == nil {
		return g.rows, nil
	}
	var out [][]byte
	err := g.group.Rows(ctx, func(r *batch.Row) error {
		out = append(out, r.AppendBytes(nil))
		return nil
	})
	return out, err
}

// AddInput looks at one row.
func (f *groupFn) AddInput(ctx context.Context, g gathered, in []byte) (gathered, error) {
	g, err := f.opened(ctx, g)
	if err != nil {
		return g, err
	}
	var r batch.Row
	if _, err := rowOf(in, &r); err != nil {
		return g, err
	}
	return g, g.group.Add(ctx, &r)
}

// MergeAccumulators makes one of two.
func (f *groupFn) MergeAccumulators(ctx context.Context, a, b gathered) (gathered, error) {
	a, err := f.opened(ctx, a)
	if err != nil {
		return a, err
	}
	rows, err := b.yielded(ctx)
	if err != nil {
		return a, err
	}
	return a, a.fold(ctx, rows)
}

// ExtractOutput is the rows that leave the stage, in order.
func (f *groupFn) ExtractOutput(ctx context.Context, g gathered) ([][]byte, error) {
	return g.yielded(ctx)
}

// expand makes items of the rows that leave a group: all of the first part, in their order.
func expand(rows [][]byte, emit func([]byte)) {
	for i, packed := range rows {
		emit(item(0, uint64(i), packed))
	}
}

// encodeGathered is what was gathered as bytes: each row with its length before it.
func encodeGathered(g gathered) ([]byte, error) {
	rows, err := g.yielded(context.Background())
	var out []byte
	for _, packed := range rows {
		out = append(binary.AppendUvarint(out, uint64(len(packed))), packed...)
	}
	return out, err
}

// decodeGathered reads it.
func decodeGathered(in []byte) (g gathered, err error) {
	for len(in) > 0 {
		length, n := binary.Uvarint(in)
		if n <= 0 || length > uint64(len(in)-n) {
			return g, errors.New("rows on their way are damaged")
		}
		g.rows = append(g.rows, in[n:n+int(length)])
		in = in[n+int(length):]
	}
	return g, nil
}
