package technique_test

import (
	"context"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// BenchmarkLogic solves puzzles by the ladder, with the whole log kept in memory.
func BenchmarkLogic(b *testing.B) {
	for _, set := range []struct {
		name string
		most int
	}{{"17-clue.txt", 5000}, {"mixed.txt", 3000}, {"top1465.txt", 1465}, {"hardest-1106.txt", 375}} {
		b.Run(set.name, func(b *testing.B) {
			puzzles := boardtest.First(b, set.name, set.most)
			s := deduce.New(board.Grid{}, deduce.Options{Ladder: everything, Guess: deduce.Fewest})
			b.ReportAllocs()
			n, steps, guessed := 0, 0, 0
			for b.Loop() {
				s.Reset(puzzles[n%len(puzzles)])
				if err := s.Solve(context.Background()); err != nil {
					b.Fatal(err)
				}
				n++
				log := s.Log()
				steps += len(log.Steps)
				if end := log.Last().End; end.Guesses+end.Backtracks > 0 {
					guessed++
				}
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "puzzles/s")
			b.ReportMetric(float64(steps)/float64(n), "steps/puzzle")
			b.ReportMetric(100*float64(n-guessed)/float64(n), "%noguess")
		})
	}
}

// BenchmarkFind has each finder look at positions of hard puzzles for all its steps.
func BenchmarkFind(b *testing.B) {
	var views []*deduce.View
	for _, puzzle := range boardtest.First(b, "top1465.txt", 200) {
		s := deduce.New(puzzle, deduce.Options{Ladder: everything[:min(len(everything), 13)], Guess: deduce.NoGuess})
		if err := s.Solve(context.Background()); err != nil {
			b.Fatal(err)
		}
		if s.Board().Status() == board.Open {
			views = append(views, deduce.NewView(context.Background(), s.Board()))
		}
	}
	for _, tech := range technique.Standard.Techniques() {
		b.Run(tech.Name, func(b *testing.B) {
			b.ReportAllocs()
			n, found := 0, 0
			for b.Loop() {
				views[n%len(views)].Find(tech, func(*deduce.Step) bool { found++; return true })
				n++
			}
			b.ReportMetric(float64(found)/float64(n), "steps/call")
		})
	}
}
