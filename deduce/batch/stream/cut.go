package stream

import (
	"context"
	"math/bits"

	"deduku/board/format"
)

// Share is where the n-th of some equal shares of an input ends, in bytes: 1 or more.
func Share(size int64, n, shares int) int64 {
	hi, lo := bits.Mul64(uint64(size), uint64(n))
	end, _ := bits.Div64(hi, lo, uint64(shares))
	return max(1, int64(end))
}

// Skim reads to where the run ends, without answering anything, and tells where that is.
func (r *Run) Skim(ctx context.Context) (Mark, error) {
	skim := *r
	skim.Workers, skim.Progress, skim.NewWorker = 1, nil, func() Worker { return skimmer{} }
	t, err := skim.Each(ctx, func(*Block) error { return nil })
	return t.End, err
}

// skimmer is a worker that has nothing to say.
type skimmer struct{}

func (skimmer) Answer(context.Context, *format.Puzzle, *Block) error { return nil }
func (skimmer) Unread(*Miss, *Block)                                 {}

// Cut reads the input once, without answering anything, and tells where each of some shards of about the same size
// begins. A run from where a shard begins, until Share(size, shard+1, shards) for all but the last, does the shard.
func (r *Run) Cut(ctx context.Context, size int64, shards int) ([]Mark, error) {
	marks := []Mark{r.From}
	for i := 1; i < shards; i++ {
		part := *r
		part.From, part.Until = marks[i-1], Share(size, i, shards)
		mark, err := part.Skim(ctx)
		if err != nil {
			return nil, err
		}
		marks = append(marks, mark)
	}
	return marks, nil
}
