package main

import (
	"context"
	"fmt"

	"github.com/apache/beam/sdks/v2/go/pkg/beam/log"

	"deduku/deduce/batch"
	"deduku/deduce/batch/stream"
)

// work puts the puzzles of a shard through the stages that look at one row at a time, and hands the rows on, encoded,
// a block at a time. Puzzles that cannot be read go to a file of the shard's, and are counted.
func (j *Job) work(ctx context.Context, s *shard, encode func([]byte, *batch.Row) []byte, take func(b *stream.Block) error) (unread int64, err error) {
	_, each, _, err := j.plan()
	if err != nil {
		return 0, err
	}
	run := s.run(ctx)
	run.NewWorker = (&batch.Through{Plan: each, Encode: encode}).NewWorker
	var errs *output // nil until there is one
	_, err = run.Each(ctx, func(b *stream.Block) (err error) {
		if len(b.Notes) > 0 && errs == nil {
			errs, err = create(ctx, fmt.Sprintf("%s/errors-%05d.jsonl", j.Output, s.Number))
		}
		for _, line := range b.Notes {
			if err == nil {
				_, err = fmt.Fprintln(errs, line)
			}
		}
		unread += int64(len(b.Notes))
		for _, text := range b.Remarks {
			log.Warn(ctx, text)
		}
		if err != nil {
			return err
		}
		return take(b)
	})
	switch {
	case errs == nil:
		return 0, err
	case err != nil:
		errs.drop()
		return 0, err
	}
	return unread, errs.commit(ctx)
}

// writeShardFn works on a shard and writes its rows, where nothing is done with all rows together.
type writeShardFn struct{ Job Job }

// ProcessElement writes the part of a shard.
func (f *writeShardFn) ProcessElement(ctx context.Context, descriptor []byte, emit func(tally)) error {
	s, err := shardOf(descriptor)
	if err != nil {
		return err
	}
	w, err := f.Job.writing()
	if err != nil {
		return err
	}
	p, err := f.Job.newPart(ctx, &w, s.Number)
	if err != nil {
		return err
	}
	encode := func(out []byte, r *batch.Row) []byte { return w.format.Append(out, w.columns, r) }
	unread, err := f.Job.work(ctx, s, encode, func(b *stream.Block) error { return p.add(b.Out, len(b.Ends)) })
	if err = p.end(ctx, err); err == nil {
		emit(tally{p.rows, unread})
	}
	return err
}

// shardFn works on a shard and hands its rows on.
type shardFn struct{ Job Job }

// ProcessElement emits the rows of a shard as items of its part.
func (f *shardFn) ProcessElement(ctx context.Context, descriptor []byte, emit func([]byte), emitTally func(tally)) error {
	s, err := shardOf(descriptor)
	if err != nil {
		return err
	}
	at := uint64(0)
	encode := func(out []byte, r *batch.Row) []byte { return r.AppendBytes(out) }
	unread, err := f.Job.work(ctx, s, encode, func(b *stream.Block) error {
		from := 0
		for _, end := range b.Ends {
			emit(item(uint32(s.Number), at, b.Out[from:end]))
			from = end
			at++
		}
		return nil
	})
	if err == nil {
		emitTally(tally{Unread: unread})
	}
	return err
}

// rowFn does a stage that looks at one row at a time, behind one that looks at all.
type rowFn struct {
	Job   Job
	Stage int // among those from the first that looks at all

	stage *batch.Stage
	chain *batch.Chain
	out   func(*batch.Row)
}

// ProcessElement emits the row if it is kept, or those that are made of it.
func (f *rowFn) ProcessElement(ctx context.Context, in []byte, emit func([]byte)) error {
	if f.chain == nil {
		_, _, all, err := f.Job.plan()
		if err != nil {
			return err
		}
		f.stage = all.Stages[f.Stage]
		f.chain = batch.NewChain([]*batch.Stage{f.stage}, func(_ context.Context, r *batch.Row) error {
			f.out(r)
			return nil
		})
	}
	var r batch.Row
	at, err := rowOf(in, &r)
	if err != nil {
		return err
	}
	number := uint64(0)
	f.out = func(r *batch.Row) {
		mine := at
		if f.stage.NewSpread != nil {
			mine = childOf(at, number)
			number++
		}
		emit(r.AppendBytes(append([]byte(nil), mine...)))
	}
	err = f.chain.Pass(ctx, &r)
	if r.Note != "" {
		log.Warnf(ctx, "%s: %s", r.Source, r.Note)
	}
	return err
}
