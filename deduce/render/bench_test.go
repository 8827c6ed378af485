package render_test

import (
	"context"
	"testing"

	"deduku/board/boardtest"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/deduce/technique"
)

// logs are the logs of puzzles with 17 givens, solved by the ladder, and how many steps they have together.
func logs(b *testing.B) (all []deduce.Log, steps int) {
	for _, puzzle := range boardtest.Puzzles(b, "17-clue.txt")[:500] {
		s := deduce.New(puzzle, deduce.Options{Ladder: technique.Standard, Guess: deduce.Fewest})
		if err := s.Solve(context.Background()); err != nil {
			b.Fatal(err)
		}
		all = append(all, s.Log())
		steps += len(s.Log().Steps)
	}
	return all, steps
}

func BenchmarkText(b *testing.B) {
	all, steps := logs(b)
	var out render.Lines
	var line []byte
	for b.Loop() {
		for i := range all {
			for n := range all[i].Steps {
				line = out.Append(line[:0], n+1, &all[i].Steps[n], true)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*steps), "ns/step")
	b.ReportAllocs()
}

func BenchmarkJSON(b *testing.B) {
	all, steps := logs(b)
	var out render.JSON
	var log []byte
	for b.Loop() {
		for i := range all {
			log = out.Append(log[:0], &all[i])
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*steps), "ns/step")
	b.ReportAllocs()
}
