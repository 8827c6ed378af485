package command

import (
	"cmp"
	"context"
	"strconv"
	"sync/atomic"
	"time"

	"deduku/deduce/op"
	"deduku/deduce/render/wording"
	"deduku/internal/progress"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Count is the command count.
var Count = state.Command{
	Name: "count", Args: "[LIMIT | unique | more [N | all]]", Group: "solve", Summary: "solutions: 0, 1, more", Run: count,
	Results: []answer.Result{answer.Count{}},
	Short:   "count the solutions of the board, up to LIMIT (" + strconv.Itoa(op.CountLimit.Default) + "); beyond, estimate them",
}

func count(ctx context.Context, d *state.Desk, args []string) error {
	limit, err := state.NumberOf(op.CountLimit, args, "count takes a limit")
	if err != nil {
		return err
	}
	// A limit of 1 or 2 asks whether there is a solution, or another one, so no estimate is needed.
	counted, err := counting(ctx, d, &op.Count{Limit: limit, Estimate: limit > 2, Seed: d.Settings.Seed})
	if n := counted.Solutions; ctx.Err() != nil && n > 0 {
		d.Say("counted so far: %s", wording.Count(n, "solution", "solutions"))
	}
	if err != nil {
		return err
	}
	f := answer.CountOf(counted)
	return d.Give(f, func() error {
		if f.Estimate != nil {
			return d.Tell("%v; seed %d", f, f.Estimate.Seed)
		}
		return d.Tell("%v", f)
	})
}

// counting counts the solutions of the board. A person who has to wait sees how far the count is.
func counting(ctx context.Context, d *state.Desk, o *op.Count) (op.Counted, error) {
	basis := d.Basis()
	if d.Looking() {
		o.Seen = new(atomic.Int64)
		line := d.Watch(func(waited time.Duration) string { return progress.Far(o.Seen.Load(), "so far", 0, waited) })
		defer line.Stop()
	}
	return o.Do(ctx, &basis)
}

// Unique is the command unique.
var Unique = state.Command{
	Name: "unique", Group: "solve", Parent: "count", Word: "unique", Run: unique,
	Results: []answer.Result{answer.Unique{}},
	Short:   "say whether the board has exactly one solution",
}

func unique(ctx context.Context, d *state.Desk, args []string) error {
	counted, err := counting(ctx, d, &op.Count{Limit: 2})
	if err != nil {
		return err
	}
	f := answer.UniqueOf(counted.Solutions)
	err = d.Give(f, func() error { return d.Tell("%v", f) })
	if counted.Solutions != 1 {
		return cmp.Or(err, answer.NoInResult)
	}
	return err
}
