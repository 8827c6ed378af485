package study

import (
	"cmp"
	"context"
	"slices"
	"time"

	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/reply"
)

// comparedSeeds is how many classic solves the medians are taken of.
const comparedSeeds = 9

// wayLine is the row of a way or, where the screen is too narrow for the table, the way in words.
func wayLine(row, words string) reply.Part {
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
var Compare = desk.Command{
	Name: "compare", Group: "studying", Run: compareWays,
	Short: "solve the board in every way and show what each takes: guesses, backtracks, steps, time",
}

// compareWays solves the board in every way and shows what each took, without changing it.
func compareWays(ctx context.Context, s *desk.Desk, args []string) error {
	basis := s.Basis()
	switch n, err := search.CountContext(ctx, &basis, 1); {
	case err != nil:
		return err
	case n == 0:
		return answer.No("there is no solution to compare the ways to")
	}
	if err := s.Show(wayLine(answer.WayHeading, "")); err != nil {
		return err
	}
	var f answer.Comparison
	grid := s.Premised()
	start := s.Clock()
	result, err := search.BruteForce(ctx, grid)
	if err != nil {
		return err
	}
	addWay(s, &f, answer.Way{Method: "brute", Backtracks: &result.Backtracks}, s.Clock().Sub(start))
	start = s.Clock()
	if _, err := search.CountContext(ctx, &basis, 2); err != nil {
		return err
	}
	addWay(s, &f, answer.Way{Method: "search"}, s.Clock().Sub(start))
	for _, way := range []struct {
		name  string
		seeds uint64
	}{{"classic", comparedSeeds}, {"logic", 1}} {
		if err := compareReasoning(ctx, s, &f, way.name, way.seeds); err != nil {
			return err
		}
	}
	return s.Give(f, func() error { return nil }) // its rows are told, each as soon as it was there
}

// addWay adds a way, which took some time, and shows its row.
func addWay(s *desk.Desk, f *answer.Comparison, way answer.Way, took time.Duration) {
	way.Microseconds = took.Microseconds()
	f.Ways = append(f.Ways, way)
	s.Note(s.Show(wayLine(way.Row(), way.String())))
}

// compareReasoning adds the medians of solves by reasoning, with seeds of their own.
func compareReasoning(ctx context.Context, s *desk.Desk, f *answer.Comparison, name string, seeds uint64) error {
	var guesses, backtracks, steps []int
	var times []time.Duration
	way := answer.Way{Method: name}
	log := s.Solver.Log()
	for seed := range seeds {
		options := deduce.Options{Guess: s.Settings.Guess, Seed: s.Settings.Seed + seed}
		if name == "logic" {
			options.Ladder = s.Ladder(log.Puzzle)
		}
		solver := s.Afresh(&log, options)
		start := s.Clock()
		if err := solver.Solve(ctx); err != nil {
			return err
		}
		times = append(times, s.Clock().Sub(start))
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
	}
	way.Guesses, way.Backtracks, way.Steps = median(guesses), median(backtracks), median(steps)
	addWay(s, f, way, *median(times))
	return nil
}

// median is the middle one of the values, the lower of two.
func median[T cmp.Ordered](xs []T) *T {
	slices.Sort(xs)
	return &xs[(len(xs)-1)/2]
}
