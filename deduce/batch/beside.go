package batch

import (
	"context"
	"fmt"
	"io"

	"deduku/deduce/batch/lists"
)

// besideKnown is known with the forms of its list in memory.
func besideKnown(file string, keep bool) func(context.Context, func(string) (io.ReadCloser, error)) (Work, error) {
	return func(ctx context.Context, open func(string) (io.ReadCloser, error)) (Work, error) {
		forms := map[[gridBytes]byte]struct{}{}
		err := eachForm(ctx, file, open, func(form []byte) error {
			forms[[gridBytes]byte(form)] = struct{}{}
			return nil
		})
		return func(_ context.Context, r *Row) (bool, error) {
			_, listed := forms[[gridBytes]byte(appendGrid(nil, &r.Canonical))]
			return listed == keep, nil
		}, err
	}
}

// beside is a join with the list in memory.
func (j *joint) beside(ctx context.Context, open func(string) (io.ReadCloser, error)) (Work, error) {
	in, err := open(j.file)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	l, err := lists.Read(in, j.file)
	if err != nil {
		return nil, err
	}
	values := map[[gridBytes]byte][]byte{}
	err = j.each(ctx, l, func(piece []byte) bool {
		form := [gridBytes]byte(piece)
		if _, there := values[form]; !there { // the first counts
			values[form] = piece[gridBytes+8:]
		}
		return true
	})
	if err != nil {
		return nil, fmt.Errorf("join: %w", err)
	}
	return func(_ context.Context, r *Row) (bool, error) {
		packed, ok := values[[gridBytes]byte(appendGrid(nil, j.on.Get(r).Grid))]
		if !ok {
			return true, nil
		}
		texts, err := valuesOf(packed, len(j.fields))
		if err == nil {
			j.put(r, texts)
		}
		return true, err
	}, nil
}
