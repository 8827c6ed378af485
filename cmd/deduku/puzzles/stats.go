package puzzles

import (
	"context"
	"fmt"

	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce"
	"deduku/deduce/batch/stream"
	"deduku/internal/sanitize"
	"deduku/repl/answer"
)

// Stats counts techniques.
type Stats struct {
	Guess string  `enum:"${guess}" default:"random" help:"What to try when nothing else applies: ${guess}."`
	Seed  *uint64 `help:"What random guesses are drawn from: 1 otherwise." placeholder:"N"`
	chosen
	pipeline.Puzzles
}

// Run solves all puzzles by the ladder and prints how often each technique was used.
func (c *Stats) Run(s subcommand.Streams) error {
	ladders, err := c.techniques().Ladders()
	if err != nil {
		return err
	}
	options := deduce.Options{Guess: deduce.GuesserNamed(c.Guess), Forget: true, Bare: true, Seed: 1}
	if c.Seed != nil {
		options.Seed = *c.Seed
	}
	var workers []*stream.Counting
	newWorker := func(*pipeline.Watch) stream.Worker {
		w := &stream.Counting{Ladder: ladders.For, Options: options,
			Note: func(err error) string { return "deduku: " + sanitize.Message(err.Error()) }}
		workers = append(workers, w)
		return w
	}
	return subcommand.Interruptibly(func(ctx context.Context) error {
		err := c.Work(ctx, s, 0, newWorker)
		var sum stream.Usage
		for _, w := range workers {
			sum.Merge(&w.Usage)
		}
		facts := answer.StatsOf(&sum)
		switch {
		case sum.All == 0, ctx.Err() != nil:
			if c.JSON && err != nil {
				return c.Reply(s, "stats", nil, err)
			}
			return err
		case c.JSON:
			return answer.Replied(c.Reply(s, "stats", facts, nil), err)
		}
		for _, line := range facts.Lines() {
			if _, err := fmt.Fprintln(s.Out, line); err != nil {
				return err
			}
		}
		return err
	})
}
