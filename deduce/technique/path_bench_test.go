//go:build unix

package technique_test

import (
	"context"
	"syscall"
	"testing"
	"time"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// BenchmarkPath solves hard puzzles from the start to the end by logic alone: most of it is climbs of the ladder after a step that
// find nothing on the way to the nets, and the nets. It reports the CPU time, which other work on the machine disturbs less.
func BenchmarkPath(b *testing.B) {
	for _, set := range []string{"top1465.txt", "hardest-1106.txt"} {
		b.Run(set, func(b *testing.B) {
			all := boardtest.Puzzles(b, set)
			s := deduce.New(board.Grid{}, deduce.Options{
				Ladder: technique.Choice{Level: deduce.Extreme, Unique: true}.Ladder(), Guess: deduce.NoGuess,
			})
			n, steps := 0, 0
			start := processorTime(b)
			for b.Loop() {
				for i := 0; i < len(all); i += 10 {
					s.Reset(all[i])
					if err := s.Solve(context.Background()); err != nil {
						b.Fatal(err)
					}
					n, steps = n+1, steps+len(s.Log().Steps)
				}
			}
			b.ReportMetric(float64((processorTime(b)-start).Microseconds())/1000/float64(n), "cpu-ms/puzzle")
			b.ReportMetric(float64(steps)/float64(n), "steps/puzzle")
		})
	}
}

// processorTime is what the process has used.
func processorTime(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
