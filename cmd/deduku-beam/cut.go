package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"

	"deduku/deduce/batch/stream"
)

// shard is a stretch of the input, for whoever works on it. It travels as JSON.
type shard struct {
	Number int         `json:"number"`
	Files  []string    `json:"files"`
	Starts []int64     `json:"starts"` // bytes of the files before each
	From   stream.Mark `json:"from"`
	Until  int64       `json:"until"` // 0 for the end of the input
}

// shardOf reads a descriptor.
func shardOf(descriptor []byte) (*shard, error) {
	s := new(shard)
	return s, json.Unmarshal(descriptor, s)
}

// run is the reading of a shard, or with From and Until zero of all.
func (s *shard) run(ctx context.Context) *stream.Run {
	return &stream.Run{
		Files: s.Files, Starts: s.Starts, From: s.From, Until: s.Until,
		Open: func(name string) (io.ReadCloser, string, error) {
			in, err := open(ctx, name)
			return in, name, err
		},
	}
}

// cutFn finds the files and cuts them into shards. The numbers of puzzles run through all files, so one worker reads all
// of the input once, without looking at the puzzles.
type cutFn struct{ Job Job }

// ProcessElement cuts the files that a pattern matches.
func (f *cutFn) ProcessElement(ctx context.Context, pattern string, emit func([]byte)) error {
	whole, size, err := described(ctx, pattern)
	if err != nil {
		return err
	}
	shards := f.Job.shards(size)
	marks, err := whole.run(ctx).Cut(ctx, size, shards)
	if err != nil {
		return err
	}
	for i, from := range marks {
		s := whole
		s.Number, s.From = i, from
		if i < shards-1 {
			s.Until = stream.Share(size, i+1, shards)
		}
		descriptor, err := json.Marshal(s)
		if err != nil {
			return err
		}
		emit(descriptor)
	}
	return nil
}

// mostShards is above what any cluster has use for.
const mostShards = 10_000

// shards is how many shards an input of some bytes is cut into.
func (j *Job) shards(size int64) int {
	if j.Shards > 0 {
		return j.Shards
	}
	return int(max(1, min(size>>20, mostShards)))
}

// described is all of the input as one shard, and its bytes.
func described(ctx context.Context, pattern string) (s shard, size int64, err error) {
	if s.Files, err = list(ctx, pattern); err != nil {
		return s, 0, err
	}
	if len(s.Files) == 0 {
		return s, 0, fmt.Errorf("no file is called %s", pattern)
	}
	for _, name := range s.Files {
		s.Starts = append(s.Starts, size)
		n, err := sizeOf(ctx, name)
		if err != nil {
			return s, 0, err
		}
		size += n
	}
	return s, size, nil
}
