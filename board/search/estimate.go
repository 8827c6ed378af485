package search

import (
	"context"
	"math"
	"math/bits"
	"math/rand/v2"
)

// An Estimate is the number of solutions of a puzzle as random probes tell it.
type Estimate struct {
	Solutions float64 // the mean over the probes
	Error     float64 // its standard error, as a share of it
}

// Estimated is the number of solutions of p by random probes of the search tree: D. E. Knuth, "Estimating the efficiency of
// backtrack programs", Mathematics of Computation 29 (1975). A probe that ends at a solution counts it once for each way
// that it could have gone. The same seed and number of probes, two or more, give the same estimate.
func Estimated(ctx context.Context, p *Puzzle, seed uint64, probes int) (Estimate, error) {
	s := solvers.Get().(*solver)
	defer solvers.Put(s)
	s.want(math.MaxInt, false, nil, ctx.Done())
	s.begin()
	random := rand.New(rand.NewPCG(seed, 0))
	if start := &s.frames[0]; !start.load(p) || !start.settle() {
		return Estimate{}, nil
	}
	var mean, squares float64 // by B. P. Welford's method: the probes differ by orders of magnitude
	for n := range probes {
		if s.interrupted() {
			return Estimate{}, ctx.Err()
		}
		x := s.probe(random)
		off := x - mean
		mean += off / float64(n+1)
		squares += off * (x - mean)
	}
	if mean == 0 {
		return Estimate{}, nil
	}
	return Estimate{mean, math.Sqrt(squares/float64(probes-1)/float64(probes)) / mean}, nil
}

// probe goes from the settled position of the first frame to a leaf, and returns in how many ways it could have gone
// there, or zero where the leaf is no solution. A candidate that fails at once is no way to go: without those the estimates
// differ less.
func (s *solver) probe(random *rand.Rand) float64 {
	f, next, ways := &s.frames[1], &s.frames[2], 1.0
	*f = s.frames[0]
	for !f.solved() {
		var live float64
		g := s.choose(f)
		for g.digits != 0 {
			d := bits.TrailingZeros32(g.digits)
			g.digits &= g.digits - 1
			child := &s.frames[3]
			if *child = *f; !child.place(g.band, d, g.cell) || !child.settle() {
				continue
			}
			if live++; random.Float64()*live < 1 { // each of those so far is as likely
				*next = *child
			}
		}
		if live == 0 {
			return 0
		}
		ways *= live
		f, next = next, f
	}
	return ways
}
