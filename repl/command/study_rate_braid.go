package command

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"deduku/deduce/op"
	"deduku/internal/lean"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// rateWords returns the words that may follow rate.
func rateWords() []string { return append([]string{"steps"}, op.Ratings()...) }

// rateAs shows one of D. Berthier's ratings of the board's puzzle, or the size of its smallest backdoor.
func rateAs(ctx context.Context, d *state.Desk, name string, args []string) error {
	if lean.Program {
		return lean.Err
	}
	most := op.RateAsMax(name)
	limit := most.Default
	if len(args) > 0 {
		n, err := strconv.Atoi(args[0])
		if err != nil || most.Check(n) != nil || len(args) > 1 {
			return fmt.Errorf("rate %s takes the number where it ends, %s, as %d", name, most.Range(), limit)
		}
		limit = n
	}
	line := d.Watch(func(waited time.Duration) string {
		return fmt.Sprintf("looking for %s up to %d, %v", name, limit, waited.Round(time.Second))
	})
	defer line.Stop()
	p := d.ForOp()
	v, err := (&op.RateAs{Rating: name, Max: limit}).Do(ctx, p)
	if err != nil {
		return answer.NoResult(err, "is rated")
	}
	if p.Eliminated == nil {
		d.SayLeftOut(p)
	}
	f := answer.BraidRatingOf(name, v)
	return d.Give(f, func() error { return d.Tell("%s", f.String()) })
}
