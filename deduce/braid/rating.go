package braid

import (
	"context"
	"errors"

	"deduku/board"
	"deduku/board/search"
)

// Kind is a rating.
type Kind uint8

// The ratings.
const (
	// TE is the least n for which trial and error of depth n solves. Depth 0 is singles; depth n tries each
	// candidate on a copy with depth n-1, takes it away if a contradiction comes of it, forgets a solution that comes of
	// it, and begins again until nothing falls.
	TE Kind = iota
	// B is the least n for which singles and braids of length at most n solve; GB the same with g-braids.
	B
	GB
	// W and GW are the same with whips and g-whips, simplest first. Whips are not confluent, so another order of the same
	// whips may do with shorter ones: the value is at most this.
	W
	GW
	// BxB is the least p for which trial and error of depth 1 solves with braids of length at most p in the place of
	// singles, BxBB that of depth 2.
	BxB
	BxBB
)

// Value is the rating of a puzzle.
type Value struct {
	N      int
	More   bool // more than N, which is where the rating was to end
	AtMost bool // N or less
}

// What is wrong with a puzzle that has no rating.
var (
	ErrNoSolution    = errors.New("the puzzle has no solution")
	ErrManySolutions = errors.New("the puzzle has several solutions")
)

// Rater rates puzzles, one after the other, and keeps memory between them. The zero value is ready. It belongs to one
// goroutine.
type Rater struct {
	puzzle   board.Grid
	removed  []board.Candidate
	engine   engine
	position position
	net      net
	keep     candidateSet
}

// rate is the rating of a puzzle, which ends at limit. The error is ErrNoSolution, ErrManySolutions, or that of ctx.
func (r *Rater) rate(ctx context.Context, kind Kind, puzzle board.Grid, limit int) (Value, error) {
	return r.RatePosition(ctx, kind, puzzle, nil, limit)
}

// RatePosition returns the rating of a puzzle without the removed candidates.
func (r *Rater) RatePosition(
	ctx context.Context, kind Kind, puzzle board.Grid, removed []board.Candidate, limit int,
) (Value, error) {
	p := search.OfPosition(puzzle, removed)
	solution, n := search.SolveTwo(&p)
	switch n {
	case 0:
		return Value{}, ErrNoSolution
	case 1:
	default:
		return Value{}, ErrManySolutions
	}
	r.keep = candidateSet{}
	for c, d := range solution {
		x := candidate(board.Cell(c), d)
		r.keep[x/64] |= 1 << (x % 64)
	}
	r.puzzle, r.removed = puzzle, removed
	e := &r.engine
	e.ctx = ctx
	e.prover.halt.begin(ctx)
	e.whips.halt.begin(ctx)
	e.shapes = &sudoku.single
	if kind == GB || kind == GW {
		e.shapes = &sudoku.grouped
	}
	v := Value{AtMost: kind == W || kind == GW}
	for ; v.N <= limit; v.N++ {
		if r.solves(kind, v.N) {
			return v, ctx.Err()
		}
		if err := ctx.Err(); err != nil {
			return v, err
		}
	}
	return Value{N: limit, More: true}, nil
}

// solves reports whether the rating is at most n, when it is more than n-1: what the tries before have found stays.
func (r *Rater) solves(kind Kind, n int) bool {
	e, p := &r.engine, &r.position
	if n <= 1 {
		p.load(r.puzzle, r.removed, settledShapes(n))
	}
	switch kind {
	case TE:
		if n == 0 {
			return p.solved()
		}
		if n == 1 {
			p.load(r.puzzle, r.removed, settledShapes(0))
			r.net.load(p)
		}
		e.trialsOfSingles(&r.net, n, &r.keep)
		return r.net.solved()
	case B, GB:
		e.braids(p, n)
	case W, GW:
		e.whipsUpTo(p, n)
	case BxB, BxBB:
		depth := int(kind-BxB) + 1
		if n == 0 {
			return p.solved()
		}
		if n == 1 {
			e.level(depth).forget()
		}
		e.trials(p, depth, n, &r.keep)
	}
	return p.solved()
}
