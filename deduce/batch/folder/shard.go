package folder

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"deduku/deduce/batch"
	"deduku/deduce/batch/stream"
	"deduku/deduce/batch/table"
)

func partName(shard int, format string, packing *table.Packing) string {
	return fmt.Sprintf("part-%05d.%s%s", shard, format, packing.Ext)
}

// shard does the rest of a shard. It returns the progress of the shard, even if there is an error.
func (b *Batch) shard(ctx context.Context, shard int, from stream.Mark) (*shardDone, error) {
	done, err := readDone(b.FS, b.Dir, shard)
	if err != nil {
		return nil, err
	}
	if done != nil && done.From != from { // the shard before it was made anew
		if !b.Repair {
			return nil, &damageError{shard + 1, begunElsewhere(b.Dir, shard)}
		}
		done = nil
	}
	if done == nil {
		done = &shardDone{Shard: shard, From: from, To: from}
	}
	if done.Whole {
		return done, nil
	}
	p, err := b.openPart(*done)
	if err != nil {
		return done, err
	}
	defer p.close()
	// What was begun is put down also when ctx is done.
	for c := range stream.InOrder(context.WithoutCancel(ctx), b.packers(), b.chunks(ctx, *done), b.packing) {
		err := p.write(c)
		if err == nil {
			err = p.commit(c.last || c.err != nil)
		}
		if err == nil {
			err = c.err
		}
		if err != nil {
			return &p.done, err
		}
	}
	return &p.done, nil
}

// packers is how many frames are compressed at a time: less work than that of the shard, which has as many workers.
func (b *Batch) packers() int {
	if b.Workers > 0 {
		return min(b.Workers, 4)
	}
	return 2
}

// packing compresses the frames of a chunk.
func (b *Batch) packing() func(context.Context, *chunk) {
	var pack func(out, text []byte) []byte
	if b.Packing.NewFrame != nil {
		pack = b.Packing.NewFrame()
	}
	return func(_ context.Context, c *chunk) {
		for _, frame := range c.frames {
			if pack != nil {
				c.packed = pack(c.packed, frame)
			} else {
				c.packed = append(c.packed, frame...)
			}
		}
	}
}

// chunk is what some blocks of a shard have come to.
type chunk struct {
	frames [][]byte // rows for the part
	packed []byte   // the frames as they stand there
	errors []byte   // lines for the file of errors

	rows, unread int64       // of the shard so far
	to           stream.Mark // how far the input is done
	tail         []byte      // rows that are in no frame yet
	tailRows     int
	last         bool  // the shard is done
	err          error // what ended the run
}

// cutter makes chunks of the blocks of a shard.
type cutter struct {
	*Batch
	yield  func(*chunk) bool
	at     shardDone // how far the blocks are
	frames [][]byte  // that are full
	open   []byte    // rows that are in no frame yet
	rows   int       // their number
	errors []byte
	sent   time.Time // when the last chunk was
}

// chunks yields the chunks of what is left of a shard, the last of them with the error that ended it, if any.
func (b *Batch) chunks(ctx context.Context, at shardDone) func(yield func(*chunk) bool) {
	return func(yield func(*chunk) bool) {
		c := &cutter{Batch: b, yield: yield, at: at, open: slices.Clone(at.Tail), rows: at.TailRows, sent: time.Now()}
		if at.Shard == 0 && at.Bytes+int64(len(at.Tail)) == 0 && b.rows.Head != nil {
			c.open = b.rows.Head(b.columns)
		}
		run := b.run(at.To, b.manifest.until(at.Shard))
		through := batch.Through{Plan: b.each, Encode: func(out []byte, r *batch.Row) []byte { return b.rows.Append(out, b.columns, r) }}
		run.NewWorker = through.NewWorker
		tally, err := run.Each(ctx, c.add)
		if err == errEnough {
			return
		}
		if err == nil {
			c.at.To, c.at.Whole = tally.End, true
			c.cutOpen()
		}
		c.pass(err)
	}
}

// errEnough ends a run whose chunks nobody takes any more.
var errEnough = errors.New("nobody takes the rows")

// add adds a block, and passes on what there is once a frame is full or time has passed.
func (c *cutter) add(block *stream.Block) error {
	if !block.Whole() {
		return nil // the next run does it anew
	}
	from := 0
	for _, end := range block.Ends {
		c.open = append(c.open, block.Out[from:end]...)
		from = end
		if c.rows++; c.rows == c.chunkRows {
			c.cutOpen()
		}
	}
	for _, line := range block.Notes {
		c.errors = append(append(c.errors, line...), '\n')
	}
	for _, text := range block.Remarks {
		if c.Remark != nil {
			c.Remark(text)
		}
	}
	c.at.Rows += int64(len(block.Ends))
	c.at.Unread += int64(len(block.Notes))
	c.at.To = block.End
	late := time.Since(c.sent) >= c.chunkTime
	if late && c.Packing.NewFrame == nil { // text can be cut anywhere
		c.cutOpen()
	}
	if (late || len(c.frames) > 0) && !c.pass(nil) {
		return errEnough
	}
	return nil
}

// cutOpen makes a frame of the rows that are in none.
func (c *cutter) cutOpen() {
	if len(c.open) > 0 {
		c.frames = append(c.frames, c.open)
		c.open, c.rows = make([]byte, 0, len(c.open)), 0
	}
}

// pass passes on what there is, and reports whether more is wanted.
func (c *cutter) pass(err error) bool {
	out := &chunk{
		frames: c.frames, errors: c.errors, rows: c.at.Rows, unread: c.at.Unread, to: c.at.To,
		tail: slices.Clone(c.open), tailRows: c.rows, last: c.at.Whole, err: err,
	}
	c.frames, c.errors, c.sent = nil, nil, time.Now()
	return c.yield(out)
}
