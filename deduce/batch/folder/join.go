package folder

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"hash/crc64"
	"io"
	"io/fs"
	"os"

	"deduku/deduce/batch"
	"deduku/deduce/batch/table"
)

// Join makes one file of the rows of all shards, after the stages of the plan that look at all rows together. The folder
// has to be done. Of a batch, Join needs FS, Dir, Plan, and Workspace for stages that group.
type Join struct {
	FS        FS
	Dir       string
	Plan      *batch.Plan
	Workspace batch.Workspace

	manifest *Manifest
	format   *table.Format // of the parts
	packing  *table.Packing
	done     []*shardDone
}

// Joined is the result of a join.
type Joined struct {
	File string
	Rows int64
}

// Run joins.
func (j *Join) Run(ctx context.Context) (Joined, error) {
	var made Joined
	if err := j.begin(); err != nil {
		return made, err
	}
	lock, err := j.FS.Lock(j.Dir + "/lock")
	if errors.Is(err, errLocked) {
		return made, &RefusedError{fmt.Sprintf("%s is in use by another run", j.Dir)}
	}
	if err != nil {
		return made, err
	}
	defer lock.Close()
	_, all := j.Plan.Split()
	name := "rows." + j.manifest.Format
	if j.manifest.Format != table.Parquet {
		name += j.packing.Ext
	}
	made.File = j.Dir + "/" + name
	err = replace(j.FS, j.Dir, name, func(w io.Writer) error {
		if len(all.Stages) == 0 && j.manifest.Format == j.format.Name {
			made.Rows = j.rows()
			_, err := io.Copy(w, j.parts(ctx))
			return err
		}
		made.Rows, err = j.convert(ctx, all, w)
		return err
	})
	if err != nil {
		return made, err
	}
	return made, joinErrors(j.FS, j.Dir, j.manifest.Shards)
}

// begin looks whether the folder is done.
func (j *Join) begin() (err error) {
	if j.manifest, err = ReadManifest(j.FS, j.Dir); err != nil {
		return err
	}
	if j.packing, err = table.PackingNamed(j.manifest.Packing); err != nil {
		return err
	}
	j.format = partFormat(j.manifest.Format, j.Plan)
	for i := range j.manifest.Shards {
		d, err := readDone(j.FS, j.Dir, i)
		if err != nil {
			return err
		}
		if d == nil || !d.Whole {
			return &RefusedError{fmt.Sprintf("shard %d of %d in %s is not done", i+1, j.manifest.Shards, j.Dir)}
		}
		if i > 0 {
			if why := apart(j.Dir, j.done[i-1], d); why != "" {
				return &damageError{i + 1, why}
			}
		}
		j.done = append(j.done, d)
	}
	return nil
}

// rows is how many rows the parts have.
func (j *Join) rows() (rows int64) {
	for _, d := range j.done {
		rows += d.Rows
	}
	return rows
}

// parts is all parts, one after the other, compared with what is known of them.
func (j *Join) parts(ctx context.Context) io.Reader {
	var all []io.Reader
	for i, d := range j.done {
		all = append(all, &partReader{ctx: ctx, files: j.FS, name: j.Dir + "/" + partName(i, j.format.Name, j.packing), done: d})
	}
	return io.MultiReader(all...)
}

// partReader reads a part and holds it to its .done file.
type partReader struct {
	ctx   context.Context
	files FS
	name  string
	done  *shardDone
	f     File
	read  int64
	hash  uint64
}

func (r *partReader) Read(p []byte) (n int, err error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	if r.f == nil {
		if r.f, err = r.files.OpenFile(r.name, os.O_RDONLY, 0); err != nil {
			return 0, err
		}
	}
	n, err = r.f.Read(p)
	r.read += int64(n)
	r.hash = crc64.Update(r.hash, crcTable(), p[:n])
	if err != nil {
		r.f.Close()
	}
	if err == io.EOF && (r.read != r.done.Bytes || r.hash != r.done.Hash) {
		err = &damageError{r.done.Shard + 1, r.name + " is damaged: it is not what was written"}
	}
	return n, err
}

// convert reads the rows of the parts, does with them what the plan says, and writes what comes out.
func (j *Join) convert(ctx context.Context, all batch.Plan, w io.Writer) (rows int64, err error) {
	out := bufio.NewWriterSize(w, 1<<20)
	to, err := table.NewWriter(out, j.manifest.Format, j.packing, table.Columns(j.Plan.Fields()))
	if err != nil {
		return 0, err
	}
	in, err := j.packing.Open(bufio.NewReaderSize(j.parts(ctx), 1<<20))
	if err != nil {
		return 0, err
	}
	defer in.Close()
	read := func(yield func(*batch.Row) error) error { return table.ReadCSV(ctx, in, yield) }
	err = batch.Grouped(ctx, all.Stages, j.Workspace, read, func(r *batch.Row) error {
		rows++
		return to.Write(r)
	})
	if err == nil {
		err = to.Close()
	}
	if err == nil {
		err = out.Flush()
	}
	return rows, err
}

// joinErrors makes one file of the puzzles that could not be read, where there are any.
func joinErrors(files FS, dir string, shards int) error {
	any := false
	for i := range shards {
		d, err := readDone(files, dir, i)
		if err != nil {
			return err
		}
		any = any || d != nil && d.Errors > 0
	}
	if !any {
		return nil
	}
	return replace(files, dir, "errors.jsonl", func(w io.Writer) error {
		for i := range shards {
			f, err := files.OpenFile(dir+"/"+errorsName(i), os.O_RDONLY, 0)
			if errors.Is(err, fs.ErrNotExist) {
				continue
			}
			if err != nil {
				return err
			}
			_, err = io.Copy(w, f)
			f.Close()
			if err != nil {
				return err
			}
		}
		return nil
	})
}
