package stages

import (
	"context"
	"fmt"
	"io"

	"deduku/deduce/batch"
	"deduku/deduce/batch/stream"
)

// besideKnown is known with the forms of its list in memory.
func besideKnown(file string, keep bool) func(context.Context, func(string) (io.ReadCloser, error)) (batch.Work, error) {
	return func(ctx context.Context, open func(string) (io.ReadCloser, error)) (batch.Work, error) {
		forms := map[[batch.GridBytes]byte]struct{}{}
		err := eachForm(ctx, file, open, func(form []byte) error {
			forms[[batch.GridBytes]byte(form)] = struct{}{}
			return nil
		})
		return func(_ context.Context, r *batch.Row) (bool, error) {
			_, listed := forms[[batch.GridBytes]byte(appendKey(nil, batch.FieldCanonical, r))]
			return listed == keep, nil
		}, err
	}
}

// beside is a join with the list in memory.
func (j *joint) beside(ctx context.Context, open func(string) (io.ReadCloser, error)) (batch.Work, error) {
	in, err := open(j.file)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	l, err := stream.Read(in, j.file)
	if err != nil {
		return nil, err
	}
	values := map[[batch.GridBytes]byte][]byte{}
	err = j.each(ctx, l, func(piece []byte) bool {
		form := [batch.GridBytes]byte(piece)
		if _, there := values[form]; !there { // the first counts
			values[form] = piece[batch.GridBytes+8:]
		}
		return true
	})
	if err != nil {
		return nil, fmt.Errorf("join: %w", err)
	}
	return func(_ context.Context, r *batch.Row) (bool, error) {
		packed, ok := values[[batch.GridBytes]byte(appendKey(nil, j.on, r))]
		if !ok {
			return true, nil
		}
		texts, err := batch.ValuesOf(packed, len(j.fields))
		if err == nil {
			j.fill(r, texts)
		}
		return true, err
	}, nil
}
