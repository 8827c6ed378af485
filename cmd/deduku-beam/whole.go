package main

import (
	"bytes"
	"context"

	"deduku/deduce/batch"
	"deduku/deduce/batch/extsort"
)

// A stage that cannot be done in parts, as a sort, is done by one worker, which takes all rows in their order. What its memory
// does not hold goes through files of its own.

// together gives all items the same key.
func together(item []byte) (int, []byte) { return 0, item }

// wholeFn does a grouping stage on all rows at one place.
type wholeFn struct {
	Job   Job
	Stage int
}

// ProcessElement emits what leaves the stage as the first part.
func (f *wholeFn) ProcessElement(ctx context.Context, _ int, items func(*[]byte) bool, emit func([]byte)) error {
	_, _, all, err := f.Job.plan()
	if err != nil {
		return err
	}
	group := all.Stages[f.Stage].NewGroup(batch.Workspace{Memory: sortMemory})
	defer group.Close()
	in := func(yield func([]byte) bool) {
		for one := []byte(nil); items(&one); one = nil {
			if !yield(one) {
				return
			}
		}
	}
	var r batch.Row
	err = extsort.Sorted(ctx, batch.Workspace{Memory: sortMemory}, itemBytes, in, bytes.Compare, func(one []byte) error {
		if _, err := rowOf(one, &r); err != nil {
			return err
		}
		return group.Add(ctx, &r)
	})
	if err != nil {
		return err
	}
	at := uint64(0)
	return group.Rows(ctx, func(r *batch.Row) error {
		emit(item(0, at, r.AppendBytes(nil)))
		at++
		return nil
	})
}
