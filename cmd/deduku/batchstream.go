package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"deduku/deduce/batch"
	"deduku/deduce/batch/table"
)

// stream writes rows to standard output as they come.
func (c *batchRunCmd) stream(s streams) error {
	switch {
	case c.Resume || c.Shard != "" || c.Shards != 0 || c.Pack != nil || valueOf(c.Format) == table.Parquet:
		return errors.New("--resume, --shard, --shards, --pack and --format parquet need a folder: --out DIR")
	}
	text, err := c.planText()
	if err != nil {
		return err
	}
	plan, err := parsePlan(text)
	if err != nil {
		return err
	}
	if _, all := plan.Split(); len(all.Stages) > 0 {
		return fmt.Errorf("%s looks at all rows together and needs a folder: --out DIR", all.Stages[0].Text)
	}
	format, err := table.Named(cmp.Or(valueOf(c.Format), "csv"))
	if err != nil {
		return err
	}
	p := puzzles{Files: c.Files}
	columns := table.Columns(plan.Fields())
	if format.Head != nil {
		s.out = &headed{s.out, string(format.Head(columns))}
	}
	through := batch.Through{Plan: *plan, Encode: func(out []byte, r *batch.Row) []byte { return format.Append(out, columns, r) }}
	return interruptibly(func(ctx context.Context) error {
		return p.work(ctx, s, c.Workers, func(*watch) batch.Worker { return &told{through.NewWorker()} })
	})
}

// told is a worker whose notes are for a person: where a puzzle cannot be read it says so as other commands do.
type told struct{ batch.Worker }

// Unread implements batch.Worker.
func (t *told) Unread(m *batch.Miss, b *batch.Block) { (&replies{Block: b}).note("%v", m.Err) }
