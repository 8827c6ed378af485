package infer_test

import (
	"slices"
	"testing"
	"time"

	"deduku/board"
	"deduku/deduce/infer"
	"deduku/internal/testutil/boardtest"
)

// BenchmarkSolve solves puzzles whole, by the ladder and nets where that is stuck: the mean and the worst time of a
// puzzle, what of it nets take, and how large the largest net is. Worst times are to be judged with
// GODEBUG=asyncpreemptoff=1 on an idle machine.
func BenchmarkSolve(b *testing.B) {
	for _, set := range []string{"top1465.txt", "tridagon.txt", "hardest-1106.txt", "hardest-11plus.txt"} {
		b.Run(set, func(b *testing.B) {
			puzzles := boardtest.Puzzles(b, set)
			s := newSolver()
			var worst time.Duration
			nets, lines, truths, left, n := 0, 0, 0, 0, 0
			for b.Loop() {
				puzzle := puzzles[n*97%len(puzzles)]
				n++
				start := time.Now()
				if !s.solve(puzzle, func(_ int, _ *[board.Cells]board.DigitSet, net *infer.Net) {
					nets++
					lines, truths = max(lines, linesOf(net)), max(truths, truthsOf(net))
				}) {
					left++
				}
				worst = max(worst, time.Since(start))
			}
			b.ReportMetric(float64(nets)/float64(n), "nets/puzzle")
			b.ReportMetric(float64(worst.Microseconds())/1000, "worst-ms")
			b.ReportMetric(float64(lines), "lines")
			b.ReportMetric(float64(truths), "truths")
			b.ReportMetric(float64(left), "left")
		})
	}
}

// BenchmarkFind has each method look at the first positions in which the ladder is stuck.
func BenchmarkFind(b *testing.B) {
	for _, set := range []string{"top1465.txt", "hardest-1106.txt"} {
		at := stuck(b, set, 40)
		for _, m := range methods {
			b.Run(set+"/"+m.name, func(b *testing.B) {
				engine := infer.New(infer.Lines{})
				b.ReportAllocs()
				n, found := 0, 0
				for b.Loop() {
					engine.Look(&at[n%len(at)], func() bool { return false })
					m.find(engine, func(*infer.Net) bool { found++; return false })
					n++
				}
				b.ReportMetric(float64(found)/float64(n), "found")
			})
		}
	}
}

// stuck are the first positions of a set in which the ladder finds nothing.
func stuck(b *testing.B, set string, most int) (out [][board.Cells]board.DigitSet) {
	s := newSolver()
	for _, puzzle := range boardtest.Puzzles(b, set) {
		s.Reset(puzzle)
		if s.Solve(b.Context()); s.Board().Status() == board.Open {
			out = append(out, candidatesOf(s.Board()))
		}
		if len(out) == most {
			break
		}
	}
	return slices.Clip(out)
}
