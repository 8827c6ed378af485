package study

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"deduku/board/backdoor"
	"deduku/deduce/braid"
	"deduku/internal/lean"
	"deduku/repl/answer"
	"deduku/repl/desk"
)

// backdoorName is the word behind rate for the smallest backdoor.
const backdoorName = "backdoor"

// rateWords are what may stand behind rate.
func rateWords() []string {
	words := []string{"steps"}
	for k := range braid.Kinds {
		words = append(words, braid.Kind(k).Name())
	}
	return append(words, backdoorName)
}

// rateBraid gives the rating of a kind of the board's puzzle, or with backdoor the size of its smallest backdoor.
func rateBraid(ctx context.Context, d *desk.Desk, kind braid.Kind, name string, args []string) error {
	if lean.Program {
		return lean.Err
	}
	limit := kind.Limit()
	if name == backdoorName {
		limit = backdoor.DefaultLimit
	}
	if len(args) > 0 {
		n, err := strconv.Atoi(args[0])
		if err != nil || n < 0 || n > 99 || len(args) > 1 {
			return fmt.Errorf("rate %s takes the number where it ends, 0 to 99, as %d", name, limit)
		}
		limit = n
	}
	line := d.Watch(func(waited time.Duration) string {
		return fmt.Sprintf("looking for %s up to %d, %v", name, limit, waited.Round(time.Second))
	})
	defer line.Stop()
	if name == backdoorName {
		return rateBackdoor(ctx, d, limit)
	}
	digits, marks := d.Marked()
	v, err := new(braid.Rater).RatePosition(ctx, kind, digits, marks, limit)
	if err != nil {
		return err
	}
	f := answer.BraidRatingOf(kind, v)
	return d.Give(f, func() error { return d.Tell("%s", f.String()) })
}

func rateBackdoor(ctx context.Context, d *desk.Desk, limit int) error {
	if err := d.MarksCount("rate backdoor"); err != nil {
		return err
	}
	solution, log := d.PuzzleKnown().Solution, d.Solver.Log()
	sets, err := backdoor.Sets(ctx, log.Puzzle, solution, limit)
	if err != nil {
		return err
	}
	f := answer.BackdoorRatingOf(sets, limit)
	return d.Give(f, func() error { return d.Tell("%s", f.String()) })
}
