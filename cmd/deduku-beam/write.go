package main

import (
	"bytes"
	"context"
	"fmt"

	"deduku/deduce/batch"
	"deduku/deduce/batch/extsort"
)

// part is a file of rows that is being written, frame by frame.
type part struct {
	out    *output
	frame  func(out, text []byte) []byte // nil where text stays as it is
	text   []byte                        // of the frame that is open
	packed []byte
	rows   int64
}

// newPart begins a part. The first has the line before all rows, so that parts can be joined byte by byte.
func (j *Job) newPart(ctx context.Context, w *writing, number int) (*part, error) {
	out, err := create(ctx, fmt.Sprintf("%s/part-%05d.%s%s", j.Output, number, w.format.Name, w.packing.Ext))
	if err != nil {
		return nil, err
	}
	p := &part{out: out}
	if w.packing.NewFrame != nil {
		p.frame = w.packing.NewFrame()
	}
	if number == 0 && w.format.Head != nil {
		p.text = w.format.Head(w.columns)
	}
	return p, nil
}

// frameBytes is the size of frames before they are compressed.
const frameBytes = 1 << 20

// add takes rows as text.
func (p *part) add(text []byte, rows int) error {
	p.text = append(p.text, text...)
	if p.rows += int64(rows); len(p.text) >= frameBytes {
		return p.flush()
	}
	return nil
}

func (p *part) flush() error {
	out := p.text
	if p.frame != nil && len(out) > 0 {
		p.packed = p.frame(p.packed[:0], out)
		out = p.packed
	}
	_, err := p.out.Write(out)
	p.text = p.text[:0]
	return err
}

// end puts the part in place or, after an error, drops it.
func (p *part) end(ctx context.Context, err error) error {
	if err == nil {
		err = p.flush()
	}
	if err != nil {
		p.out.drop()
		return err
	}
	return p.out.commit(ctx)
}

// byPart gives an item the number of its part.
func byPart(item []byte) (int, []byte) { return partOf(item), item }

// writePartFn writes the items of a part in their order.
type writePartFn struct{ Job Job }

// sortMemory is how many bytes of items are sorted in memory; more go through a file of the worker's.
const sortMemory = 256 << 20

// itemBytes is about what an item takes in memory.
const itemBytes = 200

// ProcessElement writes one part.
func (f *writePartFn) ProcessElement(ctx context.Context, number int, items func(*[]byte) bool, emit func(tally)) error {
	w, err := f.Job.writing()
	if err != nil {
		return err
	}
	p, err := f.Job.newPart(ctx, &w, number)
	if err != nil {
		return err
	}
	all := func(yield func([]byte) bool) {
		for one := []byte(nil); items(&one); one = nil {
			if len(one) > placeBytes && !yield(one) {
				return
			}
		}
	}
	var r batch.Row
	var text []byte
	err = extsort.Sorted(ctx, batch.Workspace{Memory: sortMemory}, itemBytes, all, bytes.Compare, func(one []byte) error {
		if _, err := rowOf(one, &r); err != nil {
			return err
		}
		text = w.format.Append(text[:0], w.columns, &r)
		return p.add(text, 1)
	})
	if err = p.end(ctx, err); err == nil {
		emit(tally{Rows: p.rows})
	}
	return err
}
