package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/easiest"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/internal/lean"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// comparedSeeds is how many classic solves the medians are taken of.
const comparedSeeds = 9

// comparedPositions is how many positions are looked at for the easiest path.
const comparedPositions = 300

// wayLine is the row of a way or, where the screen is too narrow for the table, the way in words.
func wayLine(row, words string) reply.Block {
	return reply.Fitted(func(screen reply.Screen) string {
		switch narrow := 0 < screen.Width && screen.Width < 72; {
		case narrow && words == "":
			return ""
		case narrow:
			return words + "\n"
		}
		return row + "\n"
	})
}

// Compare is the command compare.
var Compare = state.Command{
	Name: "compare", Args: "[FILE | without TECHNIQUE]", Group: "study", Reaches: state.ByArguments, Complete: state.CompleteFile, Summary: "every way to solve it", Run: compareWays,
	Results: []answer.Result{answer.Comparison{}, answer.Trials{}},
	Short:   "solve the board in every way and show what each takes: guesses, backtracks, steps, score, time",
	Long: "The last is the easiest path that 'solve best' finds in " + strconv.Itoa(comparedPositions) + " positions. Times are those of processors.\n" +
		"Of a FILE, each board by plain trial, classic, logic and search, side by side.",
}

// compareWays solves the board in every way and shows what each took, without changing it.
func compareWays(ctx context.Context, d *state.Desk, args []string) error {
	switch {
	case len(args) > 1:
		return fmt.Errorf("compare takes nothing, a file, or 'without' and a technique, not %q", strings.Join(args, " "))
	case lean.Program:
		return lean.Err
	case len(args) == 1:
		return solveFile(ctx, d, args[0], allMethods)
	}
	basis := d.Basis()
	switch n, err := search.CountContext(ctx, &basis, 1); {
	case err != nil:
		return err
	case n == 0:
		return answer.No("there is no solution to compare the ways to")
	}
	if err := d.Show(wayLine(answer.WayHeading, "")); err != nil {
		return err
	}
	var f answer.Comparison
	grid := d.Premised()
	took := d.Timing()
	result, err := search.BruteForce(ctx, grid)
	if err != nil {
		return err
	}
	addWay(d, &f, answer.Way{Method: "brute", Backtracks: &result.Backtracks}, took())
	took = d.Timing()
	if _, err := search.CountContext(ctx, &basis, 2); err != nil {
		return err
	}
	addWay(d, &f, answer.Way{Method: "search"}, took())
	for _, way := range []struct {
		name  string
		seeds uint64
	}{{"classic", comparedSeeds}, {"logic", 1}} {
		if err := compareReasoning(ctx, d, &f, way.name, way.seeds); err != nil {
			return err
		}
	}
	if err := compareBest(ctx, d, &f); err != nil {
		return err
	}
	return d.Give(f, func() error { return nil }) // its rows are told, each as soon as it was there
}

// addWay adds a way, which took some time, and shows its row.
func addWay(d *state.Desk, f *answer.Comparison, way answer.Way, took time.Duration) {
	way.Microseconds = wording.Microseconds(took)
	f.Ways = append(f.Ways, way)
	d.Note(d.Show(wayLine(way.Row(), way.String())))
}

// compareReasoning adds the medians of solves by reasoning, with seeds of their own.
func compareReasoning(ctx context.Context, d *state.Desk, f *answer.Comparison, name string, seeds uint64) error {
	var guesses, backtracks, steps, scores []int
	var times []time.Duration
	way := answer.Way{Method: name}
	log := d.Solver.Log()
	for seed := range seeds {
		options := deduce.Options{Guess: d.Settings.Guess, Seed: d.Settings.Seed + seed, Limit: d.Settings.Limit}
		if name == "logic" {
			options.Ladder = d.Ladder(log.Puzzle)
		}
		solver := d.Afresh(&log, options)
		took := d.Timing()
		if err := solver.Solve(ctx); errors.As(err, new(*deduce.LimitError)) {
			return answer.No("%s: %w; 'set maxsteps off' compares without a limit", name, err)
		} else if err != nil {
			return err
		}
		times = append(times, took())
		solved := solver.Log()
		j := rate.Scale.Judge(&solved)
		if j.Hardest != nil {
			way.Hardest = j.Hardest.Title
		}
		n := 0
		for i := range solved.Steps {
			if solved.Steps[i].Kind == deduce.Guess {
				n++
			}
		}
		guesses = append(guesses, n)
		backtracks = append(backtracks, solved.Last().End.Backtracks)
		steps = append(steps, len(solved.Steps))
		scores = append(scores, j.Score)
	}
	if name == "logic" {
		way.Score = median(scores)
	}
	way.Guesses, way.Backtracks, way.Steps = median(guesses), median(backtracks), median(steps)
	addWay(d, f, way, *median(times))
	return nil
}

// compareBest adds the easiest path, where the ladder has any without a guess.
func compareBest(ctx context.Context, d *state.Desk, f *answer.Comparison) error {
	log := d.Solver.Log()
	ladder := d.Ladder(log.Puzzle)
	afresh := d.Afresh(&log, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	took := d.Timing()
	r := easiest.Find(ctx, afresh.Log(), easiest.Options{Ladder: ladder, Scale: rate.Scale, Positions: comparedPositions})
	if err := ctx.Err(); err != nil || r.Best == nil {
		return err
	}
	none, steps := 0, r.Best.Log.Count()
	way := answer.Way{Method: "best", Guesses: &none, Backtracks: &none, Steps: &steps, Score: &r.Best.Score}
	if r.Best.Hardest != nil {
		way.Hardest = r.Best.Hardest.Title
	}
	addWay(d, f, way, took())
	return nil
}

// median is the middle one of the values, the lower of two.
func median[T cmp.Ordered](xs []T) *T {
	slices.Sort(xs)
	return &xs[(len(xs)-1)/2]
}
