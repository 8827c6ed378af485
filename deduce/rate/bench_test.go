//go:build unix

package rate

import (
	"strconv"
	"syscall"
	"testing"
	"time"

	"deduku/board"
	"deduku/internal/testutil/boardtest"
)

// cpu is the time that the process has computed, which other programs on the machine change less than they change elapsed
// time.
func cpu(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkRate rates the puzzles of a range in turn.
func BenchmarkRate(b *testing.B) {
	all := ratings(b)
	for _, x := range ranges {
		var puzzles []board.Grid
		for _, line := range all {
			if er, _ := strconv.ParseFloat(line[1], 64); er >= x.from && er < x.to {
				puzzles = append(puzzles, boardtest.Grid(b, line[0]))
			}
		}
		b.Run(x.name, func(b *testing.B) {
			b.ReportAllocs()
			r := new(rater)
			start := cpu(b)
			for b.Loop() {
				for i := range puzzles {
					r.start(&puzzles[i])
					for r.Empty > 0 && r.first() {
						r.hint.Apply(&r.Position)
					}
				}
			}
			b.ReportMetric(float64((cpu(b)-start).Nanoseconds())/1000/float64(b.N*len(puzzles)), "cpu-us/puzzle")
		})
	}
}
