package coach

import (
	"context"
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// skyscraper is a puzzle that takes one, step 47 of its log by the ladder.
const skyscraper = "...4.9........58......3...2....7...4..7..26.....96...8.9.7.6...8.2..4..63..8..9.."

// TestAround holds what is said of each step of a log to the boards before and after it.
func TestAround(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	ladder := technique.Everything.Ladder()
	solver := on(t, skyscraper)
	solver.Use(deduce.Options{Ladder: ladder})
	if err := solver.Solve(ctx); err != nil {
		t.Fatal(err)
	}
	log := solver.Log()
	missed, kept := 0, 0
	for n := 1; n < len(log.Steps); n++ {
		step := log.Step(n)
		if !step.Kind.Deduces() {
			continue
		}
		before, after := deduce.Resume(log.First(n-1), deduce.Options{}), deduce.Resume(log.First(n), deduce.Options{})
		a := AroundOf(ctx, &log, n, before, ladder)
		if x := a.Gone; x.Digit != 0 {
			missed++
			if before.Board().Has(x) || before.Board().Digit(x.Cell) != 0 && log.Step(a.By).Placements[0].Cell != x.Cell || before.Origin(x) != a.By || !slices.Contains(slices.Collect(step.Truths()), a.Truth) {
				t.Errorf("step %d: %v is no near miss of %v by step %d", n, x, a.Truth, a.By)
			}
		}
		if x := a.Keeps; x.Digit != 0 {
			kept++
			peers := x.Cell.Peers()
			if !after.Board().Has(x) || a.Sees.Empty() || a.Misses.Empty() || !a.Sees.Minus(peers).Empty() || !a.Misses.And(peers).Empty() {
				t.Errorf("step %d: %v stays, sees %v and misses %v", n, x, a.Sees, a.Misses)
			}
		}
		for _, k := range a.Opens {
			if k <= n || !slices.Contains(log.Step(k).Because, n) {
				t.Errorf("step %d does not open step %d", n, k)
			}
		}
	}
	if missed < 50 || kept < 4 {
		t.Errorf("%d near misses and %d neighbours are too few", missed, kept)
	}
	first := log.First(47)
	a := AroundOf(ctx, &first, 47, deduce.Resume(log.First(46), deduce.Options{}), ladder)
	if a.Next == nil || a.Next.Placements[0] != x(t, "r2c9=7") || a.Keeps != x(t, "r2c8=9") || a.Misses != (board.CellSet{}).With(x(t, "r5c9=9").Cell) {
		t.Errorf("of the Skyscraper: got %+v", a)
	}
}
