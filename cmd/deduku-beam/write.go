package main

import (
	"bytes"
	"context"
	"fmt"
	"slices"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"

	"deduku/deduce/batch"
)

// part is a file of rows that is being made, in memory until it is whole.
type part struct {
	name   string
	frame  func(out, text []byte) []byte // nil where text stays as it is
	text   []byte                        // of the frame that is open
	packed []byte
	rows   int
}

// newPart begins a part. The first has the line before all rows, so that parts can be joined byte by byte.
func (j *Job) newPart(w *writing, number int) *part {
	p := &part{name: fmt.Sprintf("%s/part-%05d.%s%s", j.Output, number, w.format.Name, w.packing.Ext)}
	if w.packing.NewFrame != nil {
		p.frame = w.packing.NewFrame()
	}
	if number == 0 && w.format.Head != nil {
		p.text = w.format.Head(w.columns)
	}
	return p
}

// frameBytes is the size of frames before they are compressed.
const frameBytes = 1 << 20

// add takes rows as text.
func (p *part) add(text []byte, rows int) {
	p.text = append(p.text, text...)
	if p.rows += rows; len(p.text) >= frameBytes {
		p.flush()
	}
}

func (p *part) flush() {
	switch {
	case p.frame == nil:
		p.packed = append(p.packed, p.text...)
	case len(p.text) > 0:
		p.packed = p.frame(p.packed, p.text)
	}
	p.text = p.text[:0]
}

// close writes the part.
func (p *part) close(ctx context.Context) error {
	p.flush()
	beam.NewCounter(counters, "rows").Inc(ctx, int64(p.rows))
	return write(ctx, p.name, p.packed)
}

// byPart gives an item the number of its part.
func byPart(item []byte) (int, []byte) { return partOf(item), item }

// writePartFn writes the items of a part in their order.
type writePartFn struct{ Job Job }

// ProcessElement writes one part.
func (f *writePartFn) ProcessElement(ctx context.Context, number int, items func(*[]byte) bool) error {
	w, err := f.Job.writing()
	if err != nil {
		return err
	}
	var all [][]byte
	for one := []byte(nil); items(&one); one = nil {
		if len(one) > placeBytes {
			all = append(all, one)
		}
	}
	slices.SortFunc(all, func(a, b []byte) int { return bytes.Compare(a[:placeBytes], b[:placeBytes]) })
	p := f.Job.newPart(&w, number)
	var r batch.Row
	var text []byte
	for _, one := range all {
		if err := rowOf(one, &r); err != nil {
			return err
		}
		text = w.format.Append(text[:0], w.columns, &r)
		p.add(text, 1)
	}
	return p.close(ctx)
}
