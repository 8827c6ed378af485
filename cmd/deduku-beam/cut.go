package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"

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

// cutFn finds the files and cuts them into stretches. It looks at no more than a line at each cut.
type cutFn struct{ Job Job }

// ProcessElement cuts the files that a pattern matches.
func (f *cutFn) ProcessElement(ctx context.Context, pattern string, emit func([]byte)) error {
	whole, size, err := described(ctx, pattern)
	if err != nil {
		return err
	}
	stretches, err := whole.run(ctx).Stretches(stream.Shares(size, f.Job.shards(size)))
	if err != nil {
		return err
	}
	for i, one := range stretches {
		if err := emitJSON(stretch{i, one}, emit); err != nil {
			return err
		}
	}
	return nil
}

// stretch is a piece of the input whose puzzles are counted, so that the pieces behind it know the numbers of theirs.
type stretch struct {
	Number int `json:"number"`
	stream.Stretch
}

func emitJSON(v any, emit func([]byte)) error {
	text, err := json.Marshal(v)
	if err == nil {
		emit(text)
	}
	return err
}

// countFn counts the puzzles of a stretch, without looking at them.
type countFn struct{ Job Job }

// ProcessElement hands the stretch on with its count. All have one key.
func (f *countFn) ProcessElement(ctx context.Context, descriptor []byte, emit func(int, []byte)) error {
	var s stretch
	if err := json.Unmarshal(descriptor, &s); err != nil {
		return err
	}
	whole, _, err := described(ctx, f.Job.Input)
	if err != nil {
		return err
	}
	whole.run(ctx).Count(ctx, &s.Stretch)
	if err := ctx.Err(); err != nil {
		return err
	}
	return emitJSON(s, func(text []byte) { emit(0, text) })
}

// chainFn makes shards of stretches that were counted. It reads nothing, but where a puzzle, a table or a packed file lies
// across a cut.
type chainFn struct{ Job Job }

// ProcessElement emits the shards.
func (f *chainFn) ProcessElement(ctx context.Context, _ int, counted func(*[]byte) bool, emit func([]byte)) error {
	var all []stretch
	for text := []byte(nil); counted(&text); text = nil {
		var s stretch
		if err := json.Unmarshal(text, &s); err != nil {
			return err
		}
		all = append(all, s)
	}
	slices.SortFunc(all, func(a, b stretch) int { return a.Number - b.Number })
	whole, _, err := described(ctx, f.Job.Input)
	if err != nil {
		return err
	}
	var stretches []stream.Stretch
	for _, s := range all {
		stretches = append(stretches, s.Stretch)
	}
	marks, err := whole.run(ctx).Chain(ctx, stretches)
	if err != nil {
		return err
	}
	for i, from := range marks {
		s := whole
		s.Number, s.From, s.Until = i, from, stretches[i].Until
		if err := emitJSON(s, emit); err != nil {
			return err
		}
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
