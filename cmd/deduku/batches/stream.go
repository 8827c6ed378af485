package batches

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"

	"deduku/board/puzzle"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/batch"
	"deduku/deduce/batch/stream"
	"deduku/deduce/batch/table"
)

// stream writes rows to standard output as they come.
func (c *runCommand) stream(s subcommand.Streams) error {
	switch {
	case c.Resume || c.Repair || c.Shard != "" || c.Shards != 0 || c.Pack != nil || valueOf(c.Format) == table.Parquet:
		return errors.New("--resume, --repair, --shard, --shards, --pack and --format parquet need a folder: --out DIR")
	}
	text, err := c.planText()
	if err != nil {
		return err
	}
	plan, err := parsePlan(text)
	if err != nil {
		return err
	}
	format, err := table.Named(cmp.Or(valueOf(c.Format), "csv"))
	if err != nil {
		return err
	}
	each, all := plan.Split()
	space, err := c.workspace.parsed()
	if err != nil {
		return err
	}
	if err := c.noFiles(plan); err != nil {
		return err
	}
	columns := table.Columns(plan.Fields())
	if err := format.Fits(columns); err != nil {
		return err
	}
	if format.Head != nil {
		s.Out = &pipeline.Headed{Writer: s.Out, Header: string(format.Head(columns))}
	}
	encode := func(out []byte, r *batch.Row) []byte { return format.Append(out, columns, r) }
	return subcommand.Interruptibly(func(ctx context.Context) error {
		if err := c.ready(ctx, s, plan, space); err != nil {
			return refusal(err)
		}
		if len(all.Stages) > 0 {
			return c.streamGroups(ctx, s, each, all, space, encode)
		}
		return c.streamRows(ctx, s, each, encode)
	})
}

// streamRows writes each row when it is there.
func (c *runCommand) streamRows(ctx context.Context, s subcommand.Streams, plan batch.Plan, encode func([]byte, *batch.Row) []byte) error {
	through := batch.Through{Plan: plan, Encode: encode}
	p := pipeline.Puzzles{Files: c.Files, Quiet: c.Quiet, Source: plan.Source()}
	return p.Work(ctx, s, c.Workers, func(*pipeline.Watch) stream.Worker { return &noting{through.NewWorker()} })
}

// streamGroups writes what is left of all rows when all are there. What does not fit into memory meanwhile goes
// to files.
func (c *runCommand) streamGroups(ctx context.Context, s subcommand.Streams, each, all batch.Plan, space batch.Workspace, encode func([]byte, *batch.Row) []byte) error {
	through := batch.Through{Plan: each, Encode: appendPacked}
	p := pipeline.Puzzles{Files: c.Files, Quiet: c.Quiet, Source: each.Source()}
	var tally stream.Tally
	rows := func(yield func(*batch.Row) error) (err error) {
		to := subcommand.Streams{In: s.In, Out: &rowsWritten{yield}, Err: s.Err}
		tally, err = p.Each(ctx, to, c.Workers, func(*pipeline.Watch) stream.Worker { return &noting{through.NewWorker()} })
		return err
	}
	var out []byte
	space.Remark = remark(s)
	err := batch.Grouped(ctx, all.Stages, space, rows, func(r *batch.Row) error {
		if out = encode(out, r); len(out) < 1<<16 {
			return nil
		}
		_, err := s.Out.Write(out)
		out = out[:0]
		return err
	})
	if err == nil {
		_, err = s.Out.Write(out)
	}
	return cmp.Or(err, pipeline.Outcome(&tally))
}

// appendPacked appends a row, with its length before it.
func appendPacked(out []byte, r *batch.Row) []byte {
	packed := r.AppendBytes(nil)
	return append(binary.AppendUvarint(out, uint64(len(packed))), packed...)
}

// rowsWritten passes on the rows in what is written to it: whole rows, as appendPacked appends them.
type rowsWritten struct{ yield func(*batch.Row) error }

func (w *rowsWritten) Write(p []byte) (int, error) {
	var row batch.Row
	for rest := p; len(rest) > 0; {
		length, n := binary.Uvarint(rest)
		end := n + int(length)
		if err := row.SetBytes(rest[n:end]); err != nil {
			return 0, err
		}
		if err := w.yield(&row); err != nil {
			return 0, err
		}
		rest = rest[end:]
	}
	return len(p), nil
}

// noting is a worker that prints its notes as other subcommands do: which puzzle it could not read, or a stage could not use.
type noting struct{ stream.Worker }

// Answer implements stream.Worker.
func (n *noting) Answer(ctx context.Context, p *puzzle.Puzzle, b *stream.Block) error {
	err := n.Worker.Answer(ctx, p, b)
	for _, text := range b.Remarks {
		(&pipeline.Replies{Block: b}).Note("%s", text)
	}
	b.Remarks = b.Remarks[:0]
	return err
}

// Unread implements stream.Worker.
func (n *noting) Unread(m *stream.Miss, b *stream.Block) {
	(&pipeline.Replies{Block: b}).Note("%v", m.Err)
}
