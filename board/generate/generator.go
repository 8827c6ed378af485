package generate

import (
	"context"

	"deduku/board"
)

// Generator makes puzzles with the same options and reuses its memory. It serves one goroutine at a
// time; workers that share a stream of puzzles have one each, and any of them may make any number.
type Generator struct {
	options   Options
	least     int
	most      int
	tries     int
	orbits    []board.CellSet
	order     []board.CellSet
	source    source
	fill      filler
	reduction reduction
	pattern   patternSearch
}

// New is a generator for the options, or an error when they cannot be met by any puzzle.
func New(o Options) (*Generator, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	g := &Generator{options: o, orbits: o.Symmetry.Orbits(), tries: o.Tries}
	if o.Pattern != nil {
		pattern := *o.Pattern
		g.options.Pattern = &pattern
	}
	g.least, g.most = o.bounds()
	switch {
	case g.tries == 0 && o.Pattern == nil:
		g.tries = defaultTries
	case g.tries == 0:
		g.tries = defaultPatternTries
	}
	g.fill.source = &g.source
	g.order = make([]board.CellSet, 0, board.Cells)
	return g, nil
}

// Puzzle is puzzle n of the seed. It depends on the seed, n and the options only. The error is a
// *TriesError, or that of ctx when ctx is done first.
func (g *Generator) Puzzle(ctx context.Context, seed uint64, n int) (board.Grid, error) {
	g.source.Seed(scramble(seed), scramble(scramble(seed)^uint64(n)))
	if g.options.Pattern != nil {
		return g.fillPattern(ctx)
	}
	return g.walk(ctx)
}

// meets reports whether a puzzle meets the demand, if there is one.
func (g *Generator) meets(ctx context.Context, puzzle board.Grid) (bool, error) {
	if g.options.Demand == nil {
		return true, nil
	}
	met := g.options.Demand.Met(ctx, puzzle)
	return met, ctx.Err()
}

// Puzzle is puzzle n of the seed, made by a Generator of its own.
func Puzzle(ctx context.Context, seed uint64, n int, o Options) (board.Grid, error) {
	g, err := New(o)
	if err != nil {
		return board.Grid{}, err
	}
	return g.Puzzle(ctx, seed, n)
}

// scramble spreads seeds that are near each other (the finalizer of SplitMix64).
func scramble(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// shuffle brings the orbits in the list into random order.
func (g *Generator) shuffle(orbits []board.CellSet) {
	for i := len(orbits) - 1; i > 0; i-- {
		j := g.source.below(i + 1)
		orbits[i], orbits[j] = orbits[j], orbits[i]
	}
}
