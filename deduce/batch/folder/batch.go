package folder

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"time"

	"deduku/deduce/batch"
	"deduku/deduce/batch/stream"
	"deduku/deduce/batch/table"
)

// Batch is a batch in a folder.
type Batch struct {
	FS    FS
	Dir   string
	Plan  *batch.Plan
	Stdin io.Reader // read for the input "-"
	// Version is that of the program.
	Version string

	Inputs  []string
	Format  string // csv, jsonl or parquet
	Packing *table.Packing
	Shards  int

	Only    int // the number of the one shard to do, from 1; 0 for all
	Resume  bool
	Repair  bool // with Resume, makes anew the shards whose files are damaged
	Workers int  // 0 for one for each processor

	Progress *stream.Progress // nil where it is not wanted
	// Counting is told, where it is set, that the input is counted first, and how many bytes it has.
	Counting func(bytes int64)
	// Remark is called with each message about a puzzle that a stage cannot use as it is. It may be nil.
	Remark func(text string)
	// Left is told, where it is set, how many bytes of the input are to be done by this run; zero where that is not known.
	Left func(bytes int64)

	each     batch.Plan // what is done with each row by itself
	manifest *Manifest
	columns  []*batch.Field
	rows     *table.Format // of the parts

	chunkRows int           // rows of a frame
	chunkTime time.Duration // after which what is there is put down

	blockBytes int64 // of a block of the input
}

// Sum is the counts of a batch, over the shards that it did.
type Sum struct {
	Begun   bool  // there is a folder, and something could be done; else nothing was
	Records int64 // puzzles of the input, read or not
	Rows    int64
	Unread  int64
	Empty   int // shards that have no puzzle
}

const (
	chunkRows = 10_000
	chunkTime = 2 * time.Second
)

// Run does the batch, or goes on with it. After an error the finished work stays, to be resumed. The error is a
// [*RefusedError] where nothing was begun, because the request does not fit the folder.
func (b *Batch) Run(ctx context.Context) (Sum, error) {
	var sum Sum
	release, err := b.begin(ctx)
	if err != nil {
		return sum, err
	}
	defer release()
	first, last := 0, b.Shards-1
	if b.Only > 0 {
		first, last = b.Only-1, b.Only-1
	}
	if err := b.examine(ctx, first, last); err != nil {
		return sum, err
	}
	sum.Begun = true
	if err := b.tellLeft(first, last); err != nil {
		return sum, err
	}
	var from stream.Mark
	for i := first; i <= last; i++ {
		if i > first || i == 0 {
			// the shard before has just told where this one begins
		} else if from, err = b.find(ctx, i); err != nil {
			return sum, err
		}
		done, err := b.shard(ctx, i, from)
		if done != nil {
			sum.Records += done.To.Records - done.From.Records
			sum.Rows += done.Rows
			sum.Unread += done.Unread
			if done.Whole && done.To.Records == done.From.Records {
				sum.Empty++
			}
			from = done.To
		}
		if err != nil {
			return sum, err
		}
	}
	if sum.Unread > 0 {
		err = b.joinErrors(ctx)
	}
	return sum, err
}

// joinErrors makes one file of what could not be read so far. Of several runs that do a shard each, one does so at a time.
func (b *Batch) joinErrors(ctx context.Context) error {
	join := func() error { return joinErrors(b.FS, b.Dir, b.Shards) }
	if b.Only > 0 {
		return b.locked(ctx, b.Dir+"/lock", 0, join)
	}
	return join()
}

// begin makes the folder, or makes sure that it is that of this batch. It has the folder locked until release; a run of
// one shard only while it looks, so that others can do other shards meanwhile.
func (b *Batch) begin(ctx context.Context) (release func(), err error) {
	if err := b.prepare(); err != nil {
		return nil, err
	}
	if b.manifest.Inputs, err = describe(b.FS, b.Inputs); err != nil {
		return nil, err
	}
	if err := b.hashInputs(ctx); err != nil {
		return nil, err
	}
	if err := b.FS.Mkdir(b.Dir); err != nil {
		return nil, err
	}
	if b.Only > 0 { // other shards may be begun at the same moment
		return func() {}, b.locked(ctx, b.Dir+"/lock", patience, b.compare)
	}
	lock, err := b.lock(b.Dir + "/lock")
	if err != nil {
		return nil, err
	}
	if err := b.compare(); err != nil {
		lock.Close()
		return nil, err
	}
	return func() { lock.Close() }, nil
}

// patience is how long a run of one shard waits for others that look at the folder.
const patience = 10 * time.Second

