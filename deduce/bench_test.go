package deduce_test

import (
	"context"
	"testing"

	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
)

// BenchmarkClassic solves every puzzle of 17-clue.txt with all truths and because kept in memory.
func BenchmarkClassic(b *testing.B) {
	puzzles := boardtest.Puzzles(b, "17-clue.txt")
	for _, rule := range []struct {
		name  string
		guess deduce.Guesser
	}{{"fewest", deduce.Fewest}, {"random", deduce.Random}} {
		b.Run(rule.name, func(b *testing.B) {
			s := deduce.New(puzzles[0], deduce.Options{Guess: rule.guess, Seed: 1})
			b.ReportAllocs()
			n, steps := 0, 0
			for b.Loop() {
				s.Reset(puzzles[n%len(puzzles)])
				if err := s.Solve(context.Background()); err != nil {
					b.Fatal(err)
				}
				n++
				steps += len(s.Log().Steps)
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "puzzles/s")
			b.ReportMetric(float64(steps)/float64(n), "steps/puzzle")
		})
	}
}
