package folder

import (
	"context"
	"errors"

	"deduku/deduce/batch/plan"
	"deduku/deduce/batch/table"
)

// Status is how far a batch is.
type Status struct {
	Manifest *Manifest
	Shards   []ShardStatus
}

// ShardStatus is how far a shard is.
type ShardStatus struct {
	Shard   int   // from 1
	Begun   bool  // it has a .done file
	Whole   bool  // it is done
	Records int64 // puzzles of the input that are done
	Rows    int64
	Unread  int64
	// Share is how much of the shard's bytes of the input is done, from 0 to 1; 0 where that cannot be known.
	Share float64
	// Damage says which file of the shard is not what was written; empty where all are, or nobody looked.
	Damage string
}

// ReadStatus looks how far the batch in a folder is. It reads all parts, to see whether they hold what was written, unless
// it is to be quick.
func ReadStatus(ctx context.Context, files FS, dir string, quick bool) (*Status, error) {
	m, err := ReadManifest(files, dir)
	if err != nil {
		return nil, err
	}
	s := &Status{Manifest: m}
	var before *shardDone
	for i := range m.Shards {
		one := ShardStatus{Shard: i + 1}
		d, err := m.look(ctx, files, dir, i, quick)
		if err == nil {
			one.Damage = apart(dir, before, d)
		}
		before = d
		if damage := (*damageError)(nil); errors.As(err, &damage) {
			one.Damage = damage.why
		} else if err != nil {
			return nil, err
		}
		if d != nil {
			one.Begun, one.Whole, one.Rows, one.Unread = true, d.Whole, d.Rows, d.Unread
			one.Records = d.To.Records - d.From.Records
			if from, to := m.bytesBefore(d.From), m.bytesBefore(d.To); from < to {
				_, end := m.span(i)
				one.Share = min(1, float64(to-from)/float64(max(1, end-from)))
			}
			if d.Whole {
				one.Share = 1
			}
		}
		s.Shards = append(s.Shards, one)
	}
	return s, nil
}

// look is the .done file of a shard, held to the files that it tells of unless it is to be quick.
func (m *Manifest) look(ctx context.Context, files FS, dir string, shard int, quick bool) (*shardDone, error) {
	if quick {
		return readDone(files, dir, shard)
	}
	packing, err := table.PackingNamed(m.Packing)
	if err != nil {
		return nil, err
	}
	plan, err := plan.Parse(m.Plan)
	if err != nil {
		return nil, err
	}
	return checked(ctx, files, dir, partName(shard, partFormat(m.Format, plan).Name, packing), shard)
}