// prepare derives what follows from what the batch was told.
func (b *Batch) prepare() error {
	if source := b.Plan.Source(); source != nil {
		b.FS, b.Inputs = sourceFS{b.FS, source}, []string{batch.SourceName}
	}
	var all batch.Plan
	b.each, all = b.Plan.Split()
	b.columns = table.Columns(b.each.Fields())
	if len(all.Stages) > 0 && batch.FieldNamed(b.columns, batch.FieldPuzzle.Name) != nil {
		b.columns = append(b.columns, batch.FieldEliminated) // the later stages need the whole puzzle
	}
	if f, err := table.Named(b.Format); err == nil {
		if err := f.Fits(table.Columns(b.Plan.Fields())); err != nil {
			return &RefusedError{err.Error()}
		}
	}
	b.rows = partFormat(b.Format, b.Plan)
	b.chunkRows, b.chunkTime = cmp.Or(b.chunkRows, chunkRows), cmp.Or(b.chunkTime, chunkTime)
	b.blockBytes = cmp.Or(b.blockBytes, blockSize)
	b.Shards = max(1, b.Shards)
	if b.Shards > 1 && slices.Contains(b.Inputs, "-") {
		return &RefusedError{"standard input cannot be cut into shards: give files, or leave out --shards"}
	}
	if b.Only > b.Shards {
		return &RefusedError{fmt.Sprintf("there is no shard %d of %d", b.Only, b.Shards)}
	}
	b.manifest = &Manifest{Kind: 1, Version: b.Version, Plan: b.Plan.String(), Format: b.Format,
		Packing: b.Packing.Name, Shards: b.Shards}
	for _, f := range b.columns {
		b.manifest.Columns = append(b.manifest.Columns, f.Name)
	}
	return nil
}

// partFormat is what the parts are written in. Where something is done with all rows together, or they are written as
// columns, the parts are read again for that, so they are tables.
func partFormat(format string, plan *batch.Plan) *table.Format {
	f, err := table.Named(format)
	if _, all := plan.Split(); err == nil && len(all.Stages) == 0 {
		return f
	}
	return table.CSV
}

// Joins reports whether the wanted rows are only there after a join: where the plan looks at all of them together, or
// the format can only be written when all are there.
func (b *Batch) Joins() bool {
	_, all := b.Plan.Split()
	return len(all.Stages) > 0 || b.Format == table.Parquet
}

// lock locks a file of the folder.
func (b *Batch) lock(name string) (io.Closer, error) {
	lock, err := b.FS.Lock(name)
	if errors.Is(err, errLocked) {
		return nil, &RefusedError{fmt.Sprintf("%s is in use by another run", b.Dir)}
	}
	return lock, err
}

// compare makes sure that the folder is new, or that of this batch and that it is to be gone on with.
func (b *Batch) compare() error {
	there, err := ReadManifest(b.FS, b.Dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return b.manifest.write(b.FS, b.Dir)
	case err != nil:
		return err
	}
	if why := there.differs(b.manifest); why != "" {
		return &RefusedError{fmt.Sprintf("the batch in %s %s", b.Dir, why)}
	}
	if last := len(b.columns) - 1; b.columns[last] == batch.FieldEliminated && !slices.Contains(there.Columns, batch.FieldEliminated.Name) {
		b.columns = b.columns[:last] // an earlier version began the folder without it
	}
	if b.Resume {
		return nil
	}
	if b.Only > 0 { // another shard of the same batch, unless it was begun
		if d, err := readDone(b.FS, b.Dir, b.Only-1); d == nil && err == nil {
			return nil
		}
	}
	return &RefusedError{fmt.Sprintf("there is a batch in %s already; --resume goes on with it", b.Dir)}
}

// tellLeft tells how many bytes of the input these shards have left.
func (b *Batch) tellLeft(first, last int) error {
	if b.Left == nil {
		return nil
	}
	var left int64
	for i := first; i <= last; i++ {
		from, to := b.manifest.span(i)
		d, err := readDone(b.FS, b.Dir, i)
		if err != nil {
			return err
		}
		if d != nil {
			from = b.manifest.bytesBefore(d.To)
		}
		if d == nil || !d.Whole {
			left += max(0, to-from)
		}
	}
	b.Left(left)
	return nil
}

// find finds where a shard begins that is done alone: where the one before it ended, if that is known, else from the
// block that it begins in.
func (b *Batch) find(ctx context.Context, shard int) (stream.Mark, error) {
	d, err := readDone(b.FS, b.Dir, shard-1)
	if err == nil && d != nil && d.Whole {
		return d.To, nil
	}
	known, err := b.findBlocks(ctx)
	if err != nil {
		return stream.Mark{}, err
	}
	begin := b.manifest.until(shard - 1)
	return b.run(known.before(b.manifest, begin), begin).Skim(ctx)
}

// run is the reading of a stretch of the input.
func (b *Batch) run(from stream.Mark, until int64) *stream.Run {
	return &stream.Run{Files: b.Inputs, Open: b.open, From: from, Until: until, Starts: b.manifest.starts(),
		Workers: b.Workers, Progress: b.Progress}
}

// open opens a file of puzzles.
func (b *Batch) open(name string) (io.ReadCloser, string, error) {
	if name == "-" {
		return io.NopCloser(b.Stdin), "stdin", nil
	}
	f, err := b.FS.OpenFile(name, os.O_RDONLY, 0)
	return f, name, err
}
