package search

import (
	"slices"
	"strings"
	"testing"
	"time"

	"deduku/internal/testutil/boardtest"
)

// BenchmarkSets stops at the second solution of each puzzle, whole set after whole set: a small sample
// over and over would train the branch predictor. ns/op is for a set; of each set the plain search has a part.
func BenchmarkSets(b *testing.B) {
	for _, set := range sets {
		name := "set=" + strings.TrimSuffix(set.file, ".txt")
		b.Run(name+"/by=plain", func(b *testing.B) {
			benchmark(b, set.file, 5*set.step, func(p *Puzzle) int {
				_, nodes := plainSolutions(p, 2)
				return nodes
			})
		})
		b.Run(name+"/by=engine", func(b *testing.B) {
			var s solver
			benchmark(b, set.file, 1, func(p *Puzzle) int {
				s.count(p, 2, nil)
				return s.nodes
			})
		})
	}
}

func benchmark(b *testing.B, file string, step int, nodes func(*Puzzle) int) {
	var ps []Puzzle
	for i, g := range boardtest.Puzzles(b, file) {
		if i%step == 0 {
			ps = append(ps, OfGrid(g))
		}
	}
	b.ReportAllocs()
	total := 0
	var rounds []float64 // seconds: one pass over the set each
	for b.Loop() {
		start := time.Now()
		for i := range ps {
			total += nodes(&ps[i])
		}
		rounds = append(rounds, time.Since(start).Seconds())
	}
	slices.Sort(rounds)
	median := rounds[len(rounds)/2]
	b.ReportMetric(median*1e9/float64(len(ps)), "ns/puzzle")
	b.ReportMetric(float64(len(ps))/median, "puzzles/s")
	b.ReportMetric(float64(total)/float64(len(rounds)*len(ps)), "nodes/puzzle")
}

// BenchmarkCount counts solutions of the empty grid.
func BenchmarkCount(b *testing.B) {
	p := seed(b, "empty")
	const limit = 100_000
	b.ReportAllocs()
	for b.Loop() {
		Count(&p, limit)
	}
	b.ReportMetric(float64(b.N)*limit/b.Elapsed().Seconds(), "solutions/s")
}
