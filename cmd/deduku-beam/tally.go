package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
)

// tally is the counts of a job, or of a part of it. Tallies go through the pipeline as rows do, so that a shard that is done
// twice is counted once, and none is missed: counters of a runner promise neither.
type tally struct {
	Rows   int64 `json:"rows"`
	Unread int64 `json:"unread"` // puzzles that could not be read
}

func addTallies(a, b tally) tally { return tally{a.Rows + b.Rows, a.Unread + b.Unread} }

// tallyName is the file of the output that has the tally of the job, put there when all parts are.
const tallyName = "counts.json"

// tallyFn writes the tally of the job.
type tallyFn struct{ Job Job }

// ProcessElement writes it.
func (f *tallyFn) ProcessElement(ctx context.Context, all tally) error {
	out, err := create(ctx, f.Job.Output+"/"+tallyName)
	if err != nil {
		return err
	}
	if err := json.NewEncoder(out).Encode(all); err != nil {
		out.drop()
		return err
	}
	return out.commit(ctx)
}

// tally reads the tally of a job that is done.
func (j *Job) tally(ctx context.Context) (all tally, err error) {
	in, err := open(ctx, j.Output+"/"+tallyName)
	if err != nil {
		return all, err
	}
	defer in.Close()
	if err := json.NewDecoder(io.LimitReader(in, 1<<10)).Decode(&all); err != nil {
		return all, fmt.Errorf("%s/%s is damaged: %w", j.Output, tallyName, err)
	}
	return all, nil
}
