package solving

import (
	"cmp"
	"context"
	"sync/atomic"
	"time"

	"deduku/board/search"
	"deduku/deduce/render/wording"
	"deduku/internal/progress"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/typed"
)

const countLimit = 1_000_000 // of count, where none is given

// Count is the command count.
var Count = desk.Command{
	Name: "count", Args: "[LIMIT | unique | more [N | all]]", Group: "solve", Summary: "solutions: 0, 1, more", Run: count,
	Results: []answer.Result{answer.Count{}},
	Short:   "count the solutions of the board, up to LIMIT (1000000); beyond, estimate them",
}

func count(ctx context.Context, d *desk.Desk, args []string) error {
	limit, err := typed.Number(args, countLimit, "count takes a limit")
	if err != nil {
		return err
	}
	n, err := countTo(ctx, d, limit)
	if ctx.Err() != nil && n > 0 {
		d.Say("counted so far: %s", wording.Count(n, "solution", "solutions"))
	}
	if err != nil {
		return err
	}
	basis := d.Basis()
	f := answer.Count{Solutions: n, OrMore: n == limit}
	if f.OrMore && limit > 2 { // up to there it is asked whether there is one, or another
		if f.Estimate, err = answer.EstimateOf(ctx, &basis, n, d.Settings.Seed); err != nil {
			return err
		}
	}
	return d.Give(f, func() error {
		if f.Estimate != nil {
			return d.Tell("%v; seed %d", f, f.Estimate.Seed)
		}
		return d.Tell("%v", f)
	})
}

// countTo counts the solutions of the board up to a limit; where ctx ends it, those so far. A person who has to wait sees
// how far it is.
func countTo(ctx context.Context, d *desk.Desk, limit int) (int, error) {
	basis := d.Basis()
	var seen atomic.Int64
	if !d.Looking() {
		return search.CountContext(ctx, &basis, limit)
	}
	line := d.Watch(func(waited time.Duration) string { return progress.Far(seen.Load(), "so far", 0, waited) })
	defer line.Stop()
	return search.CountSeen(ctx, &basis, limit, &seen)
}

// Unique is the command unique.
var Unique = desk.Command{
	Name: "unique", Group: "solve", Parent: "count", Word: "unique", Run: unique,
	Results: []answer.Result{answer.Unique{}},
	Short:   "say whether the board has exactly one solution",
}

func unique(ctx context.Context, d *desk.Desk, args []string) error {
	basis := d.Basis()
	n, err := search.CountContext(ctx, &basis, 2)
	if err != nil {
		return err
	}
	f := answer.UniqueOf(n)
	err = d.Give(f, func() error { return d.Tell("%v", f) })
	if n != 1 {
		return cmp.Or(err, answer.NoInResult)
	}
	return err
}
